import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  against,
  giveTime,
  pairsOf,
  readReport,
  runKit,
  UNTRIED_WHEN_COMPLETED,
  UNTRIED_WHILE_OPEN,
} from '../clients/conformance/runs.ts';
import { signIn } from '../support/builders/people.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { startClusterProcess } from '../support/server/cluster-process.ts';
import { startServerProcess } from '../support/server/server-process.ts';

// On its own database: test/wide/conformance-runs.test.ts. A run mostly waits for limits, so the three run at the same time. The servers are stopped
// after a timeout too: otherwise this process would not end.
let folder: string;
const databases: TestDatabase[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const newDatabase = async (): Promise<TestDatabase> => {
  const database = await createDatabase();
  databases.push(database);
  return database;
};

/** Runs the whole kit; every check passes, none is skipped, and every declared status is accounted for. */
const holdsWholly = async (url: string, name: string, untried: readonly string[]): Promise<void> => {
  const out = join(folder, name);
  const { code, stdout } = await runKit(...against(url, '--out', out));
  const report = await readReport(out);
  const { counts, statuses } = report;
  // A test server may send to private addresses, so it does not refuse requests with them.
  const skipped = [expect.stringContaining('nothing is sent to private addresses')];
  expect([code, counts.fails, counts.skipped, stdout.match(/^(FAILED|skipped).*/gm)]).toEqual([0, 0, 1, skipped]);
  expect(counts.holds).toBeGreaterThan(640);
  expect([statuses.missing, pairsOf(report, 'untried')]).toEqual([0, untried]);
  expect(statuses.seen / (statuses.declared - statuses.excused)).toBeGreaterThan(0.98);
};

describe.concurrent('the conformance kit', () => {
  it('a server on an embedded database keeps the whole contract', async ({ onTestFinished }) => {
    const { url } = await newDatabase();
    const env = { DATABASE_URL: url, RATE_LIMITS: 'on', DATA_DIR: join(folder, 'data') };
    const server = await startServerProcess(env);
    onTestFinished(async () => void (await server.stop()));
    await server.client.call('setupAdmin', { body: ACCOUNT });
    await giveTime(server.client);
    await holdsWholly(server.baseUrl, 'server', UNTRIED_WHILE_OPEN);
  });

  it('three replicas behind one address keep the whole contract', async ({ onTestFinished }) => {
    const { url } = await newDatabase();
    const env = { DATABASE_URL: url, RATE_LIMITS: 'on', DATA_DIR: join(folder, 'shared') };
    const cluster = await startClusterProcess(3, env);
    onTestFinished(async () => void (await cluster.stop()));
    await cluster.client.call('setupAdmin', { body: ACCOUNT });
    // The kit neither opens nor closes the setup wizard, so this covers its other half.
    const ceo = await signIn(cluster.client, ACCOUNT.username, ACCOUNT.password);
    await ceo.call('createSetupCompany', { body: { company_name: 'Acme', template_name: 'solo_founder' } });
    await ceo.call('completeSetup');
    await giveTime(cluster.client);
    await holdsWholly(cluster.client.baseUrl, 'cluster', UNTRIED_WHEN_COMPLETED);
  });

  it('a server with an in-memory database is not reported for what it does not keep', async ({ onTestFinished }) => {
    const server = await startServerProcess({ DATABASE_URL: 'memory:', RATE_LIMITS: 'on' });
    onTestFinished(async () => void (await server.stop()));
    await server.client.call('setupAdmin', { body: ACCOUNT });
    await giveTime(server.client);
    const out = join(folder, 'memory');
    const { code, stdout } = await runKit(...against(server.baseUrl, '--out', out));
    expect([code, stdout.match(/^FAILED.*/gm)]).toEqual([0, null]);
    const report = await readReport(out);
    const untried = pairsOf(report, 'untried').filter((pair) => !UNTRIED_WHILE_OPEN.includes(pair));
    expect([report.statuses.missing, untried.filter((pair) => !/^\w+Versions? |Diff /.test(pair))]).toEqual([0, []]);
    const skipped = stdout.match(/^skipped .*/gm) ?? [];
    const others = skipped.filter((line) => !line.endsWith('(the deployment keeps no versions)'));
    expect(others).toEqual([expect.stringContaining('nothing is sent to private addresses')]);
    expect(skipped).toHaveLength(8);
  });
});
