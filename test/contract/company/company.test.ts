import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

const newest = async (): Promise<number> =>
  (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]?.version ?? 0;

describe('getCompany', () => {
  it('200: before setup it is unnamed and empty, and has a tag', async () => {
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

describe('updateCompany', () => {
  it('200: returns the given fields, as stored, with the tag of the new state', async () => {
    const body = { company_name: '  Lighthouse  ', budget_monthly: 0, autonomy_level: null };
    const answer = await ceo.call('updateCompany', { body });
    expect(answer.body.data).toEqual({ company_name: 'Lighthouse', budget_monthly: 0 });
    const read = await ceo.call('getCompany');
    expect([read.body.data.company_name, read.headers.etag]).toEqual(['Lighthouse', answer.headers.etag]);
    expect((await ceo.call('updateCompany', { body: {} })).body.data).toEqual({});
  });
  it('200: null keeps every field, and is not returned', async () => {
    const body = { company_name: null, autonomy_level: null, budget_monthly: null, communication_pattern: null };
    const before = await ceo.call('getCompanySettings');
    expect((await ceo.call('updateCompany', { body })).body.data).toEqual({});
    expect((await ceo.call('getCompanySettings')).body.data).toEqual(before.body.data);
  });
  it('200: an empty change writes no version and keeps the tag', async () => {
    const before = await ceo.call('updateCompany', { body: { communication_pattern: 'event_driven' } });
    const version = await newest();
    const after = await ceo.call('updateCompany', { body: { communication_pattern: 'event_driven' } });
    expect([after.headers.etag, await newest()]).toEqual([before.headers.etag, version]);
  });
  it('200: a given name that equals the default is a name', async () => {
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
      expect(errorOf(await ceo.callRaw('updateCompany', { body }))).toEqual([400, 2001]);
    expect(await newest()).toBe(version);
  });
  it('409/4002: the tag of an earlier state, also after a change of an agent', async () => {
    const { headers } = await ceo.call('getCompany');
    await newAgent(ceo, 'changes the tag', 'engineering');
    const request = { body: { budget_monthly: 1 }, headers: { 'if-match': headers.etag ?? '' } };
    expect(errorOf(await ceo.call('updateCompany', request))).toEqual([409, 4002]);
  });
  it('403: an observer may not, nor a user with only the role viewer', async () => {
    const observer = await createPerson(server, 'company observer', 'observer');
    expect(errorOf(await observer.client.call('updateCompany', { body: {} }))).toEqual([403, 1001]);
    const viewer = await createPerson(server, 'company viewer', 'manager');
    await ceo.call('grantOrgRole', { path: { user_id: viewer.id }, body: { role: 'viewer' } });
    expect(errorOf(await viewer.client.call('updateCompany', { body: {} }))).toEqual([403, 1001]);
  });
  it('200: the version records who changed what', async () => {
    const { client, id } = await createPerson(server, 'company editor', 'manager');
    const answer = await client.call('updateCompany', { body: { company_name: 'Edited', budget_monthly: 12.5 } });
    expect(answer.body.data).toEqual({ company_name: 'Edited', budget_monthly: 12.5 });
    expect((await ceo.call('listCompanyVersions')).body.data[0]).toMatchObject({
      saved_by: id,
      snapshot: { company_name: 'Edited' },
    });
  });
});

describe('getCompanySettings', () => {
  it('200: the plain fields with their defaults, under the tag of the company', async () => {
    const fresh = await startServer();
    try {
      const admin = await setUpCeo(fresh.client);
      const answer = await admin.call('getCompanySettings');
      expect(answer.body.data).toEqual({
        ...{ company_name: 'Unnamed company', description: null, company_type: 'custom', autonomy_level: 'semi' },
        ...{ budget_monthly: 100, currency: 'USD', communication_pattern: 'hybrid', template_applied: null },
        ...{ template_variables: {}, model_tier_profile: 'balanced' },
      });
      expect(answer.headers.etag).toBe((await admin.call('getCompany')).headers.etag);
      const headers = { 'if-none-match': answer.headers.etag ?? '' };
      expect((await admin.call('getCompanySettings', { headers })).status).toBe(304);
    } finally {
      await fresh.close();
    }
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
      const answer = await ceo.callRaw('reorderDepartments', { body: { department_names } });
      expect(errorOf(answer)).toEqual([422, 2000]);
      expect(answer.body.error).toContain('permutation');
    }
    for (const department_names of [[], [''], 'a'])
      expect(errorOf(await ceo.callRaw('reorderDepartments', { body: { department_names } }))).toEqual([400, 2001]);
  });
});
