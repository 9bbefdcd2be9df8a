import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEvents } from '../../../clients/typescript/src/events/follow-events.ts';
import type { PlatformEvent } from '../../../generated/events.ts';
import { allowManyProjects, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { startRoughProxy } from '../../support/client/rough-proxy.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';
import { type ServerProcess, startServerProcess } from '../../support/server/server-process.ts';
import { eventually } from '../../support/time/eventually.ts';

/** Half a minute here; `npm run test:wide` and `test:long` make it longer. */
const SECONDS = Number(process.env.ROUGH_SECONDS ?? 30);
const CHANNELS = ['projects', 'tasks'];

let database: TestDatabase;
let pool: pg.Pool;
let servers: ServerProcess[];
let ceo: Client;
let apiKey: string;
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url);
  servers = [await startServerProcess({ DATABASE_URL: database.url, DATABASE_POOL_MAX: '5' })];
  ceo = await allowManyProjects(await setUpCeo((servers[0] as ServerProcess).client));
  apiKey = (await ceo.call('createApiKey', { body: { name: 'follower', role: 'observer' } })).body.data.api_key;
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await pool.end();
  await database.drop();
});

const log = async (): Promise<string[]> => {
  const { rows } = await pool.query(
    'select event_id from outbox_events where channel = any($1) and number is not null order by number',
    [CHANNELS],
  );
  return rows.map(({ event_id }) => event_id);
};

interface Followed {
  readonly heard: ReadonlyMap<string, PlatformEvent>;
  lost: number;
}

/** Follows from a position until `work` is done. */
const follow = async (url: string, since: string | null, work: (so: Followed) => Promise<void>): Promise<Followed> => {
  const ending = new AbortController();
  const heard = new Map<string, PlatformEvent>();
  const so: Followed = { heard, lost: 0 };
  const following = followEvents({
    ...{ baseUrl: url, apiKey, channels: CHANNELS, since, signal: ending.signal, silenceMs: 5_000 },
    onEvent: (event) => {
      heard.set(event.event_id, event);
    },
    onLost: () => {
      so.lost += 1;
    },
  });
  if (since === null) await eventually(() => so.lost > 0);
  await work(so);
  ending.abort();
  await following;
  return so;
};

/** Every event in the log has arrived. */
const caughtUp = async ({ heard }: Followed): Promise<void> => {
  const expected = await log();
  await eventually(() => heard.size >= expected.length, 60).catch(() => {});
};

const write = async (seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1000;
  let written = 0;
  for (; performance.now() < until; written += 1) {
    const project = await ceo.call('createProject', { body: { name: `project ${written}` } });
    if (written % 3 === 0)
      await ceo.call('updateProject', { path: { project_id: project.body.data.id }, body: { status: 'active' } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return written;
};

describe('a subscriber behind a proxy that cuts, stalls and delays connections', () => {
  it(
    'rebuilds exactly the log, in order',
    async () => {
      const proxy = await startRoughProxy((servers[0] as ServerProcess).baseUrl, 700);
      try {
        const { heard, lost } = await follow(proxy.url, null, async (so) => {
          await write(SECONDS);
          proxy.calm();
          await caughtUp(so);
        });
        const expected = await log();
        const { cut, stalled, delayed } = proxy.deeds;
        process.stdout.write(
          `followed: ${expected.length} events over ${cut} cuts, ${stalled} stalls and ${delayed} delays\n`,
        );
        expect([...heard.keys()]).toEqual(expected);
        expect(lost).toBe(1);
        expect(cut).toBeGreaterThan(0);
      } finally {
        await proxy.close();
      }
    },
    SECONDS * 1000 + 120_000,
  );

  it('catches up by pages with more than a socket replays, and reports a gap', async () => {
    const { baseUrl } = servers[0] as ServerProcess;
    const [first] = (await ceo.call('listEvents', { query: { limit: 1, channels: 'projects' } })).body.data;
    await pool.query(
      `insert into outbox_events (event_id, event_type, channel, payload, at)
       select gen_random_uuid(), 'project.created', 'projects',
         jsonb_build_object('project_id', gen_random_uuid(), 'name', 'many', 'status', 'planning', 'lead', null), now()
       from generate_series(1, 1500)`,
    );
    await eventually(async () => (await pool.query('select 1 from outbox_events where number is null')).rowCount === 0);
    const missed = (await log()).slice(1);
    const { heard, lost } = await follow(baseUrl, known(first).position, ({ heard: so }) =>
      eventually(() => so.size === missed.length, 30),
    );
    expect([...heard.keys()]).toEqual(missed);
    expect(lost).toBe(0);
    const foreign = known(first).position.replace(/^.{8}/, 'ffffffff');
    const after = await follow(baseUrl, foreign, async (so) => {
      await eventually(() => so.lost > 0);
      await write(1);
      await eventually(() => so.heard.size > 0);
    });
    expect(after.lost).toBe(1);
  });

  it.each([
    ['a key that is refused', { apiKey: 'ok_unknown' }, '401'],
    [
      'what the follower cannot work off',
      {
        onLost: () => {
          throw new Error('no room');
        },
      },
      'no room',
    ],
  ])('ends with %s', async (_what, wrong, message) => {
    const { baseUrl } = servers[0] as ServerProcess;
    const following = followEvents({
      ...{ baseUrl, apiKey, channels: CHANNELS, since: null, signal: AbortSignal.timeout(20_000) },
      ...{ onEvent: () => {}, onLost: () => {}, ...wrong },
    });
    await expect(following).rejects.toThrow(message);
  });
});
