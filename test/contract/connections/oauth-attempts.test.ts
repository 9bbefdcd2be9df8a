import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, openSession, type Person, withApiKey } from '../../support/builders/people.ts';
import { newOauthConnection } from '../../support/builders/webhooks/connections.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { outcome } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { ScriptedEndpoint, type TokenReply } from '../../support/oauth/scripted-endpoint.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const GRANTED = { access_token: 'an access token', token_type: 'Bearer', expires_in: 3600 };

const clock = new ManualClock();
const log = captureLog('trace');
let server: TestServer;
let ceo: Person;
let endpoint: ScriptedEndpoint;

beforeAll(async () => {
  endpoint = await ScriptedEndpoint.start();
  server = await startServer({ clock, env: { BASE_URL: 'http://localhost:3001' }, logger: log.logger });
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

let people = 0;
const newManager = (): Promise<Person> => {
  people += 1;
  return createPerson(server, `manager-${people}`, 'manager');
};
const begin = async (starter: Client, url = endpoint.url): Promise<{ name: string; state: string }> => {
  const { name } = await newOauthConnection(ceo.bearer, url);
  const { body } = await starter.call('startOauth', { path: { connection_name: name } });
  return { name, state: body.data.state };
};
const comeBack = (query: Record<string, string>) => server.client.callRaw('oauthCallback', { query });
const read = async (name: string): Promise<Body> =>
  (await ceo.bearer.call('getConnection', { path: { connection_name: name } })).body.data;
/** The operator log of failed attempts, one line a minute. */
const warnings = (): string[] => log.lines.filter((line) => line.includes('no account was connected'));
const warningsOf = (name: string): string[] => warnings().filter((line) => line.includes(`${name}:`));

describe('a user who began', () => {
  const lost: [string, (person: Person) => Promise<unknown>, (person: Person) => Promise<Client>][] = [
    [
      'has another role',
      ({ id }) => ceo.bearer.call('updateUserRole', { path: { user_id: id }, body: { role: 'observer' } }),
      async ({ bearer }) => bearer,
    ],
    ['is gone', ({ id }) => ceo.bearer.call('deleteUser', { path: { user_id: id } }), async ({ bearer }) => bearer],
    ['has signed out', ({ bearer }) => bearer.call('logout'), async ({ bearer }) => bearer],
    [
      'has revoked the key',
      async ({ bearer }) => {
        const keys = (await bearer.call('listApiKeys')).body.data;
        return bearer.call('revokeApiKey', { path: { key_id: known(keys[0]).id } });
      },
      ({ bearer }) => withApiKey(bearer, 'manager'),
    ],
  ];

  it.each(lost)('422/2000: %s before the browser comes back; the state is used up', async (_what, lose, credential) => {
    const person = await newManager();
    const { name, state } = await begin(await credential(person));
    endpoint.script({ json: GRANTED });
    clock.advance(60);
    const answer = await lose(person);
    expect((answer as { status: number }).status).toBeLessThan(300);
    expect(outcome(await comeBack({ state, code: 'c' }))).toBe('422/2000');
    expect([endpoint.asked.length, (await read(name)).status]).toEqual([0, 'pending']);
    expect(warningsOf(name)).toEqual([expect.stringContaining('lost the right or the credential')]);
    expect((await server.store.pool.query('select 1 from oauth_states')).rows).toEqual([]);
  });

  it('200: another session of theirs has ended, which does not matter', async () => {
    const person = await newManager();
    const other = await openSession(server, person.id);
    const { name, state } = await begin(person.bearer);
    await other.bearer.call('logout');
    endpoint.script({ json: GRANTED });
    expect(outcome(await comeBack({ state, code: 'c' }))).toBe('200');
    expect((await read(name)).status).toBe('connected');
  });
});

describe('HEAD', () => {
  const head = async (query: Record<string, string>): Promise<number> => {
    const url = `${server.baseUrl}/api/v1/oauth/callback?${new URLSearchParams(query)}`;
    return (await fetch(url, { method: 'HEAD' })).status;
  };

  it('checks the attempt, calls no provider, and keeps the state for the browser', async () => {
    const { name, state } = await begin(ceo.bearer);
    endpoint.script({ json: GRANTED });
    expect(await head({ state, code: 'c' })).toBe(200);
    expect([endpoint.asked.length, (await read(name)).status]).toEqual([0, 'pending']);
    expect([await head({ state }), await head({ state, error: 'access_denied' })]).toEqual([400, 422]);
    expect(await head({ state: 'unknown', code: 'c' })).toBe(422);
    expect(outcome(await comeBack({ state, code: 'c' }))).toBe('200');
    expect(await head({ state, code: 'c' })).toBe(422);
  });
});

describe('the log of the operator has the reason', () => {
  it.each<[string, TokenReply, string]>([
    [
      'it refuses',
      { status: 400, json: { error: 'invalid_grant', error_description: 'PROVIDER TEXT' } },
      'the provider refused, status 400, invalid_grant',
    ],
    [
      'it refuses with a text for a code',
      { status: 401, json: { error: 'PROVIDER TEXT\nforged line' } },
      'the provider refused, status 401"',
    ],
    ['it fails', { status: 500, text: 'PROVIDER TEXT' }, 'the response of the provider is invalid, status 500'],
    ['it is away', { drop: true }, 'the provider could not be reached'],
    [
      'it says too much',
      { status: 200, json: { ...GRANTED, more: 'PROVIDER'.repeat(9000) } },
      'the response of the provider is too large, status 200',
    ],
  ])('when %s', async (_what, reply, told) => {
    clock.advance(60);
    const { name, state } = await begin(ceo.bearer);
    endpoint.script(reply);
    expect(outcome(await comeBack({ state, code: 'THE CODE' }))).toBe('422/2000');
    expect(warningsOf(name)).toEqual([expect.stringContaining(told)]);
    expect(log.lines.join()).not.toMatch(/PROVIDER|THE CODE|forged|an access token/);
  });

  it('when the provider redirects the browser with an error, or its name has no address', async () => {
    clock.advance(60);
    const denied = await begin(ceo.bearer);
    await comeBack({ state: denied.state, error: 'access_denied', error_description: 'PROVIDER TEXT' });
    expect(warningsOf(denied.name)).toEqual([expect.stringContaining('sent an error, access_denied')]);
    clock.advance(60);
    const nowhere = await begin(ceo.bearer, 'https://nowhere.invalid');
    await comeBack({ state: nowhere.state, code: 'c' });
    expect(warningsOf(nowhere.name)).toEqual([expect.stringContaining('the name of the provider has no address')]);
    expect(log.lines.join()).not.toMatch(/PROVIDER/);
  });

  it('once a minute, however often it is tried', async () => {
    clock.advance(60);
    const before = warnings().length;
    for (let index = 0; index < 5; index += 1) {
      const { state } = await begin(ceo.bearer);
      await comeBack({ state, error: 'access_denied' });
    }
    expect(warnings().length).toBe(before + 1);
  });
});
