import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../approvals/decide/decisions.ts';
import type { ResumeDelivery } from '../approvals/resume/delivery.ts';
import type { Principals } from '../auth/credentials/principals.ts';
import type { ConversationLeases } from '../conversations/conversation-lease.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { IdleConversations } from '../conversations/idle-conversations.ts';
import type { OwnConversations } from '../conversations/own-conversations.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { outdatedBy } from '../foundation/jobs/housekeeping.ts';
import { defineModule } from '../foundation/module.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { personasModule } from '../personas/module.ts';
import type { ProjectDirectory } from '../projects/project-directory.ts';
import { settingsModule } from '../settings/module.ts';
import type { SettingService } from '../settings/setting-service.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { tasksModule } from '../tasks/module.ts';
import type { TaskDirectory } from '../tasks/task-directory.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import { ActCalls } from './act-calls.ts';
import { ActContextReader } from './act-context-reader.ts';
import { ActRecord } from './act-record.ts';
import { ActRuns } from './act-runs.ts';
import { ActTurns } from './act-turns.ts';
import { ParkedArguments } from './parked-arguments.ts';
import { ResumedRuns } from './resumed-runs.ts';

interface Needs extends FoundationServices {
  readonly approvals: ApprovalService;
  readonly changes: OrganisationChanges;
  readonly conversations: ConversationService;
  readonly decisions: ApprovalDecisions;
  readonly gateway: ModelGateway;
  readonly leases: ConversationLeases;
  readonly ownConversations: OwnConversations;
  readonly principals: Principals;
  readonly projectDirectory: ProjectDirectory;
  readonly idleConversations: IdleConversations;
  readonly resumeDelivery: ResumeDelivery;
  readonly settingService: SettingService;
  readonly taskDirectory: TaskDirectory;
  readonly taskExecution: TaskExecution;
  readonly tools: ToolRuns;
}

/** Agents that use the tools of the organisation on behalf of a person. */
export const actingModule = defineModule({
  name: 'acting',
  uses: [tasksModule, personasModule, settingsModule],
  tables: ['act_runs', 'act_calls'],
  outdated: { act_runs: outdatedBy('act_runs', 'keep_until') },
  build: (needs: Needs) => {
    const { uow, changes, projectDirectory, taskDirectory, decisions, ownConversations, resumeDelivery } = needs;
    const runs = new ActRuns(uow);
    const record = new ActRecord({ ...needs, runs });
    const parts = {
      calls: new ActCalls(needs),
      runs,
      record,
      contexts: new ActContextReader({ changes, projects: projectDirectory, tasks: taskDirectory, runs }),
    };
    const parked = new ParkedArguments({ ...needs, runs });
    const resumed = new ResumedRuns({ ...needs, ...parts });
    decisions.onDecision('parked_context', (em, approval, decision, actor) =>
      parked.change(em, approval, decision, actor),
    );
    ownConversations.onErase((em, conversationId) => runs.eraseText(em, conversationId));
    needs.idleConversations.keepWhile((em, conversationId) => runs.hasRuns(em, conversationId));
    resumeDelivery.onResume('parked_context', (wakeUp) => resumed.wake(wakeUp));
    return {
      services: {},
      shared: {
        acts: new ActTurns({ ...needs, ...parts }),
        actCalls: parts.calls,
        actRuns: runs,
        onTaskCall: resumed.onTaskCall.bind(resumed),
      },
      processes: [{ close: () => resumed.stop() }],
    };
  },
});
