import type { EntityManager, EntityName, EntityProperty, FilterQuery } from '@mikro-orm/postgresql';
import type { Page, PageRequest } from '../../kernel/pages/page.ts';
import { PAGE_BYTES } from '../../kernel/pages/page-bytes.ts';

/** A row of a statement made by `withinPageBytes`. */
export interface SizedRow {
  /** The number of rows that the inner statement found, including those beyond the page. */
  readonly found: number;
}

/** `rows` selects at most one row more than `limit`, which is the SQL of the number of rows on the page. */
export interface SizedSelect {
  readonly rows: string;
  /** The order of the page, in columns of `rows`. */
  readonly order: string;
  readonly limit: string;
  /** SQL of the bytes of the row `r` where most of its columns are short. */
  readonly bytes?: string;
  /** Columns of text. Rows that these columns put beyond the page are not measured. */
  readonly texts?: readonly string[];
}

/**
 * The rows up to the second one beyond a page, counting only texts: their length is known without reading them. The second tells that more
 * follow where the first row alone exceeds a page.
 */
const withinTextBytes = (rows: string, order: string, texts: readonly string[]): string => {
  if (texts.length === 0) return rows;
  const bytes = texts.map((column) => `coalesce(octet_length(r."${column}"), 0)`).join(' + ');
  const before = `sum(${bytes}) over (order by ${order} rows between unbounded preceding and 2 preceding)`;
  return `select * from (select r.*, ${before} as texts_before from (${rows}) r) r
    where texts_before is null or texts_before <= ${PAGE_BYTES}`;
};

/**
 * A select of the rows that one page may hold (spec/rules/limits.md#bytes-of-a-page): the first row, and those after it up to the limit
 * of rows or bytes. Other rows stay in the database. The size is that of the JSON text, where a character can take six bytes.
 */
export const withinPageBytes = ({
  rows,
  order,
  limit,
  bytes = 'octet_length(row_to_json(r)::text)',
  texts = [],
}: SizedSelect): string =>
  `select * from (
    select r.*, count(*) over () as found, row_number() over place as place, sum(${bytes}) over place as bytes
    from (${withinTextBytes(rows, order, texts)}) r window place as (order by ${order} rows unbounded preceding)) sized
  where place = 1 or (place <= ${limit} and bytes <= ${PAGE_BYTES}) order by place`;

/** The page of rows that such a select found, or of records made from them. */
export const sizedPage = <T>(
  items: readonly T[],
  found: number,
  positionOf: (item: T) => readonly string[],
): Page<T> => {
  const last = items.at(-1);
  return { items, nextPosition: last !== undefined && found > items.length ? positionOf(last) : null };
};

/** A request for a page of records. */
export interface RecordPage<T extends object> extends PageRequest {
  readonly where: FilterQuery<NoInfer<T>>;
  readonly orderBy: Readonly<Record<string, 'asc' | 'desc'>>;
  readonly positionOf: (record: T) => readonly string[];
}

/**
 * A page of records (spec/rules/limits.md#bytes-of-a-page). The database decides which ones it holds; only those are read. If all of
 * them were deleted between the two statements, the page is read again.
 */
export const recordPage = async <T extends { readonly id: string }>(
  em: EntityManager,
  entity: EntityName<T>,
  asked: RecordPage<T>,
): Promise<Page<T>> => {
  const { where, orderBy, limit, positionOf } = asked;
  const properties = em.getMetadata().get(entity).properties as Record<string, EntityProperty>;
  const columnOf = (name: string): string => properties[name]?.fieldNames[0] ?? name;
  const texts = Object.values(properties)
    .filter(({ columnTypes }) => columnTypes?.[0] === 'text')
    .flatMap(({ fieldNames }) => fieldNames);
  const rows = em
    .createQueryBuilder(entity)
    .select('*')
    .where(where as never)
    .orderBy(orderBy as never)
    .limit(limit + 1)
    .getFormattedQuery();
  const order = Object.entries(orderBy).map(([name, direction]) => `${columnOf(name)} ${direction}`);
  const sized = withinPageBytes({ rows, order: order.join(), limit: String(limit), texts });
  const places = await em.execute<{ id: string; found: string }[]>(`select id, found from (${sized}) page`);
  const [first] = places;
  if (first === undefined) return { items: [], nextPosition: null };
  const ids = { id: { $in: places.map(({ id }) => id) } } as unknown as FilterQuery<NoInfer<T>>;
  const items = await em.find(entity, ids, { orderBy: orderBy as never });
  if (items.length === 0) return recordPage(em, entity, asked);
  const hasMore = Number(first.found) > places.length;
  return sizedPage(items, hasMore ? Number.POSITIVE_INFINITY : 0, positionOf);
};
