import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { selectSample } from './statements.ts';
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
 * A sample as a part of a larger statement, so that several areas are read in one round trip. The text selects `id`, `label`, `status` and
 * `total`, and has `?` for each value. A row that only counts has only `status` and `total`.
 */
export interface SampleQuery<T> {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Turns the rows of the query into its result. */
  readonly result: (of: (status: string) => Sample<SampledRecord>) => T;
}

type SampleResults<Q> = { readonly [K in keyof Q]: Q[K] extends SampleQuery<infer T> ? T : never };

/** Reads samples of several areas with one prepared statement. Queries of the same keys must have the same texts. */
export const readSamples = async <Q extends Record<string, SampleQuery<unknown>>>(
  pool: Pool,
  queries: Q,
): Promise<SampleResults<Q>> => {
  const parts = Object.entries(queries);
  let count = 0;
  const text = parts
    .map(([part, query]) =>
      selectSample(
        part,
        query.text.replaceAll('?', () => `$${++count}`),
      ),
    )
    .join(' union all ');
  const values = parts.flatMap(([, query]) => query.values);
  const name = `samples:${parts.map(([part]) => part).join()}`;
  const { rows } = await translated(pool.query<SampledRow & { readonly part: string }>({ name, text, values }));
  const results = parts.map(([part, { result }]) => {
    const own = rows.filter((row) => row.part === part);
    return [part, result((status) => sampleOf(own.filter((row) => row.status === status)))];
  });
  return Object.fromEntries(results);
};
