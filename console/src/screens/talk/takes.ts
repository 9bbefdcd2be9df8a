import { may } from '../../session/session.ts';
import type { Conversation, Intent } from './said.ts';

/** What a message is meant as; empty where it says so itself. */
export type Wish = Intent | '';

const TALKING: readonly Wish[] = ['', 'explain', 'propose', 'act'];
/** What each kind of conversation takes; the first is what is meant where nothing is chosen. */
const TAKES: Readonly<Record<Conversation['kind'] | 'new', readonly Wish[]>> = {
  new: [...TALKING, 'group_convene', 'charter'],
  direct: TALKING,
  routed: TALKING,
  charter: ['charter', 'explain', 'act'],
  group: ['group_convene'],
};

/** What the person may say there. */
export const takesOf = (conversation: Conversation | null): readonly Wish[] =>
  TAKES[conversation?.kind ?? 'new'].filter(
    (each) => each === 'explain' || may('org') || (each === '' && conversation === null),
  );
