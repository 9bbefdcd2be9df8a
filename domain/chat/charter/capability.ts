import type { InterviewTurn } from '../../charters/interview/record.ts';
import type { InterviewService } from '../../charters/interview/service.ts';
import type { ConversationKind } from '../../conversations/conversation.entity.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { Capability, CapabilityResult, Turn } from '../turn.ts';

export interface CharterCapabilityDeps {
  readonly interviews: InterviewService;
  readonly gateway: ModelGateway;
}

const outcomeOf = (charter: InterviewTurn): CapabilityResult => ({
  intent: 'charter',
  conversationId: charter.conversationId,
  charter,
  generatedBy: null,
});

/**
 * The charter interview as a turn of the chat; its operation runs the same code
 * (spec/rules/conversation.md#interview-turn).
 */
export class CharterCapability implements Capability {
  readonly kinds: ReadonlySet<ConversationKind> = new Set(['charter']);
  readonly opensConversation = true;
  readonly hasSideEffects = true;
  readonly #deps: CharterCapabilityDeps;

  constructor(deps: CharterCapabilityDeps) {
    this.#deps = deps;
  }

  requireOpen(): void {
    this.#deps.gateway.requireWired();
  }

  async take({
    message,
    actor,
    conversation,
    history,
    projectId,
    lease,
    signal,
    settle,
  }: Turn): Promise<CapabilityResult> {
    const turn = {
      conversationId: conversation?.id ?? null,
      userId: actor.userId,
      keyId: actor.credential.keyId,
      message,
      lease,
      settle: (charter: InterviewTurn) => settle(outcomeOf(charter)),
    };
    return outcomeOf(await this.#deps.interviews.takeCheckedTurn({ turn, history, projectHint: projectId, signal }));
  }
}
