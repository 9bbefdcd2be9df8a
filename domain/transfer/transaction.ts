import type { Pool, PoolClient } from 'pg';
import { type BEGIN_SNAPSHOT, BEGIN_WRITING, TRANSFER_SETTINGS } from './statements.ts';

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
    await client.query(BEGIN_WRITING + TRANSFER_SETTINGS);
    await hold(client);
    return await work();
  } finally {
    client.release(true);
  }
};

/** Runs `work` in one transaction. A failure closes the connection, which rolls it back. */
export const inTransaction = async <T>(
  pool: Pool,
  begin: typeof BEGIN_SNAPSHOT | typeof BEGIN_WRITING,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query(begin + TRANSFER_SETTINGS);
    const result = await work(client);
    await client.query('commit');
    isDone = true;
    return result;
  } finally {
    client.release(!isDone);
  }
};
