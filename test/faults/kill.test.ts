import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowManyProjects, PASSWORD, setUpCeo } from '../support/builders/people.ts';
import { findServerPids, untilTrue } from '../support/children/embedded-processes.ts';
import type { Body, Client, OperationResponse } from '../support/client/client.ts';
import { inParallel } from '../support/client/expect.ts';
import { startServerProcess } from '../support/server/server-process.ts';

/** A hundred here; `npm run test:wide` and `npm run test:faults` raise it. */
const KILLS = Number(process.env.KILLS ?? 40);
/** The longest start after a kill; on a machine that is busy with other tests it is not checked. */
const START_SECONDS = Number(process.env.START_SECONDS ?? Number.POSITIVE_INFINITY);
/** A life and its end, on a slow machine. */
const LIFE_MS = 6_000;
/** Parallel series of lives, each on a separate data folder. */
const LINES = 2;
/** After the first write of a life; long enough for a few more. */
const LONGEST_WAIT_MS = 40;
/** Every so many lives create users. Hashing takes most of such a life; projects need none, so the kill hits their statements. */
const USERS_EVERY = 4;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-kill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The responses that one series of lives got. */
interface Account {
  /** The records with a 201: names of users and of projects. */
  readonly users: string[];
  readonly projects: string[];
  unanswered: number;
  /** From the start of the process to its first line, after each kill. */
  readonly startsMs: number[];
}

/** supertest's error for a refused connection. */
const CONNECTING = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT): /;

/** One attempt to write something under a name. */
type Attempt = (name: string) => Promise<OperationResponse>;

/** Writes until the server is dead; a name is acknowledged when its 201 has arrived. */
const write = async (attempt: Attempt, prefix: string, account: Account, acknowledged: string[]): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const name = `${prefix}-${count}`;
    const answer = await attempt(name).catch((error: Error & { code?: string }) => {
      // A lost connection has a code, or begins its message with it if it was lost while connecting; a response that
      // is not as declared has neither, and is not a kill.
      if (error.code === undefined && !CONNECTING.test(error.message)) throw error;
      return null;
    });
    if (answer === null) {
      account.unanswered += 1;
      return;
    }
    expect(answer.status).toBe(201);
    acknowledged.push(name);
  }
};

/** Starts the server, lets it write, and kills it during its writes: hashing, statement, commit or response. */
const live = async (data: string, life: number, identity: Client | null, account: Account): Promise<Client> => {
  const name = `life-${life}`;
  const startedAt = performance.now();
  const server = await startServerProcess({ DATA_DIR: data });
  // The very first start creates the cluster.
  if (identity !== null) account.startsMs.push(performance.now() - startedAt);
  const ceo =
    identity === null ? await allowManyProjects(await setUpCeo(server.client)) : server.client.as(identity.identity);
  const createUser: Attempt = (username) =>
    ceo.call('createUser', { body: { username, password: PASSWORD, role: 'observer' } });
  const createProject: Attempt = (project) => ceo.call('createProject', { body: { name: project } });
  const isOfUsers = life % USERS_EVERY === 0;
  const awaited = isOfUsers ? account.users : account.projects;
  const before = awaited.length;
  const writers = [write(isOfUsers ? createUser : createProject, `${name}-first`, account, awaited)];
  await untilTrue(() => awaited.length > before);
  for (const line of ['a', 'b'])
    writers.push(write(createProject, `${name}-project-${line}`, account, account.projects));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_WAIT_MS));
  await server.kill();
  await Promise.all(writers);
  return ceo;
};

/** The names of all records of a cursor list, page by page. */
const namesOf = async (ceo: Client, list: 'listUsers' | 'listProjects', field: string): Promise<string[]> => {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = cursor === null ? { limit: 200 } : { limit: 200, cursor };
    const { body } = await ceo.call(list, { query });
    names.push(...body.data.map((record: Body) => record[field]));
    cursor = body.pagination.next_cursor;
  } while (cursor !== null);
  return names;
};

describe('a server killed while it writes', () => {
  it(`has lost nothing it acknowledged, ${KILLS} times`, { timeout: Math.max(600_000, KILLS * LIFE_MS) }, async () => {
    let left = KILLS;
    const lines = await inParallel(LINES, async (line) => {
      const data = join(folder, String(line));
      const account: Account = { users: [], projects: [], unanswered: 0, startsMs: [] };
      let identity: Client | null = null;
      for (let life = 0; left > 0; life += 1) {
        left -= 1;
        identity = await live(data, life, identity, account);
      }
      const server = await startServerProcess({ DATA_DIR: data });
      const ceo = server.client.as((identity as Client).identity);
      const found = new Set(await namesOf(ceo, 'listUsers', 'username'));
      for (const name of await namesOf(ceo, 'listProjects', 'name')) found.add(name);
      expect([...account.users, ...account.projects].filter((name) => !found.has(name))).toEqual([]);
      expect((await server.stop()).code).toBe(0);
      await untilTrue(() => findServerPids(join(data, 'postgres-18')).length === 0);
      return { ...account, found: found.size - 1 };
    });
    const sum = (of: (line: (typeof lines)[number]) => number): number =>
      lines.reduce((total, line) => total + of(line), 0);
    const users = sum((line) => line.users.length);
    const projects = sum((line) => line.projects.length);
    process.stdout.write(
      `${KILLS} kills: ${users} users and ${projects} projects acknowledged, all there; ${sum(({ found }) => found) - users - projects} ` +
        `more of ${sum(({ unanswered }) => unanswered)} unanswered requests\n`,
    );
    const starts = lines.flatMap(({ startsMs }) => startsMs).sort((a, b) => a - b);
    const atShare = (share: number): number => Math.round(starts[Math.ceil(starts.length * share) - 1] ?? 0);
    process.stdout.write(`the next start: p50 ${atShare(0.5)} ms, p99 ${atShare(0.99)} ms, max ${atShare(1)} ms\n`);
    expect(atShare(1)).toBeLessThan(START_SECONDS * 1000);
    expect(users).toBeGreaterThanOrEqual(KILLS / USERS_EVERY);
    expect(projects).toBeGreaterThanOrEqual(KILLS / 2);
  });
});
