import type { Pool } from 'pg';
import { renewConnections } from './renew-connections.ts';
import { allowSilence, type SilenceTimeouts } from './silent-connections.ts';

/** How long one statement may take, how long it may wait for a lock, and how much longer the database may say nothing of it. */
export interface StatementTimeouts extends SilenceTimeouts {
  readonly lockMs: number;
}

export const STATEMENT_TIMEOUTS: StatementTimeouts = { statementMs: 30_000, lockMs: 10_000, silenceMs: 10_000 };

/**
 * Gives statements of this role in this database their time bounds, where whoever runs the database has set none. They stand on the
 * role and not in each transaction, because most statements of the hot path are no transactions, and not in the connection, because
 * a pooler in transaction mode lends every statement another one. A longer work of its own asks for it: see `untimed`
 * (spec/rules/limits.md#statement-timeouts).
 */
export const setStatementTimeouts = async (pool: Pool, bounds: StatementTimeouts): Promise<void> => {
  const { rows } = await pool.query<{ unset: boolean }>(
    `select current_setting('statement_timeout') = '0' or current_setting('lock_timeout') = '0' as unset`,
  );
  if (rows[0]?.unset !== true) return;
  // Replicas that start together must not write the same row of the catalogue at once.
  await pool.query(`do $$ begin
    perform pg_advisory_xact_lock(hashtext(name)) from named_locks where name = 'time_bounds' for update;
    if current_setting('statement_timeout') = '0' then
      execute format('alter role current_user in database %I set statement_timeout = ${bounds.statementMs}', current_database());
    end if;
    if current_setting('lock_timeout') = '0' then
      execute format('alter role current_user in database %I set lock_timeout = ${bounds.lockMs}', current_database());
    end if;
  end $$`);
  // A role's settings count from the next connection on, so those that are older go.
  await renewConnections(pool);
};

/** Of work that no request waits for. A statement that takes longer has gone wrong, and would hold its connection for ever. */
const UNTIMED_MS = 600_000;

/** Runs one statement that may take ten minutes, for work that no request waits for; how many rows it changed. */
export const runLongStatement = async (pool: Pool, text: string, values: readonly unknown[]): Promise<number> => {
  const client = await pool.connect();
  const silenceMs = allowSilence(client, UNTIMED_MS + STATEMENT_TIMEOUTS.silenceMs);
  try {
    await client.query(`begin; set local statement_timeout = ${UNTIMED_MS}; set local lock_timeout = 0`);
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
