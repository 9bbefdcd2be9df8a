import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../approvals/decide/decisions.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { RecordLimit } from '../foundation/limits/record-limit.ts';
import { defineModule } from '../foundation/module.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { Forecast } from './forecast.entity.ts';
import { ForecastService } from './forecast-service.ts';
import { Plan } from './plan.entity.ts';
import { PlanDrafts } from './plan-drafts.ts';
import { PlanReview } from './plan-review.ts';
import { PlanService } from './plan-service.ts';
import { outdatedPlans, pendingPlans, planSettings } from './plan-settings.ts';

interface Needs extends FoundationServices {
  readonly approvals: ApprovalService;
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
    const { pool, uow, clock, outbox, settings, decisions, conversations, projects, taskChanges } = needs;
    const plans = new PlanService({ pool, uow, clock, outbox });
    const review = new PlanReview({ plans, taskChanges, projects, conversations, changes: needs.changes });
    decisions.onDecision('plan_review', (em, approval, { verdict }, actor) =>
      review.settle(em, approval, verdict, actor),
    );
    taskChanges.onEnd((em, { planId }) => plans.completeWhenDone(em, planId ?? null));
    return {
      services: { plans, forecasts: new ForecastService(uow) },
      shared: {
        planDrafts: new PlanDrafts({ ...needs, limit: new RecordLimit({ settings, clock, limited: pendingPlans }) }),
      },
    };
  },
});
