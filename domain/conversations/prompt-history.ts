import type { HistoryTurn } from '../llm/guide-context.ts';
import type { ConversationTurnRecord } from './conversation.entity.ts';

/** What a person and the one who interviews them said, oldest first; turns that explained or did something are left out. */
export const interviewTurns = (history: readonly ConversationTurnRecord[]): readonly HistoryTurn[] =>
  history.flatMap(({ role, content, purpose }) =>
    role === 'agent' || purpose === 'explanation' || purpose === 'action' ? [] : [{ role, content }],
  );

/** How often the one who interviews has answered: what only explained something is no part of an interview or proposal. */
export const countReplies = (history: readonly ConversationTurnRecord[]): number =>
  interviewTurns(history).filter(({ role }) => role === 'assistant').length;

/** What a prompt holds of a history, in characters. */
const MAX_CHARACTERS = 60_000;

/** The newest turns that fit into a prompt together, oldest first (spec/rules/chat.md#history-in-prompts). */
export const recentTurns = <T extends Pick<ConversationTurnRecord, 'content'>>(history: readonly T[]): readonly T[] => {
  let room = MAX_CHARACTERS;
  const tooOld = history.findLastIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  return history.slice(tooOld + 1);
};
