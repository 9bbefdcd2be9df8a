import type { AuditLog } from './audit/audit-log.ts';
import type { BudgetService } from './budgets/budget-service.ts';
import { CharterApprovalService } from './charters/charter-approval-service.ts';
import { CharterDispatch } from './charters/charter-dispatch.ts';
import { CharterDrafts } from './charters/charter-drafts.ts';
import { CharterService } from './charters/charter-service.ts';
import { InterviewRecord } from './charters/interview-record.ts';
import { InterviewService } from './charters/interview-service.ts';
import type { OrganisationChanges } from './company/organisation-changes.ts';
import { ConversationLeases } from './conversations/conversation-lease.ts';
import { ConversationService } from './conversations/conversation-service.ts';
import type { Outbox } from './events/outbox.ts';
import type { Job } from './jobs/worker.ts';
import type { Clock } from './kernel/clock.ts';
import { ModelGateway } from './models/model-gateway.ts';
import type { ModelProvider } from './models/provider.ts';
import type { Store } from './persistence/store.ts';
import type { ForecastService } from './projects/forecast-service.ts';
import { ProjectDirectory } from './projects/project-directory.ts';
import type { ProjectService } from './projects/project-service.ts';
import { DELIVERY_JOB, RunDelivery } from './projects/run-delivery.ts';
import type { TaskService } from './projects/task-service.ts';
import type { LiveSettings } from './settings/live-settings.ts';

/** What conversations and charters stand on. */
export interface CharterParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly model: ModelProvider;
  readonly budgets: BudgetService;
  readonly forecasts: ForecastService;
  readonly projects: ProjectService;
  readonly tasks: TaskService;
}

/** The way to the model, conversations, and charters from interview to approval: that part of the composition root. */
export const createCharterServices = (parts: CharterParts) => {
  const { clock, settings, changes, outbox, audit, budgets, forecasts, projects, tasks } = parts;
  const { pool, unitOfWork: uow } = parts.store;
  const gateway = new ModelGateway(parts.model, budgets, uow);
  const conversations = new ConversationService(uow, clock, outbox);
  const leases = new ConversationLeases(pool, clock);
  const directory = new ProjectDirectory(uow);
  const record = new InterviewRecord(uow, conversations, new CharterDrafts(clock, outbox));
  const dispatch = new CharterDispatch(clock, changes, forecasts, projects, tasks);
  const delivery = new RunDelivery(uow, clock, outbox);
  const charterJobs: Job[] = [
    {
      name: DELIVERY_JOB,
      cron: null,
      run: async (payload) => delivery.deliver((payload as { task_id: string }).task_id),
    },
  ];
  return {
    gateway,
    conversations,
    interviews: new InterviewService({
      settings,
      budgets,
      gateway,
      conversations,
      leases,
      projects,
      directory,
      record,
    }),
    charters: new CharterService(uow, clock, outbox, audit, conversations),
    charterApprovals: new CharterApprovalService({
      uow,
      clock,
      settings,
      outbox,
      audit,
      conversations,
      dispatch,
      delivery,
    }),
    charterJobs,
  };
};
