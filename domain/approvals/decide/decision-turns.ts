import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { ApprovalRecord } from '../approval.entity.ts';
import { contextFields } from '../approval-parts.ts';
import type { Decision } from './decision.ts';

const sentenceOf = ({ title }: ApprovalRecord, { verdict, reason }: Decision): string =>
  `${verdict === 'approved' ? 'I approve' : 'I reject'}: ${title}${reason === null ? '' : `\n${reason}`}`;

/** Says a decision in a conversation of the decider (spec/rules/conversation.md#decisions-in-a-conversation), around the effect of the decision. */
export interface DecisionTurn {
  before(em: EntityManager): Promise<void>;
  after(em: EntityManager): Promise<void>;
}

const SILENT: DecisionTurn = { before: async () => {}, after: async () => {} };

/**
 * The decision as a turn to be added. Throws NotFound; its parts throw Conflict when the conversation is closed. A conversation that
 * the approval itself belongs to is written to before the effect may close it, any other one last of all locks.
 */
export const decisionTurn = async (
  conversations: ConversationService,
  approval: ApprovalRecord,
  decision: Decision,
  actor: Actor,
): Promise<DecisionTurn> => {
  if (decision.conversationId === null) return SILENT;
  const { id } = await conversations.findOwn(decision.conversationId, actor);
  const say = async (em: EntityManager): Promise<void> => {
    const content = sentenceOf(approval, decision);
    await conversations.append(em, await conversations.lockOpen(em, id), { role: 'user', content, purpose: 'action' });
  };
  const isConcerned = contextFields.fromJson(approval.context).conversationId === id;
  return isConcerned ? { ...SILENT, before: say } : { ...SILENT, after: say };
};
