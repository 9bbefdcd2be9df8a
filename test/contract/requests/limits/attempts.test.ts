import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftCharter } from '../../../support/builders/organisation/charters.ts';
import {
  createPerson,
  forcePasswordChange,
  PASSWORD,
  type Person,
  setUpCeo,
  withApiKey,
} from '../../../support/builders/people.ts';
import type { Body, Client } from '../../../support/client/client.ts';
import { errorOf, inParallel, outcome } from '../../../support/client/expect.ts';
import { known } from '../../../support/client/known.ts';
import { callTool, failureIn } from '../../../support/mcp/messages.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
let server: TestServer;
let ceo: Client;
let person: Person;
let people = 0;
beforeAll(async () => {
  // The list immediately shows the attempts of the replica that is asked; those of others follow with their next round.
  server = await startServer({ clock, env: { TRUST_PROXY: '127.0.0.1' }, replicas: 1 });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Earlier attempts are over.
  clock.advance(120);
  await entriesSince('access.refused');
  clock.advance(120);
  people += 1;
  person = await createPerson(server, `person ${people}`, 'manager');
});

/** Entries of an action since the test began, oldest first. */
const entriesSince = async (action: string): Promise<Body[]> => {
  const from = new Date(clock.now().getTime() - 119_000).toISOString();
  const { data } = (await ceo.call('listAuditLog', { query: { action, from, limit: 200 } })).body;
  return data.toReversed();
};
const count = (entries: readonly Body[]): number => entries.reduce((sum, { details }) => sum + details.count, 0);
const from = (address: string, userAgent = 'a browser') => ({ 'x-forwarded-for': address, 'user-agent': userAgent });
const logIn = (username: string, password: string, address: string) =>
  server.client.call('login', { body: { username, password }, headers: from(address) });

describe('a failed sign-in', () => {
  it('401: records user, address and client, and never the password', async () => {
    const answer = await logIn(`person ${people}`, 'hunter2 hunter2', '203.0.113.5');
    expect(errorOf(answer)).toEqual([401, 1000]);
    const [entry, ...more] = await entriesSince('auth.sign_in_failed');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actor_id: null,
      target_type: 'user',
      target_id: person.id,
      target_name: `person ${people}`,
      address: '203.0.113.5',
      user_agent: 'a browser',
      session_id: null,
      key_id: null,
      details: { caller: '203.0.113.5', count: 1, refusal: answer.body.error },
    });
    expect(JSON.stringify(entry)).not.toContain('hunter2');
  });
  it('401: an unknown name is not stored, because it may be a password', async () => {
    await logIn('my secret typed as a name', 'x', '203.0.113.6');
    const [entry] = await entriesSince('auth.sign_in_failed');
    expect(entry).toMatchObject({ target_type: 'user', target_id: null, target_name: null });
    const { rows } = await server.store.pool.query(`select 1 from audit_entries e where e::text like '%my secret%'`);
    expect(rows).toEqual([]);
  });
  it('401: of one caller is one entry a minute with the number of the others, for any names', async () => {
    await logIn(`person ${people}`, 'wrong', '203.0.113.7');
    expect(await entriesSince('auth.sign_in_failed')).toHaveLength(1);
    for (const name of [`person ${people}`, 'nobody', 'chief']) await logIn(name, 'wrong', '203.0.113.7');
    expect(await entriesSince('auth.sign_in_failed')).toHaveLength(1);
    clock.advance(59.999);
    expect(await entriesSince('auth.sign_in_failed')).toHaveLength(1);
    clock.advance(0.001);
    const [, second, ...more] = await entriesSince('auth.sign_in_failed');
    expect(more).toEqual([]);
    const chief = (await ceo.call('getCurrentUser')).body.data.id;
    expect(second).toMatchObject({ target_type: 'user', target_id: null, address: '203.0.113.7' });
    expect(second.details).toMatchObject({ count: 3, caller: '203.0.113.7' });
    expect([...second.details.targets].sort()).toEqual([person.id, chief].sort());
    clock.advance(60);
    expect(await entriesSince('auth.sign_in_failed')).toHaveLength(1);
  });
  it('401: callers are distinguished as by limits: a /64 of IPv6 is one, and its addresses are shown', async () => {
    await logIn('nobody', 'wrong', '2001:DB8:0:7::0001');
    await logIn('nobody', 'wrong', '2001:db8:0:7:ffff::2');
    await logIn('nobody', 'wrong', '2001:db8:0:8::1');
    await entriesSince('auth.sign_in_failed');
    await logIn('nobody', 'wrong', '2001:db8:0:8::1');
    clock.advance(60);
    const entries = await entriesSince('auth.sign_in_failed');
    const of = (caller: string) => entries.filter(({ details }) => details.caller === caller);
    expect(count(of('2001:db8:0:7::/64'))).toBe(2);
    expect(count(of('2001:db8:0:8::/64'))).toBe(2);
    expect(of('2001:db8:0:8::/64').map(({ address }) => address)).toEqual(['2001:db8:0:8::1', '2001:db8:0:8::1']);
    const shown = of('2001:db8:0:7::/64').flatMap(({ address, details }) => address ?? details.addresses);
    expect(shown.toSorted()).toEqual(['2001:db8:0:7::1', '2001:db8:0:7:ffff::2']);
  });
  it('401: of a signed-in user records them, their session, and the account', async () => {
    const body = { current_password: 'wrong', new_password: 'another long password' };
    expect(errorOf(await person.client.call('changePassword', { body }))).toEqual([401, 1000]);
    const [entry] = await entriesSince('auth.sign_in_failed');
    expect(entry).toMatchObject({ actor_id: person.id, target_id: person.id, details: { caller: entry.session_id } });
    expect(entry.session_id).toMatch(/^[0-9a-f]{32}$/);
  });
  it('429: the one that locks the name is a lockout, too; later ones are failures', async () => {
    const tries = [];
    for (let round = 0; round < 12; round += 1)
      tries.push(outcome(await logIn(`person ${people}`, 'wrong', '203.0.113.8')));
    expect(tries.slice(-4)).toEqual(['401/1000', '429/5000', '429/5000', '429/5000']);
    expect(await entriesSince('auth.locked_out')).toMatchObject([
      { target_id: person.id, address: '203.0.113.8', details: { count: 1 } },
    ]);
    clock.advance(60);
    expect(count(await entriesSince('auth.sign_in_failed'))).toBe(12);
  });
});

describe('a refused refresh', () => {
  it('401: within the grace period it is counted; theft is a separate entry each time', async () => {
    const opened = await logIn(`person ${people}`, PASSWORD, '203.0.113.9');
    const { refresh_token } = opened.cookies;
    const refresh = () => server.client.as({ cookies: { refresh_token: refresh_token ?? '' } }).call('refreshSession');
    expect((await refresh()).status).toBe(200);
    expect(errorOf(await refresh())).toEqual([401, 1000]);
    expect(await entriesSince('auth.refresh_replayed')).toMatchObject([
      { target_type: 'session', details: { count: 1, caller: '127.0.0.1' } },
    ]);
    for (let round = 0; round < 2; round += 1) expect(errorOf(await refresh())).toEqual([401, 1000]);
    clock.advance(11);
    expect(errorOf(await refresh())).toEqual([401, 1000]);
    expect(errorOf(await refresh())).toEqual([401, 1002]);
    const entries = await entriesSince('auth.refresh_replayed');
    expect(entries.map(({ details }) => details.revoked ?? details.count)).toEqual([1, true]);
    clock.advance(49);
    expect((await entriesSince('auth.refresh_replayed')).map(({ details }) => details.count)).toEqual([
      1,
      undefined,
      3,
    ]);
  });
});

describe('a denied access', () => {
  const toldOf = async () => (await entriesSince('access.refused')).map((entry) => [entry.target_id, entry.details]);

  it('403: of a guard records user, session and operation', async () => {
    const body = { username: 'somebody', password: PASSWORD, role: 'observer' } as const;
    const answer = await person.client.call('createUser', { body, headers: from('198.51.100.3') });
    expect(errorOf(answer)).toEqual([403, 1001]);
    const [entry] = await entriesSince('access.refused');
    expect(entry).toMatchObject({
      actor_id: person.id,
      agent_id: null,
      target_type: 'operation',
      target_id: 'createUser',
      address: '198.51.100.3',
      user_agent: 'a browser',
      details: { caller: entry.session_id, count: 1, refusal: answer.body.error },
    });
    expect(entry.session_id).toMatch(/^[0-9a-f]{32}$/);
  });
  it('403: of an API key records the key', async () => {
    const key = await withApiKey(person.client, 'observer');
    const { data } = (await person.client.call('listApiKeys')).body;
    expect((await key.call('createDepartment', { body: { name: 'x' } })).status).toBe(403);
    const [entry] = await entriesSince('access.refused');
    expect(entry).toMatchObject({ actor_id: person.id, session_id: null, key_id: known(data[0]).id });
  });
  it('403: of two keys and the session of one user are separate entries, each with its number', async () => {
    const tried = [
      await withApiKey(person.client, 'observer'),
      await withApiKey(person.client, 'observer'),
      person.client,
    ];
    const { data } = (await person.client.call('listApiKeys')).body;
    const body = { username: 'somebody', password: PASSWORD, role: 'observer' } as const;
    for (let round = 0; round < 3; round += 1)
      for (const one of tried) expect((await one.call('createUser', { body })).status).toBe(403);
    await entriesSince('access.refused');
    clock.advance(60);
    const entries = await entriesSince('access.refused');
    const numberOf = (named: (entry: Body) => boolean) => count(entries.filter(named));
    expect(data.map(({ id }: { id: string }) => numberOf(({ key_id }) => key_id === id))).toEqual([3, 3]);
    expect(numberOf(({ session_id }) => session_id !== null)).toBe(3);
    expect(entries.map(({ actor_id }) => actor_id)).toEqual(entries.map(() => person.id));
    expect(entries.length).toBeLessThanOrEqual(6);
  });
  it('403: a tool call that is refused within its operation has no separate entry, however often it is sent', async () => {
    const key = await withApiKey(person.client, 'manager');
    const args = { namespace: 'auth', key: 'max_sessions', value: 3 };
    for (let round = 0; round < 30; round += 1)
      expect(failureIn(await callTool(key, 'settings.update', args)).error_code).toBe(1001);
    await entriesSince('access.refused');
    clock.advance(60);
    const entries = await entriesSince('access.refused');
    const { key_id } = entries[0] ?? {};
    expect([entries.length <= 2, count(entries), key_id]).toEqual([true, 30, expect.any(String)]);
    expect(new Set(entries.map(({ target_id }) => target_id))).toEqual(new Set(['settings.update']));
    expect(await entriesSince('tool.failed')).toEqual([]);
  });
  it('403: of ownership, the CSRF token, the origin and a forced change are recorded; of a GET nothing', async () => {
    const charter = await draftCharter(ceo);
    await person.client.call('cancelCharter', { path: { charter_id: charter.id } });
    await entriesSince('access.refused');
    const { session = '' } = person.client.identity.cookies ?? {};
    await server.client.as({ cookies: { session } }).call('logout');
    await server.client.call('login', {
      body: { username: 'chief', password: PASSWORD },
      headers: { origin: 'https://elsewhere.example' },
    });
    await entriesSince('access.refused');
    await forcePasswordChange(server, person.id);
    await person.client.call('createDepartment', { body: { name: 'x' } });
    expect(errorOf(await person.client.call('listUsers'))).toEqual([403, 1001]);
    clock.advance(60);
    const [own, origin, rest, ...more] = await toldOf();
    expect([own?.[0], origin?.[0], rest?.[1], more]).toEqual([
      'cancelCharter',
      'login',
      { caller: expect.stringMatching(/^[0-9a-f]{32}$/), count: 2, targets: ['logout', 'createDepartment'] },
      [],
    ]);
  });
  it('403: a tool call over MCP counts as well, and one that only reads does not', async () => {
    const observer = await createPerson(server, `observer ${people}`, 'observer');
    const result = await callTool(observer.bearer, 'departments.create', { name: 'x' });
    expect(failureIn(result).error_code).toBe(1001);
    const [entry, ...more] = await entriesSince('access.refused');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actor_id: observer.id,
      target_type: 'tool',
      target_id: 'departments.create',
      address: '127.0.0.1',
      details: { count: 1, caller: entry.session_id },
    });
  });
  it('403: a change that is carried out is never omitted, however many there are', async () => {
    const created = await inParallel(5, async (index) =>
      ceo.call('createApiKey', { body: { name: `k${index}`, role: 'observer' }, headers: from('198.51.100.4', 'cli') }),
    );
    expect(created.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const entries = await entriesSince('key.created');
    expect(entries.map(({ address, user_agent }) => [address, user_agent])).toEqual(
      Array(5).fill(['198.51.100.4', 'cli']),
    );
  });
  it('a user agent is cut to 512 characters', async () => {
    await person.client.call('createUser', {
      body: { username: 'x', password: PASSWORD, role: 'observer' },
      headers: from('198.51.100.5', 'x'.repeat(600)),
    });
    expect((await entriesSince('access.refused'))[0].user_agent).toBe('x'.repeat(512));
  });
});
