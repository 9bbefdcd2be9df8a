import type { EntityManager } from '@mikro-orm/postgresql';
import { type ConversationService, requireOpen } from '../conversations/conversation-service.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { ApprovalRecord } from './approval.entity.ts';
import type { Decision } from './approval-decisions.ts';
import { contextFields } from './approval-parts.ts';

const sentenceOf = ({ title }: ApprovalRecord, { verdict, reason }: Decision): string =>
  `${verdict === 'approved' ? 'I approve' : 'I reject'}: ${title}${reason === null ? '' : `\n${reason}`}`;

/** Decisions that are said in a conversation of the decider (spec/rules/conversation.md#spoken-decisions). */
export class DecisionTurns {
  readonly #conversations: ConversationService;

  constructor(conversations: ConversationService) {
    this.#conversations = conversations;
  }

  /** The id of the decider's own conversation, or null when the decision names none. Throws NotFound. */
  async find({ conversationId }: Decision, actor: Actor): Promise<string | null> {
    return conversationId === null ? null : (await this.#conversations.findOwn(conversationId, actor)).id;
  }

  /**
   * Adds the decision as a turn. The conversation that the approval belongs to is locked along with it, in one order, because the
   * effect of the decision may write to it next. Throws Conflict when the conversation is closed.
   */
  async record(
    em: EntityManager,
    approval: ApprovalRecord,
    decision: Decision,
    conversationId: string | null,
  ): Promise<void> {
    if (conversationId === null) return;
    const concerned = contextFields.fromJson(approval.context).conversationId;
    for (const id of [...new Set([conversationId, concerned ?? conversationId])].toSorted()) {
      const conversation = await this.#conversations.lock(em, id);
      if (id !== conversationId) continue;
      requireOpen(conversation);
      const content = sentenceOf(approval, decision);
      await this.#conversations.append(em, conversation, { role: 'user', content, purpose: 'action' });
    }
  }
}
