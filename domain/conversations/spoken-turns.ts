import type { HistoryTurn } from '../llm/guide-context.ts';
import type { ConversationTurnRecord } from './conversation.entity.ts';

/** What a person and the one who interviews them said, oldest first; turns that only explained something are left out. */
export const spokenIn = (history: readonly ConversationTurnRecord[]): readonly HistoryTurn[] =>
  history.flatMap(({ role, content, purpose }) =>
    role === 'agent' || purpose === 'explanation' ? [] : [{ role, content }],
  );
