import type { ApprovalService } from '../approvals/approval-service.ts';
import type { ApprovalDecisions } from '../approvals/decide/decisions.ts';
import type { ResumeDelivery } from '../approvals/resume/delivery.ts';
import type { Principals } from '../auth/credentials/principals.ts';
import type { ConversationLeases } from '../conversations/conversation-lease.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { OwnConversations } from '../conversations/own-conversations.ts';
import type { RestingConversations } from '../conversations/resting-conversations.ts';
import type { FoundationServices } from '../foundation/foundation.ts';
import { outdatedBy } from '../foundation/jobs/housekeeping.ts';
import { defineModule } from '../foundation/module.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { ProjectDirectory } from '../projects/project-directory.ts';
import type { ToolRuns } from '../tools/tool-runs.ts';
import { voicesModule } from '../voices/module.ts';
import { ActCalls } from './calls.ts';
import { ParkedArguments } from './parked-arguments.ts';
import { ActRecord } from './record.ts';
import { ResumedRuns } from './resumed-runs.ts';
import { ActRuns } from './runs.ts';
import { Surroundings } from './surroundings.ts';
import { ActTurns } from './turns.ts';

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
  readonly restingConversations: RestingConversations;
  readonly resumeDelivery: ResumeDelivery;
  readonly tools: ToolRuns;
}

/** Agents that do something at a person's word, through the tools of the organisation. */
export const actingModule = defineModule({
  name: 'acting',
  uses: [voicesModule],
  tables: ['act_runs', 'act_calls'],
  outdated: { act_runs: outdatedBy('act_runs', 'keep_until') },
  build: (needs: Needs) => {
    const { uow, changes, projectDirectory, decisions, ownConversations, resumeDelivery } = needs;
    const runs = new ActRuns(uow);
    const record = new ActRecord({ ...needs, runs });
    const parts = {
      calls: new ActCalls(needs),
      runs,
      record,
      surroundings: new Surroundings(changes, projectDirectory, runs),
    };
    const parked = new ParkedArguments({ ...needs, runs });
    const resumed = new ResumedRuns({ ...needs, ...parts });
    decisions.onDecision('parked_context', (em, approval, decision, actor) =>
      parked.change(em, approval, decision, actor),
    );
    ownConversations.onErase((em, conversationId) => runs.forgetWords(em, conversationId));
    needs.restingConversations.keepWhile((em, conversationId) => runs.isKept(em, conversationId));
    resumeDelivery.onResume('parked_context', (wakeUp) => resumed.wake(wakeUp));
    return {
      services: {},
      shared: { acts: new ActTurns({ ...needs, ...parts }) },
      processes: [{ close: () => resumed.stop() }],
    };
  },
});
