import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS } from '../../clients/conformance/groups/groups.ts';
import { BREAKS_OF_ADDRESSES } from '../clients/breaks/areas/addresses.ts';
import { BREAKS } from '../clients/breaks/breaks.ts';
import { answered, type Broken, lendToken, told } from '../clients/breaks/forms.ts';
import { withOtherCodes } from '../clients/breaks/other-codes.ts';
import { type BreakingProxy, startBreakingProxy } from '../clients/breaks/proxy/breaking-proxy.ts';
import { BREAKS_OF_LIMITS } from '../clients/breaks/requests/limits.ts';
import { runInside } from '../clients/conformance/inside.ts';
import { ACCOUNT, against, readReport, runKit } from '../clients/conformance/runs.ts';
import { signIn } from '../support/builders/people.ts';
import { type ServerProcess, startServerProcess } from '../support/server/server-process.ts';

let folder: string;
let server: ServerProcess;
let proxy: BreakingProxy;
let ceoToken: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  server = await startServerProcess({ DATA_DIR: join(folder, 'data'), MODEL_PROVIDER: 'guided' });
  await server.client.call('setupAdmin', { body: ACCOUNT });
  const ceo = await signIn(server.client, ACCOUNT.username, ACCOUNT.password);
  ceoToken = ceo.identity.cookies?.session ?? '';
  lendToken(ceoToken);
  // Some breaks leave tickets of the administrator behind.
  const path = { namespace: 'auth', key: 'ws_ticket_max_pending' };
  await ceo.call('saveSetting', { path, body: { value: 50 } });
  proxy = await startBreakingProxy(server.baseUrl);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The first violation of the check is the one that the break is for. */
const isFound = async (before: BreakingProxy, [, broken, only, rule, message]: Broken): Promise<void> => {
  before.begin(broken);
  const { results } = await runInside(before.url, '--only', only);
  const found = results.find(({ group, name }) => `${group}/${name}` === only);
  const shown = [found?.status, found?.violations[0]?.rule, found?.violations[0]?.message ?? found?.reason];
  expect(shown).toEqual(['fails', rule, expect.stringContaining(message)]);
};

describe('a deployment that breaks the contract', () => {
  it.each(BREAKS)('a check fails when %s', (...broken) => isFound(proxy, broken));

  it('the command exits with 1, and prints the check and the rule', async () => {
    const out = join(folder, 'command');
    const [[, broken, only, rule]] = BREAKS as [Broken];
    proxy.begin(broken);
    const { code, stdout } = await runKit(...against(proxy.url, '--only', only, '--out', out));
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED  ${only}`)]);
    expect(stdout).toContain(rule);
    expect(XMLValidator.validate(await readFile(join(out, 'conformance.xml'), 'utf8'))).toBe(true);
  });

  it('every check of an error compares its code', async () => {
    const out = join(folder, 'codes');
    const groups = ['states', 'rules', 'etags'];
    proxy.begin(withOtherCodes);
    expect((await runKit(...against(proxy.url, '--groups', groups.join(), '--out', out))).code).toBe(1);
    const { results } = await readReport(out);
    const holding = results.filter(({ status }) => status === 'holds').map(({ group, name }) => `${group}/${name}`);
    const ofErrors = GROUPS.filter(({ name }) => groups.includes(name)).flatMap(({ name: group, checks }) =>
      checks
        .filter(({ shows }) => shows.length > 0 && shows.every((pair) => / 4\d\d$/.test(pair)))
        .map(({ name }) => `${group}/${name}`),
    );
    expect(ofErrors.length).toBeGreaterThan(60);
    // A 406 of MCP is an error of JSON-RPC, which has its own codes.
    expect(ofErrors.filter((each) => holding.includes(each))).toEqual([
      'rules/mcp: a response type that the client does not accept',
    ]);
  });

  it('it is reported without secrets, although every response is shown', async () => {
    const out = join(folder, 'shown');
    proxy.begin(told('"success":true', '"success":true,"more":1'));
    expect((await runKit(...against(proxy.url, '--groups', 'operations', '--out', out))).code).toBe(1);
    const { results } = await readReport(out);
    const shown = results.flatMap(({ violations }) => violations.map(({ operation }) => operation));
    // The requests contain passwords, and some responses contain secrets that are shown only once.
    const telling = ['login', 'createUser', 'createApiKey', 'createWebhookEndpoint', 'rotateWebhookEndpointSecret'];
    expect(shown).toEqual(expect.arrayContaining([...telling, 'createConnection', 'createWsTicket']));
    for (const kind of ['json', 'xml', 'html']) {
      const text = await readFile(join(out, `conformance.${kind}`), 'utf8');
      expect(text).not.toContain(ACCOUNT.password);
      expect(text).not.toContain(ceoToken);
      expect(text).not.toMatch(/ok_[\w-]{20}|whsec_[\w+/]{20}|eyJ[\w-]{20}/);
    }
  });

  it('at least 210 violations are covered, each under its own name', () => {
    const all = [...BREAKS, ...BREAKS_OF_ADDRESSES, ...BREAKS_OF_LIMITS].map(([name]) => name);
    expect([all.length, new Set(all).size]).toEqual([expect.toSatisfy((count) => count >= 210), all.length]);
  });

  it('every one of these checks passes on a correct server', async () => {
    proxy.begin({});
    const only = [...new Set(BREAKS.map(([, , check]) => check))].flatMap((check) => ['--only', check]);
    const { code, stdout, stderr } = await runKit(...against(proxy.url, ...only));
    expect([code, stderr, code === 0 ? '' : stdout]).toEqual([0, '', '']);
  });

  it('the report shows responses of the deployment as text, whatever they contain', async () => {
    const out = join(folder, 'hostile');
    const hostile = '<script>alert(1)</script> ]]> \u0001 " \' & \ud800';
    proxy.begin(answered((answer, path) => (path === '/company' ? { text: hostile } : answer)));
    expect((await runKit(...against(proxy.url, '--only', 'operations/getCompany', '--out', out))).code).toBe(1);
    const [xml, html] = await Promise.all(
      ['xml', 'html'].map((kind) => readFile(join(out, `conformance.${kind}`), 'utf8')),
    );
    expect(XMLValidator.validate(xml ?? '')).toBe(true);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});

describe('a deployment that breaks its limits', () => {
  let limited: ServerProcess;
  let before: BreakingProxy;
  beforeAll(async () => {
    limited = await startServerProcess({
      DATA_DIR: join(folder, 'limited'),
      MODEL_PROVIDER: 'guided',
      RATE_LIMITS: 'on',
    });
    await limited.client.call('setupAdmin', { body: ACCOUNT });
    const ceo = await signIn(limited.client, ACCOUNT.username, ACCOUNT.password);
    // Most of these use up a limit through the proxy: with the default sizes, a busy machine would not finish in time.
    // Every run signs in, from one address, and all of them are requests of the administrator.
    const values = { general_user: '600/60', work: '600/60', createConnection: '20/60', signin: '1000/60' };
    for (const [key, value] of Object.entries(values))
      await ceo.call('saveSetting', { path: { namespace: 'limits', key }, body: { value } });
    before = await startBreakingProxy(limited.baseUrl);
  });
  afterAll(async () => {
    await before.close();
    await limited.stop();
  });

  it.each(BREAKS_OF_LIMITS)('a check fails when %s', (...broken) => isFound(before, broken));

  it('every one of these checks passes on a correct server', async () => {
    before.begin({});
    expect(await runKit(...against(before.url, '--groups', 'limits'))).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a deployment that sends requests to public addresses only', () => {
  let closed: ServerProcess;
  let before: BreakingProxy;
  beforeAll(async () => {
    closed = await startServerProcess({ DATABASE_URL: 'memory:', WEBHOOK_ALLOW_PRIVATE: 'off' });
    await closed.client.call('setupAdmin', { body: ACCOUNT });
    before = await startBreakingProxy(closed.baseUrl);
  });
  afterAll(async () => {
    await before.close();
    await closed.stop();
  });

  it.each(BREAKS_OF_ADDRESSES)('a check fails when %s', (...broken) => isFound(before, broken));

  it('every one of these checks passes on a correct server, and none is skipped', async () => {
    before.begin({});
    const only = BREAKS_OF_ADDRESSES.flatMap(([, , check]) => ['--only', check]);
    const { code, stdout, stderr } = await runKit(...against(before.url, ...only));
    expect([code, stderr, stdout.match(/^skipped.*/gm)]).toEqual([0, '', null]);
  });
});
