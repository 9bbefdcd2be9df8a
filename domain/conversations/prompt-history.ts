import type { ConversationTurnRecord } from './conversation.entity.ts';

/** A turn as a prompt shows it, without fences. */
export interface PromptTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** The turns of an interview or proposal, oldest first, without explanations and actions. */
export const interviewTurns = (history: readonly ConversationTurnRecord[]): readonly PromptTurn[] =>
  history.flatMap(({ role, content, purpose }) =>
    role === 'agent' || purpose === 'explanation' || purpose === 'action' ? [] : [{ role, content }],
  );

/** The number of replies in an interview or proposal, without explanations. */
export const countReplies = (history: readonly ConversationTurnRecord[]): number =>
  interviewTurns(history).filter(({ role }) => role === 'assistant').length;

/** The longest history in a prompt, in characters. */
const MAX_CHARACTERS = 60_000;

/** The newest turns that fit into a prompt, oldest first (spec/rules/chat.md#history-in-prompts). */
export const recentTurns = <T extends Pick<ConversationTurnRecord, 'content'>>(history: readonly T[]): readonly T[] => {
  let room = MAX_CHARACTERS;
  const tooOld = history.findLastIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  return history.slice(tooOld + 1);
};
