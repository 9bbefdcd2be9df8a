import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { within } from '../../kernel/within.ts';
import type { SentBatch } from '../../tracing/traced-statements.ts';
import { renewConnections } from '../connections/renew-connections.ts';
import { LOCK_PROBE, LOCK_PROBE_NOW, PROBE_CONNECTION, SELECT_BACKEND_PID } from '../statements.ts';

/** Which guarantees of the database the connections keep, possibly through a pooler (spec/rules/requests.md#database-probes). */
export interface DatabaseVerdict {
  /** A row locked on one connection is locked for the others. */
  readonly areLocksHeld: boolean;
  /** A prepared statement exists on the next use of its name. */
  readonly areStatementsKept: boolean;
}

/** The timeout of a probe in milliseconds. A database that is slow at the start has not given a result yet. */
const TIMEOUT_MS = 10_000;
const TOO_LATE =
  'the database did not respond to the startup probes in time: it is slow, or its pooler has too few connections (default_pool_size)';
/** Connections that are kept busy during the test, so that a pooler must lend another one; and the number of tries. */
const OTHERS = 4;
const ROUNDS = 5;

const LOCK_NOT_AVAILABLE = '55P03';
/** The statement does not exist, exists already, or may not be named. */
const NOT_KEPT: readonly unknown[] = ['26000', '42P05', '0A000'];

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/**
 * Probes `pool`, which may lead through a pooler. Rejects with the error of the driver when the database is unavailable or too slow: a
 * failed start is retried, a wrong verdict would stay.
 */
export const probeDatabase = async (pool: Pool): Promise<DatabaseVerdict> => ({
  areLocksHeld: await areLocksHeld(pool),
  areStatementsKept: await areStatementsKept(pool),
});

const areLocksHeld = (pool: Pool): Promise<boolean> =>
  withClients(pool, 2, async ([first, second]) => {
    if (first === undefined || second === undefined) return false;
    await first.query('begin');
    await first.query(LOCK_PROBE);
    await second.query('begin');
    try {
      await second.query(LOCK_PROBE_NOW);
      // The lock may have been lost with its connection, which this detects.
      await first.query(PROBE_CONNECTION);
      return false;
    } catch (error) {
      if (codeOf(error) === LOCK_NOT_AVAILABLE) return true;
      throw error;
    }
  });

/**
 * Queries while other transactions are open, each of which takes one connection of the database from a pooler. Only a result of another
 * connection is proof: a pooler that lends the same one each time may do so by chance, and lend the next request one that does not know the
 * name.
 */
const areStatementsKept = (pool: Pool): Promise<boolean> =>
  withClients(pool, 1 + Math.min(OTHERS, (pool.options.max ?? 1) - 1), async ([first, ...others]) => {
    if (first === undefined) return false;
    // A unique name: with a common one the probe of another replica could respond.
    const name = `probe-${randomUUID()}`;
    const ask = async (): Promise<number> =>
      (await first.query<{ pid: number }>({ name, text: SELECT_BACKEND_PID })).rows[0]?.pid ?? 0;
    try {
      const home = await ask();
      const isOwn = home === ownPidOf(first);
      for (let round = 0; round < (isOwn ? 1 : ROUNDS); round += 1) {
        for (const other of others) {
          await other.query('begin');
          if ((await ask()) !== home) return true;
        }
        for (const other of others) await other.query('rollback');
      }
      return isOwn;
    } catch (error) {
      if (NOT_KEPT.includes(codeOf(error))) return false;
      throw error;
    }
  });

/** The process id of the database that was reported when the connection opened; a pooler reports its own number. */
const ownPidOf = (client: PoolClient): unknown => (client as { readonly processID?: unknown }).processID;

/** Lends connections to a probe and closes them afterwards, with everything the probe left open. Rejects after the timeout. */
const withClients = async (
  pool: Pool,
  count: number,
  probe: (clients: readonly PoolClient[]) => Promise<boolean>,
): Promise<boolean> => {
  const late = Object.assign(new Error(TOO_LATE), { code: 'ETIMEDOUT' });
  const connecting = Array.from({ length: count }, () => pool.connect());
  try {
    const result = await within(Promise.all(connecting).then(probe), TIMEOUT_MS, null);
    if (result === null) throw late;
    return result;
  } finally {
    // Also one that opens after the timeout.
    for (const each of connecting)
      each.then(
        (client) => client.release(true),
        () => {},
      );
  }
};

/** The verdict for the log. */
export const verdictLine = ({ areLocksHeld, areStatementsKept }: DatabaseVerdict): string =>
  [
    areLocksHeld ? 'row locks hold' : 'ROW LOCKS DO NOT HOLD on this database: the server will not be ready',
    areStatementsKept
      ? 'prepared statements are kept'
      : 'prepared statements are not kept, or not shown to be, and not used',
  ].join('; ');

/** Removes the names of statements from now on, so that they are not prepared. */
export const forgetStatementNames = async (pool: Pool): Promise<void> => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (first: unknown, ...others: unknown[]) => unknown;
    Object.assign(client, { query: (first: unknown, ...others: unknown[]) => query(nameless(first), ...others) });
  });
  await renewConnections(pool);
};

const nameless = (query: unknown): unknown => {
  if (typeof query !== 'object' || query === null || !('name' in query)) return query;
  // A query that submits itself, such as a cursor, is not a description.
  if (!('submit' in query)) return { ...query, name: undefined };
  if ('forgetNames' in query) (query as unknown as SentBatch).forgetNames();
  return query;
};
