import type { EntityManager, EntityName, EntityProperty, FilterQuery } from '@mikro-orm/postgresql';
import type { Page, PageRequest } from '../kernel/page.ts';
import { PAGE_BYTES } from '../kernel/page-bytes.ts';

/** A row of a statement made by `withinPageBytes`. */
export interface SizedRow {
  /** Rows that the inner statement found, with those that do not belong to the page. */
  readonly found: number;
}

/** `rows` is a select of at most one row more than the page has; `limit` is the SQL of how many rows that is. */
export interface SizedSelect {
  readonly rows: string;
  /** The order of the page, in columns of `rows`. */
  readonly order: string;
  readonly limit: string;
  /** SQL of the bytes of the row `r` where most of its columns are short. */
  readonly bytes?: string;
}

/**
 * A select of the rows that one page may hold (spec/rules/limits.md#bytes-of-a-page): the first row, and those after it up to the limit
 * of rows or bytes. What is beyond stays in the database. JSON text is what is measured, because a character may take six there.
 */
export const withinPageBytes = ({
  rows,
  order,
  limit,
  bytes = 'octet_length(row_to_json(r)::text)',
}: SizedSelect): string =>
  `select * from (
    select r.*, count(*) over () as found, row_number() over place as place, sum(${bytes}) over place as bytes
    from (${rows}) r window place as (order by ${order} rows unbounded preceding)) sized
  where place = 1 or (place <= ${limit} and bytes <= ${PAGE_BYTES}) order by place`;

/** The page of rows that such a select has found, or of records made from them. */
export const sizedPage = <T>(
  items: readonly T[],
  found: number,
  positionOf: (item: T) => readonly string[],
): Page<T> => {
  const last = items.at(-1);
  return { items, nextPosition: last !== undefined && found > items.length ? positionOf(last) : null };
};

/** What a page of records asks for. */
export interface RecordPage<T extends object> extends PageRequest {
  readonly where: FilterQuery<NoInfer<T>>;
  readonly orderBy: Readonly<Record<string, 'asc' | 'desc'>>;
  readonly positionOf: (record: T) => readonly string[];
}

/**
 * A page of records (spec/rules/limits.md#bytes-of-a-page). The database decides which ones it holds; only those are read. Where all of
 * them were deleted between the two statements the page is looked for again.
 */
export const recordPage = async <T extends { readonly id: string }>(
  em: EntityManager,
  entity: EntityName<T>,
  asked: RecordPage<T>,
): Promise<Page<T>> => {
  const { where, orderBy, limit, positionOf } = asked;
  const columnOf = (name: string): string =>
    (em.getMetadata().get(entity).properties as Record<string, EntityProperty>)[name]?.fieldNames[0] ?? name;
  const rows = em
    .createQueryBuilder(entity)
    .select('*')
    .where(where as never)
    .orderBy(orderBy as never)
    .limit(limit + 1)
    .getFormattedQuery();
  const order = Object.entries(orderBy).map(([name, direction]) => `${columnOf(name)} ${direction}`);
  const sized = withinPageBytes({ rows, order: order.join(), limit: String(limit) });
  const places = await em.execute<{ id: string; found: string }[]>(`select id, found from (${sized}) page`);
  const [first] = places;
  if (first === undefined) return { items: [], nextPosition: null };
  const ids = { id: { $in: places.map(({ id }) => id) } } as unknown as FilterQuery<NoInfer<T>>;
  const items = await em.find(entity, ids, { orderBy: orderBy as never });
  if (items.length === 0) return recordPage(em, entity, asked);
  const hasMore = Number(first.found) > places.length;
  return sizedPage(items, hasMore ? Number.POSITIVE_INFINITY : 0, positionOf);
};
