import type { Pool } from 'pg';
import { BEGIN_LONG_STATEMENT, CHECK_ROLE_TIMEOUTS, LONG_STATEMENT_MS, setRoleTimeouts } from '../statements.ts';
import { renewConnections } from './renew-connections.ts';
import { allowSilence, type SilenceTimeouts } from './silent-connections.ts';

/** The time limits of a statement, of its wait for a lock, and of the silence of the database after it. */
export interface StatementTimeouts extends SilenceTimeouts {
  readonly lockMs: number;
}

export const STATEMENT_TIMEOUTS: StatementTimeouts = { statementMs: 30_000, lockMs: 10_000, silenceMs: 10_000 };

/**
 * Sets time limits for statements of this role in this database, where the operator has set none. They are set on the role and not in each
 * transaction, because most statements of the hot path run outside of transactions, and not on the connection, because a pooler in
 * transaction mode lends each statement another one. Longer work uses `runLongStatement` (spec/rules/limits.md#statement-timeouts).
 */
export const setStatementTimeouts = async (pool: Pool, bounds: StatementTimeouts): Promise<void> => {
  const { rows } = await pool.query<{ unset: boolean }>(CHECK_ROLE_TIMEOUTS);
  if (rows[0]?.unset !== true) return;
  // Replicas that start together must not write the same row of the catalogue.
  await pool.query(setRoleTimeouts(bounds));
  // Settings of a role apply to new connections, so older ones are closed.
  await renewConnections(pool);
};

/** Runs one statement that may take ten minutes, for background work. Returns the number of changed rows. */
export const runLongStatement = async (pool: Pool, text: string, values: readonly unknown[]): Promise<number> => {
  const client = await pool.connect();
  const silenceMs = allowSilence(client, LONG_STATEMENT_MS + STATEMENT_TIMEOUTS.silenceMs);
  try {
    await client.query(BEGIN_LONG_STATEMENT);
    const { rowCount } = await client.query(text, [...values]);
    await client.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    allowSilence(client, silenceMs);
    client.release();
  }
};
