import { expect, it } from 'vitest';
import type { ConversationTurnRecord } from '../../../domain/conversations/conversation.entity.ts';
import { countReplies, interviewTurns } from '../../../domain/conversations/prompt-history.ts';

const turn = (fields: Partial<ConversationTurnRecord>): ConversationTurnRecord =>
  ({ purpose: null, ...fields }) as ConversationTurnRecord;

it('the history of an interview has neither explanations nor actions nor what agents said', () => {
  const history = [
    turn({ role: 'user', content: 'A portal' }),
    turn({ role: 'assistant', content: 'Which goals?' }),
    turn({ role: 'user', content: 'Who is busy?', purpose: 'explanation' }),
    turn({ role: 'assistant', content: 'Nobody', purpose: 'explanation' }),
    turn({ role: 'user', content: 'I approve: a call', purpose: 'action' }),
    turn({ role: 'assistant', content: 'The call ran', purpose: 'action' }),
    turn({ role: 'agent', content: 'Hm' }),
    turn({ role: 'user', content: 'Fewer calls' }),
  ];
  expect(interviewTurns(history)).toEqual([
    { role: 'user', content: 'A portal' },
    { role: 'assistant', content: 'Which goals?' },
    { role: 'user', content: 'Fewer calls' },
  ]);
  expect(countReplies(history)).toBe(1);
});
