import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { ConversationService, NewTurn } from '../../conversations/conversation-service.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { HeldLease } from '../../foundation/lease.ts';
import type { CharterDraft } from '../../llm/schemas/charter-draft.ts';
import { charterOutlook, delayOf, type WorkProspects } from '../../tasks/execution/approved-work.ts';
import type { TaskExecution } from '../../tasks/execution/execution-facts.ts';
import type { CharterRecord } from '../charter.entity.ts';
import type { CharterDrafts } from '../charter-drafts.ts';

/** The result of an interview turn: a question, or a charter. */
export interface InterviewTurn {
  readonly conversationId: string;
  readonly status: 'needs_more' | 'drafted';
  readonly nextQuestion: string | null;
  readonly charter: CharterRecord | null;
  readonly isConversationClosed: boolean;
}

/** A turn with its lease. A null conversation opens one. */
export interface OpenTurn {
  readonly conversationId: string | null;
  readonly userId: string;
  /** The API key of the caller; null for a session. */
  readonly keyId: string | null;
  /** With credentials masked. */
  readonly message: string;
  readonly lease: HeldLease;
  /** Stores the response with the turn, at the end of its transaction. */
  readonly settle?: (outcome: InterviewTurn) => Promise<void>;
}

const effectOf = ({ projectId, envelope }: CharterRecord, prospects: WorkProspects): string => {
  const made = projectId == null ? 'a project and a task' : 'a task in its project';
  return `Approving it creates ${made}; ${charterOutlook(prospects, envelope)}.`;
};

/** The visible reply to a drafted charter: what happened, and what its approval starts (spec/rules/conversation.md#interview-draft). */
const announce = (charter: CharterRecord, prospects: WorkProspects): string => {
  const { title, version } = charter;
  const drafted =
    version === 1
      ? `I have drafted the charter "${title}". You can review and edit it, then approve or cancel it; or tell me what to change.`
      : `I have revised the charter "${title}" as version ${version}. You can review and edit it, then approve or cancel it.`;
  return [drafted, effectOf(charter, prospects), delayOf(prospects) ?? []].flat().join(' ');
};

interface InterviewRecordDeps {
  readonly uow: UnitOfWork;
  readonly conversations: ConversationService;
  readonly drafts: CharterDrafts;
  readonly taskExecution: TaskExecution;
}

/**
 * Stores the result of an interview turn in one transaction, which checks and releases the lease and checks that the
 * conversation is open. If it fails, nothing of the turn is stored.
 */
export class InterviewRecord {
  readonly #uow: UnitOfWork;
  readonly #conversations: ConversationService;
  readonly #drafts: CharterDrafts;
  readonly #taskExecution: TaskExecution;

  constructor({ uow, conversations, drafts, taskExecution }: InterviewRecordDeps) {
    this.#uow = uow;
    this.#conversations = conversations;
    this.#drafts = drafts;
    this.#taskExecution = taskExecution;
  }

  /** Stores message and question; the status of the conversation does not change. */
  async question(turn: OpenTurn, nextQuestion: string): Promise<InterviewTurn> {
    return this.#write(turn, async (em, conversation) => {
      this.#conversations.append(em, conversation, messageOf(turn), { role: 'assistant', content: nextQuestion });
      return asked(conversation, nextQuestion, false);
    });
  }

  /** Stores message and final reply, and closes the conversation. */
  async close(turn: OpenTurn, lastWord: string): Promise<InterviewTurn> {
    return this.#write(turn, async (em, conversation) => {
      this.#conversations.append(em, conversation, messageOf(turn), { role: 'assistant', content: lastWord });
      this.#conversations.setStatus(em, conversation, 'closed');
      return asked(conversation, lastWord, true);
    });
  }

  /** Stores message, charter and announcement; the conversation becomes `proposed`. */
  async draft(turn: OpenTurn, draft: CharterDraft): Promise<InterviewTurn> {
    return this.#write(turn, async (em, conversation) => {
      this.#conversations.append(em, conversation, messageOf(turn));
      const charter = await this.#drafts.store(em, conversation, draft, turn.keyId);
      this.#conversations.change(em, conversation, { charterId: charter.id });
      const content = announce(charter, await this.#taskExecution.source.prospects(em));
      this.#conversations.append(em, conversation, { role: 'assistant', content });
      this.#conversations.setStatus(em, conversation, 'proposed');
      const { id: conversationId } = conversation;
      return { conversationId, status: 'drafted', nextQuestion: null, charter, isConversationClosed: false };
    });
  }

  async #write(
    { conversationId, userId, message, lease, settle }: OpenTurn,
    work: (em: EntityManager, conversation: ConversationRecord) => Promise<InterviewTurn>,
  ): Promise<InterviewTurn> {
    return this.#uow.write(async (em) => {
      await lease.releaseWith(this.#uow, em);
      const conversation =
        conversationId === null
          ? await this.#conversations.open(em, { kind: 'charter', message, createdBy: userId })
          : await this.#conversations.lockOpen(em, conversationId);
      const outcome = await work(em, conversation);
      await settle?.(outcome);
      return outcome;
    });
  }
}

const messageOf = ({ message }: OpenTurn): NewTurn => ({ role: 'user', content: message });

const asked = ({ id }: ConversationRecord, nextQuestion: string, isConversationClosed: boolean): InterviewTurn => ({
  conversationId: id,
  status: 'needs_more',
  nextQuestion,
  charter: null,
  isConversationClosed,
});
