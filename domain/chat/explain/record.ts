import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { authorOf, type Responder } from '../routing/concern-routing.ts';
import type { CapabilityResult, Turn } from '../turn.ts';

/** Excludes an explanation from the proposal or interview of its conversation. */
const EXPLAINED = { purpose: 'explanation' } as const;

/**
 * Stores an explanation (spec/rules/chat.md#explain): in a conversation as two turns, in one transaction, which checks
 * and releases the lease and checks that the conversation is open. Without a conversation nothing is stored.
 */
export class ExplainRecord {
  readonly #uow: UnitOfWork;
  readonly #conversations: ConversationService;

  constructor(uow: UnitOfWork, conversations: ConversationService) {
    this.#uow = uow;
    this.#conversations = conversations;
  }

  /** Throws Conflict if the lease was lost or the conversation was closed; then nothing is stored. */
  async keep(
    turn: Turn,
    outcome: CapabilityResult & { readonly intent: 'explain' },
    responder: Responder,
  ): Promise<void> {
    const { conversation: known, lease } = turn;
    if (known === null) return turn.settle(outcome);
    await this.#uow.write(async (em) => {
      await lease.releaseWith(this.#uow, em);
      const conversation = await this.#conversations.lockOpen(em, known.id);
      const question = { ...EXPLAINED, role: 'user', content: turn.message } as const;
      const answer = {
        ...EXPLAINED,
        ...authorOf(responder),
        role: 'assistant',
        content: outcome.answer.answer,
      } as const;
      this.#conversations.append(em, conversation, question, answer);
      if (responder.agent !== null && conversation.kind === 'direct')
        this.#conversations.change(em, conversation, { kind: 'routed' });
      await turn.settle(outcome);
    });
  }
}
