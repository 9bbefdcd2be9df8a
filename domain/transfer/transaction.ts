import type { Pool, PoolClient } from 'pg';

/**
 * However the role and the database are set up: values are spelt alike everywhere, nothing is hidden, what is
 * committed stays, and it takes as long as it takes.
 */
const SETTINGS = `
  set local synchronous_commit = on; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;`;

/** One moment of the whole database, which is read and not kept from going on. */
export const SNAPSHOT = 'begin isolation level repeatable read, read only;';
/** All or nothing. */
export const WRITING = 'begin;';

/**
 * Does `work` while a transaction of its own holds what `hold` takes; its connection ends afterwards, and what became of it meanwhile
 * does not matter.
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

/** Does `work` in one transaction. What it leaves half done goes with the connection. */
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
