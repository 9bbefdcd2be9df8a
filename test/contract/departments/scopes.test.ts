import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, type Person, setUpCeo, withApiKey } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import type { FieldOf } from '../../support/client/operation-types.ts';
import { whileUncommitted } from '../../support/database/held-lock.ts';
import { callTool } from '../../support/mcp/messages.ts';
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
/** A user who administers the departments with these names. */
const adminOf = async (
  scoped_departments: readonly string[],
  ...roles: FieldOf<'grantOrgRole', 'role'>[]
): Promise<Person> => {
  made += 1;
  const admin = await createPerson(server, `admin ${made}`, 'observer');
  for (const role of roles) await ceo.call('grantOrgRole', { path: { user_id: admin.id }, body: { role } });
  const body = { role: 'department_admin', scoped_departments } as const;
  await ceo.call('grantOrgRole', { path: { user_id: admin.id }, body });
  clock.advance(1);
  return admin;
};
const userOf = async ({ id }: Person) => (await ceo.call('getUser', { path: { user_id: id } })).body.data;
const remove = (departmentId: string, client = ceo) =>
  client.call('deleteDepartment', { path: { department_id: departmentId }, query: { reason: 'merged' } });
const newest = async (): Promise<number> =>
  known((await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]).version;

describe('the scopes of department administrators', () => {
  it('204: the deletion of a department removes them; a department_admin without any becomes a viewer', async () => {
    const gone = await newDepartment(ceo, 'Legal');
    const stays = await newDepartment(ceo, 'Sales');
    const [both, one, viewer, editor, other] = [
      await adminOf(['LEGAL', 'Sales', 'never there']),
      await adminOf([' legal ']),
      await adminOf(['Legal'], 'viewer'),
      await adminOf(['Legal'], 'editor'),
      await adminOf(['Sales']),
    ];
    const untouched = await userOf(other);
    const before = (await userOf(one)).updated_at;
    expect((await remove(gone.id)).status).toBe(204);
    expect(await userOf(both)).toMatchObject({
      org_roles: ['department_admin'],
      scoped_departments: ['Sales', 'never there'],
    });
    expect(await userOf(one)).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
    expect((await userOf(one)).updated_at > before).toBe(true);
    expect(await userOf(viewer)).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
    expect(await userOf(editor)).toMatchObject({ org_roles: ['editor'], scoped_departments: [] });
    expect(await userOf(other)).toEqual(untouched);
    const again = await newDepartment(ceo, 'Legal');
    for (const { client } of [both, one, viewer])
      expect(errorOf(await client.call('updateDepartment', { path: { department_id: again.id }, body: {} }))).toEqual([
        403, 1001,
      ]);
    expect((await both.client.call('updateDepartment', { path: { department_id: stays.id }, body: {} })).status).toBe(
      200,
    );
  });
  it('200: a renamed department is renamed in a scope, also if it is the last of several', async () => {
    await newDepartment(ceo, 'Audit');
    const { id } = await newDepartment(ceo, 'Books');
    const admin = await adminOf(['Audit', 'Books']);
    const before = (await userOf(admin)).updated_at;
    await ceo.call('updateDepartment', { path: { department_id: id }, body: { name: 'Ledgers' } });
    expect((await userOf(admin)).scoped_departments).toEqual(['Audit', 'Ledgers']);
    expect((await userOf(admin)).updated_at > before).toBe(true);
  });
  it('200: a department that is renamed while its name is given as a scope is renamed in that scope', async () => {
    const { id } = await newDepartment(ceo, 'Mills');
    const admin = await createPerson(server, 'late keeper', 'observer');
    const userId: string = (await ceo.call('getCurrentUser')).body.data.id;
    const actor = actorOf('ceo', { userId, credential: { kind: 'session_bearer', sessionId: null, keyId: null } });
    const renamed = await whileUncommitted(
      server.store,
      () => server.services.orgRoles.grant(admin.id, 'department_admin', ['Mills'], actor),
      () => ceo.call('updateDepartment', { path: { department_id: id }, body: { name: 'Works' } }),
    );
    expect(renamed.status).toBe(200);
    expect((await userOf(admin)).scoped_departments).toEqual(['Works']);
  });
  it('204: an administrator who deletes the last department of the scope is named in the log, and loses the role', async () => {
    const { id } = await newDepartment(ceo, 'Own');
    const admin = await adminOf(['Own']);
    expect((await remove(id, admin.client)).status).toBe(204);
    const { data } = (await ceo.call('listAuditLog', { query: { target_id: admin.id, limit: 2 } })).body;
    const by = { actor_id: admin.id, target_type: 'user' };
    const given = { role: 'viewer', scoped_departments: [] };
    const taken = { role: 'department_admin', deleted_departments: ['Own'] };
    expect(data).toMatchObject([
      { ...by, action: 'org_role.granted', details: given },
      { ...by, action: 'org_role.revoked', details: taken },
    ]);
  });
  it('200: a dry run of a deletion keeps them', async () => {
    const { id } = await newDepartment(ceo, 'Tried');
    const admin = await adminOf(['Tried']);
    await ceo.call('deleteDepartment', { path: { department_id: id }, query: { reason: 'x', dry_run: true } });
    expect((await userOf(admin)).scoped_departments).toEqual(['Tried']);
  });
  it('200: a restore that removes a department removes them, and does not move them to one that it renames in its place', async () => {
    const first = await newDepartment(ceo, 'Names');
    const version = await newest();
    await ceo.call('updateDepartment', { path: { department_id: first.id }, body: { name: 'Moved' } });
    await newDepartment(ceo, 'Names');
    await newDepartment(ceo, 'Added');
    const [second, added, moved] = [
      await adminOf(['Names']),
      await adminOf(['Added', 'Moved']),
      await adminOf(['Moved']),
    ];
    expect((await ceo.call('restoreCompanyVersion', { path: { version } })).status).toBe(200);
    expect(await userOf(second)).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
    expect((await userOf(added)).scoped_departments).toEqual(['Names']);
    expect((await userOf(moved)).scoped_departments).toEqual(['Names']);
  });
  it('201: the wizard replaces departments; those with the same name keep them, the others lose them', async () => {
    const fresh = await startServer({ clock });
    try {
      const chief = await setUpCeo(fresh.client);
      const template = known((await chief.call('listSetupTemplates')).body.data[0]).name;
      const build = (template_name: string | null) =>
        chief.call('createSetupCompany', { body: { company_name: 'Acme', template_name } });
      await build(template);
      const [department] = (await chief.call('listDepartments')).body.data;
      await newDepartment(chief, 'By hand');
      const { id } = await createPerson(fresh, 'keeper', 'observer');
      const scoped_departments = ['By hand', known(department).name];
      const body = { role: 'department_admin', scoped_departments } as const;
      await chief.call('grantOrgRole', { path: { user_id: id }, body });
      const lost = await createPerson(fresh, 'loser', 'manager');
      const its = { role: 'department_admin', scoped_departments: ['By hand'] } as const;
      await chief.call('grantOrgRole', { path: { user_id: lost.id }, body: its });
      expect((await build(template)).status).toBe(201);
      const user = (await chief.call('getUser', { path: { user_id: id } })).body.data;
      expect(user.scoped_departments).toEqual([known(department).name]);
      const left = (await chief.call('getUser', { path: { user_id: lost.id } })).body.data;
      expect(left).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
    } finally {
      await fresh.close();
    }
  });
});

describe('an administrator of a deleted department', () => {
  /** A user whose human role may change everything, and who has `department_admin` of a new department. */
  const confined = async (role: HumanRole, name: string) => {
    const { id } = await newDepartment(ceo, name);
    const person = await createPerson(server, `confined to ${name}`, role);
    const body = { role: 'department_admin', scoped_departments: [name] } as const;
    await ceo.call('grantOrgRole', { path: { user_id: person.id }, body });
    return { person, departmentId: id };
  };
  const expectConfined = async (client: Client): Promise<void> => {
    const body = { name: 'Mine now' };
    expect(errorOf(await client.call('createDepartment', { body }))).toEqual([403, 1001]);
    expect(errorOf(await client.callRaw('updateCompany', { body: { name: 'Mine' } }))).toEqual([403, 1001]);
  };

  it.each<HumanRole>(['manager', 'pair_programmer'])(
    '403/1001: a %s gets no additional permissions, with a key neither, until the ceo grants them',
    async (role) => {
      const { person, departmentId } = await confined(role, `Last of a ${role}`);
      const key = await withApiKey(person.client, role);
      await expectConfined(person.client);
      expect((await remove(departmentId, person.client)).status).toBe(204);
      await expectConfined(person.client);
      await expectConfined(key);
      await newDepartment(ceo, `Last of a ${role}`);
      await expectConfined(person.client);
      await ceo.call('revokeOrgRole', { path: { user_id: person.id, role: 'viewer' } });
      expect((await key.call('updateCompany', { body: {} })).status).toBe(200);
    },
  );
  it('403/1001: neither when a tool deleted it', async () => {
    const { person, departmentId } = await confined('manager', 'By a tool');
    const key = await withApiKey(person.client, 'manager');
    const result = await callTool(key, 'departments.delete', { department_id: departmentId, reason: 'merged' });
    expect(result.structuredContent).toEqual({});
    expect(await userOf(person)).toMatchObject({ org_roles: ['viewer'], scoped_departments: [] });
    await expectConfined(key);
  });
});
