import { UnreadableResponse } from '../errors/platform-error.ts';
import { requireCount } from '../http/number-option.ts';

/** A page of a list with a cursor or an offset. */
export interface ListPage<Item> {
  readonly data: readonly Item[];
  readonly pagination:
    | { readonly next_cursor: string | null }
    | { readonly offset: number; readonly has_more: boolean };
}

/** The parameters of a page. */
export type Query = Readonly<Record<string, unknown>>;

const LARGEST_PAGE = 200;
const MAX_PAGES = 1_000;

const unreadable = (reason: string): UnreadableResponse => new UnreadableResponse(200, reason);

/** The query of the next page; null after the last one. Throws `UnreadableResponse` unless the list moves on. */
const afterPage = (query: Query, { data, pagination }: ListPage<unknown>): Query | null => {
  if ('next_cursor' in pagination) {
    const { next_cursor: cursor } = pagination;
    if (cursor !== null && cursor === query.cursor) throw unreadable('the cursor of a list does not move');
    return cursor === null ? null : { ...query, cursor };
  }
  if (!pagination.has_more) return null;
  if (data.length === 0) throw unreadable('the offset of a list does not move');
  return { ...query, offset: pagination.offset + data.length };
};

const pageOf = (response: unknown): ListPage<unknown> => {
  const { data, pagination } = (response ?? {}) as Partial<ListPage<unknown>>;
  const { next_cursor, offset } = Object(pagination) as Readonly<Record<string, unknown>>;
  const isPlaced = next_cursor === null || typeof next_cursor === 'string' || typeof offset === 'number';
  if (!Array.isArray(data) || pagination === undefined || !isPlaced) throw unreadable('it is not a page of a list');
  return { data, pagination };
};

async function* readItems(
  name: string,
  read: (query: Query) => PromiseLike<unknown>,
  start: object,
  maxPages: number,
): AsyncGenerator<unknown, void, undefined> {
  let query: Query | null = { limit: LARGEST_PAGE, ...start };
  for (let page = 1; query !== null; page += 1) {
    if (page > maxPages) throw new RangeError(`${name} has more than ${maxPages} pages`);
    const whole = pageOf(await read(query));
    yield* whole.data;
    query = afterPage(query, whole);
  }
}

/** Every item of a list, by a function that reads one page. Throws RangeError for an invalid `maxPages`. */
export const itemsOf = (
  name: string,
  read: (query: Query) => PromiseLike<unknown>,
  start: object,
  maxPages = MAX_PAGES,
): AsyncGenerator<unknown, void, undefined> => {
  requireCount('maxPages', maxPages, Number.POSITIVE_INFINITY);
  return readItems(name, read, start, maxPages);
};
