import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '../../domain/foundation/kernel/json/canonical-json.ts';
import { ROLE_CATALOGUE } from '../../domain/organisation/roles/role-catalogue.ts';
import { eventsOf } from '../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { createDatabase } from '../support/database/database.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { MISSING_VERSIONS, NOT_VERSIONS } from '../support/sweep/not-versions.ts';

const FULL = {
  ...{ department: 'engineering', authority_level: 'lead', required_skills: ['SQL', 'SQL'], tool_access: ['git'] },
  ...{ system_prompt_template: 'Be exact.', description: 'Builds.' },
};
const PLAIN = { department: 'design' };

let server: TestServer;
let ceo: Client;

const put = (role_name: string, body: object, headers = {}) =>
  ceo.callRaw('setRole', { path: { role_name }, body, headers });
const read = (role_name: string) => ceo.call('getRole', { path: { role_name } });
const versions = async (role_name: string) => (await ceo.call('listRoleVersions', { path: { role_name } })).body;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

describe('the role catalogue', () => {
  it('is stored at the first start, each role as version 1 by system', async () => {
    const { data } = (await ceo.call('listRoles', { query: { limit: 200 } })).body;
    const names = data.map(({ name }: { name: string }) => name);
    expect([...names].sort()).toEqual(ROLE_CATALOGUE.map(({ name }) => name).sort());
    const { body } = await ceo.call('getRoleVersion', { path: { role_name: 'DevOps/SRE Engineer', version: 1 } });
    expect(body.data).toMatchObject({ version: 1, saved_by: 'system', entity_id: 'DevOps/SRE Engineer' });
  });
  it('is stored once by replicas that start together, and a deleted role does not return', async () => {
    const database = await createDatabase();
    const [one, two] = await Promise.all([startServer({ database }), startServer({ database })]);
    const chief = await setUpCeo(one.client);
    expect((await chief.call('listRoleVersions', { path: { role_name: 'CEO' } })).body.pagination.total).toBe(1);
    expect((await chief.call('deleteRole', { path: { role_name: 'Growth Marketer' } })).status).toBe(204);
    await Promise.all([one.close(), two.close()]);
    const next = await startServer({ database });
    const again = chief.as(chief.identity);
    const answer = await next.client.as(again.identity).call('getRole', { path: { role_name: 'Growth Marketer' } });
    expect(errorOf(answer)).toEqual([404, 3000]);
    await next.close();
    await database.drop();
  });
});

describe('listRoles', () => {
  it('200: sorted by name key in code point order, page by page', async () => {
    for (const name of ['zebra', 'Ärzte', '🚀', 'ﬁ', 'Abc', 'abd']) await put(name, PLAIN);
    const all = (await ceo.call('listRoles', { query: { limit: 200 } })).body.data.map(
      ({ name }: { name: string }) => name,
    );
    const keys = all.map((name: string) =>
      [...name.toLowerCase()].map((point) => String(point.codePointAt(0)).padStart(8, '0')).join(''),
    );
    expect([...keys].sort()).toEqual(keys);
    const pages: string[] = [];
    for (let query: object = { limit: 7 }; ; ) {
      const { data, pagination } = (await ceo.call('listRoles', { query: query as Record<string, string> })).body;
      pages.push(...data.map(({ name }: { name: string }) => name));
      if (!pagination.has_more) break;
      query = { limit: 7, cursor: pagination.next_cursor };
    }
    expect(pages).toEqual(all);
    expect(errorOf(await ceo.call('listRoles', { query: { cursor: 'x' } }))).toEqual([400, 2001]);
  });
});

describe('getRole', () => {
  it('304 when the tag is known; 404: an unknown name', async () => {
    const { headers } = await read('ceo');
    const answer = await ceo.call('getRole', {
      path: { role_name: 'CEO' },
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(answer.status).toBe(304);
    expect(errorOf(await read('nobody'))).toEqual([404, 3000]);
  });
});

describe('setRole', () => {
  it('201: creates a role and returns its location; 200: replaces it as a whole and keeps the first spelling', async () => {
    const made = await put(' Café/Lead ', FULL);
    expect([made.status, made.headers.location]).toEqual([201, '/api/v1/roles/Caf%C3%A9%2FLead']);
    expect(made.body.data).toMatchObject({ name: 'Café/Lead', ...FULL });
    expect((await read('CAFE\u0301/LEAD')).headers.etag).toBe(made.headers.etag);
    const replaced = await put('CAFÉ/LEAD', PLAIN);
    expect(replaced.status).toBe(200);
    expect(replaced.body.data).toMatchObject({
      ...{ name: 'Café/Lead', department: 'design', authority_level: 'mid', required_skills: [], tool_access: [] },
      ...{ system_prompt_template: null, description: '', created_at: made.body.data.created_at },
    });
    expect((await read('café/lead')).headers.etag).toBe(replaced.headers.etag);
  });
  it('200: the same content writes no version and keeps the tag', async () => {
    const first = await put('same again', FULL);
    const second = await put('same again', FULL);
    expect([second.status, second.headers.etag, second.body]).toEqual([200, first.headers.etag, first.body]);
    expect((await versions('same again')).pagination.total).toBe(1);
  });
  it('400: schema violations', async () => {
    const wrong = [
      {},
      { department: 'sales' },
      { ...PLAIN, required_skills: [' '] },
      { ...PLAIN, tool_access: Array(65).fill('a') },
    ];
    for (const body of [...wrong, { ...PLAIN, name: 'a' }, { ...PLAIN, description: 'x'.repeat(1001) }])
      expect(errorOf(await put('wrong', body))).toEqual([400, 2001]);
    expect(errorOf(await put('x'.repeat(129), PLAIN))).toEqual([400, 2001]);
    expect(errorOf(await read('wrong'))).toEqual([404, 3000]);
  });
  it('409/4002: another tag; on a role that does not exist no tag matches, nor *', async () => {
    await put('conditional', PLAIN);
    const { etag = '' } = (await read('conditional')).headers;
    expect(errorOf(await put('conditional', FULL, { 'if-match': '"a"' }))).toEqual([409, 4002]);
    expect((await put('conditional', FULL, { 'if-match': etag })).status).toBe(200);
    for (const tag of ['"a"', '*'])
      expect(errorOf(await put('not yet', FULL, { 'if-match': tag }))).toEqual([409, 4002]);
  });
  it('403: an observer may not', async () => {
    const { client } = await createPerson(server, 'role observer', 'observer');
    expect(errorOf(await client.callRaw('setRole', { path: { role_name: 'a' }, body: PLAIN }))).toEqual([403, 1001]);
  });
});

describe('deleteRole', () => {
  const remove = (role_name: string, headers = {}) => ceo.call('deleteRole', { path: { role_name }, headers });

  it('204: its history stays readable, and a later role with the name continues the numbers', async () => {
    await put('Phoenix', PLAIN);
    await put('Phoenix', FULL);
    expect((await remove('phoenix')).status).toBe(204);
    expect(errorOf(await read('Phoenix'))).toEqual([404, 3000]);
    expect((await eventsOf(server, 'role.deleted')).map(({ payload }) => payload)).toEqual([{ role_name: 'Phoenix' }]);
    expect((await versions('PHOENIX')).pagination.total).toBe(2);
    expect((await put('Phoenix', PLAIN)).status).toBe(201);
    expect((await versions('Phoenix')).data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
  });
  it('409/4000: while an agent has it; 409/4002: another tag; 404', async () => {
    await put('held', PLAIN);
    await newDepartment(ceo, 'roles');
    await newAgent(ceo, 'holder', 'roles', { role: 'HELD' });
    expect(errorOf(await remove('held', { 'if-match': '"a"' }))).toEqual([409, 4002]);
    expect(errorOf(await remove('held'))).toEqual([409, 4000]);
    expect(errorOf(await remove('nobody', { 'if-match': '"a"' }))).toEqual([404, 3000]);
  });
});

describe('listRoleVersions', () => {
  it('200: newest first with the total of that role; hashes are over the snapshots', async () => {
    for (const description of ['one', 'two', 'three']) await put('versioned', { ...PLAIN, description });
    const all = await versions('VERSIONED');
    expect(all.pagination).toEqual({ offset: 0, limit: null, total: 3, has_more: false, oldest_version: 1 });
    expect(all.data.map(({ snapshot }) => known(snapshot).description)).toEqual(['three', 'two', 'one']);
    for (const { content_hash, snapshot } of all.data) expect(content_hash).toBe(contentHash(known(snapshot)));
    const { body } = await ceo.call('listRoleVersions', {
      path: { role_name: 'versioned' },
      query: { offset: 1, limit: 1 },
    });
    expect([body.data, body.pagination]).toEqual([
      [all.data[1]],
      { offset: 1, limit: 1, total: 3, has_more: true, oldest_version: 1 },
    ]);
    const short = await ceo.call('listRoleVersions', { path: { role_name: 'versioned' }, query: { snapshots: false } });
    const without = all.data.map(({ snapshot: _snapshot, ...rest }) => rest);
    expect([short.body.data, short.body.pagination]).toEqual([without, all.pagination]);
  });
  it('404: a name never used; 400: an offset or limit out of range', async () => {
    expect(errorOf(await ceo.call('listRoleVersions', { path: { role_name: 'never' } }))).toEqual([404, 3000]);
    for (const query of ['offset=-1', 'limit=0'])
      expect(errorOf(await ceo.callRaw('listRoleVersions', { path: { role_name: 'ceo' }, query }))).toEqual([
        400, 2001,
      ]);
  });
});

describe('getRoleVersion', () => {
  it('200, 304 and 404 under the rule of digits', async () => {
    const get = (version: string, headers = {}) =>
      ceo.call('getRoleVersion', { path: { role_name: 'ceo', version }, headers });
    const { headers } = await get('1');
    expect((await get('1', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    for (const version of [...NOT_VERSIONS, ...MISSING_VERSIONS, '2'])
      expect(errorOf(await get(version))).toEqual([404, 3000]);
    expect(errorOf(await ceo.callRaw('getRoleVersion', { path: { role_name: 'never', version: 1 } }))).toEqual([
      404, 3000,
    ]);
  });
});

describe('restoreRoleVersion', () => {
  const restore = (role_name: string, version: number | string, headers = {}) =>
    ceo.call('restoreRoleVersion', { path: { role_name, version }, headers });

  it('200: the old state as the newest version; the same state again writes none', async () => {
    await put('restored', FULL);
    await put('restored', PLAIN);
    const answer = await restore('RESTORED', 1);
    const old = await ceo.call('getRoleVersion', { path: { role_name: 'restored', version: 1 } });
    const { version, snapshot, content_hash } = answer.body.data;
    expect([version, snapshot, content_hash]).toEqual([3, old.body.data.snapshot, old.body.data.content_hash]);
    expect((await read('restored')).headers.etag).toBe(answer.headers.etag);
    const again = await restore('restored', 1);
    expect([again.body, again.headers.etag]).toEqual([answer.body, answer.headers.etag]);
    const log = await ceo.call('listAuditLog', { query: { action: 'role.restored' } });
    expect(log.body.data).toHaveLength(1);
    expect(log.body.data[0]).toMatchObject({ target_type: 'role', target_id: 'restored', details: { version: 1 } });
  });
  it('200: a deleted role is restored', async () => {
    await put('comes back', FULL);
    await ceo.call('deleteRole', { path: { role_name: 'comes back' } });
    expect(errorOf(await restore('comes back', 1, { 'if-match': '*' }))).toEqual([409, 4002]);
    expect((await restore('comes back', 1)).body.data.version).toBe(2);
    expect((await read('comes back')).body.data).toMatchObject(FULL);
  });
  it('404 and 409/4002', async () => {
    for (const version of ['0', '2', 'x'])
      expect(errorOf(await restore('ceo', version, { 'if-match': '"a"' }))).toEqual([404, 3000]);
    expect(errorOf(await restore('never', 1))).toEqual([404, 3000]);
    expect(errorOf(await restore('ceo', 1, { 'if-match': '"a"' }))).toEqual([409, 4002]);
  });
});
