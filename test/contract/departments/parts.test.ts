import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAgent, newDepartment, tagOf } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { NOBODY, UNKNOWN_IDS } from '../../support/builders/unknown-ids.ts';
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

const POLICY = {
  strategy: 'hybrid',
  strategy_config: { days: 14, nested: { b: null, a: [1.5, null] } },
  auto_transition: null,
} as const;
const STORED = { strategy: 'hybrid', strategy_config: { days: 14, nested: { b: null, a: [1.5, null] } } };

describe('reorderDepartmentAgents', () => {
  it('200: the agents take the places of their department; others stay', async () => {
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
  it('422: not a permutation; 400: an empty list; 404: an unknown department', async () => {
    const { id } = await newDepartment(ceo, 'unordered');
    await newAgent(ceo, 'only one', 'unordered');
    const reorder = (department_id: string, agent_names: string[]) =>
      ceo.call('reorderDepartmentAgents', { path: { department_id }, body: { agent_names } });
    for (const names of [['only one', 'only one'], ['nobody'], ['only one', 'nobody']]) {
      const answer = await reorder(id, names);
      expect(errorOf(answer)).toEqual([422, 2000]);
      expect(answer.body.error).toContain('permutation');
    }
    for (const names of [[], [' ']]) expect(errorOf(await reorder(id, names))).toEqual([400, 2001]);
    expect(errorOf(await reorder(NOBODY, ['a']))).toEqual([404, 3000]);
  });
});

describe('getCeremonyPolicy', () => {
  it('200: null without a policy; 304 when the tag is known; 404', async () => {
    const { id } = await newDepartment(ceo, 'no policy');
    const answer = await ceo.call('getCeremonyPolicy', { path: { department_id: id } });
    expect(answer.body.data).toBeNull();
    const headers = { 'if-none-match': answer.headers.etag ?? '' };
    expect((await ceo.call('getCeremonyPolicy', { path: { department_id: id }, headers })).status).toBe(304);
    expect(errorOf(await ceo.call('getCeremonyPolicy', { path: { department_id: 'x' } }))).toEqual([404, 3000]);
  });
});

describe('setCeremonyPolicy', () => {
  it('200: stores it without its nulls; the tag is that of the department', async () => {
    const { id } = await newDepartment(ceo, 'policy');
    const path = { department_id: id } as const;
    const answer = await ceo.call('setCeremonyPolicy', { path, body: POLICY });
    expect(answer.body.data).toEqual(STORED);
    const read = await ceo.call('getCeremonyPolicy', { path });
    expect([read.body.data, read.headers.etag]).toEqual([STORED, answer.headers.etag]);
    expect(await tagOf(ceo, id)).toBe(answer.headers.etag);
    expect((await ceo.call('setCeremonyPolicy', { path, body: {} })).body.data).toEqual({});
  });
  it('400, 404 and 409/4002', async () => {
    const { id } = await newDepartment(ceo, 'wrong policy');
    const path = { department_id: id };
    for (const body of [
      { strategy: 'none' },
      { transition_threshold: 0 },
      { transition_threshold: 1.1 },
      { days: 1 },
      { strategy_config: [] },
    ])
      expect(errorOf(await ceo.callRaw('setCeremonyPolicy', { path, body }))).toEqual([400, 2001]);
    expect(errorOf(await ceo.call('setCeremonyPolicy', { path: { department_id: NOBODY }, body: {} }))).toEqual([
      404, 3000,
    ]);
    expect(errorOf(await ceo.call('setCeremonyPolicy', { path, body: {}, headers: { 'if-match': '"a"' } }))).toEqual([
      409, 4002,
    ]);
  });
  it('400: nests too deeply; up to 64 levels it is stored as sent', async () => {
    const { id } = await newDepartment(ceo, 'nested policy');
    const put = (depth: number) => {
      const text = `{"strategy_config":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
      return ceo.callRaw('setCeremonyPolicy', { path: { department_id: id }, raw: { text, type: 'application/json' } });
    };
    expect((await put(60)).text).toContain(`{"a":${'['.repeat(60)}${']'.repeat(60)}}`);
    for (const depth of [64, 6_000, 500_000]) {
      const answer = await put(depth);
      expect(errorOf(answer)).toEqual([400, 2001]);
      expect(answer.body.error).toContain('must not nest deeper than 64 levels');
    }
  });
});

describe('deleteCeremonyPolicy', () => {
  it('204 also without one, 404, 409/4002', async () => {
    const { id } = await newDepartment(ceo, 'policy to delete');
    const path = { department_id: id } as const;
    await ceo.call('setCeremonyPolicy', { path, body: POLICY });
    expect(errorOf(await ceo.call('deleteCeremonyPolicy', { path, headers: { 'if-match': '"a"' } }))).toEqual([
      409, 4002,
    ]);
    expect((await ceo.call('deleteCeremonyPolicy', { path })).status).toBe(204);
    expect((await ceo.call('deleteCeremonyPolicy', { path })).status).toBe(204);
    expect((await ceo.call('getCeremonyPolicy', { path })).body.data).toBeNull();
    expect(errorOf(await ceo.call('deleteCeremonyPolicy', { path: { department_id: NOBODY } }))).toEqual([404, 3000]);
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
