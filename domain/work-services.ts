import { ApprovalExpiry } from './approvals/approval-expiry.ts';
import { ApprovalService } from './approvals/approval-service.ts';
import { RESUME_JOB, ResumeDelivery } from './approvals/resume-signals.ts';
import { Urgency } from './approvals/urgency.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { LIFE_ORDER } from './auth/auth-settings.ts';
import { BudgetReporter } from './budgets/budget-report.ts';
import { BudgetService } from './budgets/budget-service.ts';
import type { OrganisationChanges } from './company/organisation-changes.ts';
import { ConversationService } from './conversations/conversation-service.ts';
import type { Outbox } from './events/outbox.ts';
import type { Job } from './jobs/worker.ts';
import type { Clock } from './kernel/clock.ts';
import type { UnitOfWork } from './persistence/unit-of-work.ts';
import { ForecastService } from './projects/forecast-service.ts';
import { PlanReview } from './projects/plan-review.ts';
import { PlanService } from './projects/plan-service.ts';
import { type AgentExists, ProjectService } from './projects/project-service.ts';
import { TaskService } from './projects/task-service.ts';
import { URGENCY_ORDER } from './settings/api-settings.ts';
import type { LiveSettings } from './settings/live-settings.ts';
import { SettingService } from './settings/setting-service.ts';

/** What the services of work stand on. */
export interface WorkParts {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
}

const SWEEP_SECONDS = 5;

const agentExists: AgentExists = async (em, agentId) => {
  const rows = await em.execute<unknown[]>('select 1 from agents where id = ?', [agentId]);
  return rows.length > 0;
};

/** Settings, budgets, approvals and projects: the part of the composition root that deals with work. */
export const createWorkServices = (parts: WorkParts) => {
  const { uow, clock, settings, changes, outbox, audit } = parts;
  const conversations = new ConversationService(uow, clock, outbox);
  const plans = new PlanService(uow, clock, outbox);
  const tasks = new TaskService(uow, clock, outbox, agentExists, plans);
  const projects = new ProjectService(uow, clock, outbox, settings, agentExists);
  const planReview = new PlanReview(plans, tasks, projects, async (em, conversationId, status) =>
    conversations.setStatus(em, await conversations.lock(em, conversationId), status),
  );
  const expiry = new ApprovalExpiry(uow, clock, outbox);
  const approvals = new ApprovalService(uow, clock, audit, outbox, expiry, new Urgency(clock, settings), {
    plan_review: (em, approval, verdict, actor) => planReview.settle(em, approval, verdict, actor),
    review_gate: async (em, { taskId }, verdict) => {
      if (taskId) await tasks.settleReview(em, taskId, verdict);
    },
  });
  const resumption = new ResumeDelivery(uow, clock, outbox);
  const jobs: Job[] = [
    {
      name: RESUME_JOB,
      cron: null,
      run: async (payload) => resumption.deliver((payload as { approval_id: string }).approval_id),
    },
  ];
  let sweeper: NodeJS.Timeout | null = null;
  return {
    settingService: new SettingService(uow, clock, settings, changes, outbox, audit, [LIFE_ORDER, URGENCY_ORDER]),
    budgets: new BudgetService(uow, clock, settings, changes, outbox),
    budgetReport: new BudgetReporter(uow, clock, settings, changes),
    approvals,
    projects,
    tasks,
    plans,
    forecasts: new ForecastService(uow),
    workJobs: jobs,
    /** Expires approvals nobody looks at; readers see their expiry at once anyway. */
    startSweeping: (): void => {
      sweeper = setInterval(() => void expiry.sweep().catch(() => {}), SWEEP_SECONDS * 1000).unref();
    },
    stopSweeping: (): void => {
      if (sweeper !== null) clearInterval(sweeper);
    },
  };
};
