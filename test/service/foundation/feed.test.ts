import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSidePool } from '../../../domain/foundation/database/connections/side-pool.ts';
import { eventFeed } from '../../../domain/foundation/events/event-feed.ts';
import type { FeedBatch } from '../../../domain/foundation/events/feed.ts';
import { NUMBER_EVENTS } from '../../../domain/foundation/events/statements.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { countRowsRead } from '../../support/database/rows-read.ts';
import { feedState, numberAsRelease1, writeEvent } from '../../support/database/stored-events.ts';
import { eventually } from '../../support/time/eventually.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url, { max: 10 });
  // A closing connection may still be notified that its database is dropped; nothing else handles it.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** One replica's feed, with everything it forwarded. */
const openFeed = async (direct: pg.ClientConfig = { connectionString: database.url }) => {
  const lookups = openSidePool(pool, 'lookups');
  const told: string[] = [];
  const unitOfWork = { afterCommit: (react: () => void) => react() };
  const { feed, health, process } = eventFeed({ pool, lookups, direct, unitOfWork }, systemClock, {
    log: (line) => told.push(line),
    warn: (line) => told.push(line),
  });
  const batches: FeedBatch[] = [];
  feed.follow((batch) => batches.push(batch));
  await process.start?.();
  const close = async (): Promise<void> => {
    await process.close?.();
    await lookups.end();
  };
  const heard = () => batches.flatMap(({ events }) => events);
  return { feed, health, told, batches, heard, close };
};
type OpenFeed = Awaited<ReturnType<typeof openFeed>>;

const withFeeds = async (count: number, work: (feeds: readonly OpenFeed[]) => Promise<void>): Promise<void> => {
  const feeds: OpenFeed[] = [];
  for (let made = 0; made < count; made += 1) feeds.push(await openFeed());
  try {
    await work(feeds);
  } finally {
    await Promise.all(feeds.map((feed) => feed.close()));
  }
};

/** Begins a transaction that holds the row which a replica locks to number events. */
const holdFeed = async (client: pg.ClientBase): Promise<void> => {
  await client.query('begin');
  await client.query('select 1 from feed_state for update');
};
const state = () => feedState(pool);
const quiet = () => eventually(async () => (await state()).waiting === 0);
const numbersOf = ({ heard }: OpenFeed) => heard().map(({ number }) => number);

describe('numbering', () => {
  it('is dense over commits, roll-backs and open transactions, with three replicas, each of which gets every event once', () =>
    withFeeds(3, async (feeds) => {
      const first = feeds.map(({ feed }) => feed.position.number);
      const held = await pool.connect();
      await held.query('begin');
      await writeEvent(held, 'held', {});
      await Promise.all(
        Array.from({ length: 60 }, async (_, round) => {
          const client = await pool.connect();
          try {
            await client.query('begin');
            await writeEvent(client, `c${round % 4}`, { round });
            await client.query(round % 5 === 0 ? 'rollback' : 'commit');
          } finally {
            client.release();
          }
        }),
      );
      await quiet();
      expect(await pool.query(`select 1 from outbox_events where channel = 'held'`)).toMatchObject({ rowCount: 0 });
      await held.query('commit');
      held.release();
      await eventually(() => feeds.every(({ heard }) => heard().some(({ channel }) => channel === 'held')));
      await quiet();
      const { number, rows, distinct_numbers, highest } = await state();
      expect([rows, distinct_numbers, highest]).toEqual([number, number, number]);
      await eventually(() => feeds.every(({ feed }) => feed.position.number >= number));
      for (const [index, each] of feeds.entries()) {
        const numbers = numbersOf(each).filter((n) => n > (first[index] ?? 0));
        expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => (numbers[0] ?? 0) + i));
        expect(each.heard().filter(({ type }) => String(type) === 'test.happened')).toHaveLength(49);
      }
    }));

  it('does not read events that are already numbered', async () => {
    for (let count = 0; count < 200; count += 1) await writeEvent(pool, 'many', {});
    const client = await pool.connect();
    const number = () => client.query(NUMBER_EVENTS, [1000, 'abcdef01', '', 0, '0']);
    await number();
    await writeEvent(client, 'last', {});
    const rowsRead = async (): Promise<number> => (await client.query(countRowsRead('outbox_events'))).rows[0].rows;
    try {
      await client.query('begin');
      const before = await rowsRead();
      expect((await number()).rows).toMatchObject([{ numbered: 1 }]);
      expect((await rowsRead()) - before).toBeLessThan(10);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('keeps the order of the changes of one record, made by any replica', () =>
    withFeeds(2, async ([feed]) => {
      await pool.query('create table counted (id int primary key, version int not null)');
      await pool.query('insert into counted values (1, 0)');
      const change = async (): Promise<void> => {
        const client = await pool.connect();
        try {
          await client.query('begin');
          const { rows } = await client.query(
            'update counted set version = version + 1 where id = 1 returning version',
          );
          await writeEvent(client, 'counted', { version: rows[0].version });
          await client.query('commit');
        } finally {
          client.release();
        }
      };
      await Promise.all(Array.from({ length: 80 }, change));
      const versions = () =>
        (feed?.heard() ?? []).filter(({ channel }) => channel === 'counted').map(({ payload }) => payload.version);
      await eventually(() => versions().length === 80);
      expect(versions()).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    }));

  it('is taken over when a replica dies in the middle of a batch: its numbers are rolled back and assigned again', () =>
    withFeeds(1, async ([feed]) => {
      const dying = new pg.Client({ connectionString: database.url });
      dying.on('error', () => {});
      await dying.connect();
      // Without the row number_events would number nothing while the feed does.
      await holdFeed(dying);
      await writeEvent(pool, 'abandoned', {});
      const { rows } = await dying.query(`select number_events(1000, 'ffffffff') as count, pg_backend_pid() as pid`);
      // The lock is held: the other replicas skip it.
      await writeEvent(pool, 'behind', {});
      const before = await state();
      expect(before.waiting).toBeGreaterThan(0);
      await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
      const heard = () => (feed?.heard() ?? []).map(({ channel }) => channel).filter((name) => name !== 'pulse');
      await eventually(() => heard().includes('behind'), 8);
      expect(heard()).toEqual(['abandoned', 'behind']);
      await dying.end().catch(() => {});
    }));

  it('reports its lag: how many events wait, and how long the oldest has', () =>
    withFeeds(1, async ([feed]) => {
      const holder = await pool.connect();
      await holdFeed(holder);
      await writeEvent(pool, 'late', {});
      await eventually(async () => ((await feed?.health.lag())?.seconds ?? 0) > 0.05);
      const before = await feed?.health.lag();
      expect(before?.waiting).toBeGreaterThanOrEqual(1);
      await writeEvent(pool, 'later', {});
      const after = await feed?.health.lag();
      await holder.query('rollback');
      holder.release();
      expect(after?.seconds).toBeGreaterThanOrEqual(before?.seconds ?? Infinity);
      await eventually(async () => (await feed?.health.lag())?.waiting === 0);
      expect(await feed?.health.lag()).toEqual({ waiting: 0, seconds: 0 });
    }));

  it('never waits for a replica that holds the row: the others skip it', async () => {
    const holder = await pool.connect();
    await holdFeed(holder);
    expect((await pool.query(`select number_events(10, 'ffffffff') as count`)).rows).toEqual([{ count: null }]);
    await holder.query('rollback');
    holder.release();
  });
});

describe('the epoch', () => {
  it('changes when history was lost, and every subscriber gets a gap; numbers continue', () =>
    withFeeds(2, async (feeds) => {
      await writeEvent(pool, 'before', {});
      await eventually(() => feeds.every(({ heard }) => heard().some(({ channel }) => channel === 'before')));
      const { epoch, number } = await state();
      expect(epoch).not.toBe('00000000');
      await pool.query(`update feed_state set history = 'of another cluster'`);
      await writeEvent(pool, 'after', {});
      await eventually(() => feeds.every(({ feed }) => feed.position.epoch !== epoch));
      await eventually(() => feeds.every(({ heard }) => heard().some(({ channel }) => channel === 'after')));
      for (const { batches, heard } of feeds) {
        expect(batches.filter(({ isNewEpoch }) => isNewEpoch)).toHaveLength(1);
        const [after] = heard().filter(({ channel }) => channel === 'after');
        expect(after?.number).toBeGreaterThan(number);
      }
      const found = await pool.query('select epoch, feed_history() = history as is_known from feed_state');
      expect(found.rows[0]).toEqual({ epoch: feeds[0]?.feed.position.epoch, is_known: true });
    }));

  it('is not restored by a notification of an earlier one', () =>
    withFeeds(1, async ([feed]) => {
      const { epoch } = await state();
      await pool.query(`update feed_state set history = 'of a cluster before'`);
      await writeEvent(pool, 'anew', {});
      await eventually(() => (feed?.heard() ?? []).some(({ channel }) => channel === 'anew'));
      const present = feed?.feed.position.epoch;
      await pool.query(`select pg_notify('organisation_events', $1)`, [`${epoch}.999999`]);
      await writeEvent(pool, 'still', {});
      await eventually(() => (feed?.heard() ?? []).some(({ channel }) => channel === 'still'));
      expect(feed?.feed.position.epoch).toBe(present);
      expect(new Set(feed?.batches.slice(-3).map((batch) => batch.epoch))).toEqual(new Set([present]));
    }));

  it('goes back with a restored database: what was numbered twice is sent twice', () =>
    withFeeds(1, async ([feed]) => {
      await writeEvent(pool, 'lost', {});
      await eventually(() => (feed?.heard() ?? []).some(({ channel }) => channel === 'lost'));
      await pool.query(`delete from outbox_events where channel = 'lost'`);
      await pool.query(`update feed_state set history = 'older', number = (select max(number) from outbox_events)`);
      const { number } = await state();
      await writeEvent(pool, 'found', {});
      await eventually(() => (feed?.heard() ?? []).some(({ channel }) => channel === 'found'));
      const [found] = (feed?.heard() ?? []).filter(({ channel }) => channel === 'found');
      expect(found?.number).toBe(number + 1);
    }));

  it('is readable by an unprivileged role, as far as it may', async () => {
    await pool.query('create role plain_reader');
    const client = await pool.connect();
    await client.query('revoke execute on function pg_control_system() from public; set role plain_reader');
    expect((await client.query('select feed_history() as history')).rows[0].history).toMatch(/^unknown\/\d+\/\d+$/);
    await client.query('reset role; grant execute on function pg_control_system() to public; drop role plain_reader');
    client.release();
  });
});

describe('the carrier', () => {
  it('is notifications if they arrive', () =>
    withFeeds(1, async ([feed]) => {
      expect([feed?.health.carrier, feed?.health.isFlowing]).toEqual(['notify', true]);
      expect(feed?.told).toEqual(['events are carried by notifications of the database']);
    }));

  it('is polling if none arrive, as behind a pooler: logged once, and nothing is lost', async () => {
    // Another database of the same server: notifications do not reach it.
    const feed = await openFeed({ connectionString: database.url.replace(/\/[^/?]+(\?|$)/, '/postgres$1') });
    try {
      expect(feed.health.carrier).toBe('poll');
      expect(feed.told).toHaveLength(1);
      expect(feed.told[0]).toContain('polling');
      await writeEvent(pool, 'polled', {});
      await eventually(() => feed.heard().some(({ channel }) => channel === 'polled'), 2);
      expect(feed.health.isFlowing).toBe(true);
    } finally {
      await feed.close();
    }
  });

  it('changes when the listening connection is lost, and back; what was committed in the meantime arrives', () =>
    withFeeds(1, async ([feed]) => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'organisation-platform events'`,
      );
      await writeEvent(pool, 'meanwhile', {});
      await eventually(() => (feed?.heard() ?? []).some(({ channel }) => channel === 'meanwhile'), 2);
      await eventually(() => feed?.health.carrier === 'notify');
      expect(feed?.told).toHaveLength(3);
    }));
});

describe('reading stored events', () => {
  it('shows a user the requested channels, and of others only their own events', async () => {
    await numberAsRelease1(pool);
    const { number: before } = await state();
    for (const audience of ['u1', 'u2', null])
      await pool.query(
        `insert into outbox_events (event_id, event_type, channel, audience, payload, at)
         values ($1, 't', 'shown', $2, '{}', now()), ($3, 't', 'hidden', null, '{}', now())`,
        [randomUUID(), audience, randomUUID()],
      );
    await numberAsRelease1(pool);
    await withFeeds(1, async ([open]) => {
      const feed = open?.feed;
      const range = { after: before, through: before + 6, limit: 10 };
      const seenBy = { channels: ['shown'], userId: 'u1' };
      expect((await feed?.read({ ...range, seenBy }))?.map(({ audience }) => audience)).toEqual(['u1', null]);
      expect(await feed?.read({ ...range, seenBy: null })).toHaveLength(6);
      const [first] = (await feed?.read({ ...range, seenBy: null })) ?? [];
      expect(await feed?.numberOf(first?.id ?? '')).toBe(before + 1);
      expect(await feed?.numberOf(randomUUID())).toBeNull();
      const bounds = await feed?.bounds();
      expect(bounds).toMatchObject({ epoch: feed?.position.epoch, oldest: 0 });
      await pool.query('delete from outbox_events where number <= 3');
      expect((await feed?.bounds())?.oldest).toBe(3);
    });
  });
});
