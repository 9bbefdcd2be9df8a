import { expect, it } from 'vitest';
import type { ApprovalRecord } from '../../../domain/approvals/approval.entity.ts';
import { contextFields, NO_CONTEXT } from '../../../domain/approvals/approval-parts.ts';
import { decisionTurn } from '../../../domain/approvals/decide/decision-turns.ts';
import type { ConversationService } from '../../../domain/conversations/conversation-service.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { approving } from '../../support/builders/approvals.ts';

/** What is written when the approval of conversation `own` is decided in this conversation. */
const writtenIn = async (conversationId: string): Promise<readonly string[]> => {
  const order: string[] = [];
  const conversations = {
    findOwn: async (id: string) => ({ id }),
    lockOpen: async (_: unknown, id: string) => ({ id }),
    append: (_: unknown, { id }: { readonly id: string }) => void order.push(id),
  } as unknown as ConversationService;
  const context = contextFields.toJson({ ...NO_CONTEXT, conversationId: 'own' });
  const approval = { title: 'Release', context } as ApprovalRecord;
  const turn = await decisionTurn(conversations, approval, approving({ conversationId }), actorNamed('boss'));
  await turn.before({} as never);
  order.push('effect');
  await turn.after({} as never);
  return order;
};

it('a decision is written before its effect in the conversation of the approval, and after it in any other', async () => {
  expect(await writtenIn('own')).toEqual(['own', 'effect']);
  expect(await writtenIn('other')).toEqual(['effect', 'other']);
});
