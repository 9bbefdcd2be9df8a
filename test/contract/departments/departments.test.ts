import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totalShareOf } from '../../../domain/organisation/value/department.ts';
import { type Made, newAgent, newDepartment, tagOf } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import { NOBODY, UNKNOWN_IDS } from '../../support/builders/unknown-ids.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const log = captureLog('warn');
let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  server = await startServer({ logger: log.logger });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const shareOf = ({ budget_percent: budgetPercent }: { budget_percent: number }) => ({ budgetPercent });
const versionsOf = async (client: Client) => (await client.call('listCompanyVersions')).body;
const idsOf = (rows: readonly Made[]): string[] => rows.map(({ id }) => id);

describe('listDepartments', () => {
  it('200: newest first, with the unfiltered total on every page', async () => {
    await newDepartment(ceo, 'list none');
    const first = await newDepartment(ceo, 'list one');
    const second = await newDepartment(ceo, 'list two');
    const all = (await ceo.call('listDepartments')).body;
    expect(all.data.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(all.pagination).toEqual({ offset: 0, limit: null, total: all.data.length, has_more: false });
    const page = (await ceo.call('listDepartments', { query: { offset: 1, limit: 1 } })).body;
    expect(page.data[0]?.id).toBe(first.id);
    expect(page.pagination).toEqual({ offset: 1, limit: 1, total: all.pagination.total, has_more: true });
  });
  it('200: past the end the list is empty', async () => {
    const { body } = await ceo.call('listDepartments', { query: { offset: 2147483647, limit: 5 } });
    expect([body.data, body.pagination.has_more]).toEqual([[], false]);
  });
  it('400: offsets and limits that are not plain numbers in range', async () => {
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
    for (const query of wrong) expect(errorOf(await ceo.callRaw('listDepartments', { query }))).toEqual([400, 2001]);
  });
  it('200: without a limit it continues from the offset to the end', async () => {
    const made = [await newDepartment(ceo, 'third'), await newDepartment(ceo, 'fourth')];
    const all = (await ceo.call('listDepartments')).body;
    expect(idsOf(all.data).slice(0, 2)).toEqual(idsOf(made.toReversed()));
    const rest = (await ceo.call('listDepartments', { query: { offset: 1 } })).body;
    expect([rest.data, rest.pagination.total]).toEqual([all.data.slice(1), all.data.length]);
  });
});

describe('createDepartment', () => {
  it('201: appends a department and returns its location; its tag is that of the next read', async () => {
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
    for (const name of ['éQUIPE', ' E\u0301quipe ']) {
      const answer = await ceo.call('createDepartment', { body: { name } });
      expect(errorOf(answer)).toEqual([409, 4001]);
      expect(answer.body.error).toContain('already exists');
    }
    const taken = await ceo.call('createDepartment', { body: { name: 'another name', id: id.toUpperCase() } });
    expect(errorOf(taken)).toEqual([409, 4001]);
  });
  it('400: schema violations are refused before anything is written', async () => {
    const { body } = await ceo.call('listDepartments');
    const bodies = [
      {},
      { name: ' ' },
      { name: 'x'.repeat(129) },
      { name: 'a', budget_percent: 100.1 },
      { name: 'a', id: 'a' },
    ];
    for (const wrong of [...bodies, { name: 'a', color: 'red' }, { name: 'a', budget_percent: '1' }]) {
      expect(errorOf(await ceo.callRaw('createDepartment', { body: wrong }))).toEqual([400, 2001]);
    }
    expect((await ceo.call('listDepartments')).body.pagination.total).toBe(body.pagination.total);
  });
  it('201: the same Idempotency-Key creates once and gets the same response', async () => {
    const request = { body: { name: 'once' }, headers: { 'idempotency-key': 'departments-once' } };
    const first = await ceo.call('createDepartment', request);
    const second = await ceo.call('createDepartment', request);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });
  it('403: an observer may not', async () => {
    const { client } = await createPerson(server, 'department observer', 'observer');
    expect(errorOf(await client.call('createDepartment', { body: { name: 'forbidden' } }))).toEqual([403, 1001]);
  });
  it('201: shares above 100 percent in total are allowed, with a warning to the operator', async () => {
    const before = (await ceo.call('getCompany')).body.data.departments;
    const budget_percent = 100 - totalShareOf(before.map(shareOf));
    expect((await ceo.call('createDepartment', { body: { name: 'the rest', budget_percent } })).status).toBe(201);
    expect(log.lines.join()).not.toContain('add up to');
    const first = await ceo.call('createDepartment', { body: { name: 'rich', budget_percent: 100 } });
    const second = await ceo.call('createDepartment', { body: { name: 'richer', budget_percent: 100 } });
    expect([first.status, second.status]).toEqual([201, 201]);
    const { departments } = (await ceo.call('getCompany')).body.data;
    const warning = `the departments' shares of the budget add up to ${totalShareOf(departments.map(shareOf))} percent`;
    expect(JSON.parse(log.lines.at(-1) ?? '{}').msg).toBe(warning);
  });
  it('201: a deleted one can be created again, with its previous id', async () => {
    const { id } = await newDepartment(ceo, 'recreated');
    await ceo.call('deleteDepartment', { path: { department_id: id }, query: { reason: 'a' } });
    const again = await ceo.call('createDepartment', { body: { name: 'Recreated', id } });
    expect([again.status, again.body.data.id]).toEqual([201, id]);
    expect(again.body.data.created_at).toBe(again.body.data.updated_at);
    expect(errorOf(await ceo.call('createDepartment', { body: { name: 'RECREATED' } }))).toEqual([409, 4001]);
    expect((await ceo.call('createDepartment', { body: { name: 'new id', id: null } })).body.data.id).not.toBe(id);
  });
  it('201: of many in parallel every one is a separate version, none is lost', async () => {
    const before = (await versionsOf(ceo)).pagination.total;
    const answers = await inParallel(12, (n) => ceo.call('createDepartment', { body: { name: `parallel ${n}` } }));
    expect(countResults(answers)).toEqual({ 201: 12 });
    const positions = answers.map(({ body }) => body.data.position).sort((a, b) => a - b);
    expect(positions).toEqual(positions.map((_, n) => known(positions[0]) + n));
    expect((await versionsOf(ceo)).pagination.total).toBe(before + 12);
  });
  it('500: a failed write does not change what is stored and what is served', async () => {
    const before = [(await ceo.call('getCompany')).text, (await ceo.call('listDepartments')).text];
    await server.store.pool.query(`alter table company_versions add constraint refuse check (version < 0) not valid`);
    const answer = await ceo.call('createDepartment', { body: { name: 'not durable' } });
    expect(errorOf(answer)).toEqual([500, 8002]);
    expect([(await ceo.call('getCompany')).text, (await ceo.call('listDepartments')).text]).toEqual(before);
    await server.store.pool.query('alter table company_versions drop constraint refuse');
    expect((await ceo.call('createDepartment', { body: { name: 'durable' } })).status).toBe(201);
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
      expect(errorOf(await ceo.call('getDepartment', { path: { department_id } }))).toEqual([404, 3000]);
    const long = await ceo.call('getDepartment', { path: { department_id: 'a'.repeat(129) } });
    expect(errorOf(long)).toEqual([400, 2001]);
  });
});

describe('updateDepartment', () => {
  it('200: changes given fields; null clears head, level and policy; other fields do not change', async () => {
    const { id } = await newDepartment(ceo, 'patch me', { head: 'Jon', budget_percent: 5, autonomy_level: 'full' });
    const path = { department_id: id } as const;
    const policy = { strategy: 'calendar', strategy_config: { a: null } } as const;
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
  it('200: a rename updates agents and the scopes of department administrators', async () => {
    const { id } = await newDepartment(ceo, 'old name');
    const agent = await newAgent(ceo, 'renamed along', 'OLD NAME');
    const admin = await createPerson(server, 'scoped admin', 'manager');
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
    expect(user.body.data.updated_at >= answer.body.data.updated_at).toBe(true);
    const next = await admin.client.call('updateDepartment', { path: { department_id: id }, body: { head: 'x' } });
    expect(next.status).toBe(200);
  });
  it('200: its own name in another spelling is not a duplicate; 409/4001: the name of another is', async () => {
    const { id } = await newDepartment(ceo, 'spelling');
    const path = { department_id: id };
    expect((await ceo.call('updateDepartment', { path, body: { name: 'SPELLING' } })).body.data.name).toBe('SPELLING');
    await newDepartment(ceo, 'occupied');
    expect(errorOf(await ceo.call('updateDepartment', { path, body: { name: 'Occupied ' } }))).toEqual([409, 4001]);
  });
  it('200: an empty change keeps tag, updated_at and the newest version', async () => {
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
  it('409/4002: an outdated tag; a weak one; * passes', async () => {
    const { id } = await newDepartment(ceo, 'tagged');
    const path = { department_id: id };
    const etag = (await tagOf(ceo, id)) ?? '';
    for (const tag of ['"other"', `W/${etag}`])
      expect(
        errorOf(await ceo.call('updateDepartment', { path, body: { head: 'a' }, headers: { 'if-match': tag } })),
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
      expect(errorOf(answer)).toEqual([404, 3000]);
    }
  });
  it('403 and 404: a department administrator changes only the departments of the scope', async () => {
    const mine = await newDepartment(ceo, 'in scope');
    const other = await newDepartment(ceo, 'out of scope');
    const { client, id } = await createPerson(server, 'narrow admin', 'manager');
    await ceo.call('grantOrgRole', {
      path: { user_id: id },
      body: { role: 'department_admin', scoped_departments: ['IN SCOPE'] },
    });
    const patch = (department_id: string) =>
      client.call('updateDepartment', { path: { department_id }, body: { head: 'a' } });
    expect((await patch(mine.id)).status).toBe(200);
    expect(errorOf(await patch(other.id))).toEqual([403, 1001]);
    expect(errorOf(await patch(NOBODY))).toEqual([404, 3000]);
    expect(errorOf(await client.call('createDepartment', { body: { name: 'not mine' } }))).toEqual([403, 1001]);
  });
  it('200: name and description, and the time of the change', async () => {
    const made = await newDepartment(ceo, 'patched');
    const body = { name: 'patched too', description: 'new' };
    const { data } = (await ceo.call('updateDepartment', { path: { department_id: made.id }, body })).body;
    expect(data).toMatchObject(body);
    expect(data.updated_at >= made.updated_at).toBe(true);
  });
});

describe('deleteDepartment', () => {
  it('204: the department is deleted, the others move up, and the audit log has the actor and the reason', async () => {
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
      expect(errorOf(await ceo.callRaw('deleteDepartment', { path: { department_id: NOBODY }, query }))).toEqual([
        400, 2001,
      ]);
  });
  it('404: an unknown id, and nothing is written to the log', async () => {
    for (const department_id of UNKNOWN_IDS)
      expect(errorOf(await ceo.call('deleteDepartment', { path: { department_id }, query: { reason: 'a' } }))).toEqual([
        404, 3000,
      ]);
    expect((await ceo.call('listAuditLog', { query: { target_id: NOBODY } })).body.data).toEqual([]);
  });
  it('409/4000: while an agent belongs to it; 409/4002: with another tag', async () => {
    const { id } = await newDepartment(ceo, 'occupied rooms');
    await newAgent(ceo, 'resident', 'occupied rooms');
    const request = { path: { department_id: id }, query: { reason: 'a' } };
    expect(errorOf(await ceo.call('deleteDepartment', request))).toEqual([409, 4000]);
    expect(errorOf(await ceo.call('deleteDepartment', { ...request, headers: { 'if-match': '"a"' } }))).toEqual([
      409, 4002,
    ]);
  });
  it('400, 204, 404: is in the log once, for the call that removed it', async () => {
    const { id } = await newDepartment(ceo, 'deleted');
    const remove = (query: Record<string, string>) =>
      ceo.callRaw('deleteDepartment', { path: { department_id: id }, query });
    for (const query of [{}, { reason: '' }, { reason: ' \t' }])
      expect(errorOf(await remove(query as Record<string, string>))).toEqual([400, 2001]);
    expect((await remove({ reason: ' done ' })).status).toBe(204);
    expect(errorOf(await remove({ reason: 'again' }))).toEqual([404, 3000]);
    const { data } = (await ceo.call('listAuditLog', { query: { target_id: id } })).body;
    expect(data.map(({ reason }) => reason)).toEqual(['done']);
  });
});
