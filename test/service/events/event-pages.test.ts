import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventHistory } from '../../../domain/events/event-history.ts';
import { EventPages } from '../../../domain/events/event-pages.ts';
import { Selection } from '../../../domain/events/selection.ts';
import { Feed } from '../../../domain/foundation/events/feed.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url);
  await pool.query(
    `insert into outbox_events (event_id, event_type, channel, payload, at)
     select gen_random_uuid(), 'task.updated', 'tasks', '{"made_up":true}', now() from generate_series(1, 20)`,
  );
  await pool.query(`select number_events(100, 'abcdef01')`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A feed whose oldest events are deleted just before they are read. */
class ClearedFeed extends Feed {
  upTo = 0;

  override async read(range: Parameters<Feed['read']>[0]) {
    await this.#clear();
    return super.read(range);
  }

  override async readChecked(range: Parameters<Feed['read']>[0]) {
    await this.#clear();
    return super.readChecked(range);
  }

  async #clear(): Promise<void> {
    await pool.query('delete from outbox_events where number <= $1', [this.upTo]);
  }
}

const reader = { userId: 'u', role: 'observer' } as const;

describe('a page whose beginning is deleted while it is read', () => {
  it('is refused if it should follow a position: nothing is omitted silently', async () => {
    const feed = new ClearedFeed(pool);
    feed.upTo = 5;
    const page = { channels: null, after: { epoch: 'abcdef01', number: 0 }, limit: 50 };
    await expect(new EventPages(feed).read(reader, page)).rejects.toMatchObject({ code: 4000 });
  });

  it('begins with the oldest remaining event if it should begin with the oldest', async () => {
    const feed = new ClearedFeed(pool);
    feed.upTo = 9;
    const { events } = await new EventPages(feed).read(reader, { channels: null, after: null, limit: 50 });
    expect(events.map(({ number }) => number)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });
});

describe('a part of the history whose beginning is deleted while it is read', () => {
  it('is null, so that its subscriber gets a gap; the part after it is complete', async () => {
    const feed = new ClearedFeed(pool);
    const history = new EventHistory(feed);
    const selection = Selection.of(reader, ['tasks']);
    const read = async (after: number) => {
      const page = await history.read(selection, { epoch: 'abcdef01', after, through: 20 });
      return page === null ? null : page.events.map(({ number }) => number);
    };
    feed.upTo = 17;
    expect([await read(16), await read(17)]).toEqual([null, [18, 19, 20]]);
  });
});
