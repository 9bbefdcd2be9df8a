import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Made, newAgent, newDepartment } from '../../support/builders/organisation.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countOutcomes, inParallel, refusal } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** Grouped, signed, padded and non-ASCII digits, fractions, words: none of them is a number. */
const NOT_NUMBERS = [
  '1,000',
  '1_000',
  '1 000',
  '+1',
  '-1',
  '01',
  ' 1',
  '1 ',
  '1.0',
  '1e0',
  '0x1',
  '١',
  '१',
  '１',
  '²',
  'Ⅰ',
  'one',
];
const BELOW_ONE_OR_MISSING = ['0', '00', '4711', '2147483647', '2147483648', '9'.repeat(128)];

let server: TestServer;
let memory: TestServer;
let ceo: Client;
let guest: Client;

const idsOf = (rows: readonly Made[]): string[] => rows.map(({ id }) => id);
const versionsOf = async (client: Client) => (await client.call('listCompanyVersions')).body;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  memory = await startServer({ database: { url: 'memory:', drop: async () => {} } });
  guest = await setUpCeo(memory.client);
  await newDepartment(ceo, 'engineering');
  await newDepartment(ceo, 'design');
  await newAgent(ceo, 'Jon', 'engineering');
});
afterAll(async () => {
  await server.close();
  await memory.close();
});

describe('the company as it is read', () => {
  it('returns company_name, agents and departments and nothing else', async () => {
    const { body } = await ceo.call('getCompany');
    expect(Object.keys(body.data).sort()).toEqual(['agents', 'company_name', 'departments']);
    expect(body.data.departments.map(({ name }: Made) => name)).toEqual(['engineering', 'design']);
    expect(body.data.agents.map(({ name }: Made) => name)).toEqual(['Jon']);
  });
});

describe('an update of the company', () => {
  it('rejects unknown keys before any write', async () => {
    const before = await versionsOf(ceo);
    const answer = await ceo.call('updateCompany', { body: { company_name: 'Written?', unknown: 1 } });
    expect(refusal(answer)).toEqual([400, 2001]);
    expect(await versionsOf(ceo)).toEqual(before);
  });
  it('attributes the version to the acting user and answers the updated fields', async () => {
    const { client, id } = await createPerson(server, 'company editor', 'manager');
    const answer = await client.call('updateCompany', { body: { company_name: 'Edited', budget_monthly: 12.5 } });
    expect(answer.body.data).toEqual({ company_name: 'Edited', budget_monthly: 12.5 });
    expect((await versionsOf(ceo)).data[0]).toMatchObject({ saved_by: id, snapshot: { company_name: 'Edited' } });
  });
});

describe('a new order of departments', () => {
  const reorder = (department_names: string[]) => ceo.call('reorderDepartments', { body: { department_names } });

  it('takes an exact permutation of the names', async () => {
    const { body } = await reorder(['design', 'engineering']);
    expect(body.data.map(({ name }: Made) => name)).toEqual(['design', 'engineering']);
  });
  it('takes no ids, and nothing missing, unknown or repeated', async () => {
    const { data } = (await ceo.call('listCompanyDepartments')).body;
    for (const names of [
      idsOf(data),
      ['design'],
      ['design', 'sales'],
      ['design', 'design'],
      ['design', 'engineering', 'design'],
    ])
      expect(refusal(await reorder(names))).toEqual([422, 2000]);
  });
});

describe('versions of the company', () => {
  it('the list has every snapshot, and one is fetched by its one-based number', async () => {
    const { data, pagination } = await versionsOf(ceo);
    expect(data).toHaveLength(pagination.total);
    for (const version of data)
      expect((await ceo.call('getCompanyVersion', { path: { version: version.version } })).body.data).toEqual(version);
  });
  it('whatever is not all ASCII digits, below 1 or missing is not found', async () => {
    for (const version of [...NOT_NUMBERS, ...BELOW_ONE_OR_MISSING])
      expect(refusal(await ceo.call('getCompanyVersion', { path: { version } }))).toEqual([404, 3000]);
  });
});

describe('a deployment without a durable store', () => {
  it('the four reads of versions are 409/4000, never 503', async () => {
    await newDepartment(guest, 'somewhere');
    const answers = [
      await guest.call('listCompanyVersions'),
      await guest.call('getCompanyVersion', { path: { version: '1' } }),
      await guest.call('getCompanyVersion', { path: { version: 'x' } }),
      await guest.call('listRoleVersions', { path: { role_name: 'CEO' } }),
      await guest.call('listRoleVersions', { path: { role_name: 'never' } }),
      await guest.call('getRoleVersion', { path: { role_name: 'CEO', version: '1' } }),
    ];
    for (const answer of answers) {
      expect(refusal(answer)).toEqual([409, 4000]);
      expect(answer.body.error).toMatch(/version history is not supported on this deployment/i);
    }
  });
  it('so are comparing and going back; everything else works', async () => {
    const path = { version: '1' };
    expect(refusal(await guest.call('getCompanyVersionDiff', { path }))).toEqual([409, 4000]);
    expect(refusal(await guest.call('restoreCompanyVersion', { path }))).toEqual([409, 4000]);
    expect(refusal(await guest.call('restoreRoleVersion', { path: { ...path, role_name: 'CEO' } }))).toEqual([
      409, 4000,
    ]);
    expect((await guest.call('updateCompany', { body: { company_name: 'In memory' } })).status).toBe(200);
    expect((await guest.call('setRole', { path: { role_name: 'CEO' }, body: { department: 'design' } })).status).toBe(
      200,
    );
    expect((await guest.call('getCompany')).body.data.company_name).toBe('In memory');
  });
});

describe('the list of departments', () => {
  it('is ordered newest first and carries the unfiltered total; without a limit it goes on to the end', async () => {
    const made = [await newDepartment(ceo, 'third'), await newDepartment(ceo, 'fourth')];
    const all = (await ceo.call('listDepartments')).body;
    expect(idsOf(all.data).slice(0, 2)).toEqual(idsOf(made.toReversed()));
    const rest = (await ceo.call('listDepartments', { query: { offset: 1 } })).body;
    expect([rest.data, rest.pagination.total]).toEqual([all.data.slice(1), all.data.length]);
  });
  it('refuses an offset below 0 and a limit below 1', async () => {
    for (const query of ['offset=-1', 'limit=0', 'limit=-5'])
      expect(refusal(await ceo.call('listDepartments', { query }))).toEqual([400, 2001]);
  });
});

describe('ids of departments', () => {
  it('a malformed or unknown id is not found, for get, update and delete', async () => {
    for (const department_id of ['x', '00000000-0000-0000-0000-000000000000', 'engineering']) {
      const path = { department_id };
      const answers = [
        await ceo.call('getDepartment', { path }),
        await ceo.call('updateDepartment', { path, body: { head: 'a' } }),
        await ceo.call('deleteDepartment', { path, query: { reason: 'a' } }),
      ];
      for (const answer of answers) expect(refusal(answer)).toEqual([404, 3000]);
    }
  });
});

describe('create, update and delete of departments', () => {
  it('create: a unique name, a previous id or a new one, created_at set', async () => {
    const { id } = await newDepartment(ceo, 'recreated');
    await ceo.call('deleteDepartment', { path: { department_id: id }, query: { reason: 'a' } });
    const again = await ceo.call('createDepartment', { body: { name: 'Recreated', id } });
    expect([again.status, again.body.data.id]).toEqual([201, id]);
    expect(again.body.data.created_at).toBe(again.body.data.updated_at);
    expect(refusal(await ceo.call('createDepartment', { body: { name: 'RECREATED' } }))).toEqual([409, 4001]);
    expect((await ceo.call('createDepartment', { body: { name: 'new id', id: null } })).body.data.id).not.toBe(id);
  });
  it('update: patches name and description and sets updated_at', async () => {
    const made = await newDepartment(ceo, 'patched');
    const body = { name: 'patched too', description: 'new' };
    const { data } = (await ceo.call('updateDepartment', { path: { department_id: made.id }, body })).body;
    expect(data).toMatchObject(body);
    expect(data.updated_at >= made.updated_at).toBe(true);
  });
  it('delete: needs a reason that is not blank, and is audited only when a department was removed', async () => {
    const { id } = await newDepartment(ceo, 'deleted');
    const remove = (query: Record<string, string>) =>
      ceo.call('deleteDepartment', { path: { department_id: id }, query });
    for (const query of [{}, { reason: '' }, { reason: ' \t' }])
      expect(refusal(await remove(query as Record<string, string>))).toEqual([400, 2001]);
    expect((await remove({ reason: ' done ' })).status).toBe(204);
    expect(refusal(await remove({ reason: 'again' }))).toEqual([404, 3000]);
    const { data } = (await ceo.call('listAuditLog', { query: { target_id: id } })).body;
    expect(data.map(({ reason }: { reason: string }) => reason)).toEqual(['done']);
  });
});

describe('changes at the same time', () => {
  it('concurrent calls cannot interleave: every one is a version of its own, none is lost', async () => {
    const before = (await versionsOf(ceo)).pagination.total;
    const answers = await inParallel(12, (n) => ceo.call('createDepartment', { body: { name: `parallel ${n}` } }));
    expect(countOutcomes(answers)).toEqual({ 201: 12 });
    const positions = answers.map(({ body }) => body.data.position).sort((a, b) => a - b);
    expect(positions).toEqual(positions.map((_, n) => positions[0] + n));
    expect((await versionsOf(ceo)).pagination.total).toBe(before + 12);
  });
  it('a refused write leaves what is stored and what is served unchanged', async () => {
    const before = [(await ceo.call('getCompany')).text, (await ceo.call('listDepartments')).text];
    await server.store.pool.query(`alter table company_versions add constraint refuse check (version < 0) not valid`);
    const answer = await ceo.call('createDepartment', { body: { name: 'not durable' } });
    expect(refusal(answer)).toEqual([500, 8002]);
    expect([(await ceo.call('getCompany')).text, (await ceo.call('listDepartments')).text]).toEqual(before);
    await server.store.pool.query('alter table company_versions drop constraint refuse');
    expect((await ceo.call('createDepartment', { body: { name: 'durable' } })).status).toBe(201);
  });
});

describe('the health of a department', () => {
  it('healthy with department_id and last_update, else unknown with the reason', async () => {
    const made = await newDepartment(ceo, 'pulse');
    const health = async (department_id: string) =>
      (await ceo.call('getDepartmentHealth', { path: { department_id } })).body.data;
    expect(await health(made.id)).toEqual({ status: 'healthy', department_id: made.id, last_update: made.updated_at });
    for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
      expect(await health(id)).toEqual({ status: 'unknown', reason: 'not_found' });
  });
});

describe('versions of a role', () => {
  const path = { role_name: 'Rule Eleven' };

  it('is per role name, with a page and the total of that role before paging', async () => {
    for (const description of ['a', 'b', 'c'])
      await ceo.call('setRole', { path, body: { department: 'design', description } });
    const { data, pagination } = (await ceo.call('listRoleVersions', { path, query: { offset: 1, limit: 1 } })).body;
    expect([data.map(({ version }: { version: number }) => version), pagination.total]).toEqual([[2], 3]);
    for (const query of ['offset=-1', 'limit=0'])
      expect(refusal(await ceo.call('listRoleVersions', { path, query }))).toEqual([400, 2001]);
  });
  it('one version is found by the same rule of digits', async () => {
    for (const version of [...NOT_NUMBERS, ...BELOW_ONE_OR_MISSING, '4'])
      expect(refusal(await ceo.call('getRoleVersion', { path: { ...path, version } }))).toEqual([404, 3000]);
    expect((await ceo.call('getRoleVersion', { path: { ...path, version: '3' } })).body.data.snapshot.description).toBe(
      'c',
    );
  });
});
