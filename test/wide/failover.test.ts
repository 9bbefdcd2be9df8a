import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../domain/services.ts';
import { type SteadyLoad, startLoad, type Write } from '../support/builders/load/steady-load.ts';
import { draftCharter } from '../support/builders/organisation/charters.ts';
import { allowManyProjects, PASSWORD, setUpCeo } from '../support/builders/people.ts';
import { newEndpoint } from '../support/builders/webhooks/webhooks.ts';
import type { Body, Client } from '../support/client/client.ts';
import { inParallel } from '../support/client/expect.ts';
import type { ResponseOf } from '../support/client/operation-types.ts';
import { followStream, type StreamFollower } from '../support/client/stream-follower.ts';
import { type Forwarder, startForwarder } from '../support/database/forwarder.ts';
import { findInstalledPostgres } from '../support/database/installed-postgres.ts';
import { type StandbyPair, startStandbyPair } from '../support/database/standby-pair.ts';
import { Receiver } from '../support/doubles/receiver.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';
import { eventually } from '../support/time/eventually.ts';

const SERVERS = 2;
/** Before the primary is lost, and after the servers have found the new one. */
const LOADED_MS = 4_000;

const LONGEST_RECOVERY_SECONDS = 15;
/** A statement may wait ten seconds for a lock, after five for a connection (spec/rules/limits.md#statement-timeouts). */
const LONGEST_ANSWER_MS = 15_000;
/** The delay before an interrupted webhook attempt is retried. */
const LONGEST_LEASE_SECONDS = 45;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const createProject: Write = { operation: 'createProject', request: (name) => ({ body: { name } }) };
const createUser: Write = {
  operation: 'createUser',
  request: (username) => ({ body: { username, password: PASSWORD, role: 'observer' } }),
};
/**
 * Its response contains a secret and is not stored (spec/rules/requests.md#responses-with-secrets). A user has 100 active keys
 * (spec/rules/auth.md#key-creation), which a fast machine would use up within a round without this pause.
 */
const createApiKey: Write = {
  operation: 'createApiKey',
  request: (name) => ({ body: { name, role: 'observer' } }),
  doneBy: /^This request was completed before and created /,
  pauseMs: 250,
};
const WRITES = [createProject, createProject, createProject, createUser, createApiKey];

const binFolder = findInstalledPostgres();

/** Two servers on a primary with a standby, under load, with a subscriber and a webhook receiver. */
interface Scene {
  readonly pair: StandbyPair;
  readonly forwarder: Forwarder;
  readonly servers: readonly ServerProcess[];
  readonly receiver: Receiver;
  readonly ceo: Client;
  readonly load: SteadyLoad;
  readonly follower: StreamFollower;
  /** The ids of the projects that the subscriber read after a gap. */
  readonly read: Set<string>;
  /** Points the servers to the standby, over new connections. */
  turnToStandby(): Promise<void>;
  close(): Promise<void>;
}

/** All records of a cursor list. */
const listAll = async (client: Client, operation: 'listProjects' | 'listUsers'): Promise<Body[]> => {
  const found: Body[] = [];
  let cursor: string | null = null;
  do {
    const { status, body }: ResponseOf<typeof operation> = await client.call(operation, {
      query: { limit: 200, ...(cursor === null ? {} : { cursor }) },
    });
    if (status !== 200) throw new Error(`${operation}: ${status}`);
    found.push(...body.data);
    cursor = body.pagination.next_cursor;
  } while (cursor !== null);
  return found;
};

const startScene = async (): Promise<Scene> => {
  const pair = await startStandbyPair(binFolder ?? '');
  let socket = pair.primary;
  const forwarder = await startForwarder(() => socket);
  const receiver = await Receiver.start();
  const env = { DATABASE_URL: `postgres://postgres@127.0.0.1:${forwarder.port}/postgres`, DATABASE_POOL_MAX: '10' };
  const servers: ServerProcess[] = [];
  while (servers.length < SERVERS) servers.push(await startServerProcess(env));
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const chief = await allowManyProjects(await setUpCeo(first.client));
  const key = (await chief.call('createApiKey', { body: { name: 'load', role: 'ceo' } })).body.data.api_key;
  const clients = servers.map(({ client }) => client.as({ bearer: key }));
  const ceo = second.client.as({ bearer: key });
  await newEndpoint(ceo, receiver.newUrl(), { event_types: ['project.created'] });
  const read = new Set<string>();
  const follower = followStream(ceo, 'projects', async () => {
    for (const { id } of await listAll(ceo, 'listProjects')) read.add(id);
  });
  await eventually(() => follower.streams === 1);
  const load = startLoad(clients, WRITES, ['getCurrentUser', 'listProjects', 'getReadiness']);
  return {
    ...{ pair, forwarder, servers, receiver, ceo, load, follower, read },
    turnToStandby: async () => {
      await forwarder.sever();
      socket = pair.standby;
      await forwarder.mend();
    },
    close: async () => {
      await follower.leave();
      await Promise.all(servers.map((server) => server.stop()));
      await receiver.close();
      await forwarder.sever();
      await pair.stop();
    },
  };
};

const isReady = async ({ client }: ServerProcess): Promise<boolean> =>
  (await client.call('getReadiness')).status === 200;

const areReady = async (servers: readonly ServerProcess[]): Promise<boolean> =>
  (await Promise.all(servers.map(isReady))).every(Boolean);

/** A primary that comes back without its standby acknowledges nothing, because no standby writes the commit. */
const expectNoMore = async ({ pair }: Scene): Promise<void> => {
  pair.signalPrimary('SIGCONT');
  const client = new pg.Client({ host: dirname(pair.primary), port: 5432, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  const writing = client.query(`insert into settings (namespace, key, value, updated_at, updated_by)
    values ('split', 'brain', 'true', now(), 'nobody')`);
  const isAcknowledged = await Promise.race([
    writing.then(
      () => true,
      () => false,
    ),
    wait(3_000, false),
  ]);
  expect(isAcknowledged).toBe(false);
  pair.signalPrimary('SIGKILL');
  await writing.catch(() => {});
  await client.end().catch(() => {});
};

/** How the primary is lost, and what happens to it after the servers have moved. */
const LOSSES: readonly (readonly [how: string, rounds: number, lose: NodeJS.Signals])[] = [
  ['killed', 3, 'SIGKILL'],
  ['frozen, and thawed later', 1, 'SIGSTOP'],
];

/** Loses the primary under load and lets the servers find the standby; resolves with the duration in milliseconds. */
const failOver = async ({ pair, load, servers, turnToStandby }: Scene, signal: NodeJS.Signals) => {
  await wait(LOADED_MS);
  const lostAt = performance.now();
  pair.signalPrimary(signal);
  await eventually(async () => !(await areReady(servers)));
  await pair.promote();
  await turnToStandby();
  const turnedAt = performance.now();
  await eventually(() => areReady(servers), LONGEST_RECOVERY_SECONDS);
  const readyAt = performance.now();
  await wait(LOADED_MS);
  await load.stop();
  return { lostAt, turnedAt, refusedMs: load.refused.last - lostAt, readyMs: readyAt - turnedAt };
};

/** The results that callers got: success, or an unavailable database. */
const expectHonest = ({ outcomes, longestMs }: SteadyLoad): void => {
  expect(
    Object.keys(outcomes).filter((each) => !/ (?:20[01]|done|503\/8001)$|^getReadiness 503\/$/.test(each)),
  ).toEqual([]);
  expect(longestMs).toBeLessThan(LONGEST_ANSWER_MS);
  // Which caller meets an outage of two tenths of a second is random; that one of them does is not.
  expect(Object.keys(outcomes).filter((each) => each.endsWith(' 503/8001'))).not.toEqual([]);
};

/** Every acknowledged record exists, once. */
const expectKept = async ({ ceo, load }: Scene): Promise<void> => {
  const names = {
    createProject: (await listAll(ceo, 'listProjects')).map(({ name }) => name),
    createUser: (await listAll(ceo, 'listUsers')).map(({ username }) => username).filter((name) => name !== 'chief'),
    createApiKey: (await ceo.call('listApiKeys')).body.data
      .map(({ name }: Body) => name)
      .filter((name: string) => name !== 'load'),
  };
  // Every write was repeated until its response arrived.
  for (const [operation, found] of Object.entries(names))
    expect([operation, found.toSorted()]).toEqual([operation, load.acknowledged[operation]?.toSorted()]);
};

/** No event arrived twice; every missing one is in what was read after the gap. */
const expectFollowed = async ({ ceo, follower, read }: Scene): Promise<void> => {
  const ids = (await listAll(ceo, 'listProjects')).map(({ id }) => id);
  const projectOf = ({ payload }: Body): string => payload.project_id;
  await eventually(() => {
    const known = new Set([...follower.heard.map(projectOf), ...read]);
    return ids.every((id) => known.has(id));
  });
  expect(new Set(follower.heard.map(({ event_id: id }) => id)).size).toBe(follower.heard.length);
  expect(new Set(follower.heard.map(projectOf)).size).toBe(follower.heard.length);
  expect(follower.gaps).toBe(1);
};

/** Work waiting in the database is done: webhooks arrive, and an approved charter is handed over. */
const expectAtWork = async ({ ceo, receiver, load }: Scene): Promise<void> => {
  const projects = load.acknowledged.createProject?.length ?? 0;
  const arrived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size;
  await eventually(() => arrived() === projects, LONGEST_LEASE_SECONDS);
  const { id: charter_id } = await draftCharter(ceo);
  const { body } = await ceo.call('approveCharter', { path: { charter_id } });
  expect(body.success).toBe(true);
  const isDelivered = async (): Promise<boolean> => {
    const { data } = (await ceo.call('listTasks')).body;
    return data.some(({ dispatch }: Body) => dispatch.some(({ phase }: Body) => phase === 'delivery'));
  };
  await eventually(isDelivered);
};

describe.skipIf(binFolder === null)('a standby promoted under load', () => {
  for (const [how, rounds, signal] of LOSSES)
    for (let round = 1; round <= rounds; round += 1)
      it(`after its primary was ${how} (${round}): nothing acknowledged is lost, nothing is done twice`, async () => {
        const scene = await startScene();
        const { load, follower, receiver } = scene;
        try {
          const { refusedMs, readyMs } = await failOver(scene, signal);
          expectHonest(load);
          await expectKept(scene);
          await expectFollowed(scene);
          if (signal === 'SIGSTOP') await expectNoMore(scene);
          await expectAtWork(scene);
          const written = Object.values(load.acknowledged).flat().length;
          process.stdout.write(
            `primary ${how}: errors for ${seconds(refusedMs)}, ready ${seconds(readyMs)} after the switch, the slowest response ` +
              `${seconds(load.longestMs)}; ${written} writes acknowledged, ${load.repeated} repeated, ${load.replayed} of them ` +
              `done already; ${follower.heard.length} events heard, ${receiver.received.length} webhooks\n`,
          );
        } finally {
          await scene.close();
        }
      });
});

describe.skipIf(binFolder === null)('a standby that is unavailable', () => {
  it('blocks writes on at most as many connections as the pool has, and releases them when it is back', async () => {
    const poolMax = 3;
    const pair = await startStandbyPair(binFolder ?? '');
    const host = encodeURIComponent(dirname(pair.primary));
    const store = await openDatabase({
      databaseUrl: `postgres://postgres@localhost/postgres?host=${host}`,
      dataDirectory: '',
      poolMax,
      timeBounds: { statementMs: 1_000, lockMs: 500, silenceMs: 500 },
    });
    const observer = new pg.Client({ host: dirname(pair.primary), user: 'postgres', database: 'postgres' });
    await observer.connect();
    const countWaiting = async (): Promise<number> => {
      const waiting = `select count(*)::int as n from pg_stat_activity where wait_event = 'SyncRep'`;
      return (await observer.query(waiting)).rows[0].n;
    };
    try {
      await store.pool.query('create table written (id serial)');
      pair.signalStandby('SIGSTOP');
      const write = () => store.unitOfWork.write((em) => em.execute('insert into written default values'));
      const waiting = inParallel(poolMax, write);
      await eventually(async () => (await countWaiting()) === poolMax);
      // Those that find no connection fail, while the others are retried several times.
      for (const outcome of await Promise.allSettled([write(), write()]))
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 8001 } });
      expect(await countWaiting()).toBe(poolMax);
      pair.signalStandby('SIGCONT');
      await waiting;
      expect((await observer.query('select count(*)::int as n from written')).rows).toEqual([{ n: poolMax }]);
    } finally {
      await observer.end();
      await store.close();
      await pair.stop();
    }
  });
});
