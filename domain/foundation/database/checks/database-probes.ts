import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { renewConnections } from '../connections/renew-connections.ts';

/** What the way to the database keeps of what the database itself promises (spec/rules/requests.md#database-probes). */
export interface DatabaseVerdict {
  /** A row locked on one connection is locked for the others. */
  readonly areLocksHeld: boolean;
  /** A statement prepared under a name is there the next time. */
  readonly areStatementsKept: boolean;
}

/** How long a probe waits, in milliseconds, before it gives up: a database that is slow at the start has told nothing yet. */
const PATIENCE_MS = 10_000;
const TOO_LATE =
  'the database did not answer the probes of the start in time: it is slow, or a pooler before it has too few connections (default_pool_size)';
/** Connections that stand in the way of the one under test, so that a pooler has to lend it another; and how often they try. */
const OTHERS = 4;
const ROUNDS = 5;

const LOCK = `select 1 from named_locks where name = 'probe' for update`;
const LOCK_NOT_AVAILABLE = '55P03';
/** The statement is not there, is there already, or may not be named at all. */
const NOT_KEPT: readonly unknown[] = ['26000', '42P05', '0A000'];

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/**
 * Finds out on `pool` itself, which may lead through a pooler. Rejects with the error of the driver when the database is away, and when it is
 * too slow to tell: a start that fails is tried again, a wrong verdict would stay.
 */
export const probeDatabase = async (pool: Pool): Promise<DatabaseVerdict> => ({
  areLocksHeld: await areLocksHeld(pool),
  areStatementsKept: await areStatementsKept(pool),
});

const areLocksHeld = (pool: Pool): Promise<boolean> =>
  withClients(pool, 2, async ([first, second]) => {
    if (first === undefined || second === undefined) return false;
    await first.query('begin');
    await first.query(LOCK);
    await second.query('begin');
    try {
      await second.query(`${LOCK} nowait`);
      // The lock may have gone with a connection that was lost meanwhile, which this tells.
      await first.query('select 1');
      return false;
    } catch (error) {
      if (codeOf(error) === LOCK_NOT_AVAILABLE) return true;
      throw error;
    }
  });

/**
 * Asks while transactions are open elsewhere, with each of which a pooler has one connection of the database less to lend to the one that
 * knows the name. Behind a pooler only the answer of another connection is a proof: where it lends the same one each time it may have
 * been luck, and the next request would be lent one that does not know the name.
 */
const areStatementsKept = (pool: Pool): Promise<boolean> =>
  withClients(pool, 1 + Math.min(OTHERS, (pool.options.max ?? 1) - 1), async ([first, ...others]) => {
    if (first === undefined) return false;
    // A name of its own: under one name for all, another replica's probe would answer for this one.
    const name = `probe-${randomUUID()}`;
    const ask = async (): Promise<number> =>
      (await first.query<{ pid: number }>({ name, text: 'select pg_backend_pid() as pid' })).rows[0]?.pid ?? 0;
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

/** The process that serves the connection, as it was told when the connection began; a pooler tells a number of its own. */
const ownPidOf = (client: PoolClient): unknown => (client as { readonly processID?: unknown }).processID;

/** Lends connections to a probe and ends them after it: what it left open, or waits for, goes with them. Rejects when it takes too long. */
const withClients = async (
  pool: Pool,
  count: number,
  probe: (clients: readonly PoolClient[]) => Promise<boolean>,
): Promise<boolean> => {
  const late = Object.assign(new Error(TOO_LATE), { code: 'ETIMEDOUT' });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late), PATIENCE_MS);
  });
  const connecting = Array.from({ length: count }, () => pool.connect());
  try {
    return await Promise.race([Promise.all(connecting).then(probe), tooLate]);
  } finally {
    clearTimeout(timer);
    // Also one that comes when the time is over.
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

/** Sends no names of statements from now on. */
export const forgetStatementNames = async (pool: Pool): Promise<void> => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (first: unknown, ...others: unknown[]) => unknown;
    Object.assign(client, { query: (first: unknown, ...others: unknown[]) => query(nameless(first), ...others) });
  });
  await renewConnections(pool);
};

const nameless = (query: unknown): unknown =>
  // A query that can submit itself, such as a cursor, is no mere description.
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query;
