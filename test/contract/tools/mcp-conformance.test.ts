import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { setUpCeo } from '../../support/builders/people.ts';
import { startCredentialProxy } from '../../support/mcp/credential-proxy.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const JUDGE = resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');
const NOT_OFFERED = resolve('test/support/mcp/not-offered.yaml');

let server: TestServer;
let proxy: Awaited<ReturnType<typeof startCredentialProxy>>;

beforeAll(async () => {
  server = await startServer();
  const ceo = await setUpCeo(server.client);
  const { api_key: key } = (await ceo.call('createApiKey', { body: { name: 'judge', role: 'manager' } })).body.data;
  proxy = await startCredentialProxy(server.baseUrl, key);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'SKIPPED' | 'INFO' | 'WARNING';
}

/** The name under which the official suite stores the checks of a scenario: `server-tools-list-2026-11-22T04-21-10-721Z`. */
const FOLDER = /^server-(.+)-\d{4}-\d\d-\d\dT/;

/** Runs the whole suite for a revision; its exit code only says that something is not offered, so its checks are read. */
const judge = async (revision: string, folder: string): Promise<readonly (readonly [string, Check])[]> => {
  const given = ['server', '-o', folder, '--url', proxy.url, '--requirements', revision];
  await new Promise<void>((done) => {
    execFile(process.execPath, [JUDGE, ...given], { timeout: 100_000 }, () => done());
  });
  const scenarios = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const checks: Check[] = JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8'));
      return checks.map((check) => [FOLDER.exec(name)?.[1] ?? name, check] as const);
    }),
  );
  return scenarios.flat();
};

const countOf = (checks: readonly (readonly [string, Check])[], status: Check['status']): number =>
  checks.filter(([, check]) => check.status === status).length;

/** The checks that failed, by scenario. */
const failuresIn = (checks: readonly (readonly [string, Check])[]): Record<string, string[]> => {
  const failures: Record<string, string[]> = {};
  for (const [scenario, { id, status }] of checks)
    if (status === 'FAILURE') failures[scenario] = [...(failures[scenario] ?? []), id].toSorted();
  return failures;
};

describe('the official conformance suite', () => {
  it.each([
    ['2025-11-25', 35],
    ['2026-07-28', 96],
  ])('reports for %s only what is not offered', async (revision, passing) => {
    const folder = await mkdtemp(join(tmpdir(), 'mcp-'));
    const checks = await judge(revision, folder);
    const known: Record<string, Record<string, string[]>> = parse(await readFile(NOT_OFFERED, 'utf8'));
    expect(failuresIn(checks)).toEqual(known[revision]);
    expect(countOf(checks, 'SUCCESS')).toBe(passing);
    await rm(folder, { recursive: true });
  });
});
