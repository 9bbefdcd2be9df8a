import type { ApprovalService } from '../approvals/approval-service.ts';
import type { InterviewService } from '../charters/interview-service.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { ConversationParticipants } from '../conversations/participants.ts';
import type { Foundation } from '../foundation/foundation.ts';
import { defineModule } from '../foundation/module.ts';
import type { ModelGateway } from '../llm/model-gateway.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { PlanDrafts } from '../plans/plan-drafts.ts';
import type { ProjectDirectory } from '../projects/project-directory.ts';
import { CharterCapability } from './charter-capability.ts';
import { GroupInvites } from './group-invites.ts';
import { GroupRecord } from './group-record.ts';
import { GroupService } from './group-service.ts';
import { GroupSpeech } from './group-speech.ts';
import { NOBODY, ProposeRecord } from './propose-record.ts';
import { ProposeService } from './propose-service.ts';

interface Needs extends Foundation {
  readonly approvals: ApprovalService;
  readonly changes: OrganisationChanges;
  readonly conversations: ConversationService;
  readonly gateway: ModelGateway;
  readonly interviews: InterviewService;
  readonly participants: ConversationParticipants;
  readonly planDrafts: PlanDrafts;
  readonly projectDirectory: ProjectDirectory;
}

/** What the server does with a message to the company. */
export const chatModule = defineModule({
  name: 'chat',
  build: (needs: Needs) => {
    const { uow, settings, conversations, planDrafts, gateway, approvals } = needs;
    const invites = new GroupInvites(needs);
    approvals.onDecision('conversational_invite', (em, approval, verdict, actor) =>
      invites.settle(em, approval, verdict, actor),
    );
    const speech = new GroupSpeech(settings, gateway);
    const chatCapabilities = {
      propose: new ProposeService({
        ...needs,
        routing: { route: async () => NOBODY },
        record: new ProposeRecord(uow, conversations, planDrafts),
      }),
      group_convene: new GroupService({ ...needs, speech, record: new GroupRecord({ ...needs, invites }) }),
      charter: new CharterCapability(needs),
    };
    return { services: {}, shared: { chatCapabilities } };
  },
});
