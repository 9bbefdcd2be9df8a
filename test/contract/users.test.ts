import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HumanRole } from '../../domain/foundation/kernel/actor.ts';
import { addUser, createPerson, openSession, PASSWORD, setUpCeo, withApiKey } from '../support/builders/people.ts';
import { NOBODY } from '../support/builders/unknown-ids.ts';
import type { Client } from '../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let ceoId: string;
let made = 0;
const newUser = (role: HumanRole = 'manager') => {
  made += 1;
  return addUser(server, `user ${made}`, role);
};

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(() => server.close());
const grant = (id: string, role: string, scopes?: readonly string[], headers: Record<string, string> = {}) =>
  ceo.callRaw('grantOrgRole', {
    path: { user_id: id },
    body: scopes === undefined ? { role } : { role, scoped_departments: scopes },
    headers,
  });
const revoke = (id: string, role: string, headers: Record<string, string> = {}) =>
  ceo.call('revokeOrgRole', { path: { user_id: id, role }, headers });
const ownerCount = async (): Promise<number> =>
  Number((await server.store.pool.query(`select count(*) from org_role_grants where role = 'owner'`)).rows[0].count);

describe('listUsers', () => {
  it('200: every user once, ascending by id, for any page size', async () => {
    await inParallel(6, () => newUser());
    const whole = await ceo.call('listUsers', { query: { limit: 200 } });
    const ids: string[] = whole.body.data.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(whole.body.pagination).toEqual({ limit: 200, next_cursor: null, has_more: false });
    for (const limit of [1, 3, ids.length]) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Record<string, string | number> = cursor === null ? { limit } : { limit, cursor };
        const { body } = await ceo.call('listUsers', { query });
        expect(body.pagination.has_more).toBe(body.pagination.next_cursor !== null);
        seen.push(...body.data.map(({ id }: { id: string }) => id));
        cursor = body.pagination.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(ids);
    }
  });
});

describe('createUser', () => {
  it('201: creates a user who must change the password, and returns the location', async () => {
    const answer = await ceo.call('createUser', { body: { username: 'Zoë', password: PASSWORD, role: 'observer' } });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      username: 'Zoë',
      role: 'observer',
      must_change_password: true,
      org_roles: [],
    });
    expect(answer.headers.location).toBe(`/api/v1/users/${answer.body.data.id}`);
    const read = await ceo.call('getUser', { path: { user_id: answer.body.data.id } });
    expect(read.headers.etag).toBe(answer.headers.etag);
  });
  it('409: a name differing in case or Unicode form is the same name', async () => {
    for (const username of ['ZOË', 'Zoe\u0308', 'zoë']) {
      const answer = await ceo.call('createUser', { body: { username, password: PASSWORD, role: 'observer' } });
      expect(errorOf(answer)).toEqual([409, 4001]);
    }
  });
  it('422: the role system cannot be given; 409: nor ceo while there is one', async () => {
    const system = await ceo.call('createUser', { body: { username: 'a', password: PASSWORD, role: 'system' } });
    expect(errorOf(system)).toEqual([422, 2000]);
    const second = await ceo.call('createUser', { body: { username: 'b', password: PASSWORD, role: 'ceo' } });
    expect(errorOf(second)).toEqual([409, 4000]);
  });
  it('one name, many callers: exactly one user is created', async () => {
    const body = { username: 'race', password: PASSWORD, role: 'observer' } as const;
    const answers = await inParallel(8, () => ceo.call('createUser', { body }));
    expect(countResults(answers)).toEqual({ 201: 1, '409/4001': 7 });
  });
});

describe('getUser', () => {
  it('200: shows the system user, who is in no list, cannot sign in and cannot be changed', async () => {
    const answer = await ceo.call('getUser', { path: { user_id: 'system' } });
    expect(answer.body.data).toMatchObject({ id: 'system', username: 'system', role: 'system' });
    const path = { user_id: 'system' };
    expect(errorOf(await ceo.call('updateUserRole', { path, body: { role: 'manager' } }))).toEqual([409, 4000]);
    expect(errorOf(await ceo.call('deleteUser', { path }))).toEqual([409, 4000]);
    const listed = await ceo.call('listUsers', { query: { limit: 200 } });
    expect(listed.body.data.map(({ id }: { id: string }) => id)).not.toContain('system');
  });
  it('404/3000: an unknown id and a malformed one', async () => {
    for (const id of [NOBODY, 'ada', '%', 'é', '../users', 'a/b', 'x'.repeat(128)])
      expect(errorOf(await ceo.call('getUser', { path: { user_id: id } }))).toEqual([404, 3000]);
  });
  it('400/2001: an id longer than 128 characters or with U+0000', async () => {
    for (const id of ['x'.repeat(129), 'a\0b', '\0'])
      expect(errorOf(await ceo.call('getUser', { path: { user_id: id } }))).toEqual([400, 2001]);
    expect(errorOf(await ceo.call('getUser', { path: { user_id: '🙂'.repeat(128) } }))).toEqual([404, 3000]);
  });
});

describe('updateUserRole', () => {
  it('200: gives a role, which applies to the existing session of the user', async () => {
    const { client, id } = await createPerson(server, 'riser', 'observer');
    const before = (await ceo.call('getUser', { path: { user_id: id } })).body.data.updated_at;
    const answer = await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'manager' } });
    expect(answer.body.data.role).toBe('manager');
    expect(Date.parse(answer.body.data.updated_at)).toBeGreaterThan(Date.parse(before));
    expect((await client.call('getCurrentUser')).body.data.role).toBe('manager');
  });
  it('409/4002: of many changes with the same tag exactly one passes', async () => {
    const { id } = await newUser();
    const { headers } = await ceo.call('getUser', { path: { user_id: id } });
    const answers = await Promise.all(
      (['observer', 'board_member', 'pair_programmer'] as const).map((role) =>
        ceo.call('updateUserRole', {
          path: { user_id: id },
          body: { role },
          headers: { 'if-match': headers.etag ?? '' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
  it('200: the same role changes nothing, the tag stays', async () => {
    const { id } = await newUser();
    const before = await ceo.call('getUser', { path: { user_id: id } });
    const after = await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'manager' } });
    expect(after.headers.etag).toBe(before.headers.etag);
  });
  const change = (id: string, role: string, headers: Record<string, string> = {}) =>
    ceo.callRaw('updateUserRole', { path: { user_id: id }, body: { role }, headers });

  it('409/4002: an old tag, also with the role that the user has', async () => {
    const { id } = await newUser();
    expect(errorOf(await change(id, 'manager', { 'if-match': '"old"' }))).toEqual([409, 4002]);
  });
  it('422/2000: the role system, before anything else is checked', async () => {
    expect(errorOf(await change('unknown', 'system'))).toEqual([422, 2000]);
    expect(errorOf(await change((await newUser()).id, 'system', { 'if-match': '"x"' }))).toEqual([422, 2000]);
  });
  it('404/3000 before If-Match; 409/4002 before the rules on the ceo', async () => {
    expect(errorOf(await change('unknown', 'manager', { 'if-match': '"x"' }))).toEqual([404, 3000]);
    expect(errorOf(await change(ceoId, 'manager', { 'if-match': '"x"' }))).toEqual([409, 4002]);
  });
  it('409/4000: the ceo keeps the role, and no other user gets it', async () => {
    expect(errorOf(await change(ceoId, 'manager'))).toEqual([409, 4000]);
    expect(errorOf(await change((await newUser()).id, 'ceo'))).toEqual([409, 4000]);
    expect((await change(ceoId, 'ceo')).status).toBe(200);
  });
  it('many attempts in parallel leave exactly one ceo', async () => {
    const people = await inParallel(4, () => newUser());
    const answers = await Promise.all([
      ...people.map(({ id }) => change(id, 'ceo')),
      ...people.map(() => change(ceoId, 'manager')),
      ...people.map(() => ceo.call('deleteUser', { path: { user_id: ceoId } })),
    ]);
    for (const answer of answers) expect(errorOf(answer)).toEqual([409, 4000]);
    const { rows } = await server.store.pool.query(`select id from users where role = 'ceo'`);
    expect(rows).toEqual([{ id: ceoId }]);
  });
});

describe('transferCeo', () => {
  const transfer = (client: Client, id: string, password = PASSWORD) =>
    client.call('transferCeo', { path: { user_id: id }, body: { password } });
  const ceos = async (): Promise<string[]> =>
    (await server.store.pool.query(`select id from users where role = 'ceo'`)).rows.map(({ id }) => id);

  it('200: the user is the ceo and the caller a manager, immediately and with their sessions; and back', async () => {
    const { client, id } = await createPerson(server, 'successor', 'observer');
    const answer = await transfer(ceo, id);
    expect(answer.body.data).toMatchObject({ id, role: 'ceo' });
    expect((await client.call('getCurrentUser')).body.data.role).toBe('ceo');
    expect((await ceo.call('getCurrentUser')).body.data.role).toBe('manager');
    expect(errorOf(await transfer(ceo, id))).toEqual([403, 1001]);
    expect((await transfer(client, ceoId)).status).toBe(200);
  });
  it('403/1001: to a program, for any request', async () => {
    const key = await withApiKey(ceo, 'ceo');
    expect(errorOf(await transfer(key, 'unknown'))).toEqual([403, 1001]);
  });
  it('404/3000, 409/4000: an unknown user, oneself, the system user; before the password is checked', async () => {
    const outcomes = [];
    for (const id of ['unknown', ceoId, 'system']) outcomes.push(errorOf(await transfer(ceo, id, 'a wrong password')));
    expect(outcomes).toEqual([
      [404, 3000],
      [409, 4000],
      [409, 4000],
    ]);
  });
  it('401/1000: a wrong password, which changes nothing', async () => {
    expect(errorOf(await transfer(ceo, (await newUser()).id, 'a wrong password'))).toEqual([401, 1000]);
    expect(await ceos()).toEqual([ceoId]);
  });
  it('200: while others hold the lockout of the name; 429/5000: after ten wrong passwords in the same session', async () => {
    const successor = await createPerson(server, 'successor under attack', 'manager');
    const outside = () => server.client.call('login', { body: { username: 'chief', password: 'wrong' } });
    for (let count = 1; count <= 10; count += 1) await outside();
    expect(errorOf(await outside())).toEqual([429, 5000]);
    expect((await transfer(ceo, successor.id)).status).toBe(200);
    expect((await transfer(successor.client, ceoId)).status).toBe(200);
    const session = (await openSession(server, ceoId)).client;
    for (let count = 1; count <= 9; count += 1)
      expect(errorOf(await transfer(session, successor.id, 'wrong'))).toEqual([401, 1000]);
    expect(errorOf(await transfer(session, successor.id, 'wrong'))).toEqual([429, 5000]);
    expect(errorOf(await transfer(session, successor.id))).toEqual([429, 5000]);
    await server.store.pool.query('delete from sign_in_failures');
  });
  it('of several in parallel one succeeds, and there is one ceo', async () => {
    const successors = await Promise.all([1, 2, 3].map((n) => createPerson(server, `successor ${n}`, 'manager')));
    const answers = await Promise.all(successors.map(({ id }) => transfer(ceo, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const [now = ''] = await ceos();
    const successor = successors.find(({ id }) => id === now);
    expect(await ceos()).toHaveLength(1);
    expect((await transfer(successor?.client ?? ceo, ceoId)).status).toBe(200);
  });
  it('the database commits nothing that leaves no ceo', async () => {
    const { pool } = server.store;
    await expect(pool.query(`update users set role = 'manager' where role = 'ceo'`)).rejects.toThrow(
      'ceo cannot be removed',
    );
    await expect(pool.query(`delete from users where role = 'ceo'`)).rejects.toThrow();
    expect(await ceos()).toEqual([ceoId]);
  });
});

describe('listPeople', () => {
  it('200: returns all names to every reader, the system user separately', async () => {
    const { client, id } = await createPerson(server, 'onlooker', 'observer');
    const { data } = (await client.call('listPeople')).body;
    expect(data).toContainEqual({ id, username: 'onlooker', role: 'observer' });
    const ids = data.map((person: { id: string }) => person.id);
    expect(ids).not.toContain('system');
    expect(ids).toEqual([...ids].sort());
  });
});

describe('deleteUser', () => {
  const remove = (id: string, headers: Record<string, string> = {}) =>
    ceo.call('deleteUser', { path: { user_id: id }, headers });

  it('204: user, sessions, refresh tokens and keys are deleted together; records created by them keep the id', async () => {
    const { client, id } = await createPerson(server, 'goner', 'manager');
    const key = await withApiKey(client, 'manager');
    const listed = known((await client.call('listApiKeys')).body.data[0]).id;
    expect((await remove(id)).status).toBe(204);
    for (const credential of [client, key])
      expect(errorOf(await credential.call('getCurrentUser'))).toEqual([401, 1000]);
    expect(errorOf(await client.call('refreshSession'))).toEqual([401, 1000]);
    expect(errorOf(await ceo.call('getUser', { path: { user_id: id } }))).toEqual([404, 3000]);
    const { rows } = await server.store.pool.query('select action from audit_entries where actor_id = $1', [id]);
    expect(rows.map(({ action }) => action)).toContain('key.created');
    expect(errorOf(await ceo.call('revokeApiKey', { path: { key_id: listed } }))).toEqual([404, 3000]);
    expect(errorOf(await remove(id))).toEqual([404, 3000]);
  });
  it('409/4000: the own account, also as ceo, before the tag is checked', async () => {
    expect(errorOf(await remove(ceoId, { 'if-match': '"x"' }))).toEqual([409, 4000]);
  });
  it('409/4002: an outdated tag deletes nothing; 204 with the present one', async () => {
    const { id } = await newUser();
    const { headers } = await ceo.call('getUser', { path: { user_id: id } });
    await ceo.call('updateUserRole', { path: { user_id: id }, body: { role: 'observer' } });
    expect(errorOf(await remove(id, { 'if-match': headers.etag ?? '' }))).toEqual([409, 4002]);
    const present = await ceo.call('getUser', { path: { user_id: id } });
    expect((await remove(id, { 'if-match': present.headers.etag ?? '' })).status).toBe(204);
  });
  it('of many deletions in parallel one returns 204, the others 404', async () => {
    const { id } = await newUser();
    const answers = await inParallel(6, () => remove(id));
    expect(countResults(answers)).toEqual({ 204: 1, '404/3000': 5 });
  });
});

describe('grantOrgRole', () => {
  it('201: roles in the order of their grants; the tag equals that of the next read', async () => {
    const id = (await newUser()).id;
    const before = (await ceo.call('getUser', { path: { user_id: id } })).body.data.updated_at;
    await grant(id, 'viewer');
    await grant(id, 'department_admin', ['Sales']);
    const answer = await grant(id, 'editor');
    expect(answer.body.data).toMatchObject({
      org_roles: ['viewer', 'department_admin', 'editor'],
      scoped_departments: ['Sales'],
    });
    expect(Date.parse(answer.body.data.updated_at)).toBeGreaterThan(Date.parse(before));
    const read = await ceo.call('getUser', { path: { user_id: id } });
    expect([read.headers.etag, read.body.data]).toEqual([answer.headers.etag, answer.body.data]);
  });
  it('201: scopes ascending, duplicates in any case dropped, the first spelling kept', async () => {
    const id = (await newUser()).id;
    const answer = await grant(id, 'department_admin', ['sales', 'Legal', 'SALES', 'legal', 'Art']);
    expect(answer.body.data.scoped_departments).toEqual(['Art', 'Legal', 'sales']);
  });
  it('404/3000 before all else; 422/2000: the system user, and scopes that do not fit the role', async () => {
    expect(errorOf(await grant('unknown', 'department_admin'))).toEqual([404, 3000]);
    expect(errorOf(await grant('system', 'editor'))).toEqual([422, 2000]);
    const id = (await newUser()).id;
    expect(errorOf(await grant(id, 'department_admin'))).toEqual([422, 2000]);
    expect(errorOf(await grant(id, 'department_admin', []))).toEqual([422, 2000]);
    expect(errorOf(await grant(id, 'editor', ['Sales']))).toEqual([422, 2000]);
  });
  it('409/4001: a role that the user has already, with any scopes; scopes change by revoking and granting', async () => {
    const id = (await newUser()).id;
    await grant(id, 'department_admin', ['Sales']);
    expect(errorOf(await grant(id, 'department_admin', ['Legal']))).toEqual([409, 4001]);
    expect(errorOf(await grant(id, 'department_admin', []))).toEqual([409, 4001]);
    await revoke(id, 'department_admin');
    expect((await grant(id, 'department_admin', ['Legal'])).body.data.scoped_departments).toEqual(['Legal']);
  });
  it('400/2001: an unknown role, more than 100 scopes, a scope over 128 characters or blank', async () => {
    const id = (await newUser()).id;
    expect(errorOf(await grant(id, 'admin'))).toEqual([400, 2001]);
    expect(errorOf(await grant(id, 'Editor'))).toEqual([400, 2001]);
    const scopes = [Array.from({ length: 101 }, (_, index) => `d${index}`), ['x'.repeat(129)], [' '], ['']];
    for (const wrong of scopes) expect(errorOf(await grant(id, 'department_admin', wrong))).toEqual([400, 2001]);
    const many = Array.from({ length: 100 }, (_, index) => `${'x'.repeat(124)}${index}`);
    expect((await grant(id, 'department_admin', many)).status).toBe(201);
  });
  it('one role given many times in parallel exists once', async () => {
    const id = (await newUser()).id;
    expect(countResults(await inParallel(6, () => grant(id, 'editor')))).toEqual({ 201: 1, '409/4001': 5 });
  });
});

describe('revokeOrgRole', () => {
  it('204: removes the role, department_admin with its scopes', async () => {
    const id = (await newUser()).id;
    await grant(id, 'department_admin', ['Sales']);
    await grant(id, 'viewer');
    expect((await revoke(id, 'department_admin')).status).toBe(204);
    const { data } = (await ceo.call('getUser', { path: { user_id: id } })).body;
    expect(data).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
  });
  it('422/2000: an unknown organisation role; 404/3000: an unknown user, a role that the user does not have', async () => {
    for (const role of ['admin', 'Owner', 'owner ', 'ceo']) {
      expect(errorOf(await revoke((await newUser()).id, role))).toEqual([422, 2000]);
      expect(errorOf(await revoke('unknown', role))).toEqual([422, 2000]);
    }
    expect(errorOf(await revoke('unknown', 'owner'))).toEqual([404, 3000]);
    expect(errorOf(await revoke((await newUser()).id, 'viewer', { 'if-match': '"x"' }))).toEqual([404, 3000]);
  });
  it('409/4002: If-Match accepts the tag of the user', async () => {
    const id = (await newUser()).id;
    const granted = await grant(id, 'viewer');
    const again = await grant(id, 'editor');
    const stale = { 'if-match': granted.headers.etag ?? '' };
    expect(errorOf(await revoke(id, 'viewer', stale))).toEqual([409, 4002]);
    expect((await revoke(id, 'viewer', { 'if-match': again.headers.etag ?? '' })).status).toBe(204);
  });
});

describe('revokeOrgRole and deleteUser, the last owner', () => {
  it('there may be none at first; once there is one, there always is', async () => {
    expect(await ownerCount()).toBe(0);
    const first = (await newUser()).id;
    await grant(first, 'owner');
    expect(errorOf(await revoke(first, 'owner'))).toEqual([409, 4000]);
    expect(errorOf(await revoke(first, 'owner', { 'if-match': '"x"' }))).toEqual([409, 4002]);
    expect(errorOf(await ceo.call('deleteUser', { path: { user_id: first } }))).toEqual([409, 4000]);
    const second = (await newUser()).id;
    await grant(second, 'owner');
    expect((await revoke(first, 'owner')).status).toBe(204);
    expect(await ownerCount()).toBe(1);
  });
  it('of all owners revoked or deleted in parallel one stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owners = await inParallel(5, async () => (await newUser()).id);
      for (const id of owners) await grant(id, 'owner');
      const others = (
        await server.store.pool.query(
          `select user_id from org_role_grants where role = 'owner' and not user_id = any($1)`,
          [owners],
        )
      ).rows.map(({ user_id }) => user_id as string);
      const answers = await Promise.all(
        [...owners, ...others].map((id, index) =>
          index % 2 === 0 ? revoke(id, 'owner') : ceo.call('deleteUser', { path: { user_id: id } }),
        ),
      );
      expect(countResults(answers)).toEqual({ 204: answers.length - 1, '409/4000': 1 });
      expect(await ownerCount()).toBe(1);
    }
  });
});
