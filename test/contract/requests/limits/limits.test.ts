import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiSettings } from '../../../../domain/settings/api-settings.ts';
import { createPerson, PASSWORD, setUpCeo } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../../support/client/expect.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock, env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

let addresses = 0;
/** A new address without earlier calls. */
const newAddress = (): Record<string, string> => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}` };
};
let made = 0;
const newUser = async () => {
  made += 1;
  return createPerson(server, `user ${made}`, 'manager');
};
const refresh = (headers: Record<string, string>) => server.client.call('refreshSession', { headers });
const expectRefused = (answer: OperationResponse, code: number, seconds: number): void => {
  expect(errorOf(answer)).toEqual([429, code]);
  expect(answer.body.error_detail).toMatchObject({ retryable: true, retry_after: seconds });
  expect(answer.headers['retry-after']).toBe(String(seconds));
};

describe('the window of signing in', () => {
  it('429/5001: the 61st within a minute of one address, with the seconds until the oldest leaves', async () => {
    const address = newAddress();
    for (let count = 1; count <= 60; count += 1) {
      const answer = await refresh(address);
      expect(errorOf(answer)).toEqual([401, 1000]);
      if (count === 30) clock.advance(10.5);
    }
    expectRefused(await refresh(address), 5001, 50);
    clock.advance(49);
    expectRefused(await refresh(address), 5001, 1);
  });
  it('is one bucket for the five operations, each address has its own', async () => {
    const [address, other] = [newAddress(), newAddress()];
    for (let count = 1; count <= 60; count += 1) await refresh(address);
    const calls: OperationResponse[] = [
      await server.client.callRaw('setupAdmin', { body: {}, headers: address }),
      await server.client.callRaw('login', { body: {}, headers: address }),
      await server.client.call('devLogin', { headers: address }),
      await (await newUser()).bearer.callRaw('changePassword', { body: {}, headers: address }),
    ];
    for (const answer of calls) expect(errorOf(answer)).toEqual([429, 5001]);
    expect(errorOf(await refresh(other))).toEqual([401, 1000]);
  });
  it('slides: a refused request is not recorded, so the next one passes as soon as the oldest leaves', async () => {
    const address = newAddress();
    await refresh(address);
    clock.advance(30);
    for (let count = 2; count <= 60; count += 1) await refresh(address);
    for (let count = 0; count < 20; count += 1) expect(errorOf(await refresh(address))).toEqual([429, 5001]);
    clock.advance(30);
    expect(errorOf(await refresh(address))).toEqual([401, 1000]);
    expectRefused(await refresh(address), 5001, 30);
  });
  it('of 80 in parallel exactly 60 pass', async () => {
    const address = newAddress();
    expect(countResults(await inParallel(80, () => refresh(address)))).toEqual({ '401/1000': 60, '429/5001': 20 });
  });
});

describe('the window of an operation that changes something', () => {
  it('429/5001: 120 within a minute of one user; every operation has its own, and so has every user', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const create = (client: Client) => client.callRaw('createApiKey', { body: {} });
    const answers = await inParallel(130, () => create(user.bearer));
    expect(countResults(answers)).toEqual({ '400/2001': 120, '429/5001': 10 });
    expectRefused(await create(user.bearer), 5001, 60);
    expect(errorOf(await create(other.bearer))).toEqual([400, 2001]);
    expect((await user.bearer.call('createWsTicket')).status).toBe(200);
    clock.advance(60);
    expect(errorOf(await create(user.bearer))).toEqual([400, 2001]);
  });
  it('sends limit, remaining and reset', async () => {
    const { bearer } = await newUser();
    const first = await bearer.call('createWsTicket');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
      'ratelimit-reset': '60',
    });
    clock.advance(20.5);
    const second = await bearer.call('createWsTicket');
    expect(second.headers).toMatchObject({ 'ratelimit-remaining': '118', 'ratelimit-reset': '40' });
    expect((await bearer.call('getCurrentUser')).headers['ratelimit-limit']).toBeUndefined();
  });
  it('is checked after the guard and before the body', async () => {
    const observer = await createPerson(server, 'observer', 'observer');
    const statuses = await inParallel(130, () => observer.bearer.callRaw('createUser', { body: {} }));
    expect(countResults(statuses)).toEqual({ '403/1001': 130 });
  });
  it('a live setting changes one bucket from the next request on, or switches it off', async () => {
    const { bearer } = await newUser();
    const revoke = () => bearer.call('revokeApiKey', { path: { key_id: 'x' } });
    await changeSetting(server.store, 'limits', 'revokeApiKey', '2/10');
    expect(countResults(await inParallel(5, revoke))).toEqual({ '404/3000': 2, '429/5001': 3 });
    expectRefused(await revoke(), 5001, 10);
    await changeSetting(server.store, 'limits', 'revokeApiKey', '3/10');
    expect(errorOf(await revoke())).toEqual([404, 3000]);
    expectRefused(await revoke(), 5001, 10);
    await changeSetting(server.store, 'limits', 'revokeApiKey', 'off');
    const free = await revoke();
    expect([free.status, free.headers['ratelimit-limit']]).toEqual([404, undefined]);
    expect((await bearer.call('createWsTicket')).headers['ratelimit-limit']).toBe('120');
  });
});

describe('the general limit', () => {
  const probe = (headers: Record<string, string>) => server.client.call('getMetrics', { headers });

  it('429/5000: 600 within a minute of an address that is not signed in', async () => {
    const address = newAddress();
    const answers = await inParallel(640, () => probe(address));
    expect(countResults(answers)).toEqual({ 200: 600, '429/5000': 40 });
    expectRefused(await probe(address), 5000, 60);
    clock.advance(60);
    expect((await probe(address)).status).toBe(200);
  });
  it('counts unknown paths, wrong methods and failed credentials for the address', async () => {
    await changeSetting(server.store, 'limits', 'general_address', '3/60');
    const address = newAddress();
    const send = (method: string, path: string) => server.client.send(method, path, { headers: address });
    const sent = async (method: string, path: string) => {
      const { status, text } = await send(method, path);
      return errorOf({ status, body: JSON.parse(text) });
    };
    expect(await sent('get', '/api/v1/nothing')).toEqual([404, 3002]);
    expect(await sent('put', '/api/v1/healthz')).toEqual([405, 2001]);
    expect(await sent('get', '/api/v1/auth/me')).toEqual([401, 1000]);
    for (const path of ['/api/v1/nothing', '/api/v1/auth/me', '/docs'])
      expect([path, ...(await sent('get', path))]).toEqual([path, 429, 5000]);
    await changeSetting(server.store, 'limits', 'general_address', '600/60');
  });
  it('never counts the probes and OPTIONS, nor signed-in callers for the address', async () => {
    await changeSetting(server.store, 'limits', 'general_address', '1/60');
    const headers = newAddress();
    expect((await probe(headers)).status).toBe(200);
    expect(errorOf(await probe(headers))).toEqual([429, 5000]);
    for (let count = 0; count < 5; count += 1) {
      expect((await server.client.call('getLiveness', { headers })).status).toBe(200);
      expect((await server.client.call('getReadiness', { headers })).status).toBe(200);
      expect((await server.client.send('options', '/api/v1/users', { headers })).status).toBe(204);
      expect((await ceo.call('getCurrentUser', { headers })).status).toBe(200);
    }
    await changeSetting(server.store, 'limits', 'general_address', '600/60');
  });
  it('429/5000: of a user, on every protected operation together and from every address', async () => {
    const { bearer, client } = await newUser();
    await changeSetting(server.store, 'limits', 'general_user', '5/60');
    const answers = await inParallel(9, (index) =>
      (index % 2 === 0 ? bearer : client).call(index % 3 === 0 ? 'getCapabilities' : 'getCurrentUser', {
        headers: newAddress(),
      }),
    );
    expect(countResults(answers)).toEqual({ 200: 5, '429/5000': 4 });
    expectRefused(await bearer.call('listUsers'), 5000, 60);
    expect((await (await newUser()).bearer.call('getCurrentUser')).status).toBe(200);
    await changeSetting(server.store, 'limits', 'general_user', 'off');
    expect((await bearer.call('getCurrentUser')).status).toBe(200);
    await changeSetting(server.store, 'limits', 'general_user', '6000/60');
  });
  it('a lowered limit applies from the next request on, also to hits booked in advance', async () => {
    const { bearer } = await newUser();
    expect((await bearer.call('getCurrentUser')).status).toBe(200);
    await changeSetting(server.store, 'limits', 'general_user', '1/60');
    expect(errorOf(await bearer.call('getCurrentUser'))).toEqual([429, 5000]);
    await changeSetting(server.store, 'limits', 'general_user', '6000/60');
  });
});

describe('the window of webhooks', () => {
  it('429/5001: the 121st within a minute of one address, for any earlier results; other addresses have their own', async () => {
    const [address, other] = [newAddress(), newAddress()];
    const path = { connection_name: 'nowhere', event_type: 'e' };
    const send = (from: Record<string, string>) => {
      const headers = { ...from, 'webhook-id': 'x', 'webhook-timestamp': '0' };
      return server.client.call('receiveWebhook', { path, body: {}, headers });
    };
    expect(countResults(await inParallel(121, () => send(address)))).toEqual({ '404/3000': 120, '429/5001': 1 });
    expect(errorOf(await send(other))).toEqual([404, 3000]);
  });
});

describe('an address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const spend = async (
    bucket: string,
    send: (headers: Record<string, string>) => Promise<OperationResponse>,
    addresses: string[],
  ) => {
    const { rows } = await server.store.pool.query('select value from settings where key = $1', [bucket]);
    await changeSetting(server.store, 'limits', bucket, '2/60');
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await send(from(address))).status);
    await changeSetting(server.store, 'limits', bucket, rows[0]?.value ?? '600/60');
    return statuses;
  };
  const probe = (headers: Record<string, string>) => server.client.call('getMetrics', { headers });

  it('of IPv6 counts by its /64, in any spelling', async () => {
    const spellings = ['2001:db8:a:b::1', '2001:DB8:A:B:ffff::2', '2001:0db8:000a:000b:0:0:0:3', '2001:db8:a:c::1'];
    expect(await spend('general_address', probe, spellings)).toEqual([200, 200, 429, 200]);
    const others = ['2001:db8:d:b::1', '2001:DB8:D:B:ffff::2', '2001:0db8:000d:000b:0:0:0:3', '2001:db8:d:c::1'];
    expect(await spend('signin', refresh, others)).toEqual([401, 401, 429, 401]);
  });
  it('of IPv4 counts as itself, also when mapped into IPv6', async () => {
    const spellings = ['198.51.100.1', '::ffff:198.51.100.1', '::FFFF:c633:6401', '198.51.100.2'];
    expect(await spend('general_address', probe, spellings)).toEqual([200, 200, 429, 200]);
  });
  it('is stored whole with the session it opened', async () => {
    const headers = from('2001:db8:e:f:1:2:3:4');
    // The session of the setup is older, even if no other test advanced the clock.
    clock.advance(1);
    const session = await server.client.call('login', { body: { username: 'chief', password: PASSWORD }, headers });
    const [newest] = (await server.client.withSession(session).call('listSessions')).body.data;
    expect(newest?.ip_address).toBe('2001:db8:e:f:1:2:3:4');
  });
});

describe('RATE_LIMITS=off', () => {
  it('leaves changed settings in effect from the next request on, for every caller', async () => {
    const free = await startServer({ env: { RATE_LIMITS: 'off' }, replicas: 1 });
    try {
      await changeSetting(free.store, 'api', 'body_timeout_seconds', 7);
      await free.client.call('getSetupStatus');
      expect(free.services.settings.get(apiSettings.bodyTimeoutSeconds)).toBe(7);
    } finally {
      await free.close();
    }
  });
  it('switches windows and general limits off', async () => {
    const open = await startServer();
    try {
      await changeSetting(open.store, 'limits', 'signin', '1/60');
      await changeSetting(open.store, 'limits', 'general_address', '1/60');
      const answers = await inParallel(5, () => open.client.call('refreshSession'));
      expect(countResults(answers)).toEqual({ '401/1000': 5 });
      expect(answers[0]?.headers['ratelimit-limit']).toBeUndefined();
    } finally {
      await open.close();
    }
  });
});
