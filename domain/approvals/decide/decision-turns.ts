import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { ApprovalRecord } from '../approval.entity.ts';
import { contextFields } from '../approval-parts.ts';
import type { Decision } from './decision.ts';

const turnTextOf = ({ title }: ApprovalRecord, { verdict, reason }: Decision): string =>
  `${verdict === 'approved' ? 'I approve' : 'I reject'}: ${title}${reason === null ? '' : `\n${reason}`}`;

/**
 * Adds a decision to a conversation of the approver, before or after the effect of the decision
 * (spec/rules/conversation.md#decisions-in-a-conversation).
 */
export interface DecisionTurn {
  before(em: EntityManager): Promise<void>;
  after(em: EntityManager): Promise<void>;
}

const NO_TURN: DecisionTurn = { before: async () => {}, after: async () => {} };

/**
 * Throws NotFound; its methods throw Conflict if the conversation is closed. The conversation of the approval is
 * written before the effect, which may close it; any other conversation is locked last.
 */
export const decisionTurn = async (
  conversations: ConversationService,
  approval: ApprovalRecord,
  decision: Decision,
  actor: Actor,
): Promise<DecisionTurn> => {
  if (decision.conversationId === null) return NO_TURN;
  const { id } = await conversations.findOwn(decision.conversationId, actor);
  const append = async (em: EntityManager): Promise<void> => {
    const content = turnTextOf(approval, decision);
    conversations.append(em, await conversations.lockOpen(em, id), { role: 'user', content, purpose: 'action' });
  };
  const isOwnConversation = contextFields.fromJson(approval.context).conversationId === id;
  return isOwnConversation ? { ...NO_TURN, before: append } : { ...NO_TURN, after: append };
};
