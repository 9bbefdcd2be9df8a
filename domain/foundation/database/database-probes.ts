import type { Pool, PoolClient } from 'pg';
import { renewConnections } from './renew-connections.ts';

/** What the way to the database keeps of what the database itself promises (spec/rules/requests.md#database-probes). */
export interface DatabaseVerdict {
  /** A row locked on one connection is locked for the others. */
  readonly areLocksHeld: boolean;
  /** A statement prepared under a name is there the next time. */
  readonly areStatementsKept: boolean;
}

/** How long a probe waits, in milliseconds, before it takes no answer for an answer. */
const PATIENCE_MS = 2_000;
/** Connections that stand in the way of the one under test, so that a pooler has to lend it another. */
const OTHERS = 4;

const LOCK = `select 1 from named_locks where name = 'probe' for update`;
const LOCK_NOT_AVAILABLE = '55P03';

/** Finds out on `pool` itself, which may lead through a pooler. Rejects with the error of the driver when the database is away. */
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
    const refusal = await second.query(`${LOCK} nowait`).then(
      () => null,
      (error: { readonly code?: unknown }) => error.code,
    );
    return refusal === LOCK_NOT_AVAILABLE;
  });

/** With each further transaction that is open elsewhere, a pooler has one connection less to lend to the one that knows the name. */
const areStatementsKept = (pool: Pool): Promise<boolean> =>
  withClients(pool, 1 + Math.min(OTHERS, (pool.options.max ?? 1) - 1), async ([first, ...others]) => {
    if (first === undefined) return false;
    const isKept = async (): Promise<boolean> => {
      const { rowCount } = await first.query({ name: 'probe', text: 'select 1' });
      return rowCount === 1;
    };
    for (const other of [null, ...others]) {
      await other?.query('begin');
      if (!(await isKept().catch(() => false))) return false;
    }
    return isKept().catch(() => false);
  });

/** Lends connections to a probe and ends them after it: what it left open, or waits for, goes with them. Too late is false. */
const withClients = async (
  pool: Pool,
  count: number,
  probe: (clients: readonly PoolClient[]) => Promise<boolean>,
): Promise<boolean> => {
  const clients: PoolClient[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    while (clients.length < count) clients.push(await pool.connect());
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    return await Promise.race([probe(clients), tooLate]);
  } finally {
    clearTimeout(timer);
    for (const client of clients) client.release(true);
  }
};

/** The verdict for the log. */
export const verdictLine = ({ areLocksHeld, areStatementsKept }: DatabaseVerdict): string =>
  [
    areLocksHeld ? 'row locks hold' : 'ROW LOCKS DO NOT HOLD on this database: the server will not be ready',
    areStatementsKept ? 'prepared statements are kept' : 'prepared statements are not kept and not used',
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
