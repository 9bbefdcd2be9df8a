import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import {
  CLIENT_SECRET,
  newOauthConnection,
  newWebhookConnection,
} from '../../support/builders/webhooks/connections.ts';
import type { Body, Client, OperationResponse } from '../../support/client/client.ts';
import { countResults, errorOf, expectError, inParallel, outcome } from '../../support/client/expect.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { AuthorisationServer, CLIENT, SCOPES } from '../../support/oauth/authorisation-server.ts';
import { ScriptedEndpoint, type TokenReply } from '../../support/oauth/scripted-endpoint.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const BASE_URL = 'http://localhost:3001';
const CALLBACK = `${BASE_URL}/api/v1/oauth/callback`;
const GRANTED = {
  access_token: 'an access token',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'a refresh token',
};

const clock = new ManualClock();
const log = captureLog('trace');
let server: TestServer;
let lead: Client;
let leadId: string;
/** The returning browser has no valid credential. */
let browser: Client;
let endpoint: ScriptedEndpoint;

beforeAll(async () => {
  endpoint = await ScriptedEndpoint.start();
  server = await startServer({ clock, env: { BASE_URL }, logger: log.logger });
  const person = await createPerson(server, 'lead', 'manager');
  leadId = person.id;
  lead = await withApiKey(person.bearer, 'manager');
  browser = server.client;
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const at = (name: string) => ({ path: { connection_name: name } });
const read = async (name: string): Promise<Body> => (await lead.call('getConnection', at(name))).body.data;
const begin = async (name: string): Promise<{ url: URL; state: string }> => {
  const { body } = await lead.call('startOauth', at(name));
  return { url: new URL(body.data.authorization_url), state: body.data.state };
};
const comeBack = (query: Record<string, string>) => browser.callRaw('oauthCallback', { query });
const auditOf = async (name: string): Promise<Body[]> =>
  (await lead.call('listAuditLog', { query: { action: 'connection.authorised' } })).body.data.filter(
    (entry: Body) => entry.target_name === name,
  );
/** The response of a request that waits for another change of the connection. */
const changing = (name: string, change: object, request: () => Promise<OperationResponse>) =>
  whileUncommitted(
    server.store,
    () => server.services.connections.update(name, change, actorNamed(leadId), unconditional),
    request,
  );
const countStates = async (): Promise<number> =>
  (await server.store.pool.query('select count(*)::int as count from oauth_states')).rows[0].count;

describe('an account of a real authorisation server', () => {
  it('is connected by a user who signs in there and agrees', async () => {
    const provider = await AuthorisationServer.start({ redirectUri: CALLBACK, tokenSeconds: 3600 });
    try {
      const { name } = await newOauthConnection(lead, provider.url, { ...CLIENT, scopes: SCOPES });
      const { url, state } = await begin(name);
      const back = await provider.visit(url.href);
      expect(back.get('state')).toBe(state);
      const answer = await comeBack(Object.fromEntries(back));
      expect([answer.status, answer.body.data]).toEqual([200, { status: 'connected', connection_name: name }]);
      expect(await read(name)).toMatchObject({
        status: 'connected',
        connected_at: clock.now().toISOString(),
        token_expires_at: new Date(clock.now().getTime() + 3_600_000).toISOString(),
        updated_at: clock.now().toISOString(),
      });
      expect(provider.granted).toEqual(['authorization_code']);
      expect(await auditOf(name)).toMatchObject([{ actor_id: leadId, target_type: 'connection' }]);
      expect(errorOf(await comeBack(Object.fromEntries(back)))).toEqual([422, 2000]);
    } finally {
      await provider.close();
    }
  });

  it('is not connected with the code of another attempt', async () => {
    const provider = await AuthorisationServer.start({ redirectUri: CALLBACK, tokenSeconds: 3600 });
    try {
      const { name } = await newOauthConnection(lead, provider.url, { ...CLIENT, scopes: SCOPES });
      const [mine, other] = [await begin(name), await begin(name)];
      const code = (await provider.visit(other.url.href)).get('code') ?? '';
      expect(errorOf(await comeBack({ state: mine.state, code }))).toEqual([422, 2000]);
      expect((await read(name)).status).toBe('pending');
    } finally {
      await provider.close();
    }
  });
});

describe('startOauth', () => {
  it('200: the page of the provider with all required parameters', async () => {
    const { name } = await newOauthConnection(lead, 'https://accounts.example.com', {
      authorization_url: 'https://accounts.example.com/auth?audience=x&state=old',
      scopes: ['calendar.read', 'calendar.write'],
    });
    const answer = await lead.call('startOauth', at(name));
    const { authorization_url, state, expires_in } = answer.body.data;
    const url = new URL(authorization_url);
    expect([answer.status, expires_in, url.origin + url.pathname]).toEqual([
      200,
      600,
      'https://accounts.example.com/auth',
    ]);
    const { code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(code_challenge).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({
      audience: 'x',
      response_type: 'code',
      client_id: 'organisation-platform',
      redirect_uri: CALLBACK,
      scope: 'calendar.read calendar.write',
      state,
      code_challenge_method: 'S256',
    });
    const { url: bare } = await begin(
      (await newOauthConnection(lead, 'https://accounts.example.com', { scopes: [] })).name,
    );
    expect(bare.searchParams.has('scope')).toBe(false);
  });

  it('neither the state nor the verifier can be read from the database', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const { state } = await begin(name);
    endpoint.script({ json: GRANTED });
    const { rows } = await server.store.pool.query('select * from oauth_states');
    expect((await comeBack({ state, code: 'c' })).status).toBe(200);
    const text = JSON.stringify(rows);
    expect(text).not.toContain(state);
    expect(text).not.toContain(endpoint.asked[0]?.form.code_verifier);
  });

  it('409/4000: of kind webhook, disabled, or with an unreadable client secret; 404/3000: unknown', async () => {
    const hook = await newWebhookConnection(lead);
    await expectError(lead, 'startOauth', at(hook.name), [409, 4000]);
    const { name } = await newOauthConnection(lead, endpoint.url);
    await lead.call('updateConnection', { ...at(name), body: { enabled: false } });
    await expectError(lead, 'startOauth', at(name), [409, 4000]);
    await lead.call('updateConnection', { ...at(name), body: { enabled: true } });
    await server.store.pool.query(`update connections set sealed_secret = 'AAAA' where name = $1`, [name]);
    expect((await read(name)).status).toBe('error');
    await expectError(lead, 'startOauth', at(name), [409, 4000]);
    await lead.call('updateConnection', { ...at(name), body: { client_secret: 'another secret' } });
    expect((await read(name)).status).toBe('pending');
    expect((await lead.call('startOauth', at(name))).status).toBe(200);
    await expectError(lead, 'startOauth', at('nowhere'), [404, 3000]);
  });

  it('409/4000: while another request disables it', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const late = await changing(name, { enabled: false }, () => lead.call('startOauth', at(name)));
    expect(errorOf(late)).toEqual([409, 4000]);
  });

  it('503/8001: while OAuth is switched off, and so is the callback', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const { state } = await begin(name);
    await changeSetting(server.store, 'api', 'oauth_enabled', false);
    try {
      await expectError(lead, 'startOauth', at(name), [503, 8001]);
      await expectError(browser, 'oauthCallback', { query: { state, code: 'c' } }, [503, 8001]);
    } finally {
      await changeSetting(server.store, 'api', 'oauth_enabled', true);
    }
    endpoint.script({ json: GRANTED });
    expect((await comeBack({ state, code: 'c' })).status).toBe(200);
  });

  it('one connection has at most ten open states; the eleventh replaces the first', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const states: string[] = [];
    for (let index = 0; index < 11; index += 1) {
      clock.advance(1);
      states.push((await begin(name)).state);
    }
    endpoint.script({ json: GRANTED });
    expect(outcome(await comeBack({ state: states[0] ?? '', code: 'c' }))).toBe('422/2000');
    expect(outcome(await comeBack({ state: states[1] ?? '', code: 'c' }))).toBe('200');
  });
});

describe('oauthCallback', () => {
  it('the exchange is a form with the verifier, and with the secret if there is one', async () => {
    for (const secret of [CLIENT_SECRET, null]) {
      const { name } = await newOauthConnection(lead, endpoint.url, { client_secret: secret });
      const { state } = await begin(name);
      endpoint.script({ json: GRANTED });
      await comeBack({ state, code: 'a code', iss: 'https://elsewhere.example', session_state: 'x' });
      const [asked] = endpoint.asked;
      expect(asked?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(asked?.headers.authorization).toBeUndefined();
      expect(asked?.form).toEqual({
        grant_type: 'authorization_code',
        code: 'a code',
        redirect_uri: CALLBACK,
        client_id: 'organisation-platform',
        ...(secret !== null && { client_secret: secret }),
        code_verifier: expect.stringMatching(/^[\w-]{43}$/),
      });
    }
  });

  it('no response, plain row, event or log line contains a token', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    endpoint.script({ json: GRANTED });
    const answer = await comeBack({ state: (await begin(name)).state, code: 'c' });
    const rowsOf = async (table: string) => (await server.store.pool.query(`select * from ${table}`)).rows;
    const stored = [await rowsOf('connections'), await rowsOf('outbox_events'), await rowsOf('oauth_states')];
    expect(log.lines.join()).toContain('oauthCallback');
    const told = JSON.stringify([answer.text, await read(name), stored, await auditOf(name), log.lines]);
    for (const secret of [GRANTED.access_token, GRANTED.refresh_token, CLIENT_SECRET])
      expect(told).not.toContain(secret);
  });

  it('200: without an expiry and without a refresh token, if the provider gives none', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    endpoint.script({ json: { access_token: 'a', token_type: 'bearer', id_token: 'not.one' } });
    expect((await comeBack({ state: (await begin(name)).state, code: 'c' })).status).toBe(200);
    expect(await read(name)).toMatchObject({ status: 'connected', token_expires_at: null });
  });

  it('200: null represents a missing value', async () => {
    const nothing = { refresh_token: null, expires_in: null, scope: null, id_token: null };
    for (const [field] of Object.entries(nothing)) {
      const { name } = await newOauthConnection(lead, endpoint.url);
      endpoint.script({ json: { ...GRANTED, [field]: null } });
      expect(outcome(await comeBack({ state: (await begin(name)).state, code: 'c' }))).toBe('200');
      expect((await read(name)).token_expires_at === null).toBe(field === 'expires_in');
    }
  });

  it('400/2001: without a state, without code and error, too long, or given twice', async () => {
    const { state } = await begin((await newOauthConnection(lead, endpoint.url)).name);
    const before = await countStates();
    for (const query of [
      'code=c',
      'state=&code=c',
      `state=${state}`,
      `state=${'x'.repeat(513)}&code=c`,
      `state=${state}&code=${'x'.repeat(2049)}`,
      `state=${state}&code=`,
      `state=${state}&state=${state}&code=c`,
    ])
      await expectError(browser, 'oauthCallback', { query }, [400, 2001]);
    expect(await countStates()).toBe(before);
  });

  it('422/2000: a state that is unknown, used, or older than 600 s', async () => {
    endpoint.script({ json: GRANTED });
    const { name } = await newOauthConnection(lead, endpoint.url);
    const [first, second] = [await begin(name), await begin(name)];
    await expectError(browser, 'oauthCallback', { query: { state: 'x'.repeat(43), code: 'c' } }, [422, 2000]);
    clock.advance(600);
    expect((await comeBack({ state: first.state, code: 'c' })).status).toBe(200);
    expect(errorOf(await comeBack({ state: first.state, code: 'c' }))).toEqual([422, 2000]);
    clock.advance(1);
    expect(errorOf(await comeBack({ state: second.state, code: 'c' }))).toEqual([422, 2000]);
  });

  it.each<[string, TokenReply]>([
    ['refuses', { status: 400, json: { error: 'invalid_grant', error_description: 'PROVIDER TEXT' } }],
    ['asks for something', { status: 401, text: 'PROVIDER TEXT', headers: { 'www-authenticate': 'Basic realm="x"' } }],
    ['fails', { status: 500, text: 'PROVIDER TEXT' }],
    ['redirects', { status: 302, text: '', headers: { location: 'http://127.0.0.1:9/' } }],
    ['closes the connection', { drop: true }],
    ['says nothing', { status: 204, text: '' }],
    ['sends no JSON', { status: 200, text: 'PROVIDER TEXT', headers: { 'content-type': 'application/json' } }],
    ['sends a page', { status: 200, text: '<p>PROVIDER TEXT</p>', headers: { 'content-type': 'text/html' } }],
    ['grants no token', { json: { token_type: 'bearer' } }],
    ['grants a token of another type', { json: { ...GRANTED, token_type: 'mac' } }],
    ['grants a token that never lives', { json: { ...GRANTED, expires_in: -1 } }],
    [
      'sends more than 64 KiB, although the beginning would be enough',
      {
        status: 200,
        text: JSON.stringify(GRANTED).padEnd(65_537),
        headers: { 'content-type': 'application/json' },
      },
    ],
    ['sends more than 64 KiB of tokens', { json: { ...GRANTED, more: 'x'.repeat(65_536) } }],
  ])('422/2000: the provider %s; the state is used up and no detail is returned', async (_what, reply) => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const { state } = await begin(name);
    endpoint.script(reply);
    const answer = await comeBack({ state, code: 'a code' });
    expect(errorOf(answer)).toEqual([422, 2000]);
    expect(answer.text).not.toMatch(/PROVIDER|a code|invalid_grant|127\.0\.0\.1:9/);
    expect(endpoint.asked.length).toBe(1);
    endpoint.script({ json: GRANTED });
    expect(errorOf(await comeBack({ state, code: 'a code' }))).toEqual([422, 2000]);
    expect(await read(name)).toMatchObject({ status: 'pending', connected_at: null });
  });

  it('422/2000: the provider sent an error; another sender of a code is not called', async () => {
    for (const more of [{}, { code: 'c' }] as Record<string, string>[]) {
      const { name } = await newOauthConnection(lead, endpoint.url);
      const { state } = await begin(name);
      endpoint.script({ json: GRANTED });
      const answer = await comeBack({ state, error: 'access_denied', error_description: 'PROVIDER TEXT', ...more });
      expect([...errorOf(answer), endpoint.asked.length]).toEqual([422, 2000, 0]);
      expect(answer.text).not.toMatch(/access_denied|PROVIDER/);
      expect(errorOf(await comeBack({ state, code: 'c' }))).toEqual([422, 2000]);
    }
  });

  it('422/2000: the client is replaced while the tokens wait to be stored', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const { state } = await begin(name);
    const held = Promise.withResolvers<void>();
    endpoint.script({ after: held.promise, json: GRANTED });
    const returned = comeBack({ state, code: 'c' });
    await eventually(() => endpoint.asked.length === 1);
    const late = await changing(name, { clientId: 'another' }, () => {
      held.resolve();
      return returned;
    });
    expect(errorOf(late)).toEqual([422, 2000]);
    expect(await read(name)).toMatchObject({ status: 'pending', connected_at: null });
  });

  it('of ten calls with one state one exchanges it', async () => {
    const { name } = await newOauthConnection(lead, endpoint.url);
    const { state } = await begin(name);
    endpoint.script({ json: GRANTED });
    const answers = await inParallel(10, () => comeBack({ state, code: 'c' }));
    expect(countResults(answers)).toEqual({ 200: 1, '422/2000': 9 });
    expect(endpoint.asked.length).toBe(1);
  });

  it.each<[string, (name: string) => Promise<unknown>]>([
    ['deleted', (name) => lead.call('deleteConnection', at(name))],
    ['disabled', (name) => lead.call('updateConnection', { ...at(name), body: { enabled: false } })],
    ['another client', (name) => lead.call('updateConnection', { ...at(name), body: { client_id: 'another' } })],
  ])('422/2000: the connection became %s, before or during the exchange', async (_what, change) => {
    for (const isDuring of [false, true]) {
      const { name } = await newOauthConnection(lead, endpoint.url);
      const { state } = await begin(name);
      const held = Promise.withResolvers<void>();
      endpoint.script({ after: held.promise, json: GRANTED });
      if (!isDuring) await change(name);
      const coming = comeBack({ state, code: 'c' });
      if (isDuring) {
        await eventually(() => endpoint.asked.length === 1);
        await change(name);
      }
      held.resolve();
      expect(errorOf(await coming)).toEqual([422, 2000]);
      const { rows } = await server.store.pool.query('select sealed_tokens from connections where name = $1', [name]);
      expect(rows.map(({ sealed_tokens }) => sealed_tokens).filter((sealed) => sealed !== null)).toEqual([]);
    }
  });
});
