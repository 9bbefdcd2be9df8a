import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../../domain/foundation/kernel/canonical-json.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { refusal } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

/** What is no number of a version, whatever digits it holds (spec/rules/organisation.md#version-numbers). */
const NO_NUMBERS = [
  '0',
  '01',
  '+1',
  '-1',
  '1.0',
  '1e0',
  '1_0',
  '1,0',
  ' 1',
  '١',
  '１',
  'one',
  '9999999999999999999999',
];

let server: TestServer;
let ceo: Client;

const newest = async (): Promise<number> =>
  (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]?.version ?? 0;
const snapshotAt = async (version: number) =>
  (await ceo.call('getCompanyVersion', { path: { version } })).body.data.snapshot;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

describe('getCompany', () => {
  it('200: before anything is saved it is unnamed and empty, and has a tag', async () => {
    const answer = await ceo.call('getCompany');
    expect(answer.body.data).toEqual({ company_name: 'Unnamed company', departments: [], agents: [] });
    expect(answer.headers.etag).toMatch(/^"[0-9a-f]{64}"$/);
  });
  it('200: departments and agents in their orders; the tag covers both', async () => {
    const before = await ceo.call('getCompany');
    const department = await newDepartment(ceo, 'engineering');
    const agent = await newAgent(ceo, 'Jon', 'engineering');
    const answer = await ceo.call('getCompany');
    expect(answer.body.data).toMatchObject({ departments: [department], agents: [agent] });
    expect(answer.headers.etag).not.toBe(before.headers.etag);
    expect((await ceo.call('getCompany')).text).toBe(answer.text);
  });
  it('304: when the tag is known', async () => {
    const { headers } = await ceo.call('getCompany');
    const answer = await ceo.call('getCompany', { headers: { 'if-none-match': `"x", W/${headers.etag}` } });
    expect([answer.status, answer.headers.etag, answer.text]).toEqual([304, headers.etag, '']);
  });
  it('200: under the prefix too', async () => {
    const plain = await ceo.call('getCompany');
    const prefixed = await ceo.send('get', '/api/v1/company');
    expect(prefixed.text).toBe(plain.text);
  });
});

describe('getCompanySettings', () => {
  it('200: the plain fields with their defaults, under the tag of the company', async () => {
    const answer = await ceo.call('getCompanySettings');
    expect(answer.body.data).toEqual({
      ...{ company_name: 'Unnamed company', description: null, company_type: 'custom', autonomy_level: 'semi' },
      ...{ budget_monthly: 100, currency: 'USD', communication_pattern: 'hybrid', template_applied: null },
      ...{ template_variables: {}, model_tier_profile: 'balanced' },
    });
    expect(answer.headers.etag).toBe((await ceo.call('getCompany')).headers.etag);
    const again = await ceo.call('getCompanySettings', { headers: { 'if-none-match': answer.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('updateCompany', () => {
  it('200: answers the fields that were set, as stored, with the tag of the new state', async () => {
    const body = { company_name: '  Lighthouse  ', budget_monthly: 0, autonomy_level: null };
    const answer = await ceo.call('updateCompany', { body });
    expect(answer.body.data).toEqual({ company_name: 'Lighthouse', budget_monthly: 0 });
    const read = await ceo.call('getCompany');
    expect([read.body.data.company_name, read.headers.etag]).toEqual(['Lighthouse', answer.headers.etag]);
    expect((await ceo.call('updateCompany', { body: {} })).body.data).toEqual({});
  });
  it('200: what changes nothing writes no version and keeps the tag', async () => {
    const before = await ceo.call('updateCompany', { body: { communication_pattern: 'event_driven' } });
    const version = await newest();
    const after = await ceo.call('updateCompany', { body: { communication_pattern: 'event_driven' } });
    expect([after.headers.etag, await newest()]).toEqual([before.headers.etag, version]);
  });
  it('200: a name given by hand that is the default one is a name', async () => {
    const { body } = await ceo.call('updateCompany', { body: { company_name: 'Unnamed company' } });
    expect(body.data.company_name).toBe('Unnamed company');
    expect((await ceo.call('getSetupStatus')).body.data.has_company).toBe(true);
  });
  it('400: an unknown key or a wrong value, before any write', async () => {
    const version = await newest();
    const wrong = [
      { company_name: 'a', color: 'red' },
      { company_name: ' ' },
      { company_name: 'x'.repeat(201) },
      { budget_monthly: -1 },
    ];
    for (const body of [
      ...wrong,
      { autonomy_level: 'none' },
      { communication_pattern: '' },
      { __proto__: null, description: 'a' },
    ])
      expect(refusal(await ceo.call('updateCompany', { body }))).toEqual([400, 2001]);
    expect(await newest()).toBe(version);
  });
  it('409/4002: the tag of an earlier state, also after a change of an agent', async () => {
    const { headers } = await ceo.call('getCompany');
    await newAgent(ceo, 'changes the tag', 'engineering');
    const request = { body: { budget_monthly: 1 }, headers: { 'if-match': headers.etag ?? '' } };
    expect(refusal(await ceo.call('updateCompany', request))).toEqual([409, 4002]);
  });
  it('403: an observer may not, and the holder of viewer alone neither', async () => {
    const observer = await createPerson(server, 'company observer', 'observer');
    expect(refusal(await observer.client.call('updateCompany', { body: {} }))).toEqual([403, 1001]);
    const viewer = await createPerson(server, 'company viewer', 'manager');
    await ceo.call('grantOrgRole', { path: { user_id: viewer.id }, body: { role: 'viewer' } });
    expect(refusal(await viewer.client.call('updateCompany', { body: {} }))).toEqual([403, 1001]);
  });
});

describe('listCompanyDepartments and reorderDepartments', () => {
  it('200: in the configured order, which a permutation of the names changes', async () => {
    const a = await newDepartment(ceo, 'order a');
    const names = (await ceo.call('listCompanyDepartments')).body.data.map(({ name }: { name: string }) => name);
    const reversed = [...names].reverse();
    const answer = await ceo.call('reorderDepartments', {
      body: { department_names: reversed.map((name) => ` ${name.toUpperCase()}`) },
    });
    expect(answer.body.data.map(({ name, position }: typeof a) => [name, position])).toEqual(
      reversed.map((name, place) => [name, place]),
    );
    expect((await ceo.call('listCompanyDepartments')).body).toEqual(answer.body);
    const version = await newest();
    expect((await ceo.call('reorderDepartments', { body: { department_names: reversed } })).status).toBe(200);
    expect(await newest()).toBe(version);
  });
  it('422: ids, missing, unknown or repeated names; 400: none at all', async () => {
    const { body } = await ceo.call('listCompanyDepartments');
    const names = body.data.map(({ name }: { name: string }) => name);
    const ids = body.data.map(({ id }: { id: string }) => id);
    for (const department_names of [ids, names.slice(1), [...names, 'unknown'], [...names, names[0]], ['a']]) {
      const answer = await ceo.call('reorderDepartments', { body: { department_names } });
      expect(refusal(answer)).toEqual([422, 2000]);
      expect(answer.body.error).toContain('exact permutation');
    }
    for (const department_names of [[], [''], 'a'])
      expect(refusal(await ceo.call('reorderDepartments', { body: { department_names } }))).toEqual([400, 2001]);
  });
});

describe('listCompanyVersions', () => {
  it('200: every version, newest first, without gaps, attributed, and hashed over its snapshot', async () => {
    const { body } = await ceo.call('listCompanyVersions');
    const me = (await ceo.call('getCurrentUser')).body.data.id;
    const { total } = body.pagination;
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: total }, (_, n) => total - n),
    );
    for (const { entity_id, snapshot, content_hash, saved_by } of body.data) {
      expect([entity_id, content_hash, saved_by]).toEqual(['default', contentHash(snapshot), me]);
    }
  });
  it('200: a page is a part of the whole list', async () => {
    const all = (await ceo.call('listCompanyVersions')).body;
    const page = (await ceo.call('listCompanyVersions', { query: { offset: 1, limit: 2 } })).body;
    expect(page.data).toEqual(all.data.slice(1, 3));
    expect(page.pagination).toEqual({ offset: 1, limit: 2, total: all.pagination.total, has_more: true });
    const past = (await ceo.call('listCompanyVersions', { query: { offset: 100_000 } })).body;
    expect([past.data, past.pagination.has_more]).toEqual([[], false]);
  });
  it('200: a long list comes whole, and HEAD has no body', async () => {
    const { company } = server.services;
    for (let budget = 0; budget < 50; budget += 1)
      await company.update({ budget_monthly: 1000 + budget }, actorNamed('editor'), unconditional);
    const total = await newest();
    const { body } = await ceo.call('listCompanyVersions');
    expect(body.pagination).toEqual({ offset: 0, limit: null, total, has_more: false });
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: total }, (_, n) => total - n),
    );
    const page = (await ceo.call('listCompanyVersions', { query: { offset: 5, limit: 40 } })).body;
    expect([page.data, page.pagination.has_more]).toEqual([body.data.slice(5, 45), true]);
    const head = await ceo.send('head', '/company/versions');
    expect([head.status, head.text ?? '']).toEqual([200, '']);
  });
  it('400: offsets and limits that are no plain numbers in range', async () => {
    for (const query of ['offset=-1', 'limit=0', 'limit=1e3', 'offset=01'])
      expect(refusal(await ceo.call('listCompanyVersions', { query }))).toEqual([400, 2001]);
  });
});

describe('getCompanyVersion', () => {
  it('200: the newest is the present state; 304 when its tag is known', async () => {
    const version = await newest();
    const answer = await ceo.call('getCompanyVersion', { path: { version } });
    const present = await ceo.call('getCompany');
    const settings = await ceo.call('getCompanySettings');
    const { departments, agents } = present.body.data;
    expect(answer.body.data.snapshot).toEqual({ ...settings.body.data, departments, agents });
    expect(present.headers.etag).toBe(`"${answer.body.data.content_hash}"`);
    const again = await ceo.call('getCompanyVersion', {
      path: { version },
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });
  it('404: whatever is no number of a version', async () => {
    for (const version of [...NO_NUMBERS, String((await newest()) + 1), '2147483648'])
      expect(refusal(await ceo.call('getCompanyVersion', { path: { version } }))).toEqual([404, 3000]);
  });
});

describe('getCompanyVersionDiff', () => {
  it('200: a patch that turns the version before into this one, or any version into any other', async () => {
    const version = await newest();
    for (const [to, against] of [
      [version, undefined],
      [version, 2],
      [2, version],
    ] as const) {
      const answer = await ceo.call('getCompanyVersionDiff', {
        path: { version: to },
        query: against === undefined ? '' : { against },
      });
      const { from_version, to_version, changes } = answer.body.data;
      expect([from_version, to_version]).toEqual([against ?? to - 1, to]);
      const document = await snapshotAt(from_version);
      expect(applyPatch(document, changes).every((fault) => fault === null)).toBe(true);
      expect(document).toEqual(await snapshotAt(to));
    }
  });
  it('200: the first version against nothing; a version against itself has no changes; 304', async () => {
    const first = await ceo.call('getCompanyVersionDiff', { path: { version: 1 } });
    const document = {};
    applyPatch(document, first.body.data.changes);
    expect([first.body.data.from_version, document]).toEqual([null, await snapshotAt(1)]);
    const same = await ceo.call('getCompanyVersionDiff', { path: { version: 2 }, query: { against: 2 } });
    expect(same.body.data.changes).toEqual([]);
    const headers = { 'if-none-match': first.headers.etag ?? '' };
    expect((await ceo.call('getCompanyVersionDiff', { path: { version: 1 }, headers })).status).toBe(304);
  });
  it('404: a version that does not exist, on either side; 400: no number to compare with', async () => {
    for (const version of NO_NUMBERS)
      expect(refusal(await ceo.call('getCompanyVersionDiff', { path: { version } }))).toEqual([404, 3000]);
    expect(
      refusal(await ceo.call('getCompanyVersionDiff', { path: { version: 1 }, query: { against: 2147483647 } })),
    ).toEqual([404, 3000]);
    for (const query of ['against=0', 'against=x', 'against='])
      expect(refusal(await ceo.call('getCompanyVersionDiff', { path: { version: 1 }, query }))).toEqual([400, 2001]);
  });
});

describe('restoreCompanyVersion', () => {
  it('200: a new version whose snapshot is the old one, times, ids and positions included', async () => {
    const version = await newest();
    const old = await snapshotAt(version);
    const { id } = await newDepartment(ceo, 'made in error');
    await ceo.call('updateDepartment', {
      path: { department_id: old.departments[0].id },
      body: { name: 'renamed in error' },
    });
    await ceo.call('deleteAgent', { path: { agent_id: old.agents[0].id } });
    const last = await newest();
    const answer = await ceo.call('restoreCompanyVersion', { path: { version } });
    expect(answer.body.data).toMatchObject({ version: last + 1, snapshot: old, content_hash: contentHash(old) });
    const present = await ceo.call('getCompany');
    expect(present.headers.etag).toBe(answer.headers.etag);
    expect(present.body.data).toMatchObject({ departments: old.departments, agents: old.agents });
    expect(refusal(await ceo.call('getDepartment', { path: { department_id: id } }))).toEqual([404, 3000]);
    const log = await ceo.call('listAuditLog', { query: { action: 'company.restored' } });
    expect(log.body.data[0]).toMatchObject({ target_type: 'company', target_id: 'default', details: { version } });
  });
  it('200: the same state again writes nothing and answers the newest version', async () => {
    const version = await newest();
    const log = await ceo.call('listAuditLog');
    const answer = await ceo.call('restoreCompanyVersion', { path: { version } });
    expect([answer.body.data.version, await newest()]).toEqual([version, version]);
    expect((await ceo.call('listAuditLog')).body).toEqual(log.body);
  });
  it('200: scopes of department admins follow a name that comes back', async () => {
    const { id } = await newDepartment(ceo, 'first name');
    const version = await newest();
    await ceo.call('updateDepartment', { path: { department_id: id }, body: { name: 'second name' } });
    const admin = await createPerson(server, 'restored admin', 'manager');
    await ceo.call('grantOrgRole', {
      path: { user_id: admin.id },
      body: { role: 'department_admin', scoped_departments: ['second name'] },
    });
    await ceo.call('restoreCompanyVersion', { path: { version } });
    const { body } = await ceo.call('getUser', { path: { user_id: admin.id } });
    expect(body.data.scoped_departments).toEqual(['first name']);
  });
  it('200: the live currency of the version comes back, and the settings serve it', async () => {
    await ceo.call('updateCompany', { body: { company_name: 'In dollars' } });
    const version = await newest();
    const setting = { path: { namespace: 'budget', key: 'currency' } };
    await ceo.call('saveSetting', { ...setting, body: { value: 'EUR' } });
    expect((await ceo.call('getCompanySettings')).body.data.currency).toBe('EUR');
    await ceo.call('restoreCompanyVersion', { path: { version } });
    expect((await ceo.call('getCompanySettings')).body.data.currency).toBe('USD');
    expect((await ceo.call('getSetting', setting)).body.data.value).toBe('USD');
    const { rows } = await server.store.pool.query(
      `select payload from outbox_events where event_type = 'settings.changed' order by seq`,
    );
    expect(rows.map(({ payload }) => payload)).toHaveLength(2);
  });
  it('409/4002: a tag out of date; 404: whatever is no number of a version', async () => {
    const headers = { 'if-match': '"other"' };
    expect(refusal(await ceo.call('restoreCompanyVersion', { path: { version: 1 }, headers }))).toEqual([409, 4002]);
    for (const version of NO_NUMBERS)
      expect(refusal(await ceo.call('restoreCompanyVersion', { path: { version }, headers }))).toEqual([404, 3000]);
    const etag = (await ceo.call('getCompany')).headers.etag ?? '';
    expect(
      (await ceo.call('restoreCompanyVersion', { path: { version: 1 }, headers: { 'if-match': etag } })).status,
    ).toBe(200);
  });
});
