import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../support/builders/organisation/charters.ts';
import { createPerson, setUpCeo, withApiKey } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import type { ResponseOf } from '../support/client/operation-types.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { callTool, failureIn } from '../support/mcp/messages.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let database: TestDatabase;
let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ database });
  ceo = await setUpCeo(server.client);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const at = (namespace: string, key: string) => ({ path: { namespace, key } });

describe('listSettings', () => {
  it('200: pages through every setting once, by namespace and key', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: ResponseOf<'listSettings'> = await ceo.call('listSettings', {
        query: cursor === '' ? { limit: 40 } : { limit: 40, cursor },
      });
      seen.push(...body.data.map((entry: { namespace: string; key: string }) => `${entry.namespace}.${entry.key}`));
      cursor = body.pagination.next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort());
    for (const known of [
      'auth.session_minutes',
      'chat.explain_chat_enabled',
      'limits.signin',
      'concurrency.completeSetup',
      'budget.currency',
    ]) {
      expect(seen).toContain(known);
    }
  });
  it('200: one namespace, which may be unknown', async () => {
    const { body } = await ceo.call('listSettings', { query: { namespace: 'api', limit: 200 } });
    expect(body.data.every((entry: { namespace: string }) => entry.namespace === 'api')).toBe(true);
    expect((await ceo.call('listSettings', { query: { namespace: 'nowhere' } })).body.data).toEqual([]);
  });
});

describe('getSetting', () => {
  it('404: an unknown namespace', async () => {
    expect(errorOf(await ceo.call('getSetting', at('nowhere', 'max_sessions')))).toEqual([404, 3000]);
  });
});

describe('saveSetting', () => {
  it('200: stores the value, actor and time; the tag is that of the next read', async () => {
    const saved = await ceo.call('saveSetting', { ...at('auth', 'max_sessions'), body: { value: 7 } });
    expect(saved.body.data).toMatchObject({ value: 7, default: 100, source: 'stored' });
    const read = await ceo.call('getSetting', at('auth', 'max_sessions'));
    expect(read.body.data).toEqual(saved.body.data);
    expect(read.headers.etag).toBe(saved.headers.etag);
  });
  it('200: a change is published once; storing the stored value changes nothing', async () => {
    const events = async () => (await eventsOf(server, 'settings.changed')).map(({ payload }) => payload);
    const before = await events();
    const first = await ceo.call('saveSetting', { ...at('chat', 'answer_max_tokens'), body: { value: 900 } });
    const second = await ceo.call('saveSetting', { ...at('chat', 'answer_max_tokens'), body: { value: 900 } });
    expect(second.body.data).toEqual(first.body.data);
    expect(await events()).toEqual([...before, { namespace: 'chat', key: 'answer_max_tokens' }]);
  });
  it('422: refuses a wrong type, a value out of range, and one that contradicts another setting', async () => {
    const wrong: [string, string, unknown][] = [
      ['auth', 'max_sessions', 'seven'],
      ['auth', 'max_sessions', 1.5],
      ['auth', 'max_sessions', null],
      ['budget', 'price_per_million_input_tokens', null],
      ['chat', 'explain_chat_enabled', null],
      ['chat', 'routing_default_role', null],
      ['auth', 'max_sessions', 1001],
      ['chat', 'explain_chat_enabled', 1],
      ['chat', 'routing_default_role', ' '],
      ['chat', 'routing_default_role', 'x'.repeat(101)],
      ['limits', 'signin', '10 per minute'],
      ['limits', 'signin', '0/60'],
      ['approvals', 'deciders', 'nobody'],
      ['budget', 'currency', 'XTS'],
      ['budget', 'price_per_million_input_tokens', -1],
      ['auth', 'session_minutes', 20_000],
      ['auth', 'refresh_minutes', 1440],
      ['api', 'approval_urgency_critical_seconds', 14_400],
    ];
    for (const [namespace, key, value] of wrong) {
      expect(errorOf(await ceo.call('saveSetting', { ...at(namespace, key), body: { value } }))).toEqual([422, 2000]);
    }
  });
  it('400: a number that is not finite, a list, an object', async () => {
    const infinite = { text: '{"value":1e999}', type: 'application/json' };
    expect(errorOf(await ceo.callRaw('saveSetting', { ...at('auth', 'max_sessions'), raw: infinite }))).toEqual([
      400, 2001,
    ]);
    for (const value of [[], {}, [1]])
      expect(errorOf(await ceo.call('saveSetting', { ...at('auth', 'max_sessions'), body: { value } }))).toEqual([
        400, 2001,
      ]);
  });
  it('404: an unknown namespace or key', async () => {
    expect(errorOf(await ceo.call('saveSetting', { ...at('auth', 'nothing'), body: { value: 1 } }))).toEqual([
      404, 3000,
    ]);
  });
  it('409/4002: of two writers with one tag the second loses', async () => {
    const { headers } = await ceo.call('getSetting', at('chat', 'interview_max_turns'));
    const save = (value: number) =>
      ceo.call('saveSetting', {
        ...at('chat', 'interview_max_turns'),
        body: { value },
        headers: { 'if-match': headers.etag ?? '' },
      });
    const answers = await Promise.all([save(10), save(11)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('403: a user who does not lead may read but not change', async () => {
    const { client } = await createPerson(server, 'programmer', 'pair_programmer');
    expect((await client.call('getSetting', at('auth', 'max_sessions'))).status).toBe(200);
    expect(errorOf(await client.call('saveSetting', { ...at('auth', 'max_sessions'), body: { value: 5 } }))).toEqual([
      403, 1001,
    ]);
  });
  it.each([
    ['auth', 'max_sessions', 7],
    ['limits', 'signin', '5/60'],
    ['concurrency', 'completeSetup', 2],
    ['approvals', 'deciders', 'people'],
    ['retention', 'audit_days', 365],
  ])(
    '403: %s.%s is changed and reset only by the ceo, over every way, and readable by all',
    async (namespace, key, value) => {
      const manager = await createPerson(server, `manager of ${namespace}`, 'manager');
      const setting = at(namespace, key);
      const before = (await ceo.call('getSetting', setting)).body.data;
      for (const client of [manager.client, manager.bearer, await withApiKey(ceo, 'manager')]) {
        expect(errorOf(await client.call('saveSetting', { ...setting, body: { value } }))).toEqual([403, 1001]);
        // Neither the stored value nor whether the new one fits is revealed.
        const headers = { 'if-match': '"another"' };
        expect(errorOf(await client.call('saveSetting', { ...setting, headers, body: { value: [] } }))).toEqual([
          400, 2001,
        ]);
        expect(errorOf(await client.call('saveSetting', { ...setting, headers, body: { value: 'x' } }))).toEqual([
          403, 1001,
        ]);
        expect(errorOf(await client.call('resetSetting', setting))).toEqual([403, 1001]);
        expect((await client.call('getSetting', setting)).body.data).toEqual(before);
        expect(errorOf(await client.call('saveSetting', { ...at(namespace, 'x'), body: { value } }))).toEqual([
          404, 3000,
        ]);
      }
      const args = { namespace, key, value };
      expect(failureIn(await callTool(manager.bearer, 'settings.update', args)).error_code).toBe(1001);
      expect((await ceo.call('saveSetting', { ...setting, body: { value } })).body.data.value).toBe(value);
      expect((await ceo.call('resetSetting', setting)).status).toBe(204);
    },
  );
  it('200: a manager changes settings of the other namespaces', async () => {
    const { client } = await createPerson(server, 'manager of chat', 'manager');
    for (const [namespace, key, value] of [
      ['chat', 'answer_max_tokens', 901],
      ['api', 'body_timeout_seconds', 16],
      ['budget', 'price_per_million_input_tokens', 1],
    ] as const) {
      expect((await client.call('saveSetting', { ...at(namespace, key), body: { value } })).status).toBe(200);
      expect((await client.call('resetSetting', at(namespace, key))).status).toBe(204);
    }
  });
  it('applies from the next request on, on every replica', async () => {
    const other = await startServer({ database });
    const there = other.client.as(ceo.identity);
    for (const value of [20, 14, 33]) {
      await ceo.call('saveSetting', { ...at('auth', 'min_password_length'), body: { value } });
      expect((await there.call('getSetupStatus')).body.data.min_password_length).toBe(value);
    }
    await ceo.call('resetSetting', at('auth', 'min_password_length'));
    expect((await there.call('getSetupStatus')).body.data.min_password_length).toBe(12);
    await other.close();
  });
  it('a new currency is a change of the company and creates a version', async () => {
    const before = (await ceo.call('listCompanyVersions')).body.pagination.total;
    await ceo.call('saveSetting', { ...at('budget', 'currency'), body: { value: 'CHF' } });
    const { body } = await ceo.call('listCompanyVersions', { query: { limit: 1 } });
    expect(body.pagination.total).toBe(before + 1);
    expect(body.data[0]?.snapshot?.currency).toBe('CHF');
  });
});

describe('resetSetting', () => {
  it('204: returns to the default, also when nothing is stored', async () => {
    await ceo.call('saveSetting', { ...at('auth', 'lockout_attempts'), body: { value: 3 } });
    expect((await ceo.call('resetSetting', at('auth', 'lockout_attempts'))).status).toBe(204);
    expect((await ceo.call('resetSetting', at('auth', 'lockout_attempts'))).status).toBe(204);
    expect((await ceo.call('getSetting', at('auth', 'lockout_attempts'))).body.data).toMatchObject({
      value: 10,
      source: 'default',
      updated_by: null,
    });
  });
  it('409/4002: the tag of another state', async () => {
    const answer = await ceo.call('resetSetting', {
      ...at('auth', 'lockout_attempts'),
      headers: { 'if-match': '"another"' },
    });
    expect(errorOf(answer)).toEqual([409, 4002]);
  });
  it('404: an unknown key', async () => {
    expect(errorOf(await ceo.call('resetSetting', at('auth', 'nothing')))).toEqual([404, 3000]);
  });
  it('422: the default would contradict another stored value', async () => {
    await ceo.call('saveSetting', { ...at('api', 'approval_urgency_critical_seconds'), body: { value: 100 } });
    await ceo.call('saveSetting', { ...at('api', 'approval_urgency_high_seconds'), body: { value: 200 } });
    expect(errorOf(await ceo.call('resetSetting', at('api', 'approval_urgency_critical_seconds')))).toEqual([
      422, 2000,
    ]);
  });
});

describe('getBudget', () => {
  it('200: in the current currency', async () => {
    await ceo.call('saveSetting', { ...at('budget', 'currency'), body: { value: 'CHF' } });
    expect((await ceo.call('getBudget')).body.data.currency).toBe('CHF');
  });
});
