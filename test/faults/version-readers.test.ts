import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crowdVersions } from '../support/builders/load/crowds.ts';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { setUpCeo, withApiKey } from '../support/builders/people.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { openPool } from '../support/database/open-pool.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';

// Lists of large versions have a concurrency limit per user (spec/rules/limits.md#concurrency-limits).

/** Agents of a version of 2.9 MB. */
const AGENTS = 3600;
const READERS = 60;
const RESIDENT_MEBIBYTES = 300;

let database: TestDatabase;
let server: ServerProcess;
let bearer = '';
beforeAll(async () => {
  database = await createDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url, RATE_LIMITS: 'on' });
  const ceo = await setUpCeo(server.client);
  bearer = (await withApiKey(ceo, 'ceo')).identity.bearer ?? '';
  await newDepartment(ceo, 'engineering');
  await newAgent(ceo, 'Jon', 'engineering');
  const pool = openPool(database.url);
  await crowdVersions(pool, AGENTS);
  await pool.end();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** The status of a response, and whether all of it arrived. */
const read = (path: string): Promise<{ status: number; bytes: number; isComplete: boolean }> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${bearer}` };
    get(`${server.baseUrl}${path}`, { headers, agent: false }, (response) => {
      let bytes = 0;
      const settle = () => resolve({ status: response.statusCode ?? 0, bytes, isComplete: response.complete });
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('close', settle).on('error', () => {});
    }).on('error', reject);
  });

describe('60 parallel lists of versions of 2.9 MB, of one user', () => {
  it('429/5002 beyond the concurrency limit, no response is cut off, and the server has less than 300 MiB', async () => {
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, server.residentMebibytes());
    }, 10);
    for (const path of ['/company/versions?limit=200', '/company/versions?limit=1', '/company/versions']) {
      const responses = await Promise.all(Array.from({ length: READERS }, () => read(path)));
      expect(responses.filter(({ isComplete }) => !isComplete)).toEqual([]);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]));
      for (const { status, bytes } of responses) if (status === 200) expect(bytes).toBeGreaterThan(2_800_000);
    }
    clearInterval(watching);
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(RESIDENT_MEBIBYTES);
  });

  it('200: every list without snapshots', async () => {
    const responses = await Promise.all(
      Array.from({ length: READERS }, () => read('/company/versions?snapshots=false')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
