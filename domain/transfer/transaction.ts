import type { Pool, PoolClient } from 'pg';

/**
 * Settings that make the result independent of the role and the database: one text form of values, no row security, durable commits, no
 * timeouts.
 */
const SETTINGS = `
  set local synchronous_commit = on; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;`;

/** A consistent snapshot of the whole database, which stays in use. */
export const SNAPSHOT = 'begin isolation level repeatable read, read only;';
/** Everything is committed, or nothing. */
export const WRITING = 'begin;';

/**
 * Runs `work` while a separate transaction holds the locks of `hold`. Its connection is closed afterwards; errors of that connection do not
 * matter.
 */
export const withLocks = async <T>(
  pool: Pool,
  hold: (client: PoolClient) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query(WRITING + SETTINGS);
    await hold(client);
    return await work();
  } finally {
    client.release(true);
  }
};

/** Runs `work` in one transaction. A failure closes the connection, which rolls it back. */
export const inTransaction = async <T>(
  pool: Pool,
  begin: typeof SNAPSHOT | typeof WRITING,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query(begin + SETTINGS);
    const result = await work(client);
    await client.query('commit');
    isDone = true;
    return result;
  } finally {
    client.release(!isDone);
  }
};
