import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { LockName } from '../../../domain/foundation/database/named-lock.ts';
import type { Store } from '../../../domain/postgres/store.ts';
import { eventually } from '../time/eventually.ts';

/** Holds the locks that a statement takes until the release: others that need one of them wait as long as the test wants. */
export const holdLock = async (
  pool: Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<() => Promise<void>> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(text, [...values]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
};

const rowOf = (name: LockName): string => `select 1 from named_locks where name = '${name}' for update`;

/** The lock that every change of the organisation takes. */
export const ORGANISATION_LOCK = rowOf('organisation');

/** The lock that every booking takes. */
export const BUDGET_LOCK = rowOf('budgets');

/** The lock that every change of users and their roles takes. */
export const USERS_LOCK = rowOf('users');

/** The rows of the API keys of a user. */
export const KEYS_OF_USER = 'select 1 from api_keys where user_id = $1 for update';

/** Resolves when this many connections to this database wait for a lock. */
export const untilWaiting = (pool: Pool, count = 1): Promise<void> =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].waiting === count;
  });

/** Resolves when no statement of the pool is in progress and every result was received. */
export const untilIdle = (pool: Pool): Promise<void> => eventually(() => pool.idleCount === pool.totalCount);

const outside = AsyncLocalStorage.snapshot();

/**
 * Runs `first` in a transaction that commits when `second`, which runs outside of it, waits for a lock. Returns the result of `second`. Fails
 * if `second` waits for nothing.
 */
export const whileUncommitted = async <T>(
  { pool, unitOfWork }: Pick<Store, 'pool' | 'unitOfWork'>,
  first: () => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> => {
  const late = await unitOfWork.write(async () => {
    await first();
    const running = outside(second);
    // A failure is returned to the caller below.
    running.catch(() => {});
    await untilWaiting(pool);
    return { running };
  });
  return late.running;
};
