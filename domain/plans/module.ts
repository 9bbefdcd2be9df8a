import type { ApprovalExpiry } from '../approvals/approval-expiry.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../approvals/decide/decisions.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { RecordLimit } from '../foundation/limits/record-limit.ts';
import { defineModule } from '../foundation/module.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { PlanDrafts } from './drafts/plan-drafts.ts';
import { RunPlans } from './drafts/run-plans.ts';
import { Forecast } from './forecasts/forecast.entity.ts';
import { ForecastService } from './forecasts/forecast-service.ts';
import { Plan } from './plan.entity.ts';
import { PlanProgress } from './plan-progress.ts';
import { PlanReview } from './plan-review.ts';
import { PlanService } from './plan-service.ts';
import { outdatedPlans, pendingPlans, planSettings } from './plan-settings.ts';
import { PlanTasks } from './plan-tasks.ts';

interface Needs extends FoundationServices {
  readonly approvals: ApprovalService;
  readonly approvalExpiry: ApprovalExpiry;
  readonly decisions: ApprovalDecisions;
  readonly conversations: ConversationService;
  readonly projects: ProjectService;
  readonly taskChanges: TaskChanges;
  readonly changes: OrganisationChanges;
}

/** Plans, which become tasks after approval, and forecasts of the cost of runs. */
export const plansModule = defineModule({
  name: 'plans',
  entities: [Plan, Forecast],
  settings: () => planSettings,
  outdated: outdatedPlans,
  build: (needs: Needs) => {
    const { pool, uow, clock, outbox, settings, decisions, approvalExpiry, conversations, projects, taskChanges } =
      needs;
    const progress = new PlanProgress({ clock, outbox });
    const planTasks = new PlanTasks({ progress, taskChanges, projects });
    const review = new PlanReview({
      progress,
      planTasks,
      taskChanges,
      projects,
      conversations,
      changes: needs.changes,
    });
    decisions.onDecision('plan_review', (em, approval, { verdict }, actor) =>
      review.settle(em, approval, verdict, actor),
    );
    // A plan of a run expires with the task of the run.
    approvalExpiry.onExpiry('plan_review', (em, approvalId) => review.expire(em, approvalId));
    taskChanges.onProgress((em, after, before) => progress.follow(em, after, before));
    return {
      services: { plans: new PlanService({ pool, uow }), forecasts: new ForecastService(uow) },
      shared: {
        planDrafts: new PlanDrafts({ ...needs, limit: new RecordLimit({ settings, clock, limited: pendingPlans }) }),
        runPlans: new RunPlans({ ...needs, planTasks }),
        onRunPlan: review.onRunPlan.bind(review),
      },
    };
  },
});
