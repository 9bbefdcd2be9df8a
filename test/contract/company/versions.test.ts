import { applyPatch } from 'rfc6902';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash, type JsonValue } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { MISSING_VERSIONS, NOT_VERSIONS } from '../../support/sweep/not-versions.ts';

let server: TestServer;
let ceo: Client;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'engineering');
  await newAgent(ceo, 'Jon', 'engineering');
  await ceo.call('updateCompany', { body: { company_name: 'Lighthouse', budget_monthly: 0 } });
  await ceo.call('updateCompany', { body: { communication_pattern: 'event_driven' } });
});
afterAll(() => server.close());

const newest = async (): Promise<number> =>
  (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.data[0]?.version ?? 0;
const snapshotAt = async (version: number) =>
  (await ceo.call('getCompanyVersion', { path: { version } })).body.data.snapshot;

describe('listCompanyVersions', () => {
  it('200: every version, newest first, without gaps, attributed, and hashed over its snapshot', async () => {
    const { body } = await ceo.call('listCompanyVersions');
    const me = (await ceo.call('getCurrentUser')).body.data.id;
    const { total } = body.pagination;
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: total }, (_, n) => total - n),
    );
    for (const { entity_id, snapshot, content_hash, saved_by } of body.data) {
      expect([entity_id, content_hash, saved_by]).toEqual(['default', contentHash(snapshot as JsonValue), me]);
    }
  });
  it('200: a page is a part of the whole list', async () => {
    const all = (await ceo.call('listCompanyVersions')).body;
    const page = (await ceo.call('listCompanyVersions', { query: { offset: 1, limit: 2 } })).body;
    expect(page.data).toEqual(all.data.slice(1, 3));
    expect(page.pagination).toEqual({
      offset: 1,
      limit: 2,
      total: all.pagination.total,
      has_more: true,
      oldest_version: 1,
    });
    const past = (await ceo.call('listCompanyVersions', { query: { offset: 100_000 } })).body;
    expect([past.data, past.pagination.has_more]).toEqual([[], false]);
  });
  it('200: a long list is complete, and HEAD has no body', async () => {
    const { company } = server.services;
    for (let budget = 0; budget < 50; budget += 1)
      await company.update({ budgetMonthly: 1000 + budget }, actorNamed('system'), unconditional);
    const total = await newest();
    const { body } = await ceo.call('listCompanyVersions');
    expect(body.pagination).toEqual({ offset: 0, limit: null, total, has_more: false, oldest_version: 1 });
    expect(body.data.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: total }, (_, n) => total - n),
    );
    const page = (await ceo.call('listCompanyVersions', { query: { offset: 5, limit: 40 } })).body;
    expect([page.data, page.pagination.has_more]).toEqual([body.data.slice(5, 45), true]);
    const head = await ceo.send('head', '/company/versions');
    expect([head.status, head.text ?? '']).toEqual([200, '']);
  });
  it('200: snapshots=false gives the same versions without their snapshots', async () => {
    for (const query of [{}, { offset: 1, limit: 2 }]) {
      const whole = (await ceo.call('listCompanyVersions', { query })).body;
      const short = (await ceo.call('listCompanyVersions', { query: { ...query, snapshots: false } })).body;
      const without = whole.data.map(({ snapshot: _snapshot, ...rest }) => rest);
      expect([short.data, short.pagination]).toEqual([without, whole.pagination]);
      expect(whole.data.every((entry: object) => 'snapshot' in entry)).toBe(true);
    }
  });
  it('400: offsets and limits that are not plain numbers in range', async () => {
    expect(errorOf(await ceo.callRaw('listCompanyVersions', { query: 'snapshots=no' }))).toEqual([400, 2001]);
    for (const query of ['offset=-1', 'limit=0', 'limit=1e3', 'offset=01'])
      expect(errorOf(await ceo.callRaw('listCompanyVersions', { query }))).toEqual([400, 2001]);
  });
  it('200: each item of the list equals the version of its number', async () => {
    const { data, pagination } = (await ceo.call('listCompanyVersions')).body;
    expect(data).toHaveLength(pagination.total);
    for (const version of data)
      expect((await ceo.call('getCompanyVersion', { path: { version: version.version } })).body.data).toEqual(version);
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
  it('404: texts that are not version numbers', async () => {
    for (const version of [...NOT_VERSIONS, ...MISSING_VERSIONS, String((await newest()) + 1)])
      expect(errorOf(await ceo.call('getCompanyVersion', { path: { version } }))).toEqual([404, 3000]);
  });
});

describe('getCompanyVersionDiff', () => {
  it('200: a patch from the previous version to this one, or from any version to any other', async () => {
    const version = await newest();
    for (const [to, against] of [
      [version, undefined],
      [version, 2],
      [2, version],
    ] as const) {
      const answer = await ceo.call('getCompanyVersionDiff', {
        path: { version: to },
        query: against === undefined ? {} : { against },
      });
      const { from_version, to_version, changes } = answer.body.data;
      expect([from_version, to_version]).toEqual([against ?? to - 1, to]);
      const document = await snapshotAt(known(from_version));
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
    const headers = { 'if-none-match': first.headers.etag ?? '' } as const;
    expect((await ceo.call('getCompanyVersionDiff', { path: { version: 1 }, headers })).status).toBe(304);
  });
  it('404: a version that does not exist, on either side; 400: a malformed number to compare with', async () => {
    for (const version of NOT_VERSIONS)
      expect(errorOf(await ceo.call('getCompanyVersionDiff', { path: { version } }))).toEqual([404, 3000]);
    expect(
      errorOf(await ceo.callRaw('getCompanyVersionDiff', { path: { version: 1 }, query: { against: 2147483647 } })),
    ).toEqual([404, 3000]);
    for (const query of ['against=0', 'against=x', 'against='])
      expect(errorOf(await ceo.callRaw('getCompanyVersionDiff', { path: { version: 1 }, query }))).toEqual([400, 2001]);
  });
});

describe('restoreCompanyVersion', () => {
  it('200: a new version whose snapshot is the old one, including times, ids and positions', async () => {
    const version = await newest();
    const old = await snapshotAt(version);
    const { id } = await newDepartment(ceo, 'made in error');
    await ceo.call('updateDepartment', {
      path: { department_id: known(old.departments[0]).id },
      body: { name: 'renamed in error' },
    });
    await ceo.call('deleteAgent', { path: { agent_id: known(old.agents[0]).id } });
    const last = await newest();
    const answer = await ceo.call('restoreCompanyVersion', { path: { version } });
    expect(answer.body.data).toMatchObject({
      version: last + 1,
      snapshot: old,
      content_hash: contentHash(old as JsonValue),
    });
    const present = await ceo.call('getCompany');
    expect(present.headers.etag).toBe(answer.headers.etag);
    expect(present.body.data).toMatchObject({ departments: old.departments, agents: old.agents });
    expect(errorOf(await ceo.call('getDepartment', { path: { department_id: id } }))).toEqual([404, 3000]);
    const log = await ceo.call('listAuditLog', { query: { action: 'company.restored' } });
    expect(log.body.data[0]).toMatchObject({ target_type: 'company', target_id: 'default', details: { version } });
  });
  it('200: a version of many large records, of which some differ', async () => {
    const strategyOf = (letter: string) => ({ ceremony_policy: { strategy_config: { text: letter.repeat(16_000) } } });
    const made = await Promise.all(Array.from({ length: 40 }, (_, n) => newDepartment(ceo, `large ${n}`)));
    for (const { id } of made)
      await ceo.call('updateDepartment', { path: { department_id: id }, body: strategyOf('a') });
    const version = await newest();
    const old = await snapshotAt(version);
    for (const { id } of made.slice(0, 20))
      await ceo.call('updateDepartment', { path: { department_id: id }, body: strategyOf('b') });
    for (const { id } of made.slice(20))
      await ceo.call('deleteDepartment', { path: { department_id: id }, query: { reason: 'No longer needed' } });
    await ceo.call('restoreCompanyVersion', { path: { version } });
    expect(await snapshotAt(await newest())).toEqual(old);
    expect((await ceo.call('getCompany')).body.data.departments).toEqual(old.departments);
  });
  it('200: reads only the records that differ from the present state; the others stay the same objects', async () => {
    const { company } = server.services;
    const { version, snapshot } = await company.read();
    await company.update({ budgetMonthly: 77 }, actorNamed('system'), unconditional);
    const restored = await company.restore(String(version), actorNamed('system'), unconditional);
    expect(restored.version.snapshot).toEqual(snapshot);
    expect(restored.version.snapshot.agents).toBe(snapshot.agents);
    expect((await company.read()).snapshot.departments).toBe(snapshot.departments);
  });
  it('200: the same state again writes nothing and returns the newest version', async () => {
    const version = await newest();
    const log = await ceo.call('listAuditLog');
    const answer = await ceo.call('restoreCompanyVersion', { path: { version } });
    expect([answer.body.data.version, await newest()]).toEqual([version, version]);
    expect((await ceo.call('listAuditLog')).body).toEqual(log.body);
  });
  it('200: scopes of department administrators follow a restored name', async () => {
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
  it('200: a saved name that equals the default stays a name', async () => {
    await ceo.call('updateCompany', { body: { company_name: 'Unnamed company', budget_monthly: 10 } });
    const version = await newest();
    await ceo.call('updateCompany', { body: { budget_monthly: 20 } });
    expect((await ceo.call('restoreCompanyVersion', { path: { version } })).status).toBe(200);
    expect((await ceo.call('getSetupStatus')).body.data.has_company).toBe(true);
  });
  it('200: the currency of the version is restored, and the settings return it', async () => {
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
  it('409/4002: an outdated tag; 404: texts that are not version numbers', async () => {
    const headers = { 'if-match': '"other"' };
    expect(errorOf(await ceo.callRaw('restoreCompanyVersion', { path: { version: 1 }, headers }))).toEqual([409, 4002]);
    for (const version of NOT_VERSIONS)
      expect(errorOf(await ceo.call('restoreCompanyVersion', { path: { version }, headers }))).toEqual([404, 3000]);
    const etag = (await ceo.call('getCompany')).headers.etag ?? '';
    expect(
      (await ceo.call('restoreCompanyVersion', { path: { version: 1 }, headers: { 'if-match': etag } })).status,
    ).toBe(200);
  });
});
