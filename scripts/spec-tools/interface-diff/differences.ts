/** The use of a schema: clients write requests and read responses, so narrowing breaks them in opposite directions. */
export type Use = 'request' | 'answer';

/** Something a client relied on that changed: its place in the schema (`.field`, `[]`) and a description. */
export interface Difference {
  readonly path: string;
  readonly text: string;
}

export const difference = (text: string, path = ''): Difference => ({ path, text });

/** The results for a part, with paths that begin at the whole. */
export const below = (path: string, differences: readonly Difference[]): Difference[] =>
  differences.map(({ path: rest, text }) => ({ path: path + rest, text }));

const REMOVED = 'removed';
/** The end of the line about a removal that was not announced (spec/rules/requests.md#deprecation). */
const UNANNOUNCED = ', which was not announced';

/** The line of a removal; `isAnnounced` means that it was deprecated before. */
export const removal = (isAnnounced: boolean): string => (isAnnounced ? REMOVED : REMOVED + UNANNOUNCED);

/** The end of the line about a value added to or removed from a list that must not change (spec/README.md). */
export const CLOSED_LIST = 'a closed list';

/** Whether the line is about such a list: no version makes up for it. */
export const isOfClosedList = (line: string): boolean => line.endsWith(CLOSED_LIST);

/** Something goes sooner than clients may expect. */
export const tooSoon = (what: string): string => what + UNANNOUNCED;

export const isUnannounced = (line: string): boolean => line.endsWith(UNANNOUNCED);

const PLACE = new RegExp(`:? ${REMOVED}(?:${UNANNOUNCED})?$`);

/** Whether the line says that something is gone. */
export const isRemoval = (line: string): boolean => PLACE.test(line);

/** What the line says is gone. */
export const withoutRemoval = (line: string): string => line.replace(PLACE, '');
