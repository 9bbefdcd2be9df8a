import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HUMAN_ROLES, type HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import { createPerson, PASSWORD, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

let made = 0;
const newUser = async (role: HumanRole) => {
  made += 1;
  return createPerson(server, `user ${made}`, role);
};
const create = (client: Client, body: object, headers: Record<string, string> = {}) =>
  client.callRaw('createApiKey', { body, headers });

describe('listApiKeys', () => {
  it('200: newest first, including revoked and expired ones, only those of the caller', async () => {
    const [mine, other] = [await newUser('manager'), await newUser('manager')];
    await create(other.client, { name: 'foreign', role: 'observer' });
    for (const name of ['first', 'second', 'third']) {
      clock.advance(1);
      await create(mine.client, { name, role: 'observer', expires_at: '2020-01-01T00:00:00Z' });
    }
    const [third] = (await mine.client.call('listApiKeys')).body.data;
    await mine.client.call('revokeApiKey', { path: { key_id: known(third).id } });
    const listed = (await mine.client.call('listApiKeys')).body.data;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['third', 'second', 'first']);
    expect(listed.map(({ revoked }: { revoked: boolean }) => revoked)).toEqual([true, false, false]);
  });
});

describe('createApiKey', () => {
  it('201: shows the key once; lists show its last four characters', async () => {
    const { client, id } = await newUser('manager');
    const answer = await create(client, { name: 'deploy', role: 'manager' });
    const { key, api_key } = answer.body.data;
    expect(api_key).toMatch(/^ok_[\w-]{43}$/);
    expect(key).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'deploy',
      role: 'manager',
      user_id: id,
      last_four: api_key.slice(-4),
      created_at: clock.now().toISOString(),
      expires_at: null,
      revoked: false,
      created_by_key_id: null,
    });
    const listed = await client.call('listApiKeys');
    expect(listed.body.data).toEqual([key]);
    const stored = await server.store.pool.query('select key_hash from api_keys where id = $1', [key.id]);
    expect(stored.rows[0].key_hash).not.toContain(api_key);
  });

  const HANDED_OUT: Readonly<Record<string, readonly HumanRole[]>> = {
    ceo: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
    manager: ['manager', 'pair_programmer', 'board_member', 'observer'],
    pair_programmer: ['pair_programmer', 'observer'],
    board_member: ['board_member', 'observer'],
    observer: ['observer'],
  };
  it.each(Object.entries(HANDED_OUT))('403/1001: a %s grants %s and nothing else', async (role, allowed) => {
    const client = role === 'ceo' ? ceo : (await newUser(role as HumanRole)).client;
    for (const keyRole of HUMAN_ROLES) {
      const answer = await create(client, { name: keyRole, role: keyRole });
      expect([keyRole, ...errorOf(answer)]).toEqual(
        allowed.includes(keyRole) ? [keyRole, 201, undefined] : [keyRole, 403, 1001],
      );
    }
  });
  it('201: a key grants what its effective role may, for its owner', async () => {
    const { client, id } = await newUser('manager');
    const key = await withApiKey(client, 'observer');
    expect(errorOf(await create(key, { name: 'up', role: 'manager' }))).toEqual([403, 1001]);
    expect((await create(key, { name: 'same', role: 'observer' })).body.data.key.user_id).toBe(id);
  });
  it('400/2001: a name with a control character, a date without an offset, a date that does not exist', async () => {
    const wrong = [
      { name: 'a\tb', role: 'observer' },
      { name: ' ', role: 'observer' },
      { name: 'a', role: 'observer', expires_at: '2030-01-31T08:00:00' },
      { name: 'a', role: 'observer', expires_at: '2030-02-31T08:00:00Z' },
      { name: 'a', role: 'observer', expires_at: '2030-01-31' },
    ];
    for (const body of wrong) expect(errorOf(await create(ceo, body))).toEqual([400, 2001]);
  });
  it.each([
    ['2030-01-31T09:00:00+01:00', '2030-01-31T08:00:00.000Z'],
    ['2030-01-31t08:00:00.123456z', '2030-01-31T08:00:00.123Z'],
    ['2030-01-31T23:59:59+23:59', '2030-01-31T00:00:59.000Z'],
    ['2030-01-31T00:00:00-00:00', '2030-01-31T00:00:00.000Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
  ])('201: the expiry %s is stored as %s', async (given, kept) => {
    const answer = await create(ceo, { name: 'dated', role: 'observer', expires_at: given });
    expect([answer.status, answer.body.data?.key.expires_at]).toEqual([201, kept]);
  });
  it.each([
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
    '2016-12-31T23:59:60Z',
    '2030-01-31T08:00:00+01',
    '2030-01-31T08:00:00+0100',
    '2030-01-31T24:00:00Z',
    '2030-01-31 08:00:00Z',
    '2030-01-31T08:00Z',
  ])('400/2001: the expiry %s is not a timestamp of the years 1 to 9999 in the form of RFC 3339', async (given) => {
    expect(errorOf(await create(ceo, { name: 'dated', role: 'observer', expires_at: given }))).toEqual([400, 2001]);
  });
});

describe('ended keys', () => {
  it('201: a new key keeps the 900 that ended last, and the active ones', async () => {
    const { client, id } = await newUser('manager');
    const kept = (await create(client, { name: 'works', role: 'observer' })).body.data.key.id;
    const { api_key, key } = (await create(client, { name: 'ended', role: 'observer' })).body.data;
    await server.store.pool.query(
      `insert into api_keys select (jsonb_populate_record(k, jsonb_build_object('id', gen_random_uuid(), 'key_hash', 'ended ' || n,
         'name', 'ended ' || n, 'revoked_at', $2::timestamptz - n * interval '1 minute'))).*
       from api_keys k, generate_series(1, 901) n where k.id = $1`,
      [key.id, clock.now()],
    );
    await create(client.as({ bearer: api_key }), { name: 'new', role: 'observer' });
    const { rows } = await server.store.pool.query('select id, name from api_keys where user_id = $1', [id]);
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => /^ended \d/.test(name))).toHaveLength(900);
    expect(names).toContain('ended 1');
    expect(names).not.toContain('ended 901');
    expect(rows.map((row) => row.id)).toContain(kept);
  });
});

describe('revokeApiKey', () => {
  const revoke = (client: Client, id: string, headers: Record<string, string> = {}) =>
    client.call('revokeApiKey', { path: { key_id: id }, headers });

  it('204: the key is refused from the next request on; again 204', async () => {
    const { client } = await newUser('manager');
    const { key, api_key } = (await create(client, { name: 'k', role: 'manager' })).body.data;
    expect((await revoke(client, key.id)).status).toBe(204);
    expect(errorOf(await client.as({ bearer: api_key }).call('getCurrentUser'))).toEqual([401, 1000]);
    expect((await revoke(client, key.id)).status).toBe(204);
  });
  it("204: the ceo revokes every user's; 404/3000: others cannot tell a foreign one from an unknown one", async () => {
    const [owner, stranger] = [await newUser('manager'), await newUser('manager')];
    const { key } = (await create(owner.client, { name: 'k', role: 'observer' })).body.data;
    expect(errorOf(await revoke(stranger.client, key.id))).toEqual([404, 3000]);
    for (const id of ['a1b2', NOBODY]) expect(errorOf(await revoke(ceo, id))).toEqual([404, 3000]);
    expect((await revoke(ceo, key.id)).status).toBe(204);
  });
  it('409/4002: a key has no tag, so only * passes If-Match', async () => {
    const { client } = await newUser('manager');
    const { key } = (await create(client, { name: 'k', role: 'observer' })).body.data;
    expect(errorOf(await revoke(client, key.id, { 'if-match': '"x"' }))).toEqual([409, 4002]);
    expect((await revoke(client, key.id, { 'if-match': '*' })).status).toBe(204);
  });
});

describe('the effective role of a key', () => {
  it.each<[HumanRole, HumanRole, HumanRole]>([
    ['manager', 'observer', 'observer'],
    ['manager', 'pair_programmer', 'pair_programmer'],
    ['manager', 'board_member', 'board_member'],
    ['pair_programmer', 'board_member', 'observer'],
    ['board_member', 'pair_programmer', 'observer'],
    ['observer', 'manager', 'observer'],
  ])('a key of %s whose owner is now %s acts as %s', async (keyRole, ownerRole, effective) => {
    const { client, id } = await newUser(keyRole);
    const key = await withApiKey(client, keyRole);
    await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: ownerRole } });
    expect((await key.call('getCurrentUser')).body.data.role).toBe(effective);
    expect((await key.call('listApiKeys')).body.data[0]?.role).toBe(keyRole);
  });
  it('shows no organisation roles, although its owner has some', async () => {
    const { client, id } = await newUser('manager');
    await ceo.call('grantOrgRole', { path: { user_id: id }, body: { role: 'editor' } });
    const key = await withApiKey(client, 'manager');
    expect((await key.call('getCurrentUser')).body.data).toMatchObject({ org_roles: [], scoped_departments: [] });
    expect((await client.call('getCurrentUser')).body.data.org_roles).toEqual(['editor']);
  });
  it('changes the password of its owner and returns the view of the key', async () => {
    const { client, id } = await createPerson(server, 'automated', 'manager');
    const change = (client: Client) =>
      client.call('changePassword', { body: { current_password: PASSWORD, new_password: PASSWORD } });
    const own = server.client.withSession(await change(client));
    const key = await withApiKey(own, 'observer');
    const answer = await change(key);
    expect(answer.body.data).toMatchObject({ id, role: 'observer', must_change_password: false });
    expect(errorOf(await own.call('getCurrentUser'))).toEqual([401, 1002]);
  });
});

describe('an inactive key', () => {
  it('401/1000: expired immediately with a past expiry; valid up to its expiry; revoked; owner deleted', async () => {
    const { client, id } = await newUser('manager');
    const past = await create(client, { name: 'past', role: 'observer', expires_at: '2020-01-01T00:00:00Z' });
    expect(past.status).toBe(201);
    expect(errorOf(await client.as({ bearer: past.body.data.api_key }).call('getCurrentUser'))).toEqual([401, 1000]);
    const end = new Date(clock.now().getTime() + 60_000).toISOString();
    const short = await create(client, { name: 'short', role: 'observer', expires_at: end });
    const byShort = client.as({ bearer: short.body.data.api_key });
    clock.advance(60);
    expect((await byShort.call('getCurrentUser')).status).toBe(200);
    clock.advance(0.001);
    expect(errorOf(await byShort.call('getCurrentUser'))).toEqual([401, 1000]);
    const kept = await withApiKey(client, 'observer');
    await ceo.call('deleteUser', { path: { user_id: id } });
    expect(errorOf(await kept.call('getCurrentUser'))).toEqual([401, 1000]);
    expect(errorOf(await client.call('getCurrentUser'))).toEqual([401, 1000]);
  });
});
