import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { countOutcomes, inParallel, refusal } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

let made = 0;
const newUser = async (): Promise<string> => {
  made += 1;
  return (await addUser(server, `user ${made}`, 'manager')).id;
};
const grant = (id: string, role: string, scopes?: readonly string[], headers: Record<string, string> = {}) =>
  ceo.call('grantOrgRole', {
    path: { user_id: id },
    body: scopes === undefined ? { role } : { role, scoped_departments: scopes },
    headers,
  });
const revoke = (id: string, role: string, headers: Record<string, string> = {}) =>
  ceo.call('revokeOrgRole', { path: { user_id: id, role }, headers });
const ownerCount = async (): Promise<number> =>
  Number((await server.store.pool.query(`select count(*) from org_role_grants where role = 'owner'`)).rows[0].count);

describe('grantOrgRole', () => {
  it('201: roles in the order they were given; the tag equals that of the next reading', async () => {
    const id = await newUser();
    const before = (await ceo.call('getUser', { path: { user_id: id } })).body.data.updated_at;
    await grant(id, 'viewer');
    await grant(id, 'department_admin', ['Sales']);
    const answer = await grant(id, 'editor');
    expect(answer.body.data).toMatchObject({
      org_roles: ['viewer', 'department_admin', 'editor'],
      scoped_departments: ['Sales'],
    });
    expect(Date.parse(answer.body.data.updated_at)).toBeGreaterThanOrEqual(Date.parse(before));
    const read = await ceo.call('getUser', { path: { user_id: id } });
    expect([read.headers.etag, read.body.data]).toEqual([answer.headers.etag, answer.body.data]);
  });
  it('201: scopes ascending, repetitions without regard to case dropped, the first spelling kept', async () => {
    const id = await newUser();
    const answer = await grant(id, 'department_admin', ['sales', 'Legal', 'SALES', 'legal', 'Art']);
    expect(answer.body.data.scoped_departments).toEqual(['Art', 'Legal', 'sales']);
  });
  it('404/3000 before all else; 422/2000: the system user, and scopes that do not fit the role', async () => {
    expect(refusal(await grant('unknown', 'department_admin'))).toEqual([404, 3000]);
    expect(refusal(await grant('system', 'editor'))).toEqual([422, 2000]);
    const id = await newUser();
    expect(refusal(await grant(id, 'department_admin'))).toEqual([422, 2000]);
    expect(refusal(await grant(id, 'department_admin', []))).toEqual([422, 2000]);
    expect(refusal(await grant(id, 'editor', ['Sales']))).toEqual([422, 2000]);
  });
  it('409/4001: a role held already, whatever the scopes; scopes change by revoking and granting', async () => {
    const id = await newUser();
    await grant(id, 'department_admin', ['Sales']);
    expect(refusal(await grant(id, 'department_admin', ['Legal']))).toEqual([409, 4001]);
    expect(refusal(await grant(id, 'department_admin', []))).toEqual([409, 4001]);
    await revoke(id, 'department_admin');
    expect((await grant(id, 'department_admin', ['Legal'])).body.data.scoped_departments).toEqual(['Legal']);
  });
  it('400/2001: an unknown role, more than 100 scopes, a scope over 128 characters or blank', async () => {
    const id = await newUser();
    expect(refusal(await grant(id, 'admin'))).toEqual([400, 2001]);
    expect(refusal(await grant(id, 'Editor'))).toEqual([400, 2001]);
    const scopes = [Array.from({ length: 101 }, (_, index) => `d${index}`), ['x'.repeat(129)], [' '], ['']];
    for (const wrong of scopes) expect(refusal(await grant(id, 'department_admin', wrong))).toEqual([400, 2001]);
    const many = Array.from({ length: 100 }, (_, index) => `${'x'.repeat(124)}${index}`);
    expect((await grant(id, 'department_admin', many)).status).toBe(201);
  });
  it('one role given many times at once is held once', async () => {
    const id = await newUser();
    expect(countOutcomes(await inParallel(6, () => grant(id, 'editor')))).toEqual({ 201: 1, '409/4001': 5 });
  });
});

describe('revokeOrgRole', () => {
  it('204: takes the role away, department_admin with its scopes', async () => {
    const id = await newUser();
    await grant(id, 'department_admin', ['Sales']);
    await grant(id, 'viewer');
    expect((await revoke(id, 'department_admin')).status).toBe(204);
    const { data } = (await ceo.call('getUser', { path: { user_id: id } })).body;
    expect(data).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
  });
  it('422/2000: a text that is no org role; 404/3000: an unknown user, a role not held', async () => {
    for (const role of ['admin', 'Owner', 'owner ', 'ceo']) {
      expect(refusal(await revoke(await newUser(), role))).toEqual([422, 2000]);
      expect(refusal(await revoke('unknown', role))).toEqual([422, 2000]);
    }
    expect(refusal(await revoke('unknown', 'owner'))).toEqual([404, 3000]);
    expect(refusal(await revoke(await newUser(), 'viewer', { 'if-match': '"x"' }))).toEqual([404, 3000]);
  });
  it('409/4002: If-Match takes the tag of the user', async () => {
    const id = await newUser();
    const granted = await grant(id, 'viewer');
    const again = await grant(id, 'editor');
    const stale = { 'if-match': granted.headers.etag ?? '' };
    expect(refusal(await revoke(id, 'viewer', stale))).toEqual([409, 4002]);
    expect((await revoke(id, 'viewer', { 'if-match': again.headers.etag ?? '' })).status).toBe(204);
  });
});

describe('the last owner', () => {
  it('there may be none at first; once there is one, somebody always is', async () => {
    expect(await ownerCount()).toBe(0);
    const first = await newUser();
    await grant(first, 'owner');
    expect(refusal(await revoke(first, 'owner'))).toEqual([409, 4000]);
    expect(refusal(await revoke(first, 'owner', { 'if-match': '"x"' }))).toEqual([409, 4002]);
    expect(refusal(await ceo.call('deleteUser', { path: { user_id: first } }))).toEqual([409, 4000]);
    const second = await newUser();
    await grant(second, 'owner');
    expect((await revoke(first, 'owner')).status).toBe(204);
    expect(await ownerCount()).toBe(1);
  });
  it('of all owners revoked or deleted at once one stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      const owners = await inParallel(5, newUser);
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
      expect(countOutcomes(answers)).toEqual({ 204: answers.length - 1, '409/4000': 1 });
      expect(await ownerCount()).toBe(1);
    }
  });
});
