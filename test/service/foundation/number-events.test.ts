import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUMBER_EVENTS } from '../../../domain/foundation/events/statements.ts';
import { DELETE_OUTDATED_EVENTS } from '../../../domain/foundation/statements.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { entriesRead, holdSnapshot, newTransactionId } from '../../support/database/old-snapshot.ts';
import { openPool } from '../../support/database/open-pool.ts';
import {
  feedState,
  numberAsRelease1,
  storedLastNumber,
  storedSecondsAgo,
  storeLastNumber,
  writeEvent,
} from '../../support/database/stored-events.ts';
import { eventually } from '../../support/time/eventually.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url, { max: 10 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const state = () => feedState(pool);

describe('number_events', () => {
  it('does not read earlier events while an old snapshot is open', async () => {
    const release = await holdSnapshot(pool);
    const client = await pool.connect();
    const number = async (history: string, horizon: string) =>
      (await client.query(NUMBER_EVENTS, [1000, 'abcdef01', history, 0, horizon])).rows[0];
    const read = (work: () => Promise<unknown>) => entriesRead(client, 'outbox_events_waiting_index', work);
    try {
      for (let count = 0; count < 100; count += 1) await writeEvent(pool, 'many', {});
      const written = await newTransactionId(pool);
      let last = await number('', '0');
      // Transactions in other databases of the cluster delay the horizon.
      await eventually(async () => {
        last = await number('', '0');
        return BigInt(last.horizon) >= written;
      });
      await writeEvent(pool, 'last', {});
      expect(await read(() => number(last.history, last.horizon))).toBeLessThan(10);
      expect(await read(() => number('', '0'))).toBeGreaterThan(100);
    } finally {
      client.release();
      await release();
    }
  });

  it.each([
    ['another history', { history: 'of another cluster' }],
    ['a number that the database has lost', { number: 1_000_000 }],
    ['an id that the database has not given yet', { horizon: '9000000000' }],
  ])('reads all events if the last result has %s', async (_what, lost) => {
    await pool.query(NUMBER_EVENTS, [1000, 'abcdef01', '', 0, '0']);
    await writeEvent(pool, 'after a crash', {});
    const beyond = String((await newTransactionId(pool)) + 1n);
    const { history, number } = (await pool.query(NUMBER_EVENTS, [0, 'abcdef01', '', 0, '0'])).rows[0];
    const last = { history, number, horizon: beyond, ...lost };
    const values = [1000, 'abcdef01', last.history, last.number, last.horizon];
    expect((await pool.query(NUMBER_EVENTS, values)).rows).toMatchObject([{ numbered: 1 }]);
  });

  it('stores the last number at most once a second if no server of release 1.0.0 runs', async () => {
    const stored: boolean[] = [];
    for (const [channel, seconds] of [
      ['late', 2],
      ['early', 0],
    ] as const) {
      await storedSecondsAgo(pool, seconds);
      await writeEvent(pool, channel, {});
      await pool.query(NUMBER_EVENTS, [1000, 'abcdef01', '', 0, '0']);
      stored.push((await storedLastNumber(pool)) === (await state()).number);
    }
    expect(stored).toEqual([true, false]);
  });

  it('stores each last number for servers of release 1.0.0', async () => {
    for (const channel of ['first', 'second']) {
      await writeEvent(pool, channel, {});
      await numberAsRelease1(pool);
      const { number } = await state();
      expect(await storedLastNumber(pool)).toBe(number);
    }
  });

  it('continues after all events were deleted', async () => {
    const { number: before } = await state();
    const deleteEvents = () => pool.query(DELETE_OUTDATED_EVENTS, [new Date('2100-01-01')]);
    await storeLastNumber(pool, 0);
    await deleteEvents();
    expect((await state()).number).toBe(before);
    await storeLastNumber(pool, before);
    await deleteEvents();
    await writeEvent(pool, 'first', {});
    await pool.query(NUMBER_EVENTS, [1000, 'abcdef01', '', 0, '0']);
    expect(await state()).toMatchObject({ rows: 1, number: before + 1 });
  });
});
