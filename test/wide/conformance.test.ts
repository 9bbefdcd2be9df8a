import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT, against, readReport, runKit } from '../clients/conformance-runs.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { startClusterProcess } from '../support/server/cluster-process.ts';
import { startServerProcess } from '../support/server/server-process.ts';

// On its own database: test/clients/conformance.test.ts.
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the whole kit; every check holds, and none is skipped. */
const holdsWholly = async (url: string, name: string): Promise<void> => {
  const out = join(folder, name);
  const { code, stdout } = await runKit(...against(url, '--out', out));
  const { counts } = await readReport(out);
  expect([code, counts.fails, counts.skipped, stdout.match(/^(FAILED|skipped).*/gm)]).toEqual([0, 0, 0, null]);
  expect(counts.holds).toBeGreaterThan(540);
};

it('a server on a database of its own machine keeps the whole contract', async () => {
  const env = { DATABASE_URL: database.url, RATE_LIMITS: 'on', DATA_DIR: join(folder, 'data') };
  const server = await startServerProcess(env);
  try {
    await server.client.call('setupAdmin', { body: ACCOUNT });
    await holdsWholly(server.baseUrl, 'server');
  } finally {
    await server.stop();
  }
});

it('three replicas behind one address keep the whole contract', async () => {
  const env = { DATABASE_URL: database.url, RATE_LIMITS: 'on', DATA_DIR: join(folder, 'shared') };
  const cluster = await startClusterProcess(3, env);
  try {
    await holdsWholly(cluster.client.baseUrl, 'cluster');
  } finally {
    await cluster.stop();
  }
});
