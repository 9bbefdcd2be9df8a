import type { Approvers } from '../approvals/decide/approvers.ts';
import { authModule } from '../auth/module.ts';
import type { BudgetReporter } from '../budgets/budget-report.ts';
import type { BudgetService } from '../budgets/budget-service.ts';
import type { SpendingReporter } from '../budgets/spending-report.ts';
import type { ConversationLeases } from '../conversations/conversation-lease.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { FinalRecords } from '../foundation/jobs/final-records.ts';
import { defineModule } from '../foundation/module.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { ForecastService } from '../plans/forecasts/forecast-service.ts';
import type { ProjectDirectory } from '../projects/project-directory.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { tasksModule } from '../tasks/module.ts';
import { chartersWithOpenTasks } from '../tasks/open-tasks.ts';
import type { RunDelivery } from '../tasks/run-delivery.ts';
import type { TaskChanges } from '../tasks/task-changes.ts';
import { Charter, FormerCharterVersion } from './charter.entity.ts';
import { CharterApprovalService } from './charter-approval-service.ts';
import { charterCaps, charterTitles } from './charter-caps.ts';
import { CharterDispatch } from './charter-dispatch.ts';
import { CharterDrafts } from './charter-drafts.ts';
import { CharterService } from './charter-service.ts';
import { charterSettings, FINAL_CHARTERS } from './charter-settings.ts';
import { InterviewRecord } from './interview/record.ts';
import { InterviewService } from './interview/service.ts';
import { CharterVersionService } from './versions/service.ts';

interface Needs extends FoundationServices {
  readonly budgets: BudgetService;
  readonly budgetReport: BudgetReporter;
  readonly spendingReport: SpendingReporter;
  readonly changes: OrganisationChanges;
  readonly conversations: ConversationService;
  readonly approvers: Approvers;
  readonly delivery: RunDelivery;
  readonly forecasts: ForecastService;
  readonly gateway: ModelGateway;
  readonly leases: ConversationLeases;
  readonly projectDirectory: ProjectDirectory;
  readonly projects: ProjectService;
  readonly taskChanges: TaskChanges;
  readonly taskExecution: TaskExecution;
}

/** Charters, from the interview to the run that a person approves. */
export const chartersModule = defineModule({
  name: 'charters',
  uses: [authModule, tasksModule],
  entities: [Charter, FormerCharterVersion],
  settings: () => charterSettings,
  build: (needs: Needs) => {
    const { pool, uow, clock, outbox, audit, changes, conversations, approvers, forecasts, projects, taskChanges } =
      needs;
    const { taskExecution } = needs;
    const drafts = new CharterDrafts(clock, outbox);
    const record = new InterviewRecord({ uow, conversations, drafts, taskExecution });
    const dispatch = new CharterDispatch({ clock, changes, forecasts, projects, taskChanges });
    needs.budgetReport.useCharterCaps(charterCaps(uow));
    needs.spendingReport.useCharterTitles(charterTitles(uow));
    const finalCharters = new FinalRecords(needs, FINAL_CHARTERS);
    finalCharters.keepWhile(chartersWithOpenTasks);
    const charters = new CharterService({ pool, uow, clock, outbox, audit, conversations, approvers });
    return {
      services: {
        interviews: new InterviewService({ ...needs, directory: needs.projectDirectory, record }),
        charters,
        charterVersions: new CharterVersionService(uow, charters),
        charterApprovals: new CharterApprovalService({ ...needs, dispatch }),
        finalCharters,
      },
      jobs: [finalCharters.sweep.job],
    };
  },
});
