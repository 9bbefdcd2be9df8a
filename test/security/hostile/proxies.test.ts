import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BareDatabase } from '../../../domain/postgres/bare-database.ts';
import { loadConfig } from '../../../handlers/server/config.ts';
import { checkContent } from '../../../scripts/operate/doctor/content.ts';
import { runChecks } from '../../../scripts/operate/doctor/diagnosis.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { newWebhookConnection } from '../../support/builders/webhooks/connections.ts';
import { countResults, inParallel, outcome } from '../../support/client/expect.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

const SECRETS = { JWT_SECRET: 'test-secret-test-secret-test-secret!', CURSOR_SECRET: 'test-cursor-secret' };
/** The doctor's report on stored data. */
const doctor = async ({ store }: TestServer, env: Record<string, string> = {}): Promise<string[]> => {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...SECRETS, ...env });
  const database = { pool: store.pool } as unknown as BareDatabase;
  const findings = await runChecks(checkContent(config, database, SECRETS.JWT_SECRET));
  return findings.map(({ level, text }) => `${level} ${text}`);
};

describe('a proxy that TRUST_PROXY does not list', () => {
  const log = captureLog('warn');
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ logger: log.logger, env: { LOG_LEVEL: 'warn' }, replicas: 1 });
  });
  afterAll(() => server.close());
  const told = (): unknown[] =>
    log.lines.filter((line) => line.includes('TRUST_PROXY')).map((line) => JSON.parse(line));
  const ofProxies = async (env?: Record<string, string>) =>
    (await doctor(server, env)).filter((line) => line.includes('TRUST_PROXY'));
  const fact = async () => (await server.store.pool.query('select kind, subject from operator_facts')).rows;

  it('is logged once and reported by the doctor until it is listed', async () => {
    await server.client.call('getSetupStatus');
    expect([told(), await fact(), await ofProxies()]).toEqual([[], [], []]);
    for (const headers of [{ 'x-forwarded-for': '203.0.113.1' }, { forwarded: 'for=203.0.113.1' }])
      await server.client.call('getSetupStatus', { headers });
    await eventually(async () => (await fact()).length === 1);
    expect(told()).toEqual([expect.objectContaining({ address: '127.0.0.1' })]);
    expect(await fact()).toEqual([{ kind: 'untrusted_proxy', subject: '127.0.0.1' }]);
    expect(await ofProxies()).toEqual([expect.stringMatching(/^warn 127\.0\.0\.1 sent forwarding headers/)]);
    expect(await ofProxies({ TRUST_PROXY: '127.0.0.0/8' })).toEqual([]);
    await server.store.pool.query(`update operator_facts set seen_at = seen_at - interval '25 hours'`);
    expect(await ofProxies()).toEqual([]);
  });

  it('is not reported once it is listed', async () => {
    const listed = await startServer({ logger: log.logger, env: { TRUST_PROXY: '127.0.0.1' }, replicas: 1 });
    try {
      await listed.client.call('getSetupStatus', { headers: { 'x-forwarded-for': '203.0.113.1' } });
      expect((await listed.store.pool.query('select 1 from operator_facts')).rows).toEqual([]);
    } finally {
      await listed.close();
    }
  });
});

describe("the doctor's report on stored secrets", () => {
  it('WRONG: some of them cannot be opened, with their number', async () => {
    const server = await startServer();
    try {
      const ceo = await setUpCeo(server.client);
      const names = [await newWebhookConnection(ceo), await newWebhookConnection(ceo), await newWebhookConnection(ceo)];
      const ofSecrets = async () => (await doctor(server)).filter((line) => line.includes('JWT_SECRET'));
      expect(await ofSecrets()).toEqual(['ok JWT_SECRET decrypts the secrets in the database']);
      const confuse = (name = '') =>
        server.store.pool.query(
          `update connections set sealed_secret = (select sealed_secret from connections where name <> $1 limit 1) where name = $1`,
          [name],
        );
      await confuse(names[1]?.name);
      expect(await ofSecrets()).toEqual([
        expect.stringMatching(/^WRONG JWT_SECRET does not decrypt 1 of 3 stored secrets: set the previous one/),
      ]);
    } finally {
      await server.close();
    }
  });
});

describe('refreshSession in the sign-in window', () => {
  it('200: a call with a valid token is limited per session; 429/5001: others are limited per address', async () => {
    const server = await startServer({ env: { RATE_LIMITS: 'on' }, replicas: 1 });
    try {
      await changeSetting(server.store, 'limits', 'signin', '5/60');
      const people = await Promise.all(['ada', 'ben'].map((name) => createPerson(server, name, 'manager')));
      const strangers = await inParallel(8, () =>
        server.client.as({ cookies: { refresh_token: 'none' } }).call('refreshSession'),
      );
      expect(countResults(strangers)).toEqual({ '401/1000': 5, '429/5001': 3 });
      for (const { client } of people) {
        let cookies = client.identity.cookies ?? {};
        for (let time = 0; time < 5; time += 1) {
          const answer = await server.client.as({ cookies }).call('refreshSession');
          expect(outcome(answer)).toBe('200');
          cookies = { ...cookies, ...answer.cookies };
        }
        expect(outcome(await server.client.as({ cookies }).call('refreshSession'))).toBe('429/5001');
        // The same token again, which is used: counted like an unknown one.
        expect(outcome(await client.call('refreshSession'))).toBe('429/5001');
      }
    } finally {
      await server.close();
    }
  });
});
