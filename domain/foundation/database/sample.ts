import type { EntityManager } from '@mikro-orm/postgresql';

/** The first few of a kind, and how many there are. */
export interface Sample<T> {
  readonly total: number;
  readonly items: readonly T[];
}

/** The first few of a whole list, as they are or as they are shown. */
export function firstOf<T>(all: readonly T[], limit: number): Sample<T>;
export function firstOf<T, S>(all: readonly T[], limit: number, shown: (one: T) => S): Sample<S>;
export function firstOf<T, S>(all: readonly T[], limit: number, shown?: (one: T) => S): Sample<T | S> {
  const first = all.slice(0, limit);
  return { total: all.length, items: shown === undefined ? first : first.map(shown) };
}

/** A record as it is shown among others of its kind. */
export interface SampledRecord {
  readonly id: string;
  readonly label: string;
  readonly status: string;
}

/** The rows of a statement that counts all rows of its kind in the column `total`, however few it reads. */
export const sampleBy = async (
  em: EntityManager,
  statement: string,
  values: readonly unknown[],
): Promise<Sample<SampledRecord>> => {
  const rows = await em.execute<(SampledRecord & { readonly total: number })[]>(statement, [...values]);
  return { total: rows[0]?.total ?? 0, items: rows.map(({ id, label, status }) => ({ id, label, status })) };
};
