import type { ParamsOption } from 'openapi-fetch';
import type { paths } from '../document.ts';
import { type PathClient, request } from '../http/path-client.ts';
import { unwrap } from '../http/unwrap.ts';
import { itemsOf, type ListPage, type Query } from './read-list.ts';

/** The paths of lists with a cursor or an offset. */
export type ListPath = {
  [Path in keyof paths]: paths[Path] extends {
    get: { responses: { 200: { content: { 'application/json': ListPage<unknown> } } } };
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

/** The limits of reading a list. */
export interface PagesOptions {
  readonly signal?: AbortSignal;
  /** A list with more pages ends with an error. Default 1000; `Infinity` for no limit. */
  readonly maxPages?: number;
}

/** The parameters of the list: `limit` is the page size, `cursor` or `offset` the start. */
export type PagesInit<Path extends ListPath> = ParamsOption<paths[Path]['get']> & PagesOptions;

type Init<Path extends ListPath> =
  Record<never, never> extends ParamsOption<paths[Path]['get']> ? [init?: PagesInit<Path>] : [init: PagesInit<Path>];

/** A method for a list, such as `client.users.list`. */
export type ListMethod<Given, Item> = (init: Given) => PromiseLike<ListPage<Item>>;

/** The parameters of a method for a list. */
type MethodInit<Parameters> = Parameters extends [init: infer Given]
  ? [init: Given & PagesOptions]
  : Parameters extends [init?: infer Given]
    ? [init?: Given & PagesOptions]
    : never;

interface GivenParams {
  readonly params?: { readonly path?: object; readonly query?: object };
}
interface GivenInit {
  readonly query?: object;
}

/**
 * Every item of a list in its order, fetched page by page: `for await (const user of pages(client.users.list))`, or by path:
 * `pages(client, '/api/v1/users')`. Rejects with `UnreadableResponse` if the list does not advance, and with the error of a
 * page, such as `REQUEST_VALIDATION_ERROR` for a cursor of another list. Throws RangeError for an invalid `maxPages`. A list
 * with an offset can repeat or omit items if others are created or deleted while it is read; a list with a cursor cannot.
 */
export function pages<Path extends ListPath>(
  client: PathClient,
  path: Path,
  ...[init]: Init<Path>
): AsyncGenerator<ItemOf<Path>, void, undefined>;
export function pages<Parameters extends [init?: GivenInit], Item>(
  list: (...init: Parameters) => PromiseLike<ListPage<Item>>,
  ...[init]: MethodInit<Parameters>
): AsyncGenerator<Item, void, undefined>;
export function pages(
  source: PathClient | ListMethod<object, unknown>,
  ...[given, more]: readonly unknown[]
): AsyncGenerator<unknown, void, undefined> {
  if (typeof source === 'function') {
    const { maxPages, query = {}, ...rest } = (given ?? {}) as GivenInit & PagesOptions;
    return itemsOf('the list', (now) => source({ ...rest, query: now }), query, maxPages);
  }
  const path = String(given);
  const { params, maxPages, ...rest } = (more ?? {}) as GivenParams & PagesOptions;
  const read = (query: Query) => unwrap(request(source, 'get', path, { ...rest, params: { ...params, query } }));
  return itemsOf(path, read, params?.query ?? {}, maxPages);
}
