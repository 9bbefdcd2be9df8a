import pg, { type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  forgetStatementNames,
  probeDatabase,
  verdictLine,
} from '../../../domain/foundation/database/checks/database-probes.ts';
import { sendBatch } from '../../../domain/foundation/database/connections/statement-batch.ts';
import { openDatabase } from '../../../domain/services.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { startServer } from '../../support/server/server.ts';

let database: TestDatabase;
const pools: Pool[] = [];
const openKept = (): Pool => {
  const pool = openPool(database.url, { max: 5 });
  pools.push(pool);
  return pool;
};
/** Its connections lose prepared statements, as those of a pooler in transaction mode do. */
const openForgetfulPool = (): Pool => {
  const pool = openKept();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
    Object.assign(client, {
      query: async (...all: unknown[]) => {
        await query('deallocate all');
        return query(...all);
      },
    });
  });
  return pool;
};
/** What the driver remembers of a connection. */
interface Prepared {
  readonly connection: { readonly parsedStatements: Record<string, string> };
}
/** The names under which statements were prepared. */
const names = new Set<string>();
/**
 * Its connections switch, as those of a pooler in transaction mode do: with each transaction that is open elsewhere to
 * the next one of `lent`, as long as there is one; to none before `rolledBack` transactions have ended. `lent` knows the names of statements
 * or does not, depending on the pooler.
 */
const openPooled = (lent: number, knows: boolean, rolledBack = 0): Pool => {
  const pool = openKept();
  let isOpen = 0;
  let ended = 0;
  let hasAsked = false;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
    const lend = async (text: unknown): Promise<unknown> => {
      const backend = new pg.Client(database.url);
      await backend.connect();
      const { name, text: statement } = text as { name: string; text: string };
      // The driver considers it prepared, as on a connection on which it prepared it.
      if (!knows) (backend as unknown as Prepared).connection.parsedStatements[name] = statement;
      return backend.query(text as pg.QueryConfig).finally(() => backend.end());
    };
    Object.assign(client, {
      processID: -1,
      query: (text: unknown, ...more: unknown[]) => {
        if (text === 'begin') isOpen += 1;
        if (text === 'rollback') {
          isOpen -= 1;
          ended += 1;
        }
        if (typeof text !== 'object') return query(text, ...more);
        // The transaction that the probe of locks left open was lost with its connections.
        if (!hasAsked) isOpen = 0;
        hasAsked = true;
        names.add((text as { name: string }).name);
        return isOpen > 0 && isOpen <= lent && ended >= rolledBack ? lend(text) : query(text, ...more);
      },
    });
  });
  return pool;
};
/** A new one each time, because the driver changes it. */
const named = () => ({ name: 'sum', text: 'select 1 + $1::int as sum', values: [1] });
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await database.drop();
});

describe('the probes of the database', () => {
  it('find that it keeps locks and statements, and leave nothing open', async () => {
    const pool = openKept();
    expect(await probeDatabase(pool)).toEqual({ areLocksHeld: true, areStatementsKept: true });
    expect(pool.totalCount).toBe(0);
  });
  it('report so of only two connections', async () => {
    const pool = openPool(database.url, { max: 2 });
    pools.push(pool);
    expect(await probeDatabase(pool)).toEqual({ areLocksHeld: true, areStatementsKept: true });
  });
  it('succeed while another replica probes at the same time', async () => {
    const verdicts = await Promise.all([openKept(), openKept(), openKept()].map(probeDatabase));
    for (const verdict of verdicts) expect(verdict).toEqual({ areLocksHeld: true, areStatementsKept: true });
  });
  it('find statements that get lost', async () => {
    expect(await probeDatabase(openForgetfulPool())).toEqual({ areLocksHeld: true, areStatementsKept: false });
  });
  it('find that a pooler keeps statements only if it lent another connection', async () => {
    const kept = async (pool: Pool): Promise<boolean> => (await probeDatabase(pool)).areStatementsKept;
    expect(await kept(openPooled(1, true))).toBe(true);
    expect(await kept(openPooled(1, false))).toBe(false);
    // The same one could be luck, or because no other client uses it.
    expect(await kept(openPooled(0, true))).toBe(false);
    // Not immediately, but later.
    expect(await kept(openPooled(1, true, 4))).toBe(true);
    // Each probe has a separate name: a statement that another replica prepared proves nothing.
    expect(names.size).toBe(4);
  });
  it('reject, instead of mistaking a broken connection for a lock that does not hold', async () => {
    const pool = openKept();
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
      const broken = (text: unknown, ...more: unknown[]): Promise<unknown> =>
        String(text).endsWith('nowait') ? Promise.reject(new Error('Connection terminated')) : query(text, ...more);
      Object.assign(client, { query: broken });
    });
    await expect(probeDatabase(pool)).rejects.toThrow('Connection terminated');
  });
  it('reject when the database is unavailable', async () => {
    const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
    await expect(probeDatabase(away)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await away.end();
  });
  it('are logged in one line', () => {
    const said = (areLocksHeld: boolean, areStatementsKept: boolean) =>
      verdictLine({ areLocksHeld, areStatementsKept });
    expect(said(true, true)).toBe('row locks hold; prepared statements are kept');
    expect(said(false, false)).toMatch(
      /^ROW LOCKS DO NOT HOLD .*; prepared statements are not kept, or not shown to be, and not used$/,
    );
  });
});

it('a lock that was lost with its connection does not prove that rows do not lock', async () => {
  const pool = openKept();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>;
    Object.assign(client, {
      query: async (text: unknown, ...more: unknown[]) => {
        if (String(text).endsWith('nowait'))
          await query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction' and query like '%named_locks%'`);
        return query(text, ...more);
      },
    });
  });
  await expect(probeDatabase(pool)).rejects.toThrow(/terminat|not queryable/i);
});

it('a pool whose connections arrive late is abandoned in time, and late connections are closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const connections: ((client: unknown) => void)[] = [];
    const connect = () => new Promise((resolve) => connections.push(resolve));
    const probing = probeDatabase({ options: { max: 5 }, connect } as never);
    const refusal = expect(probing).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await vi.advanceTimersByTimeAsync(10_000);
    await refusal;
    const release = vi.fn();
    for (const come of connections) come({ release });
    await vi.waitFor(() => expect(release.mock.calls).toEqual(connections.map(() => [true])));
  } finally {
    vi.useRealTimers();
  }
});

describe('a pool that must not prepare statements', () => {
  it('prepares none, on old connections and on new ones, by pool and by client', async () => {
    const pool = openForgetfulPool();
    const failing = async (): Promise<unknown> => {
      await pool.query(named());
      return pool.query(named());
    };
    await expect(failing()).rejects.toMatchObject({ code: '26000' });
    await forgetStatementNames(pool);
    for (const times of [1, 2]) expect((await pool.query(named())).rows, `${times}`).toEqual([{ sum: 2 }]);
    const client = await pool.connect();
    try {
      for (const times of [1, 2]) expect((await client.query(named())).rows, `${times}`).toEqual([{ sum: 2 }]);
      for (const times of [1, 2])
        expect(
          (await sendBatch(client, [{ name: 'one', text: 'show work_mem' }, named()])).rows,
          `batch ${times}`,
        ).toEqual([{ sum: 2 }]);
    } finally {
      client.release();
    }
  });
});

describe('a server', () => {
  it('is never ready on a database where rows do not lock', async () => {
    const own = await createDatabase();
    const store = await openDatabase({ databaseUrl: own.url, dataDirectory: '', poolMax: 2 });
    // A missing row cannot be locked; the server's own start would restore it.
    await store.pool.query(`create rule none as on insert to named_locks where new.name = 'probe' do instead nothing`);
    await store.pool.query(`delete from named_locks where name = 'probe'`);
    await store.close();
    const server = await startServer({ database: own });
    const ceo = await setUpCeo(server.client);
    const health = await ceo.call('getHealth');
    expect([health.status, health.body.data]).toMatchObject([503, { status: 'unavailable', row_locks: false }]);
    expect((await server.client.call('getReadiness')).status).toBe(503);
    await server.close();
    await own.drop();
  });
});
