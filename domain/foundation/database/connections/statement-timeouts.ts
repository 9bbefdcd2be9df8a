import type { Pool } from 'pg';
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
  const { rows } = await pool.query<{ unset: boolean }>(
    `select current_setting('statement_timeout') = '0' or current_setting('lock_timeout') = '0' as unset`,
  );
  if (rows[0]?.unset !== true) return;
  // Replicas that start together must not write the same row of the catalogue.
  await pool.query(`do $$ begin
    perform 1 from named_locks where name = 'time_bounds' for update;
    if current_setting('statement_timeout') = '0' then
      execute format('alter role current_user in database %I set statement_timeout = ${bounds.statementMs}', current_database());
    end if;
    if current_setting('lock_timeout') = '0' then
      execute format('alter role current_user in database %I set lock_timeout = ${bounds.lockMs}', current_database());
    end if;
  end $$`);
  // Settings of a role apply to new connections, so older ones are closed.
  await renewConnections(pool);
};

/** The time limit of background statements. A longer one has failed, and would hold its connection without end. */
const LONG_STATEMENT_MS = 600_000;

/** Runs one statement that may take ten minutes, for background work. Returns the number of changed rows. */
export const runLongStatement = async (pool: Pool, text: string, values: readonly unknown[]): Promise<number> => {
  const client = await pool.connect();
  const silenceMs = allowSilence(client, LONG_STATEMENT_MS + STATEMENT_TIMEOUTS.silenceMs);
  try {
    await client.query(`begin; set local statement_timeout = ${LONG_STATEMENT_MS}; set local lock_timeout = 0`);
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
