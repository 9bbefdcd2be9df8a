import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS } from '../../clients/conformance/groups/groups.ts';
import { BREAKS_OF_ADDRESSES } from '../clients/breaks/addresses.ts';
import { answered, lendToken, told, withOtherCodes } from '../clients/breaks/break-forms.ts';
import { type BreakingProxy, startBreakingProxy } from '../clients/breaks/breaking-proxy.ts';
import { BREAKS } from '../clients/breaks/breaks.ts';
import { BREAKS_OF_LIMITS } from '../clients/breaks/limits.ts';
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
  proxy = await startBreakingProxy(server.baseUrl);
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a deployment that breaks the contract', () => {
  it.each(BREAKS)('exit 1 when %s', async (name, broken, only, rule) => {
    const out = join(folder, name.replaceAll(/\W/g, '-'));
    proxy.begin(broken);
    const { code, stdout } = await runKit(...against(proxy.url, '--only', only, '--out', out));
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED  ${only}`)]);
    const { results } = await readReport(out);
    const [found] = results.filter((result) => `${result.group}/${result.name}` === only);
    expect(found?.violations.map((violation) => violation.rule)).toContain(rule);
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

  it('at least forty violations are covered', () => {
    expect(BREAKS.length + BREAKS_OF_ADDRESSES.length + BREAKS_OF_LIMITS.length).toBeGreaterThanOrEqual(40);
  });

  it('every one of these checks passes on a correct server', async () => {
    proxy.begin({});
    const only = BREAKS.flatMap(([, , check]) => ['--only', check]);
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
    // Each of these uses up a limit through the proxy: with the default size, a busy machine would not finish in time.
    await ceo.call('saveSetting', { path: { namespace: 'limits', key: 'general_user' }, body: { value: '1000/60' } });
    before = await startBreakingProxy(limited.baseUrl);
  });
  afterAll(async () => {
    await before.close();
    await limited.stop();
  });

  it.each(BREAKS_OF_LIMITS)('exit 1 when %s', async (_name, broken, only, rule) => {
    before.begin(broken);
    const { code, stdout } = await runKit(...against(before.url, '--only', only));
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED  ${only}`)]);
    expect(stdout).toContain(rule);
  });

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

  it.each(BREAKS_OF_ADDRESSES)('exit 1 when %s', async (_name, broken, only, rule) => {
    before.begin(broken);
    const { code, stdout } = await runKit(...against(before.url, '--only', only));
    expect([code, stdout]).toEqual([1, expect.stringContaining(`FAILED  ${only}`)]);
    expect(stdout).toContain(rule);
  });

  it('every one of these checks passes on a correct server, and none is skipped', async () => {
    before.begin({});
    const only = BREAKS_OF_ADDRESSES.flatMap(([, , check]) => ['--only', check]);
    const { code, stdout, stderr } = await runKit(...against(before.url, ...only));
    expect([code, stderr, stdout.match(/^skipped.*/gm)]).toEqual([0, '', null]);
  });
});
