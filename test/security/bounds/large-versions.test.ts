import { get, type IncomingMessage } from 'node:http';
import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowdVersions } from '../../support/builders/load/crowds.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

// A version of 10 000 agents is 8 MB, and a difference may be too: one observer who requests them must not block others.

const AGENTS = 10_000;

let server: TestServer;
let ceo: Client;
let key: Client;
let versions: { before: number; after: number };
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'on', DATABASE_POOL_MAX: '4' }, replicas: 1 });
  ceo = await setUpCeo(server.client);
  key = await withApiKey(ceo, 'ceo');
  await newDepartment(ceo, 'engineering');
  await newAgent(ceo, 'Jon', 'engineering');
  versions = await crowdVersions(server.store.pool, AGENTS);
});
afterAll(() => server.close());

const open = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key.identity.bearer}` };
    get(`${server.baseUrl}${path}`, { headers, agent: false }, resolve).on('error', reject);
  });
const textOf = async (path: string): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of await open(path)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};
const versionPath = (version: number): string => `/company/versions/${version}`;
const diffPath = (): string => `/company/versions/${versions.after}/diff`;

/** The most CPU time between two turns of the event loop while `work` runs, without that of other processes. */
const longestBlock = async (work: () => Promise<unknown>): Promise<number> => {
  const usedMs = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, longest] = [usedMs(), 0];
  const turn = (): void => {
    const now = usedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(turn, 1);
  await work();
  clearInterval(timer);
  turn();
  return longest;
};

/** Reads to the end and discards the data. */
const drain = async (path: string): Promise<void> => {
  for await (const _piece of await open(path));
};

describe('a version and a difference of 10 000 agents', () => {
  it('the patch turns one version into the other', async () => {
    const [before, after, patch] = await Promise.all(
      [versionPath(versions.before), versionPath(versions.after)].map(textOf),
    ).then(async ([one = '', other = '']) => [one, other, await textOf(diffPath())] as const);
    const snapshotIn = (text: string) => JSON.parse(text).data.snapshot;
    const { changes } = JSON.parse(patch).data;
    expect(changes.length).toBeGreaterThan(AGENTS);
    const document = snapshotIn(before);
    expect(document.agents).toHaveLength(AGENTS);
    expect(applyPatch(document, changes).every((fault) => fault === null)).toBe(true);
    expect(document).toEqual(snapshotIn(after));
  });

  it('blocks the server for less than 50 ms', async () => {
    for (const path of [diffPath(), versionPath(versions.after)]) {
      // What the code does recurs in each read; a pause of the garbage collector does not.
      const blocks = [await longestBlock(() => drain(path)), await longestBlock(() => drain(path))];
      expect(Math.min(...blocks)).toBeLessThan(50);
    }
  });

  it('holds no connection to the database while its reader waits; 429/5002: a third one of the same user', async () => {
    const slow = await Promise.all([open(versionPath(versions.after)), open(versionPath(versions.before))]);
    await eventually(() => server.store.pool.totalCount === server.store.pool.idleCount);
    const path = { version: 1 } as const;
    expect(errorOf(await ceo.callRaw('getCompanyVersion', { path }))).toEqual([429, 5002]);
    expect(errorOf(await ceo.callRaw('getCompanyVersionDiff', { path }))).toEqual([429, 5002]);
    const other = await createPerson(server, 'other', 'observer');
    expect((await other.bearer.call('getCompanyVersionDiff', { path })).status).toBe(200);
    for (const response of slow) response.destroy();
    await eventually(async () => (await ceo.call('getCompanyVersion', { path })).status === 200);
  });

  it('304 for the tag of either', async () => {
    for (const operation of ['getCompanyVersion', 'getCompanyVersionDiff'] as const) {
      const path = { version: 2 };
      const { etag = '' } = (await ceo.callRaw(operation, { path })).headers;
      expect((await ceo.callRaw(operation, { path, headers: { 'if-none-match': etag } })).status).toBe(304);
    }
  });
});
