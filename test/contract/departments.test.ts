import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { refusal } from '../support/expect.ts';
import { newAgent, newDepartment, tagOf } from '../support/organisation.ts';
import { createPerson, setUpCeo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Ids that name nothing: unknown, and malformed in several ways. */
const UNKNOWN_IDS = [NOBODY, 'design', '1', NOBODY.slice(1), `{${NOBODY}}`];

let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

describe('createDepartment', () => {
  it('201: appends a department and says where it is; its tag is the one of the next read', async () => {
    const before = await ceo.call('listCompanyDepartments');
    const answer = await ceo.call('createDepartment', {
      body: {
        name: ' Café\u0301 ',
        description: ' as sent ',
        head: 'Mira',
        budget_percent: 12.5,
        autonomy_level: 'semi',
      },
    });
    expect(answer.status).toBe(201);
    const { id, created_at, ...rest } = answer.body.data;
    expect(rest).toEqual({
      name: 'Café\u0301'.normalize('NFC'),
      description: ' as sent ',
      head: 'Mira',
      budget_percent: 12.5,
      autonomy_level: 'semi',
      ceremony_policy: null,
      position: before.body.data.length,
      updated_at: created_at,
    });
    expect(answer.headers.location).toBe(`/api/v1/departments/${id}`);
    expect(await tagOf(ceo, id)).toBe(answer.headers.etag);
  });
  it('201: keeps a previous id in lower case', async () => {
    const id = 'ABCDEF00-0000-4000-8000-00000000ABCD';
    const { body } = await ceo.call('createDepartment', { body: { name: 'with id', id } });
    expect(body.data.id).toBe(id.toLowerCase());
  });
  it('409/4001: a name that differs in case, form or white space only, and an id in use', async () => {
    const { id } = await newDepartment(ceo, 'Équipe');
    for (const name of ['éQUIPE', ' E\u0301quipe\t']) {
      const answer = await ceo.call('createDepartment', { body: { name } });
      expect(refusal(answer)).toEqual([409, 4001]);
      expect(answer.body.error).toContain('already exists');
    }
    const taken = await ceo.call('createDepartment', { body: { name: 'another name', id: id.toUpperCase() } });
    expect(refusal(taken)).toEqual([409, 4001]);
  });
  it('400: what breaks the schema is refused before anything is written', async () => {
    const { body } = await ceo.call('listDepartments');
    const bodies = [
      {},
      { name: ' ' },
      { name: 'x'.repeat(129) },
      { name: 'a', budget_percent: 100.1 },
      { name: 'a', id: 'a' },
    ];
    for (const wrong of [...bodies, { name: 'a', color: 'red' }, { name: 'a', budget_percent: '1' }]) {
      expect(refusal(await ceo.call('createDepartment', { body: wrong }))).toEqual([400, 2001]);
    }
    expect((await ceo.call('listDepartments')).body.pagination.total).toBe(body.pagination.total);
  });
  it('201: the same Idempotency-Key creates once and is answered again', async () => {
    const request = { body: { name: 'once' }, headers: { 'idempotency-key': 'departments-once' } };
    const first = await ceo.call('createDepartment', request);
    const second = await ceo.call('createDepartment', request);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });
  it('403: an observer may not', async () => {
    const { client } = await createPerson(ceo, 'department observer', 'observer');
    expect(refusal(await client.call('createDepartment', { body: { name: 'forbidden' } }))).toEqual([403, 1001]);
  });
  it('201: shares above 100 percent in total are no fault', async () => {
    const first = await ceo.call('createDepartment', { body: { name: 'rich', budget_percent: 100 } });
    const second = await ceo.call('createDepartment', { body: { name: 'richer', budget_percent: 100 } });
    expect([first.status, second.status]).toEqual([201, 201]);
  });
});

describe('listDepartments', () => {
  it('200: newest first, with the unfiltered total on every page', async () => {
    const first = await newDepartment(ceo, 'list one');
    const second = await newDepartment(ceo, 'list two');
    const all = (await ceo.call('listDepartments')).body;
    expect(all.data.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(all.pagination).toEqual({ offset: 0, limit: null, total: all.data.length, has_more: false });
    const page = (await ceo.call('listDepartments', { query: { offset: 1, limit: 1 } })).body;
    expect(page.data[0].id).toBe(first.id);
    expect(page.pagination).toEqual({ offset: 1, limit: 1, total: all.pagination.total, has_more: true });
  });
  it('200: past the end the list is empty', async () => {
    const { body } = await ceo.call('listDepartments', { query: { offset: 2147483647, limit: 5 } });
    expect([body.data, body.pagination.has_more]).toEqual([[], false]);
  });
  it('400: offsets and limits that are no plain numbers in range', async () => {
    const wrong = [
      'offset=-1',
      'limit=0',
      'limit=-1',
      'offset=1.5',
      'offset=',
      'limit=abc',
      'limit=2147483648',
      'offset=1&offset=2',
    ];
    for (const query of wrong) expect(refusal(await ceo.call('listDepartments', { query }))).toEqual([400, 2001]);
  });
});

describe('getDepartment', () => {
  it('200: one department, its id in any case; 304 when the tag is known', async () => {
    const { id } = await newDepartment(ceo, 'read me');
    const answer = await ceo.call('getDepartment', { path: { department_id: id.toUpperCase() } });
    expect(answer.body.data).toMatchObject({ id, name: 'read me' });
    const again = await ceo.call('getDepartment', {
      path: { department_id: id },
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });
  it('404: an unknown or malformed id; 400: one beyond 128 characters', async () => {
    for (const department_id of UNKNOWN_IDS)
      expect(refusal(await ceo.call('getDepartment', { path: { department_id } }))).toEqual([404, 3000]);
    const long = await ceo.call('getDepartment', { path: { department_id: 'a'.repeat(129) } });
    expect(refusal(long)).toEqual([400, 2001]);
  });
});

describe('updateDepartment', () => {
  it('200: changes what is given; null clears head, level and policy and leaves the others alone', async () => {
    const { id } = await newDepartment(ceo, 'patch me', { head: 'Jon', budget_percent: 5, autonomy_level: 'full' });
    const path = { department_id: id };
    const policy = { strategy: 'calendar', strategy_config: { a: null } };
    const set = await ceo.call('updateDepartment', { path, body: { ceremony_policy: policy, budget_percent: 7 } });
    expect(set.body.data).toMatchObject({
      ceremony_policy: policy,
      budget_percent: 7,
      head: 'Jon',
      autonomy_level: 'full',
    });
    const nulls = {
      name: null,
      description: null,
      budget_percent: null,
      head: null,
      autonomy_level: null,
      ceremony_policy: null,
    };
    const cleared = await ceo.call('updateDepartment', { path, body: nulls });
    expect(cleared.body.data).toMatchObject({
      ...{ name: 'patch me', budget_percent: 7 },
      ...{ head: null, autonomy_level: null, ceremony_policy: null },
    });
    expect(await tagOf(ceo, id)).toBe(cleared.headers.etag);
  });
  it('200: a rename takes agents and the scopes of department admins along', async () => {
    const { id } = await newDepartment(ceo, 'old name');
    const agent = await newAgent(ceo, 'renamed along', 'OLD NAME');
    const admin = await createPerson(ceo, 'scoped admin', 'manager');
    const scoped_departments = ['Old Name', 'elsewhere'];
    await ceo.call('grantOrgRole', {
      path: { user_id: admin.id },
      body: { role: 'department_admin', scoped_departments },
    });
    const answer = await admin.client.call('updateDepartment', {
      path: { department_id: id },
      body: { name: 'New Name' },
    });
    expect(answer.body.data.name).toBe('New Name');
    expect((await ceo.call('getAgent', { path: { agent_id: agent.id } })).body.data.department).toBe('New Name');
    const user = await ceo.call('getUser', { path: { user_id: admin.id } });
    expect(user.body.data.scoped_departments).toEqual(['New Name', 'elsewhere']);
    const next = await admin.client.call('updateDepartment', { path: { department_id: id }, body: { head: 'x' } });
    expect(next.status).toBe(200);
  });
  it('200: its own name in another spelling is no duplicate; 409/4001: the name of another is', async () => {
    const { id } = await newDepartment(ceo, 'spelling');
    const path = { department_id: id };
    expect((await ceo.call('updateDepartment', { path, body: { name: 'SPELLING' } })).body.data.name).toBe('SPELLING');
    await newDepartment(ceo, 'occupied');
    expect(refusal(await ceo.call('updateDepartment', { path, body: { name: 'Occupied ' } }))).toEqual([409, 4001]);
  });
  it('200: what changes nothing keeps tag, updated_at and the newest version', async () => {
    const { id } = await newDepartment(ceo, 'unchanged', { head: 'Jon' });
    const path = { department_id: id };
    const before = await ceo.call('getDepartment', { path });
    const versions = await ceo.call('listCompanyVersions', { query: { limit: 1 } });
    for (const body of [{}, { head: 'Jon' }, { name: ' unchanged ' }]) {
      const answer = await ceo.call('updateDepartment', { path, body });
      expect([answer.status, answer.headers.etag, answer.body.data]).toEqual([
        200,
        before.headers.etag,
        before.body.data,
      ]);
    }
    const after = await ceo.call('listCompanyVersions', { query: { limit: 1 } });
    expect(after.body).toEqual(versions.body);
  });
  it('409/4002: a tag that is out of date; a weak one; * passes', async () => {
    const { id } = await newDepartment(ceo, 'tagged');
    const path = { department_id: id };
    const etag = (await tagOf(ceo, id)) ?? '';
    for (const tag of ['"other"', `W/${etag}`])
      expect(
        refusal(await ceo.call('updateDepartment', { path, body: { head: 'a' }, headers: { 'if-match': tag } })),
      ).toEqual([409, 4002]);
    for (const tag of [`"x", ${etag}`, '*'])
      expect(
        (await ceo.call('updateDepartment', { path, body: { head: 'a' }, headers: { 'if-match': tag } })).status,
      ).toBe(200);
  });
  it('404: an unknown id, before If-Match is compared', async () => {
    for (const department_id of UNKNOWN_IDS) {
      const answer = await ceo.call('updateDepartment', {
        path: { department_id },
        body: {},
        headers: { 'if-match': '"a"' },
      });
      expect(refusal(answer)).toEqual([404, 3000]);
    }
  });
  it('403 and 404: a department admin changes the departments of the scope alone', async () => {
    const mine = await newDepartment(ceo, 'in scope');
    const other = await newDepartment(ceo, 'out of scope');
    const { client, id } = await createPerson(ceo, 'narrow admin', 'manager');
    await ceo.call('grantOrgRole', {
      path: { user_id: id },
      body: { role: 'department_admin', scoped_departments: ['IN SCOPE'] },
    });
    const patch = (department_id: string) =>
      client.call('updateDepartment', { path: { department_id }, body: { head: 'a' } });
    expect((await patch(mine.id)).status).toBe(200);
    expect(refusal(await patch(other.id))).toEqual([403, 1001]);
    expect(refusal(await patch(NOBODY))).toEqual([404, 3000]);
    expect(refusal(await client.call('createDepartment', { body: { name: 'not mine' } }))).toEqual([403, 1001]);
  });
});

describe('deleteDepartment', () => {
  it('204: the department is gone, the others move up, and the log knows who and why', async () => {
    const gone = await newDepartment(ceo, 'to delete');
    const next = await newDepartment(ceo, 'behind');
    const answer = await ceo.call('deleteDepartment', {
      path: { department_id: gone.id },
      query: { reason: '  merged  ' },
    });
    expect(answer.status).toBe(204);
    const behind = await ceo.call('getDepartment', { path: { department_id: next.id } });
    expect(behind.body.data.position).toBe(next.position - 1);
    const { body } = await ceo.call('listAuditLog', { query: { target_id: gone.id } });
    const me = await ceo.call('getCurrentUser');
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      ...{ action: 'department.deleted', actor_id: me.body.data.id, agent_id: null, reason: 'merged', details: null },
      ...{ target_type: 'department', target_id: gone.id, target_name: 'to delete' },
    });
  });
  it('400: without a reason, before the lookup', async () => {
    for (const query of ['', 'reason=', 'reason=%20', `reason=${'a'.repeat(501)}`])
      expect(refusal(await ceo.call('deleteDepartment', { path: { department_id: NOBODY }, query }))).toEqual([
        400, 2001,
      ]);
  });
  it('404: an unknown id, and nothing is written to the log', async () => {
    for (const department_id of UNKNOWN_IDS)
      expect(refusal(await ceo.call('deleteDepartment', { path: { department_id }, query: { reason: 'a' } }))).toEqual([
        404, 3000,
      ]);
    expect((await ceo.call('listAuditLog', { query: { target_id: NOBODY } })).body.data).toEqual([]);
  });
  it('409/4000: while an agent belongs to it; 409/4002: with another tag', async () => {
    const { id } = await newDepartment(ceo, 'occupied rooms');
    await newAgent(ceo, 'resident', 'occupied rooms');
    const request = { path: { department_id: id }, query: { reason: 'a' } };
    expect(refusal(await ceo.call('deleteDepartment', request))).toEqual([409, 4000]);
    expect(refusal(await ceo.call('deleteDepartment', { ...request, headers: { 'if-match': '"a"' } }))).toEqual([
      409, 4002,
    ]);
  });
});

describe('reorderDepartmentAgents', () => {
  it('200: the agents take the places their department held; others stay', async () => {
    const { id } = await newDepartment(ceo, 'ordered');
    await newDepartment(ceo, 'beside');
    const a = await newAgent(ceo, 'order a', 'ordered');
    const other = await newAgent(ceo, 'order other', 'beside');
    const b = await newAgent(ceo, 'order b', 'ordered');
    const request = { path: { department_id: id }, body: { agent_names: ['ORDER B', ' order a'] } };
    const answer = await ceo.call('reorderDepartmentAgents', request);
    expect(answer.body.data.map(({ id: agent, position }: typeof a) => [agent, position])).toEqual([
      [b.id, a.position],
      [a.id, b.position],
    ]);
    const stays = await ceo.call('getAgent', { path: { agent_id: other.id } });
    expect(stays.body.data).toEqual(other);
    expect((await ceo.call('reorderDepartmentAgents', request)).body).toEqual(answer.body);
  });
  it('422: no exact permutation; 400: an empty list; 404: an unknown department', async () => {
    const { id } = await newDepartment(ceo, 'unordered');
    await newAgent(ceo, 'only one', 'unordered');
    const reorder = (department_id: string, agent_names: string[]) =>
      ceo.call('reorderDepartmentAgents', { path: { department_id }, body: { agent_names } });
    for (const names of [['only one', 'only one'], ['nobody'], ['only one', 'nobody']]) {
      const answer = await reorder(id, names);
      expect(refusal(answer)).toEqual([422, 2000]);
      expect(answer.body.error).toContain('exact permutation');
    }
    for (const names of [[], [' ']]) expect(refusal(await reorder(id, names))).toEqual([400, 2001]);
    expect(refusal(await reorder(NOBODY, ['a']))).toEqual([404, 3000]);
  });
});

describe('ceremony policy', () => {
  const policy = {
    strategy: 'hybrid',
    strategy_config: { days: 14, nested: { b: null, a: [1.5, null] } },
    auto_transition: null,
  };
  const stored = { strategy: 'hybrid', strategy_config: { days: 14, nested: { b: null, a: [1.5, null] } } };

  it('setCeremonyPolicy 200: stores it without its nulls; the tag is the one of the department', async () => {
    const { id } = await newDepartment(ceo, 'policy');
    const path = { department_id: id };
    const answer = await ceo.call('setCeremonyPolicy', { path, body: policy });
    expect(answer.body.data).toEqual(stored);
    const read = await ceo.call('getCeremonyPolicy', { path });
    expect([read.body.data, read.headers.etag]).toEqual([stored, answer.headers.etag]);
    expect(await tagOf(ceo, id)).toBe(answer.headers.etag);
    expect((await ceo.call('setCeremonyPolicy', { path, body: {} })).body.data).toEqual({});
  });
  it('getCeremonyPolicy 200: null where there is none; 304 when the tag is known; 404', async () => {
    const { id } = await newDepartment(ceo, 'no policy');
    const answer = await ceo.call('getCeremonyPolicy', { path: { department_id: id } });
    expect(answer.body.data).toBeNull();
    const headers = { 'if-none-match': answer.headers.etag ?? '' };
    expect((await ceo.call('getCeremonyPolicy', { path: { department_id: id }, headers })).status).toBe(304);
    expect(refusal(await ceo.call('getCeremonyPolicy', { path: { department_id: 'x' } }))).toEqual([404, 3000]);
  });
  it('setCeremonyPolicy 400, 404 and 409/4002', async () => {
    const { id } = await newDepartment(ceo, 'wrong policy');
    const path = { department_id: id };
    for (const body of [
      { strategy: 'none' },
      { transition_threshold: 0 },
      { transition_threshold: 1.1 },
      { days: 1 },
      { strategy_config: [] },
    ])
      expect(refusal(await ceo.call('setCeremonyPolicy', { path, body }))).toEqual([400, 2001]);
    expect(refusal(await ceo.call('setCeremonyPolicy', { path: { department_id: NOBODY }, body: {} }))).toEqual([
      404, 3000,
    ]);
    expect(refusal(await ceo.call('setCeremonyPolicy', { path, body: {}, headers: { 'if-match': '"a"' } }))).toEqual([
      409, 4002,
    ]);
  });
  it('setCeremonyPolicy 400: nests without end; up to 64 levels it is stored as sent', async () => {
    const { id } = await newDepartment(ceo, 'nested policy');
    const put = (depth: number) => {
      const text = `{"strategy_config":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
      return ceo.call('setCeremonyPolicy', { path: { department_id: id }, raw: { text, type: 'application/json' } });
    };
    expect((await put(60)).text).toContain(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`);
    for (const depth of [64, 6_000, 500_000]) {
      const answer = await put(depth);
      expect(refusal(answer)).toEqual([400, 2001]);
      expect(answer.body.error).toContain('must not nest deeper than 64 levels');
    }
  });
  it('deleteCeremonyPolicy 204 also without one, 404, 409/4002', async () => {
    const { id } = await newDepartment(ceo, 'policy to delete');
    const path = { department_id: id };
    await ceo.call('setCeremonyPolicy', { path, body: policy });
    expect(refusal(await ceo.call('deleteCeremonyPolicy', { path, headers: { 'if-match': '"a"' } }))).toEqual([
      409, 4002,
    ]);
    expect((await ceo.call('deleteCeremonyPolicy', { path })).status).toBe(204);
    expect((await ceo.call('deleteCeremonyPolicy', { path })).status).toBe(204);
    expect((await ceo.call('getCeremonyPolicy', { path })).body.data).toBeNull();
    expect(refusal(await ceo.call('deleteCeremonyPolicy', { path: { department_id: NOBODY } }))).toEqual([404, 3000]);
  });
});

describe('getDepartmentHealth', () => {
  it('200: healthy with the time of the last change, unknown for every other id', async () => {
    const { id } = await newDepartment(ceo, 'healthy');
    const { body } = await ceo.call('updateDepartment', { path: { department_id: id }, body: { head: 'Jon' } });
    const health = await ceo.call('getDepartmentHealth', { path: { department_id: id.toUpperCase() } });
    expect(health.body.data).toEqual({ status: 'healthy', department_id: id, last_update: body.data.updated_at });
    for (const department_id of UNKNOWN_IDS) {
      const answer = await ceo.call('getDepartmentHealth', { path: { department_id } });
      expect([answer.status, answer.body.data]).toEqual([200, { status: 'unknown', reason: 'not_found' }]);
    }
  });
});
