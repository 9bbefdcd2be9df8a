import type { ParamsOption } from 'openapi-fetch';
import type { PlatformClient } from './client.ts';
import type { paths } from './document.ts';
import { UnreadableResponse } from './platform-error.ts';
import { request } from './untyped.ts';
import { unwrap } from './unwrap.ts';

interface CursorPage {
  readonly data: readonly unknown[];
  readonly pagination: { readonly next_cursor: string | null };
}

/** The paths of lists with a cursor. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends {
    get: { responses: { 200: { content: { 'application/json': CursorPage } } } };
  }
    ? Path
    : never;
}[keyof paths];

/** The item type of a list. */
export type ItemOf<Path extends ListPath> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': { data: (infer Item)[] } } } } };
}
  ? Item
  : never;

/** The parameters of the list: `limit` is the page size, `cursor` the start. */
export type PagesInit<Path extends ListPath> = ParamsOption<paths[Path]['get']> & {
  readonly signal?: AbortSignal;
  /** A list with more pages ends with an error. Default 1000. */
  readonly maxPages?: number;
};

type Init<Path extends ListPath> =
  Record<never, never> extends ParamsOption<paths[Path]['get']> ? [init?: PagesInit<Path>] : [init: PagesInit<Path>];

interface Given {
  readonly params?: { readonly path?: object; readonly query?: object };
  readonly signal?: AbortSignal;
  readonly maxPages?: number;
}

/** Throws `UnreadableResponse` unless the page has a new cursor. */
const pageOf = (response: unknown, before: unknown): CursorPage => {
  const { data, pagination } = (response ?? {}) as Partial<CursorPage>;
  const next: unknown = pagination?.next_cursor;
  if (!Array.isArray(data) || (next !== null && typeof next !== 'string'))
    throw new UnreadableResponse(200, 'it is not a page of a list');
  if (next !== null && next === before) throw new UnreadableResponse(200, 'the cursor of a list does not move');
  return { data, pagination: { next_cursor: next } };
};

const LARGEST_PAGE = 200;
const MAX_PAGES = 1_000;

/**
 * Every item of a list in its order, fetched page by page: `for await (const user of pages(client, '/api/v1/users'))`.
 * Rejects with `UnreadableResponse` if the cursor does not advance, and with the error of a page, such as
 * `REQUEST_VALIDATION_ERROR` for a cursor of another list.
 */
export async function* pages<Path extends ListPath>(
  client: PlatformClient,
  path: Path,
  ...[init]: Init<Path>
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  const { params, maxPages = MAX_PAGES, ...rest } = (init ?? {}) as Given;
  let query: { readonly limit?: unknown; readonly cursor?: unknown } = { limit: LARGEST_PAGE, ...params?.query };
  for (let page = 1; ; page += 1) {
    const response = request(client, 'get', path, { ...rest, params: { ...params, query } });
    const { data, pagination } = pageOf(await unwrap(response), query.cursor);
    yield* data as readonly ItemOf<Path>[];
    if (pagination.next_cursor === null) return;
    if (page === maxPages) throw new RangeError(`${path} has more than ${maxPages} pages`);
    query = { ...query, cursor: pagination.next_cursor };
  }
}
