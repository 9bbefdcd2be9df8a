import type { Pool, PoolClient } from 'pg';

/** Opens a snapshot, and keeps it until the returned function is called. Until then the database removes no version of any row. */
export const holdSnapshot = async (pool: Pool): Promise<() => Promise<void>> => {
  const reader = await pool.connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select count(*) from settings');
  return async () => {
    await reader.query('rollback');
    reader.release();
  };
};

/** A statement that returns the plan of another one after its execution. */
export const explained = (statement: string): string => `explain (analyze, buffers, format json) ${statement}`;

/** The pages that the execution of a plan has read. */
export const pagesOf = (plans: readonly { readonly Plan: Readonly<Record<string, number>> }[]): number => {
  const plan = plans[0]?.Plan ?? {};
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
};

/** The entries of an index that a connection reads during `work`, also those of rows that no longer exist. Nobody else may use the index. */
export const entriesRead = async (client: PoolClient, index: string, work: () => Promise<unknown>): Promise<number> => {
  const count = async (): Promise<number> => {
    await client.query('select pg_stat_force_next_flush()');
    const text = 'select idx_tup_read::int as read from pg_stat_user_indexes where indexrelname = $1';
    return (await client.query(text, [index])).rows[0].read;
  };
  const before = await count();
  await work();
  return (await count()) - before;
};

/** The id of a new transaction. */
export const newTransactionId = async (pool: Pool): Promise<bigint> => {
  const { rows } = await pool.query('select transaction_id()::text as id');
  return BigInt(rows[0].id);
};
