import { may } from '../../session/session.ts';
import type { ConversationRecord, MessageIntent } from './said.ts';

/** What a message is meant as; empty where it says so itself. */
export type Wish = MessageIntent | '';

const TALKING: readonly Wish[] = ['', 'explain', 'propose', 'act'];
/** What each kind of conversation takes; the first is what is meant where nothing is chosen. */
const TAKES: Readonly<Record<ConversationRecord['kind'] | 'new', readonly Wish[]>> = {
  new: [...TALKING, 'group_convene', 'charter'],
  direct: TALKING,
  routed: TALKING,
  charter: ['charter', 'explain', 'act'],
  group: ['group_convene'],
};

/** What the person may say there. */
export const takesOf = (conversation: ConversationRecord | null): readonly Wish[] =>
  TAKES[conversation?.kind ?? 'new'].filter(
    (each) => each === 'explain' || may('org') || (each === '' && conversation === null),
  );
