import type { EntityManager, EntityName, EntityProperty, FilterQuery } from '@mikro-orm/postgresql';
import type { Page, PageRequest } from '../../kernel/pages/page.ts';
import { selectPageIds, withinPageBytes } from '../statements.ts';

/** A row of a statement made by `withinPageBytes`. */
export interface SizedRow {
  /** The number of rows that the inner statement found, including those beyond the page. */
  readonly found: number;
}

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
  const places = await em.execute<{ id: string; found: string }[]>(selectPageIds(sized));
  const [first] = places;
  if (first === undefined) return { items: [], nextPosition: null };
  const ids = { id: { $in: places.map(({ id }) => id) } } as unknown as FilterQuery<NoInfer<T>>;
  const items = await em.find(entity, ids, { orderBy: orderBy as never });
  if (items.length === 0) return recordPage(em, entity, asked);
  const hasMore = Number(first.found) > places.length;
  return sizedPage(items, hasMore ? Number.POSITIVE_INFINITY : 0, positionOf);
};
