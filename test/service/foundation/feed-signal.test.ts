import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FeedSignal } from '../../../domain/foundation/events/feed-signal.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';

let database: TestDatabase;
let pool: Pool;
let signal: FeedSignal;
const carriers: string[] = [];
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url);
});
afterEach(() => signal.close());
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const LISTENING = `from pg_stat_activity where application_name = 'organisation-platform events' and datname = current_database()`;
const listening = async (): Promise<number> =>
  (await pool.query<{ count: number }>(`select count(*)::int as count ${LISTENING}`)).rows[0]?.count ?? 0;
type Send = () => Promise<unknown>;
/** A signal whose first probe is sent in this way. */
const startWith = async (first: (send: Send) => Promise<unknown>): Promise<void> => {
  let hasBegun = false;
  const query = (...all: [string, unknown[]]): Promise<unknown> => {
    const send = () => pool.query(...all);
    if (hasBegun) return send();
    hasBegun = true;
    return first(send);
  };
  carriers.length = 0;
  signal = new FeedSignal({
    direct: { connectionString: database.url },
    pool: { query } as never,
    hear: () => {},
    log: (carrier) => carriers.push(carrier),
  });
  await signal.start();
};

it('a connection lost during its probe is opened again once, however the loss is reported', async () => {
  await startWith(async () => {
    await pool.query(`select pg_terminate_backend(pid) ${LISTENING}`);
    await wait(50);
    throw new Error('the database went away');
  });
  await expect.poll(() => signal.carrier, { timeout: 5_000 }).toBe('notify');
  // As long as another series of attempts would take.
  await wait(1_000);
  expect(await listening()).toBe(1);
  expect(carriers).toEqual(['poll', 'notify']);
});

it('notifications that arrive after their deadline are used from then on', async () => {
  await startWith(async (send) => void setTimeout(send, 1_500));
  expect(carriers).toEqual(['poll']);
  await expect.poll(() => carriers, { timeout: 5_000 }).toEqual(['poll', 'notify']);
});

it('a notification counts even if sending it took the whole time', async () => {
  await startWith(async (send) => {
    await wait(1_100);
    await send();
    await wait(200);
  });
  expect(carriers).toEqual(['notify']);
});
