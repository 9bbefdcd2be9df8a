import { may } from '../../session/session.ts';
import type { ApiConversation, MessageIntent } from './turn-results.ts';

/** The selected intent of a message; empty to detect it from the message. */
export type IntentChoice = MessageIntent | '';

const TURN_INTENTS: readonly IntentChoice[] = ['', 'explain', 'propose', 'act'];
/** The intents that each kind of conversation accepts; the first is the default. */
const INTENTS: Readonly<Record<ApiConversation['kind'] | 'new', readonly IntentChoice[]>> = {
  new: [...TURN_INTENTS, 'group_convene', 'charter'],
  direct: TURN_INTENTS,
  routed: TURN_INTENTS,
  charter: ['charter', 'explain', 'act'],
  group: ['group_convene'],
};

/** The intents that the user may choose in a conversation, or in a new one (null). */
export const intentsOf = (conversation: ApiConversation | null): readonly IntentChoice[] =>
  INTENTS[conversation?.kind ?? 'new'].filter(
    (each) => each === 'explain' || may('org') || (each === '' && conversation === null),
  );
