import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPersonality } from '../../domain/organisation/value/personality-presets.ts';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import { UNKNOWN_IDS } from '../support/builders/unknown-ids.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

const GUIDE = { model_provider: 'guided', model_id: 'guide-1' };

let server: TestServer;
let ceo: Client;

const read = async (agent_id: string) => ceo.call('getAgent', { path: { agent_id } });
const headOf = async (department_id: string) =>
  (await ceo.call('getDepartment', { path: { department_id } })).body.data.head;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'Engineering');
});
afterAll(() => server.close());

describe('listAgents', () => {
  it('200: all agents in company order, page by page; a page continues at the present place of the last agent', async () => {
    for (const name of ['page a', 'page b', 'page c', 'page d', 'page e']) await newAgent(ceo, name, 'engineering');
    const all = (await ceo.call('listAgents')).body.data;
    expect(all.map(({ position }: { position: number }) => position)).toEqual(
      all.map((_: unknown, place: number) => place),
    );
    const first = (await ceo.call('listAgents', { query: { limit: 3 } })).body;
    await ceo.call('deleteAgent', { path: { agent_id: known(all[0]).id } });
    const second = (
      await ceo.call('listAgents', { query: { limit: 200, cursor: known(first.pagination.next_cursor) } })
    ).body;
    const names = [...first.data, ...second.data].map(({ name }: { name: string }) => name);
    expect(names).toEqual(all.map(({ name }: { name: string }) => name));
    expect(second.pagination).toEqual({ limit: 200, next_cursor: null, has_more: false });
  });
  it('200: a cursor whose agent was deleted still works', async () => {
    const all = (await ceo.call('listAgents')).body.data;
    const page = (await ceo.call('listAgents', { query: { limit: 2 } })).body;
    await ceo.call('deleteAgent', { path: { agent_id: known(all[1]).id } });
    const next = (await ceo.call('listAgents', { query: { cursor: known(page.pagination.next_cursor) } })).body;
    expect(next.data.map(({ id }: { id: string }) => id)).toEqual(all.slice(2).map(({ id }: { id: string }) => id));
  });
  it('400: a cursor of another list, a broken one, a limit out of range', async () => {
    const roles = (await ceo.call('listRoles', { query: { limit: 1 } })).body.pagination.next_cursor;
    for (const query of [{ cursor: String(roles) }, { cursor: 'x' }, { limit: 0 }, { limit: 201 }])
      expect(errorOf(await ceo.callRaw('listAgents', { query }))).toEqual([400, 2001]);
  });
});

describe('createAgent', () => {
  it('201: appends an agent with the spelling of its department, preset and model; its tag is that of the next read', async () => {
    const { agents } = (await ceo.call('getCompany')).body.data;
    const answer = await ceo.call('createAgent', {
      body: {
        ...{ name: '  Jon Keller ', role: ' Developer ', department: ' ENGINEERING', level: 'senior', ...GUIDE },
        ...{ personality_preset: ' Code_Craftsman ', autonomy_level: 'full', budget_limit_monthly: 12.5 },
      },
    });
    expect(answer.status).toBe(201);
    const { id, created_at, ...rest } = answer.body.data;
    expect(rest).toEqual({
      ...{ name: 'Jon Keller', role: 'Developer', department: 'Engineering', level: 'senior', ...GUIDE, tier: 'large' },
      ...{ personality_preset: 'code_craftsman', personality: findPersonality('code_craftsman') },
      ...{ autonomy_level: 'full', budget_limit_monthly: 12.5, position: agents.length, updated_at: created_at },
    });
    expect(answer.headers.location).toBe(`/api/v1/agents/${id}`);
    expect((await read(id)).headers.etag).toBe(answer.headers.etag);
  });
  it('201: omitted fields get their defaults', async () => {
    const plain = await newAgent(ceo, 'plain', 'engineering');
    expect(plain).toMatchObject({
      ...{ level: 'mid', personality_preset: 'pragmatic_builder', autonomy_level: null, budget_limit_monthly: null },
      ...{ model_provider: null, model_id: null, tier: 'medium' },
    });
    const blank = await newAgent(ceo, 'blank', 'engineering', {
      personality_preset: ' ',
      model_provider: null,
      model_id: null,
    });
    expect(blank).toMatchObject({ personality_preset: 'pragmatic_builder', model_id: null });
  });
  it('400: half a model pair, an unknown preset, and schema violations', async () => {
    const base = { name: 'wrong', role: 'r', department: 'engineering' };
    const halves = [
      { model_provider: 'guided' },
      { model_id: 'guide-1' },
      { ...GUIDE, model_id: null },
      { ...GUIDE, model_provider: null },
    ];
    const others = [
      { personality_preset: 'nobody' },
      { level: 'boss' },
      { budget_limit_monthly: 1_000_001 },
      { name: '' },
      { id: 'a' },
    ];
    for (const fields of [...halves, ...others])
      expect(errorOf(await ceo.callRaw('createAgent', { body: { ...base, ...fields } }))).toEqual([400, 2001]);
  });
  it('404 provider before 422 model before 422 department before 409 name', async () => {
    const create = (fields: object) =>
      ceo.call('createAgent', { body: { name: 'Jon Keller', role: 'r', department: 'nowhere', ...fields } });
    expect(errorOf(await create({ model_provider: 'nobody', model_id: 'x' }))).toEqual([404, 3000]);
    expect(errorOf(await create({ ...GUIDE, model_id: 'x' }))).toEqual([422, 2000]);
    expect(errorOf(await create(GUIDE))).toEqual([422, 2000]);
    const taken = await create({ ...GUIDE, department: 'engineering', name: ' JON KELLER' });
    expect(errorOf(taken)).toEqual([409, 4001]);
    expect(taken.body.error).toContain('already exists');
  });
  it('201: the same Idempotency-Key creates once; 403: an observer may not', async () => {
    const request = {
      body: { name: 'once', role: 'r', department: 'engineering' },
      headers: { 'idempotency-key': 'agents-once' },
    };
    const first = await ceo.call('createAgent', request);
    expect((await ceo.call('createAgent', request)).body).toEqual(first.body);
    const { client } = await createPerson(server, 'agent observer', 'observer');
    expect(errorOf(await client.call('createAgent', { ...request, headers: {} }))).toEqual([403, 1001]);
  });
});

describe('getAgent', () => {
  it('200: one agent; 304 when the tag is known; 404: an unknown or malformed id', async () => {
    const { id } = await newAgent(ceo, 'read me', 'engineering');
    const answer = await read(id.toUpperCase());
    expect(answer.body.data).toMatchObject({ id, name: 'read me' });
    const headers = { 'if-none-match': answer.headers.etag ?? '' };
    expect((await ceo.call('getAgent', { path: { agent_id: id }, headers })).status).toBe(304);
    for (const agent_id of UNKNOWN_IDS) expect(errorOf(await read(agent_id))).toEqual([404, 3000]);
  });
});

describe('updateAgent', () => {
  const patch = (agent_id: string, body: object, headers = {}) =>
    ceo.call('updateAgent', { path: { agent_id }, body, headers });

  it('200: changes the given fields; null clears autonomy level and limit; other fields do not change', async () => {
    const { id } = await newAgent(ceo, 'patch me', 'engineering', {
      autonomy_level: 'full',
      budget_limit_monthly: 1,
      level: 'lead',
    });
    const set = await patch(id, { role: ' Tester ', personality_preset: 'QUALITY_GUARDIAN', ...GUIDE });
    expect(set.body.data).toMatchObject({
      role: 'Tester',
      personality_preset: 'quality_guardian',
      tier: 'large',
      ...GUIDE,
    });
    const nulls = {
      name: null,
      role: null,
      department: null,
      level: null,
      personality_preset: null,
      autonomy_level: null,
      budget_limit_monthly: null,
    };
    const cleared = await patch(id, nulls);
    expect(cleared.body.data).toMatchObject({
      ...{
        name: 'patch me',
        role: 'Tester',
        department: 'Engineering',
        level: 'lead',
        personality_preset: 'quality_guardian',
      },
      ...{ autonomy_level: null, budget_limit_monthly: null, ...GUIDE },
    });
    expect((await read(id)).headers.etag).toBe(cleared.headers.etag);
    const unassigned = await patch(id, { model_provider: null, model_id: null });
    expect(unassigned.body.data).toMatchObject({ model_provider: null, model_id: null, tier: 'medium' });
  });
  it('200: the head of a department follows a rename, and is null after the deletion', async () => {
    const { id } = await newAgent(ceo, 'The Head', 'engineering');
    const department = await newDepartment(ceo, 'headed', { head: 'the head' });
    await patch(id, { name: 'The New Head' });
    expect(await headOf(department.id)).toBe('The New Head');
    await ceo.call('deleteAgent', { path: { agent_id: id } });
    expect(await headOf(department.id)).toBeNull();
  });
  it('200: an update without a department does not check it; one with it does', async () => {
    const { id } = await newAgent(ceo, 'mover', 'engineering');
    await newDepartment(ceo, 'Target');
    expect((await patch(id, { department: ' target ' })).body.data.department).toBe('Target');
    expect(errorOf(await patch(id, { department: 'nowhere' }))).toEqual([422, 2000]);
  });
  it('200: its own name in another spelling is not a duplicate, and an empty change keeps tag and time', async () => {
    const { id } = await newAgent(ceo, 'spelling', 'engineering');
    const renamed = await patch(id, { name: 'SPELLING' });
    expect(renamed.body.data.name).toBe('SPELLING');
    const same = await patch(id, { name: ' SPELLING', level: 'mid' });
    expect([same.body, same.headers.etag]).toEqual([renamed.body, renamed.headers.etag]);
  });
  it('404, 409/4002, 404 provider, 422 model, 422 department, 409/4001, in this order', async () => {
    const { id } = await newAgent(ceo, 'ordered checks', 'engineering');
    await newAgent(ceo, 'occupied', 'engineering');
    const wrong = { model_provider: 'nobody', model_id: 'x', department: 'nowhere', name: 'occupied' };
    const stale = { 'if-match': '"stale"' };
    for (const unknown of UNKNOWN_IDS) expect(errorOf(await patch(unknown, wrong, stale))).toEqual([404, 3000]);
    expect(errorOf(await patch(id, wrong, stale))).toEqual([409, 4002]);
    expect(errorOf(await patch(id, wrong))).toEqual([404, 3000]);
    expect(errorOf(await patch(id, { ...wrong, ...GUIDE, model_id: 'x' }))).toEqual([422, 2000]);
    expect(errorOf(await patch(id, { ...wrong, ...GUIDE }))).toEqual([422, 2000]);
    expect(errorOf(await patch(id, { ...wrong, ...GUIDE, department: 'engineering' }))).toEqual([409, 4001]);
  });
  it('400: half a model pair, an unknown preset', async () => {
    const { id } = await newAgent(ceo, 'wrong fields', 'engineering');
    for (const body of [
      { model_id: 'guide-1' },
      { ...GUIDE, model_provider: null },
      { personality_preset: 'x' },
      { position: 1 },
    ])
      expect(errorOf(await patch(id, body))).toEqual([400, 2001]);
  });
});

describe('deleteAgent', () => {
  const remove = (agent_id: string, headers = {}) => ceo.call('deleteAgent', { path: { agent_id }, headers });

  it('204: the agents after it move up', async () => {
    const gone = await newAgent(ceo, 'leaves', 'engineering');
    const next = await newAgent(ceo, 'stays', 'engineering');
    expect((await remove(gone.id)).status).toBe(204);
    expect((await read(next.id)).body.data.position).toBe(next.position - 1);
    expect(errorOf(await remove(gone.id))).toEqual([404, 3000]);
  });
  it('409/4000: the CEO stays, in any case of letters; 409/4002: another tag; 404', async () => {
    const { id } = await newAgent(ceo, 'chief', 'engineering', { role: 'cEo' });
    expect(errorOf(await remove(id, { 'if-match': '"a"' }))).toEqual([409, 4002]);
    expect(errorOf(await remove(id))).toEqual([409, 4000]);
    for (const unknown of UNKNOWN_IDS) expect(errorOf(await remove(unknown))).toEqual([404, 3000]);
  });
});
