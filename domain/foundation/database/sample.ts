import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { translated } from './translate.ts';

/** The first records of a kind, and their total number. */
export interface Sample<T> {
  readonly total: number;
  readonly items: readonly T[];
}

/** The first items of a complete list, optionally mapped by `shown`. */
export function firstOf<T>(all: readonly T[], limit: number): Sample<T>;
export function firstOf<T, S>(all: readonly T[], limit: number, shown: (one: T) => S): Sample<S>;
export function firstOf<T, S>(all: readonly T[], limit: number, shown?: (one: T) => S): Sample<T | S> {
  const first = all.slice(0, limit);
  return { total: all.length, items: shown === undefined ? first : first.map(shown) };
}

/** The short form of a record in a sample. */
export interface SampledRecord {
  readonly id: string;
  readonly label: string;
  readonly status: string;
}

/** A row of a sample; `total` counts all rows of its kind, also those that were not read. */
interface SampledRow extends SampledRecord {
  readonly total: number;
}

const sampleOf = (rows: readonly SampledRow[]): Sample<SampledRecord> => ({
  total: rows[0]?.total ?? 0,
  items: rows.map(({ id, label, status }) => ({ id, label, status })),
});

/** The sample of a statement that counts all rows of its kind in the column `total`. */
export const sampleBy = async (
  em: EntityManager,
  statement: string,
  values: readonly unknown[],
): Promise<Sample<SampledRecord>> => {
  return sampleOf(await em.execute<SampledRow[]>(statement, [...values]));
};

/**
 * The samples of one prepared statement by status, in one round trip. Where only a count is needed, its row has only `status` and `total`.
 */
export const preparedSamples = async (
  pool: Pool,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<(status: string) => Sample<SampledRecord>> => {
  const { rows } = await translated(pool.query<SampledRow>({ ...statement, values: [...values] }));
  return (status) => sampleOf(rows.filter((row) => row.status === status));
};
