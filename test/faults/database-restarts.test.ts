import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEvents } from '../../clients/typescript/src/events/follow-events.ts';
import { Acknowledged } from '../support/builders/load/acknowledged.ts';
import { allowManyProjects, setUpCeo } from '../support/builders/people.ts';
import {
  type DatabaseChild,
  killDatabaseChild,
  startDatabaseChild,
  stopDatabaseChild,
} from '../support/children/embedded-processes.ts';
import type { Client } from '../support/client/client.ts';
import { outcome } from '../support/client/expect.ts';
import { startForwarder } from '../support/database/forwarder.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';
import { eventually } from '../support/time/eventually.ts';

/** `npm run test:faults` makes it twenty. */
const RESTARTS = Number(process.env.RESTARTS ?? 2);
const WRITERS = 3;
const READERS = 3;
const BACK_SECONDS = 30;

let folder: string;
let database: DatabaseChild;
let socket = '';
let password = '';
/** Starts the database again in the same folder; its socket may be in another place. */
const startDatabase = async (): Promise<void> => {
  database = startDatabaseChild(join(folder, 'server'));
  const { host = '', password: given = '' } = await database.report;
  socket = join(host, '.s.PGSQL.5432');
  password = given;
};

let forwarder: Awaited<ReturnType<typeof startForwarder>>;
let server: ServerProcess;
let ceo: Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-restarts-'));
  await startDatabase();
  forwarder = await startForwarder(() => socket);
  const url = `postgres://postgres:${password}@127.0.0.1:${forwarder.port}/platform`;
  server = await startServerProcess({ DATABASE_URL: url, DATABASE_POOL_MAX: '6' });
  ceo = await allowManyProjects(await setUpCeo(server.client));
});
afterAll(async () => {
  expect((await server.stop()).code).toBe(0);
  await forwarder.sever();
  await stopDatabaseChild(database);
  await rm(folder, { recursive: true, force: true });
});

/** Repeats until it is stopped. */
const keepDoing = (count: number, work: () => Promise<unknown>) => {
  let isOver = false;
  const loops = Array.from({ length: count }, async () => {
    while (!isOver) await work();
  });
  return async (): Promise<void> => {
    isOver = true;
    await Promise.all(loops);
  };
};

describe('a database that is restarted under load', () => {
  it(`responds 2xx or 503/8001, loses nothing, does nothing twice and sends its subscriber everything, ${RESTARTS} times`, async () => {
    const acknowledged = new Acknowledged();
    const apiKey = (await ceo.call('createApiKey', { body: { name: 'follower', role: 'observer' } })).body.data.api_key;
    const heard = new Set<string>();
    const ending = new AbortController();
    let lost = 0;
    const following = followEvents({
      ...{
        baseUrl: server.baseUrl,
        apiKey,
        channels: ['projects'],
        since: null,
        signal: ending.signal,
        silenceMs: 5_000,
      },
      onEvent: ({ payload }) => void heard.add(String((payload as { name?: string }).name)),
      onLost: () => {
        lost += 1;
      },
    });
    await eventually(() => lost > 0);
    const readers = keepDoing(READERS, async () => acknowledged.note(await ceo.call('listProjects')));
    const writers = keepDoing(WRITERS, () => acknowledged.write(ceo));
    // The same request with one key, until it has a response: it may take effect only once.
    const repeats: string[] = [];
    const repeaters = keepDoing(1, async () => {
      const name = `once-${repeats.length}`;
      const request = { body: { name }, headers: { 'idempotency-key': randomUUID() } };
      const again = () => ceo.call('createProject', request);
      await eventually(async () => acknowledged.note(await again()) === '201', BACK_SECONDS);
      expect((await again().catch(again)).status).toBeLessThanOrEqual(503);
      repeats.push(name);
    });
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const before = acknowledged.size;
      await eventually(() => acknowledged.size > before + 10, BACK_SECONDS);
      await (restart % 2 === 0 ? killDatabaseChild(database) : stopDatabaseChild(database));
      await startDatabase();
      await eventually(async () => (await server.client.call('getReadiness')).status === 200, BACK_SECONDS);
    }
    await Promise.all([writers(), readers(), repeaters()]);
    expect(outcome(await ceo.call('createProject', { body: { name: 'the last' } }))).toBe('201');
    await acknowledged.expectAllThere(ceo, repeats);
    await eventually(() => heard.has('the last'), BACK_SECONDS);
    expect(acknowledged.names.filter((name) => !heard.has(name))).toEqual([]);
    ending.abort();
    await following;
    expect(Object.keys(acknowledged.outcomes).filter((word) => !/^20[01]$|^503\/8001$/.test(word))).toEqual([]);
    process.stdout.write(
      `${RESTARTS} restarts: ${JSON.stringify(acknowledged.outcomes)}, ${repeats.length} repeated\n`,
    );
  }, 600_000);
});
