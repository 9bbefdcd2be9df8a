/** What a schema is used for: a client writes requests and reads answers, so they are narrowed in opposite ways. */
export type Use = 'request' | 'answer';

/** Something a client relied on that holds no more: where in the schema (`.field`, `[]`), and what. */
export interface Finding {
  readonly path: string;
  readonly text: string;
}

export const finding = (text: string, path = ''): Finding => ({ path, text });

/** The findings of a part, told from the whole. */
export const below = (path: string, findings: readonly Finding[]): Finding[] =>
  findings.map(({ path: rest, text }) => ({ path: path + rest, text }));

const REMOVED = 'removed';
/** What ends the line of something that comes although nothing had announced it (spec/rules/requests.md#deprecation). */
const UNANNOUNCED = ', which was not announced';

/** Something is gone; whether clients had been told that it would go. */
export const removal = (isAnnounced: boolean): string => (isAnnounced ? REMOVED : REMOVED + UNANNOUNCED);

/** What ends the line of a value that was added to or removed from a list that stays as it is (spec/README.md). */
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
