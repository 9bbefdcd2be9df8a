import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../clients/conformance/document.ts';
import { excuseOf, REASONS } from '../../clients/conformance/reasons.ts';
import { escapeText } from '../../clients/conformance/report/escape.ts';
import { findBrokenCitations } from '../../scripts/checks/citations.ts';
import { startBreakingProxy } from '../clients/breaks/proxy/breaking-proxy.ts';
import {
  ACCOUNT,
  against,
  giveTime,
  KIT,
  pairsOf,
  type Run,
  readReport,
  runKit,
  UNTRIED_WHILE_OPEN,
  type Written,
} from '../clients/conformance/runs.ts';
import { signIn } from '../support/builders/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';
import { everyOperation } from '../support/sweep/document.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SETUP_TOKEN = 'the-token-of-the-first-account';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    MODEL_PROVIDER: 'guided',
    SETUP_TOKEN,
    RATE_LIMITS: 'on',
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A server that runs until it goes out of scope. */
const listening = async (answer: RequestListener) => {
  const other = createServer(answer).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const close = async (): Promise<void> => {
    other.closeAllConnections();
    other.close();
  };
  return {
    server: other,
    url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: close,
  };
};

describe('a run that cannot begin', () => {
  it.each<[string, string[], string]>([
    ['without arguments', [], 'missing: --url, --admin-password'],
    ['with an unknown one', ['--nonsense'], "Unknown option '--nonsense'"],
    ['with an address that is none', against('platform.example.com'), '--url must be an http or https URL'],
    [
      'with an address that has a path',
      against('http://127.0.0.1:9/api'),
      '--url must be the URL of the server without a path',
    ],
    ['with a group that there is none of', against('http://127.0.0.1:9', '--groups', 'etags,nope'), 'called "nope"'],
    ['without a name of a group', against('http://127.0.0.1:9', '--groups', ','), 'no group is called ""'],
    ['with a check that there is none of', against('http://127.0.0.1:9', '--only', 'nonsense'), 'called "nonsense"'],
    ['with a folder nobody can make', against('http://127.0.0.1:9', '--out', '/proc/nope'), '--out: nothing can be'],
    ['with a folder nobody can write to', against('http://127.0.0.1:9', '--out', '/proc'), '--out: nothing can be'],
    ['where nobody listens', against('http://127.0.0.1:9'), 'http://127.0.0.1:9: sign-in failed: '],
  ])('exit 2 %s', async (_name, args, told) => {
    const { code, stdout, stderr } = await runKit(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(told);
  });
  it('exit 2 without the setup token', async () => {
    expect(await runKit(...against(server.baseUrl))).toMatchObject({
      code: 2,
      stderr: `${server.baseUrl}: sign-in failed: setupAdmin returned 403/1001\n`,
    });
  });
});

describe('a server that is not the platform', () => {
  it.each<[string, RequestListener]>([
    ['a page', (_request, response) => void response.end('<!doctype html>')],
    ['another interface', (_request, response) => void response.writeHead(404).end('{"message":"Not Found"}')],
    ['no HTTP', ({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
  ])('exit 2 in one line for %s', async (_name, answer) => {
    await using other = await listening(answer);
    const told = `the server at ${other.url} does not serve this interface\n`;
    expect(await runKit(...against(other.url))).toEqual({ code: 2, stdout: '', stderr: told });
  });
  it('exit 2 within seconds if it never responds', async () => {
    await using silent = await listening(() => {});
    const startedAt = performance.now();
    const told = `${silent.url}: sign-in failed: no complete response within 10 s\n`;
    expect(await runKit(...against(silent.url))).toEqual({ code: 2, stdout: '', stderr: told });
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });
});

describe('the checks', () => {
  it('cite existing rules, each under an anchor of its page', async () => {
    const { code, stdout } = await runKit('--list');
    expect(code).toBe(0);
    const lines = stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThan(400);
    expect(lines.filter((line) => !/ {2}spec\/rules\/[a-z]+\.md#[a-z0-9-]+$/.test(line))).toEqual([]);
    const pages = (await readdir(join(ROOT, 'spec/rules'))).map((name) => `spec/rules/${name}`);
    const texts = new Map(pages.map((page) => [page, readFileSync(join(ROOT, page), 'utf8')]));
    const rules = lines.map((line) => line.slice(line.indexOf('spec/'))).join('\n');
    const faults = findBrokenCitations(new Map([...texts, ['list.ts', rules]]), () => true);
    expect(faults.filter((fault) => fault.startsWith('list.ts'))).toEqual([]);
  });
});

describe('a deployment that keeps the contract', () => {
  let begun: Run;
  let run: Run;
  let report: Written;
  let [json, xml, html] = ['', '', ''];
  beforeAll(async () => {
    const out = join(folder, 'report');
    begun = await runKit(...against(server.baseUrl, '--setup-token', SETUP_TOKEN, '--only', 'operations/getLiveness'));
    await giveTime(server.client);
    run = await runKit(...against(server.baseUrl, '--setup-token', SETUP_TOKEN, '--out', out));
    report = await readReport(out);
    const read = (kind: string) => readFile(join(out, `conformance.${kind}`), 'utf8');
    [json, xml, html] = await Promise.all([read('json'), read('xml'), read('html')]);
    // Half a minute alone, and many times that next to other tests on a machine with two processors.
  }, 600_000);

  it('exit 0: it creates the account on a server without one, and accounts for nothing else if checks are selected', () => {
    expect(begun).toMatchObject({ code: 0, stderr: '' });
    expect(begun.stdout).toMatch(/^ok {6}operations\/getLiveness\n\noperations: 1 hold, 0 fail, 0 skipped\n/);
  });
  it('exit 0: every check passes', () => {
    // A test server may send to private addresses, so it does not refuse requests with them.
    const skipped = [expect.stringContaining('nothing is sent to private addresses')];
    expect(run.stdout.split('\n').filter((line) => /^(FAILED|skipped)/.test(line))).toEqual(skipped);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(report.counts).toEqual({ holds: report.results.length - 1, fails: 0, skipped: 1 });
  });
  it('calls every operation of the document', () => {
    const called = report.coverage.filter(({ statuses }) => statuses.some(({ seen }) => seen > 0));
    expect(report.coverage).toHaveLength(everyOperation.length);
    expect(everyOperation.map(([id]) => id).filter((id) => !called.some(({ operation }) => operation === id))).toEqual(
      [],
    );
  });
  it('accounts for every declared status: seen, impossible to provoke, or not testable in this setup', () => {
    const { declared, seen, excused, untried, missing } = report.statuses;
    expect([missing, seen + excused + untried]).toEqual([0, declared]);
    expect(pairsOf(report, 'untried')).toEqual(UNTRIED_WHILE_OPEN);
    const unexplained = report.coverage.flatMap(({ operation, statuses }) =>
      statuses
        .filter(
          ({ seen, account, reason }) =>
            (reason === null) !== (account === 'seen') || seen > 0 !== (account === 'seen'),
        )
        .map(({ status }) => `${operation} ${status}`),
    );
    expect(unexplained).toEqual([]);
    const line = `${seen} of ${declared} declared statuses were seen; ${excused} cannot be provoked from outside (reasons in the report); ${untried} could not be tested here (reasons in the report); 0 were not seen`;
    expect(run.stdout).toContain(`\n${line}\n`);
    for (const reason of Object.values(REASONS)) if (json.includes(reason)) expect(html).toContain(escapeText(reason));
  });
  it('has no excuse for a status that was seen', () => {
    const seen = pairsOf(report, 'seen');
    const excused = OPERATIONS.flatMap((operation) =>
      [...operation.responses.keys()]
        .filter((status) => excuseOf(operation, status) !== null)
        .map((status) => `${operation.id} ${status}`),
    );
    expect(excused.filter((pair) => seen.includes(pair))).toEqual([]);
  });
  it('leaves no users behind, and lists what else it leaves', async () => {
    const ceo = await signIn(server.client, ACCOUNT.username, ACCOUNT.password);
    const { data: users } = (await ceo.call('listUsers')).body;
    expect(users.map(({ username }: { username: string }) => username)).toEqual([ACCOUNT.username]);
    expect((await ceo.call('listDepartments')).body.data).toEqual([]);
    expect((await ceo.call('listAgents')).body.data).toEqual([]);
    const { data: projects } = (await ceo.call('listProjects', { query: { limit: 200 } })).body;
    const told = report.remains
      .filter((line) => line.startsWith('project '))
      .map((line) => line.slice('project '.length));
    expect(told).toEqual(projects.map(({ name }: { name: string }) => name).sort());
  });
  it('writes JSON that matches its schema, JUnit that parsers read, and a page without scripts', () => {
    const ajv = new Ajv2020();
    addFormats.default(ajv);
    const schema = JSON.parse(readFileSync(join(ROOT, 'clients/conformance/report/report.schema.json'), 'utf8'));
    expect([ajv.validate(schema, JSON.parse(json)), ajv.errors]).toEqual([true, null]);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(testsuites['@_tests']).toBe(String(report.results.length));
    expect(html).toContain('<!doctype html>');
    expect(html).not.toMatch(/<script|javascript:|\son\w+=|https?:\/\/(?!127)/i);
  });
  it('prints no secrets', () => {
    for (const text of [begun.stdout, run.stdout, json, xml, html]) {
      expect(text).not.toContain(ACCOUNT.password);
      expect(text).not.toContain(SETUP_TOKEN);
      expect(text).not.toMatch(/ok_[\w-]{20}/);
    }
  });
});

describe('a run that is interrupted', () => {
  /** A terminal signals both npm and the kit, and npm forwards its signal: the kit gets it twice before it has cleaned up. */
  const AGAIN_MS = 20;
  /** Runs the kit until it prints or requests something, and interrupts it. */
  const stopped = async (
    url: string,
    begun: (kit: ChildProcessByStdio<null, Readable, Readable>) => Promise<unknown>,
    isTwice = false,
  ) => {
    const args = [KIT, ...against(url, '--groups', 'access')];
    const kit = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const told: string[] = [];
    kit.stderr.setEncoding('utf8').on('data', (piece) => told.push(piece));
    try {
      await begun(kit);
      const closed = once(kit, 'close');
      kit.kill('SIGINT');
      kit.stdout.resume();
      if (isTwice) await wait(AGAIN_MS).then(() => kit.kill('SIGINT'));
      const [code] = await closed;
      return { code, told: told.join('') };
    } finally {
      kit.kill('SIGKILL');
    }
  };

  it('exit 2 immediately while it waits for a limit', async () => {
    await using full = await listening((_request, response) => {
      const error_detail = { error_code: 5000, retryable: true, retry_after: 60 };
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' });
      response.end(JSON.stringify({ success: false, error: 'Too many', error_detail, data: null }));
    });
    const startedAt = performance.now();
    const run = await stopped(full.url, () => once(full.server, 'request'));
    expect(run).toEqual({ code: 2, told: `${full.url}: it was stopped\n` });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
  it('exit 2, and leaves neither users nor sessions behind', async () => {
    const ceo = await signIn(server.client, ACCOUNT.username, ACCOUNT.password);
    const sessions = async () => (await ceo.call('listSessions')).body.data.length;
    const before = await sessions();
    const { code, told } = await stopped(server.baseUrl, ({ stdout }) => once(stdout, 'data'), true);
    const { data: users } = (await ceo.call('listUsers')).body;
    expect([code, users.map(({ username }: { username: string }) => username)]).toEqual([2, [ACCOUNT.username]]);
    expect(told).toMatch(/: it was stopped; \d+ checks were not run\n$/);
    expect(await sessions()).toBe(before);
  });
  it('exit 2 during the sign-in, and leaves no session behind', async () => {
    const ceo = await signIn(server.client, ACCOUNT.username, ACCOUNT.password);
    const before = (await ceo.call('listSessions')).body.data.length;
    const proxy = await startBreakingProxy(server.baseUrl);
    const held = Promise.withResolvers<void>();
    proxy.begin({
      tell: (answer, { path }) => {
        if (path.endsWith('/auth/me')) held.resolve();
        return path.endsWith('/auth/me') ? { ...answer, status: 429, headers: { 'retry-after': '60' } } : answer;
      },
    });
    const run = await stopped(proxy.url, () => held.promise);
    await proxy.close();
    expect(run).toEqual({ code: 2, told: `${proxy.url}: it was stopped\n` });
    expect((await ceo.call('listSessions')).body.data.length).toBe(before);
  });
});

describe('a deployment that becomes unavailable', () => {
  it('exit 2 with one line that says so', async () => {
    const proxy = await startBreakingProxy(server.baseUrl);
    const run = runKit(...against(proxy.url, '--groups', 'access,operations'));
    let asked = 0;
    proxy.begin({
      ask: (request) => {
        asked += 1;
        if (asked === 100) void proxy.close();
        return request;
      },
    });
    const { code, stderr } = await run;
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^\S+: the deployment no longer responds; \d+ checks were not run\n$/),
    ]);
  });
});
