/** The use of a schema. Clients write requests and read responses, so narrowing a request and widening a response break them. */
export type Use = 'request' | 'answer';

/** A breaking change of a schema: its path (`.field`, `[]`) and a description. */
export interface Difference {
  readonly path: string;
  readonly text: string;
}

export const difference = (text: string, path = ''): Difference => ({ path, text });

/** The differences of a subschema, with paths relative to its parent. */
export const below = (path: string, differences: readonly Difference[]): Difference[] =>
  differences.map(({ path: rest, text }) => ({ path: path + rest, text }));

const REMOVED = 'removed';
/** The end of the line about a removal that was not announced (spec/rules/requests.md#deprecation). */
const UNANNOUNCED = ', which was not announced';

/** The line of a removal; `isAnnounced` means that it was deprecated before. */
export const removal = (isAnnounced: boolean): string => (isAnnounced ? REMOVED : REMOVED + UNANNOUNCED);

/** The end of the line about a value added to or removed from a list that must not change (spec/README.md). */
export const CLOSED_LIST = 'a closed list';

/** Whether the line is about such a list, which must not change in any version. */
export const isOfClosedList = (line: string): boolean => line.endsWith(CLOSED_LIST);

/** The line of a removal before its announced date. */
export const tooSoon = (what: string): string => what + UNANNOUNCED;

export const isUnannounced = (line: string): boolean => line.endsWith(UNANNOUNCED);

const PLACE = new RegExp(`:? ${REMOVED}(?:${UNANNOUNCED})?$`);

/** Whether the line reports a removal. */
export const isRemoval = (line: string): boolean => PLACE.test(line);

/** The subject of a removal. */
export const withoutRemoval = (line: string): string => line.replace(PLACE, '');
