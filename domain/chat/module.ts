import type { ActTurns } from '../acting/act-turns.ts';
import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../approvals/decide/decisions.ts';
import { approvalsModule } from '../approvals/module.ts';
import type { Principals } from '../auth/credentials/principals.ts';
import { authModule } from '../auth/module.ts';
import type { BudgetReporter } from '../budgets/budget-report.ts';
import type { BudgetService } from '../budgets/budget-service.ts';
import type { SpendingReporter } from '../budgets/spending-report.ts';
import type { CharterService } from '../charters/charter-service.ts';
import type { InterviewService } from '../charters/interview/service.ts';
import { chartersModule } from '../charters/module.ts';
import type { ConversationLeases } from '../conversations/conversation-lease.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { ConversationParticipants } from '../conversations/participants.ts';
import type { ArtifactService } from '../execution/artifacts/artifact-service.ts';
import { executionModule } from '../execution/module.ts';
import type { OverviewService } from '../execution/overview/work-overview.ts';
import type { RunService } from '../execution/runs/run-service.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { InboxService } from '../inbox/inbox-service.ts';
import { inboxModule } from '../inbox/module.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { RoleService } from '../organisation/roles/role-service.ts';
import { personasModule } from '../personas/module.ts';
import type { PlanDrafts } from '../plans/drafts/plan-drafts.ts';
import { plansModule } from '../plans/module.ts';
import type { PlanService } from '../plans/plan-service.ts';
import type { ProjectDirectory } from '../projects/project-directory.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { tasksModule } from '../tasks/module.ts';
import type { TaskDirectory } from '../tasks/task-directory.ts';
import type { TaskService } from '../tasks/task-service.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import type { UserService } from '../users/user-service.ts';
import { ActCapability } from './act/capability.ts';
import { CapabilityGate } from './capability-gate.ts';
import { CharterCapability } from './charter/capability.ts';
import { ChimeIns } from './explain/chime-ins.ts';
import { Explain } from './explain/explain.ts';
import { FactReaders } from './explain/facts/reader.ts';
import { LiveSnapshot } from './explain/live-snapshot.ts';
import { ReadAndReply } from './explain/read-and-reply.ts';
import { ExplainRecord } from './explain/record.ts';
import { GroupInvites } from './group/invites.ts';
import { GroupRecord } from './group/record.ts';
import { GroupService } from './group/service.ts';
import { GroupSpeaker } from './group/speaker.ts';
import { ProposeRecord } from './propose/record.ts';
import { ProposeService } from './propose/service.ts';
import { ConcernRouting } from './routing/concern-routing.ts';
import type { CapabilitiesByIntent } from './turn/admission.ts';
import { TurnIntents } from './turn/intents.ts';
import { TurnService } from './turn/service.ts';

interface Needs extends FoundationServices {
  readonly acts: ActTurns;
  readonly approvals: ApprovalService;
  readonly artifacts: ArtifactService;
  readonly budgetReport: BudgetReporter;
  readonly budgets: BudgetService;
  readonly decisions: ApprovalDecisions;
  readonly changes: OrganisationChanges;
  readonly charters: CharterService;
  readonly conversations: ConversationService;
  readonly gateway: ModelGateway;
  readonly inbox: InboxService;
  readonly interviews: InterviewService;
  readonly leases: ConversationLeases;
  readonly participants: ConversationParticipants;
  readonly planDrafts: PlanDrafts;
  readonly plans: PlanService;
  readonly principals: Principals;
  readonly projectDirectory: ProjectDirectory;
  readonly projects: ProjectService;
  readonly roles: RoleService;
  readonly runs: RunService;
  readonly spendingReport: SpendingReporter;
  readonly taskDirectory: TaskDirectory;
  readonly taskExecution: TaskExecution;
  readonly tasks: TaskService;
  readonly tools: ToolRuns;
  readonly users: UserService;
  readonly workOverview: OverviewService;
}

const capabilitiesOf = (needs: Needs, gate: CapabilityGate): CapabilitiesByIntent => {
  const { uow, settings, gateway, changes, conversations, planDrafts, decisions, taskExecution } = needs;
  const routing = new ConcernRouting({ settings, gateway, changes });
  const snapshots = new LiveSnapshot(needs);
  const explaining = {
    snapshots,
    facts: new FactReaders(snapshots, { ...needs, gate }),
    chimes: new ChimeIns(settings, gate, gateway, changes),
    record: new ExplainRecord(uow, conversations),
    replies: new ReadAndReply(gateway, needs.clock),
  };
  const proposals = new ProposeRecord({ uow, conversations, drafts: planDrafts, taskExecution });
  const invites = new GroupInvites(needs);
  decisions.onDecision('conversational_invite', (em, approval, { verdict }, actor) =>
    invites.settle(em, approval, verdict, actor),
  );
  const rounds = { speaker: new GroupSpeaker(settings, gateway), record: new GroupRecord({ ...needs, invites }) };
  return {
    explain: new Explain({ ...needs, ...explaining, gate, routing }),
    propose: new ProposeService({ ...needs, gate, routing, record: proposals }),
    group_convene: new GroupService({ ...needs, ...rounds, gate }),
    charter: new CharterCapability(needs),
    act: new ActCapability({ ...needs, gate }),
  };
};

/** Messages to the company: their classification and the capabilities that handle them. */
export const chatModule = defineModule({
  name: 'chat',
  uses: [
    ...[authModule, tasksModule, approvalsModule, plansModule, chartersModule, inboxModule, personasModule],
    executionModule,
  ],
  build: (needs: Needs) => {
    const { settings, gateway, changes, conversations, acts } = needs;
    const gate = new CapabilityGate({ settings, gateway, acts });
    const capabilities = capabilitiesOf(needs, gate);
    const intents = new TurnIntents(settings, gateway, changes, conversations);
    return {
      services: { turns: new TurnService({ ...needs, gate, intents, capabilities }) },
      shared: { chatGate: gate },
    };
  },
});
