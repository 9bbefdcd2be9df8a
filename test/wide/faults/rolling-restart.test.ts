import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followEvents } from '../../../clients/typescript/src/events/follow-events.ts';
import { allowManyProjects, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { inParallel } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { type ClusterProcess, startClusterProcess } from '../../support/server/cluster-process.ts';
import { eventually } from '../../support/time/eventually.ts';

const REPLICAS = 3;
/** Each sends one request after the other, and so keeps about one connection open. */
const READERS = 8;
const WRITERS = 8;

let database: TestDatabase;
let cluster: ClusterProcess;
let ceo: Client;
let apiKey: string;
beforeAll(async () => {
  database = await createDatabase();
  cluster = await startClusterProcess(REPLICAS, { DATABASE_URL: database.url, DATABASE_POOL_MAX: '8' });
  const chief = await allowManyProjects(await setUpCeo(cluster.client));
  apiKey = (await chief.call('createApiKey', { body: { name: 'load', role: 'ceo' } })).body.data.api_key;
  ceo = cluster.client.as({ bearer: apiKey });
});
afterAll(async () => {
  expect(await cluster.stop()).toBe(0);
  expect(cluster.lines.at(-1)).toBe('stopped');
  await database.drop();
});

/** The results of clients that keep their connections and do not retry. */
interface Load {
  readonly written: string[];
  readonly failures: string[];
  requests: number;
}

/** Loads the cluster until `work` is done. */
const underLoad = async (work: () => Promise<void>): Promise<Load> => {
  const load: Load = { written: [], failures: [], requests: 0 };
  let isOver = false;
  const ask = async (request: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      await request().catch((error: Error) => load.failures.push(String(error)));
      load.requests += 1;
    }
  };
  const read = async (): Promise<void> => {
    const { status } = await ceo.call('listProjects', { query: { limit: 1 } });
    if (status !== 200) load.failures.push(`read: ${status}`);
  };
  const write = async (): Promise<void> => {
    const { status, body } = await ceo.call('createProject', { body: { name: `project ${load.requests}` } });
    if (status === 201) load.written.push(body.data.id);
    else load.failures.push(`write: ${status}`);
  };
  const asking = Promise.all([inParallel(READERS, () => ask(read)), inParallel(WRITERS, () => ask(write))]);
  await work().finally(() => {
    isOver = true;
  });
  await asking;
  return load;
};

const rolls = (): number => cluster.lines.filter((line) => line === 'all replicas were replaced').length;

const roll = async (): Promise<void> => {
  const before = rolls();
  cluster.process.kill('SIGHUP');
  await cluster.said(/^all replicas were replaced$/, before + 1);
};

const createProject = async (name: string): Promise<string> =>
  (await ceo.call('createProject', { body: { name } })).body.data.id;

/** The ids of all projects. */
const projectsOf = async (): Promise<Set<string>> => {
  const ids = new Set<string>();
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = cursor === null ? { limit: 200 } : { limit: 200, cursor };
    const { body } = await ceo.call('listProjects', { query });
    for (const { id } of body.data) ids.add(id);
    cursor = body.pagination.next_cursor;
  } while (cursor !== null);
  return ids;
};

describe('a rolling restart', () => {
  it('fails no request and loses no write', async () => {
    const { written, failures, requests } = await underLoad(roll);
    process.stdout.write(`rolled under ${requests} requests, ${written.length} of them writes\n`);
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(100);
    const found = await projectsOf();
    expect(written.filter((id) => !found.has(id))).toEqual([]);
  });

  it('lets an event subscriber continue at its position, on another replica', async () => {
    const ending = new AbortController();
    const heard = new Set<string>();
    let lost = 0;
    const following = followEvents({
      ...{ baseUrl: cluster.client.baseUrl, apiKey, channels: ['projects'], since: null, signal: ending.signal },
      onEvent: ({ payload }) => void heard.add((payload as { project_id: string }).project_id),
      onLost: () => {
        lost += 1;
      },
    });
    await eventually(() => lost === 1);
    // A subscriber has a position from its first event on.
    await createProject('first');
    await eventually(() => heard.size === 1);
    const { written } = await underLoad(roll);
    await eventually(() => written.every((id) => heard.has(id)));
    ending.abort();
    await following;
    expect(lost).toBe(1);
  });

  it('ends a stream with `closed`, after whose last id another replica continues', async () => {
    const stream = await openStream(ceo, 'streamEvents', undefined, {}, { channels: 'projects' });
    const first = await createProject('before');
    let heard = await stream.until('project.created');
    // The last writes before it may be numbered after the stream began.
    while (heard.data.payload.project_id !== first) heard = await stream.until('project.created');
    const { id } = heard;
    const rolling = roll();
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'closed', data: { reason: 'stopping' } });
    const missed = await createProject('meanwhile');
    await rolling;
    const again = await openStream(
      ceo,
      'streamEvents',
      undefined,
      { 'last-event-id': String(id) },
      { channels: 'projects' },
    );
    expect((await again.until('project.created')).data.payload.project_id).toBe(missed);
    again.leave();
  });

  it('starts a killed replica again', async () => {
    const victim = Number(/process (\d+)/.exec(cluster.lines.findLast((line) => line.includes(' serves ')) ?? '')?.[1]);
    process.kill(victim, 'SIGKILL');
    await cluster.said(/^replica \d ended with SIGKILL and is started again in \d+ ms$/);
    expect((await ceo.call('getCurrentUser')).status).toBe(200);
  });
});
