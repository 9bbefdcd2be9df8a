import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { HeldLease } from '../../conversations/conversation-lease.ts';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { CharterDraft } from '../../llm/schemas/charter-draft.ts';
import type { CharterRecord } from '../charter.entity.ts';
import type { CharterDrafts } from '../charter-drafts.ts';

/** What an interview turn came to: a question, or a charter. */
export interface InterviewTurn {
  readonly conversationId: string;
  readonly status: 'needs_more' | 'drafted';
  readonly nextQuestion: string | null;
  readonly charter: CharterRecord | null;
  readonly isConversationClosed: boolean;
}

/** A turn on its way: who says what in which conversation, and the right to write it. Null opens a conversation. */
export interface OpenTurn {
  readonly conversationId: string | null;
  readonly userId: string;
  /** Masked. */
  readonly message: string;
  readonly lease: HeldLease;
  /** Writes what must be stored with the turn, as the last thing in its transaction. */
  readonly settle?: (outcome: InterviewTurn) => Promise<void>;
}

const announce = ({ title, version }: CharterRecord): string =>
  version === 1
    ? `I have drafted the charter "${title}". You can review and edit it, then approve or cancel it; or tell me what to change.`
    : `I have drafted the charter "${title}" anew as version ${version}. You can review and edit it, then approve or cancel it.`;

/**
 * Writes what an interview turn came to: one transaction, which first makes sure that the lease is still held and the conversation
 * still open. Without it nothing of the turn exists.
 */
export class InterviewRecord {
  readonly #uow: UnitOfWork;
  readonly #conversations: ConversationService;
  readonly #drafts: CharterDrafts;

  constructor(uow: UnitOfWork, conversations: ConversationService, drafts: CharterDrafts) {
    this.#uow = uow;
    this.#conversations = conversations;
    this.#drafts = drafts;
  }

  /** Message and question; the status of the conversation stays. */
  async question(turn: OpenTurn, nextQuestion: string): Promise<InterviewTurn> {
    return this.#write(turn, async (em, conversation) => {
      await this.#conversations.append(em, conversation, { role: 'assistant', content: nextQuestion });
      return asked(conversation, nextQuestion, false);
    });
  }

  /** Message and last word; the conversation is closed. */
  async close(turn: OpenTurn, lastWord: string): Promise<InterviewTurn> {
    return this.#write(turn, async (em, conversation) => {
      await this.#conversations.append(em, conversation, { role: 'assistant', content: lastWord });
      await this.#conversations.setStatus(em, conversation, 'closed');
      return asked(conversation, lastWord, true);
    });
  }

  /** Message, charter and the turn that announces it; the conversation is proposed. */
  async draft(turn: OpenTurn, draft: CharterDraft): Promise<InterviewTurn> {
    return this.#write(turn, async (em, conversation) => {
      const charter = await this.#drafts.store(em, conversation, draft);
      await this.#conversations.append(em, conversation, { role: 'assistant', content: announce(charter) });
      await this.#conversations.setStatus(em, conversation, 'proposed');
      const { id: conversationId } = conversation;
      return { conversationId, status: 'drafted', nextQuestion: null, charter, isConversationClosed: false };
    });
  }

  async #write(
    { conversationId, userId, message, lease, settle }: OpenTurn,
    work: (em: EntityManager, conversation: ConversationRecord) => Promise<InterviewTurn>,
  ): Promise<InterviewTurn> {
    return this.#uow.write(async (em) => {
      await lease.requireHeld(em);
      const conversation =
        conversationId === null
          ? await this.#conversations.open(em, { kind: 'charter', message, createdBy: userId })
          : await this.#conversations.lockOpen(em, conversationId);
      await this.#conversations.append(em, conversation, { role: 'user', content: message });
      const outcome = await work(em, conversation);
      await settle?.(outcome);
      return outcome;
    });
  }
}

const asked = ({ id }: ConversationRecord, nextQuestion: string, isConversationClosed: boolean): InterviewTurn => ({
  conversationId: id,
  status: 'needs_more',
  nextQuestion,
  charter: null,
  isConversationClosed,
});
