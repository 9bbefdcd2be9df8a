import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectionSecrets } from '../../../domain/connections/connection-secrets.ts';
import { TokenEndpoint } from '../../../domain/connections/oauth/token-endpoint.ts';
import { TokenRefresh } from '../../../domain/connections/oauth/token-refresh.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { AddressGuard } from '../../../domain/foundation/outbound/address-guard.ts';
import { OutboundHttp } from '../../../domain/foundation/outbound/outbound-http.ts';
import { SealedSecrets } from '../../../domain/foundation/secrets/sealed-secrets.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import { CLIENT_SECRET, newOauthConnection } from '../../support/builders/webhooks/connections.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { AuthorisationServer, CLIENT, SCOPES } from '../../support/oauth/authorisation-server.ts';
import { ScriptedEndpoint } from '../../support/oauth/scripted-endpoint.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const BASE_URL = 'http://localhost:3001';
const DAY = 86_400;
const GRANTED = {
  access_token: 'first access',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'first refresh',
};
const RENEWED = { ...GRANTED, access_token: 'second access', refresh_token: 'second refresh' };

const clock = new ManualClock();
let server: TestServer;
let lead: Client;
let endpoint: ScriptedEndpoint;

beforeAll(async () => {
  endpoint = await ScriptedEndpoint.start();
  server = await startServer({ clock, env: { BASE_URL } });
  lead = await withApiKey((await createPerson(server, 'lead', 'manager')).bearer, 'manager');
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
});

const warnings: string[] = [];
/** The job of one replica. */
const replica = (): TokenRefresh =>
  new TokenRefresh({
    uow: server.store.unitOfWork,
    clock,
    secrets: new ConnectionSecrets(new SealedSecrets([server.config.jwtSecret])),
    tokens: new TokenEndpoint(new OutboundHttp(new AddressGuard(true))),
    warn: (line) => void warnings.push(line),
  });
const at = (name: string) => ({ path: { connection_name: name } });
const read = async (name: string): Promise<Body> => (await lead.call('getConnection', at(name))).body.data;
const later = (seconds: number): string => new Date(clock.now().getTime() + seconds * 1000).toISOString();

/** An account connected at the scripted endpoint; connections of other tests are removed. */
const connected = async (granted: object = GRANTED): Promise<string> => {
  await server.store.pool.query('update connections set refresh_at = null');
  const { name } = await newOauthConnection(lead, endpoint.url);
  const { state } = (await lead.call('startOauth', at(name))).body.data;
  endpoint.script({ json: granted });
  await lead.call('oauthCallback', { query: { state, code: 'c' } });
  expect((await read(name)).status).toBe('connected');
  endpoint.script({ json: RENEWED });
  return name;
};
/** Starts a renewal whose response the endpoint holds back, until the returned function is called; it resolves with the end of the renewal. */
const heldRenewal = async (
  first: { status?: number; json: unknown },
  ...later: { json: unknown }[]
): Promise<() => Promise<void>> => {
  const held = Promise.withResolvers<void>();
  endpoint.script({ after: held.promise, ...first }, ...later);
  clock.advance(3300);
  const running = replica().run();
  await eventually(() => endpoint.asked.length === 1);
  return async () => {
    held.resolve();
    await running;
  };
};
const asked = (): (string | undefined)[] => endpoint.asked.map(({ form }) => form.refresh_token);

describe('tokens of a real authorisation server', () => {
  it('are renewed by the worker before they expire, repeatedly; a revoked grant sets the status `error`', async () => {
    const provider = await AuthorisationServer.start({
      redirectUri: `${BASE_URL}/api/v1/oauth/callback`,
      tokenSeconds: 3600,
    });
    try {
      const { name } = await newOauthConnection(lead, provider.url, { ...CLIENT, scopes: SCOPES });
      const { authorization_url } = (await lead.call('startOauth', at(name))).body.data;
      const back = await provider.visit(authorization_url);
      await lead.callRaw('oauthCallback', { query: Object.fromEntries(back) });
      await server.services.startBackground();
      // Repeatedly, because a run does nothing while the scheduled one continues.
      const work = () => server.store.pool.query(`select graphile_worker.add_job('token-refresh', job_key := 'now')`);
      for (const _round of [1, 2]) {
        clock.advance(3300);
        await eventually(async () => {
          await work();
          return (await read(name)).token_expires_at === later(3600);
        });
        expect((await read(name)).status).toBe('connected');
      }
      expect(provider.granted).toEqual(['authorization_code', 'refresh_token', 'refresh_token']);
      await provider.revoke();
      clock.advance(3300);
      await eventually(async () => {
        await work();
        return (await read(name)).status === 'error';
      });
      const again = (await lead.call('startOauth', at(name))).body.data.authorization_url;
      await lead.callRaw('oauthCallback', { query: Object.fromEntries(await provider.visit(again)) });
      expect((await read(name)).status).toBe('connected');
    } finally {
      await provider.close();
    }
  });
});

describe('when a token is renewed', () => {
  it('300 s before its expiry, not earlier; with client id, secret and refresh token in a form', async () => {
    const name = await connected();
    clock.advance(3299);
    await replica().run();
    expect(asked()).toEqual([]);
    clock.advance(1);
    await replica().run();
    expect(endpoint.asked.map(({ form }) => form)).toEqual([
      {
        grant_type: 'refresh_token',
        refresh_token: 'first refresh',
        client_id: 'organisation-platform',
        client_secret: CLIENT_SECRET,
      },
    ]);
    expect((await read(name)).token_expires_at).toBe(later(3600));
    clock.advance(3300);
    await replica().run();
    expect(asked()).toEqual(['first refresh', 'second refresh']);
  });

  it('at half of its lifetime, if that is shorter; a refresh token that is not replaced is kept', async () => {
    await connected({ ...GRANTED, expires_in: 60 });
    const { refresh_token: _kept, ...renewed } = RENEWED;
    endpoint.script({ json: { ...renewed, expires_in: 60 } });
    clock.advance(29);
    await replica().run();
    expect(asked()).toEqual([]);
    for (const seconds of [1, 30]) {
      clock.advance(seconds);
      await replica().run();
    }
    expect(asked()).toEqual(['first refresh', 'first refresh']);
  });

  it('not while it is disabled; immediately once it is enabled again', async () => {
    const name = await connected();
    await lead.call('updateConnection', { ...at(name), body: { enabled: false } });
    clock.advance(3600);
    await replica().run();
    expect([asked(), (await read(name)).status]).toEqual([[], 'disabled']);
    await lead.call('updateConnection', { ...at(name), body: { enabled: true } });
    await replica().run();
    expect([asked(), (await read(name)).status]).toEqual([['first refresh'], 'connected']);
  });

  it('never without an expiry; without a refresh token its expiry sets the status `error`', async () => {
    const { expires_in: _none, ...endless } = GRANTED;
    const eternal = await connected(endless);
    clock.advance(DAY);
    await replica().run();
    expect([asked(), (await read(eternal)).status]).toEqual([[], 'connected']);
    const { refresh_token: _left, ...single } = GRANTED;
    const once = await connected(single);
    clock.advance(3599);
    await replica().run();
    expect((await read(once)).status).toBe('connected');
    clock.advance(1);
    await replica().run();
    expect([asked(), (await read(once)).status]).toEqual([[], 'error']);
  });
});

describe('several replicas', () => {
  it('renew each token once, however many run in parallel', async () => {
    await connected();
    await server.store.pool.query('update connections set refresh_at = null');
    const names: string[] = [];
    for (let index = 1; index < 10; index += 1) {
      const { name } = await newOauthConnection(lead, endpoint.url);
      const { state } = (await lead.call('startOauth', at(name))).body.data;
      endpoint.script({ json: { ...GRANTED, refresh_token: `refresh ${index}` } });
      await lead.call('oauthCallback', { query: { state, code: 'c' } });
      names.push(name);
    }
    endpoint.script({ json: RENEWED });
    clock.advance(3300);
    await Promise.all([replica().run(), replica().run(), replica().run()]);
    expect(asked().sort()).toEqual(Array.from({ length: 9 }, (_, index) => `refresh ${index + 1}`));
    for (const name of names) expect((await read(name)).token_expires_at).toBe(later(3600));
  });

  it('do not overwrite a new connection with a late response', async () => {
    const name = await connected();
    const end = await heldRenewal({ json: { ...RENEWED, expires_in: 7200 } }, { json: GRANTED });
    const { state } = (await lead.call('startOauth', at(name))).body.data;
    await lead.call('oauthCallback', { query: { state, code: 'c' } });
    await end();
    expect((await read(name)).token_expires_at).toBe(later(3600));
  });

  it('are not stored when the client is replaced while they wait to be', async () => {
    const name = await connected();
    const end = await heldRenewal({ json: RENEWED });
    await whileUncommitted(
      server.store,
      () => server.services.connections.update(name, { clientId: 'another' }, actorNamed('other'), unconditional),
      end,
    );
    expect(await read(name)).toMatchObject({ status: 'pending', connected_at: null });
  });
});

describe('a renewal that fails', () => {
  it.each([
    ['is busy', { status: 429, json: { error: 'slow_down' } }],
    ['fails', { status: 503, text: '' }],
    ['is away', { drop: true }],
    ['makes no sense', { json: {} }],
  ] as const)('because the provider %s is retried after a minute, for a day after the expiry', async (_what, reply) => {
    const name = await connected();
    endpoint.script(reply);
    clock.advance(3300);
    await replica().run();
    await replica().run();
    expect([asked().length, (await read(name)).status]).toEqual([1, 'connected']);
    clock.advance(60);
    await replica().run();
    expect(asked().length).toBe(2);
    clock.advance(240 + DAY);
    await replica().run();
    expect((await read(name)).status).toBe('connected');
    clock.advance(60);
    await replica().run();
    expect([asked().length, (await read(name)).status]).toEqual([4, 'error']);
    clock.advance(3600);
    await replica().run();
    expect(asked().length).toBe(4);
  });

  it('because the provider refuses sets the status `error`; another client secret is tried immediately', async () => {
    const name = await connected();
    endpoint.script({ status: 401, json: { error: 'invalid_client', error_description: 'PROVIDER TEXT' } });
    clock.advance(3300);
    await replica().run();
    expect((await read(name)).status).toBe('error');
    expect(warnings.filter((line) => line.includes(name)).length).toBe(1);
    expect(warnings.join()).not.toContain('PROVIDER');
    endpoint.script({ json: RENEWED });
    await replica().run();
    expect(asked()).toEqual([]);
    const body = { client_secret: 'a rotated secret' };
    expect((await lead.call('updateConnection', { ...at(name), body })).body.data.status).toBe('connected');
    await replica().run();
    expect(endpoint.asked.map(({ form }) => form.client_secret)).toEqual(['a rotated secret']);
    expect((await read(name)).token_expires_at).toBe(later(3600));
  });

  it('because of a client secret that was replaced in the meantime is not a failure; the next one uses the new one', async () => {
    const name = await connected();
    const end = await heldRenewal({ status: 401, json: { error: 'invalid_client' } }, { json: RENEWED });
    await lead.call('updateConnection', { ...at(name), body: { client_secret: 'a rotated secret' } });
    await end();
    expect((await read(name)).status).toBe('connected');
    clock.advance(60);
    await replica().run();
    expect(endpoint.asked.map(({ form }) => form.client_secret)).toEqual([CLIENT_SECRET, 'a rotated secret']);
    expect((await read(name)).token_expires_at).toBe(later(3600));
  });

  it('does not happen when the client secret is replaced during a success: the new tokens are kept', async () => {
    const name = await connected();
    const end = await heldRenewal({ json: RENEWED });
    await lead.call('updateConnection', { ...at(name), body: { client_secret: 'a rotated secret' } });
    await end();
    expect((await read(name)).token_expires_at).toBe(later(3600));
  });

  it('because the provider refuses with a long page sets the status `error` immediately', async () => {
    const name = await connected();
    endpoint.script({ status: 401, text: 'x'.repeat(70_000), headers: { 'content-type': 'text/html' } });
    clock.advance(3300);
    await replica().run();
    expect([asked().length, (await read(name)).status]).toEqual([1, 'error']);
    expect(warnings.at(-1)).toContain('the provider refused, status 401');
    // An operator who disables the connection sees that it is disabled, and the error again when it is enabled.
    const statusAfter = async (enabled: boolean) =>
      (await lead.call('updateConnection', { ...at(name), body: { enabled } })).body.data.status;
    expect([await statusAfter(false), await statusAfter(true)]).toEqual(['disabled', 'error']);
  });

  it('because of a missing refresh token is not repaired by another client secret', async () => {
    const { refresh_token: _left, ...single } = GRANTED;
    const name = await connected(single);
    clock.advance(3600);
    await replica().run();
    const changed = await lead.call('updateConnection', { ...at(name), body: { client_secret: 'a rotated secret' } });
    expect(changed.body.data.status).toBe('error');
  });

  it('by an internal error does not affect the others', async () => {
    const broken = await connected();
    const { rows } = await server.store.pool.query('select id from connections where name = $1', [broken]);
    const noJson = new SealedSecrets([server.config.jwtSecret]).seal('{', `connections/${rows[0].id}/tokens`);
    const { name } = await newOauthConnection(lead, endpoint.url);
    const { state } = (await lead.call('startOauth', at(name))).body.data;
    endpoint.script({ json: GRANTED });
    await lead.call('oauthCallback', { query: { state, code: 'c' } });
    await server.store.pool.query('update connections set sealed_tokens = $2 where name = $1', [broken, noJson]);
    const held = Promise.withResolvers<void>();
    endpoint.script({ after: held.promise, json: RENEWED });
    clock.advance(3300);
    const running = replica().run();
    const ends = Promise.race([running.catch(() => 'ended'), eventually(() => endpoint.asked.length === 1)]);
    expect(await ends).toBeUndefined();
    held.resolve();
    await expect(running).rejects.toThrow('token refresh');
    expect((await read(name)).token_expires_at).toBe(later(3600));
    await server.store.pool.query('delete from connections where name = $1', [broken]);
  });

  it('because the tokens cannot be read reports it and keeps them; the provider is not called', async () => {
    const name = await connected();
    const { rows } = await server.store.pool.query('select sealed_tokens from connections where name = $1', [name]);
    const seal = (text: string) =>
      server.store.pool.query('update connections set sealed_tokens = $2 where name = $1', [name, text]);
    await seal('AAAA');
    clock.advance(3300);
    await replica().run();
    expect([asked(), (await read(name)).status]).toEqual([[], 'error']);
    await seal(rows[0].sealed_tokens);
    expect((await read(name)).status).toBe('connected');
    clock.advance(60);
    await replica().run();
    expect(asked()).toEqual(['first refresh']);
  });

  it('ends with the process, and is retried by another', async () => {
    const name = await connected();
    const held = Promise.withResolvers<void>();
    endpoint.script({ after: held.promise, json: RENEWED });
    clock.advance(3300);
    const ending = replica();
    const running = ending.run();
    await eventually(() => endpoint.asked.length === 1);
    ending.close();
    await running;
    held.resolve();
    expect((await read(name)).status).toBe('connected');
    clock.advance(60);
    endpoint.script({ json: RENEWED });
    await replica().run();
    expect([asked(), (await read(name)).token_expires_at]).toEqual([['first refresh'], later(3600)]);
  });

  it.each(['token_url', 'authorization_url', 'client_id', 'scopes'])(
    'cannot happen after another %s: the tokens are forgotten, and states with them',
    async (field) => {
      const name = await connected();
      const { state } = (await lead.call('startOauth', at(name))).body.data;
      const value = { client_id: 'another', scopes: ['other'] }[field] ?? `${endpoint.url}/other`;
      const changed = (await lead.call('updateConnection', { ...at(name), body: { [field]: value } })).body.data;
      expect(changed).toMatchObject({ status: 'pending', connected_at: null, token_expires_at: null });
      clock.advance(3600);
      await replica().run();
      expect(asked()).toEqual([]);
      expect((await lead.call('oauthCallback', { query: { state, code: 'c' } })).status).toBe(422);
    },
  );
});
