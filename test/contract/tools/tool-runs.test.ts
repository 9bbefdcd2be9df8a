import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import type { JsonObject } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import type { CallEffect } from '../../../domain/tools/tool-runs.ts';
import { effectiveTagOf } from '../../../domain/tools/tool-runs.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { crowdOrganisation } from '../../support/builders/load/crowds.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let ceoId: string;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(() => server.close());

const toolOf = (name: string) => {
  const tool = server.services.tools.find(name);
  if (tool === null) throw new Error(`no tool ${name}`);
  return tool;
};

interface Call {
  readonly role?: HumanRole;
  readonly agentId?: string | null;
  readonly within?: CallEffect;
  readonly signal?: AbortSignal;
}

const run = (name: string, args: JsonObject, { role = 'ceo', agentId = null, within, signal }: Call = {}) => {
  const { tools } = server.services;
  const tool = toolOf(name);
  const actor = actorOf(role, { userId: ceoId });
  const call = { tool, args: tools.check(tool, args), actor, agentId, signal: signal ?? new AbortController().signal };
  return tools.run(call, within);
};

const entriesOf = async (action: string) =>
  (await ceo.call('listAuditLog', { query: { action } })).body.data as {
    target_name: string;
    agent_id: string | null;
    details: object;
  }[];
const departmentNames = async () =>
  (await ceo.call('listDepartments')).body.data.map(({ name }: { name: string }) => name);

describe('the tool catalogue', () => {
  it('has the tools of the rules, each with a protocol name and a closed schema', () => {
    const { tools } = server.services.tools;
    const named = (tag: string) => tools.filter((tool) => tool.tag === tag).map(({ name }) => name);
    expect(named('read').toSorted()).toEqual(
      ['agents', 'approvals', 'charters', 'departments', 'projects', 'tasks']
        .map((area) => `${area}.list`)
        .concat('company.read', 'departments.get', 'tasks.get', 'work.overview')
        .concat('runs.list', 'runs.get', 'runs.steps', 'artifacts.list', 'artifacts.get')
        .toSorted(),
    );
    expect(named('write')).toHaveLength(20);
    expect(named('admin').toSorted()).toEqual([
      'agents.delete',
      'company.update',
      'departments.delete',
      'settings.update',
    ]);
    for (const { name, wireName, parameters } of tools) {
      expect(wireName).toBe(name.replace('.', '_'));
      expect(parameters).toMatchObject({ type: 'object', additionalProperties: false });
      expect(JSON.stringify(parameters)).not.toContain('$ref');
    }
  });

  it('shows what the caller may use with some arguments', () => {
    const { tools } = server.services;
    const names = (actor: Parameters<typeof tools.usableBy>[0]) => tools.usableBy(actor).map(({ name }) => name);
    expect(names(actorOf('ceo'))).toHaveLength(39);
    expect(names(actorOf('observer'))).toEqual(tools.tools.filter(({ tag }) => tag === 'read').map(({ name }) => name));
    const admin = actorOf('observer', { orgRoles: ['department_admin'], scopedDepartments: ['design'] });
    expect(names(admin)).toContain('departments.update');
    expect(names(actorOf('ceo', { mustChangePassword: true }))).toEqual([]);
  });

  it('counts another role for an agent as `admin`, the role of a new one as `write`', () => {
    expect(effectiveTagOf(toolOf('agents.update'), { agent_id: NOBODY, role: 'CTO' })).toBe('admin');
    expect(effectiveTagOf(toolOf('agents.create'), { name: 'Eve', role: 'CTO' })).toBe('write');
  });

  it('counts every call that sets an autonomy level as `admin`', () => {
    expect(effectiveTagOf(toolOf('agents.update'), { agent_id: NOBODY })).toBe('write');
    expect(effectiveTagOf(toolOf('agents.update'), { agent_id: NOBODY, autonomy_level: null })).toBe('admin');
  });
});

describe('a tool run', () => {
  it('returns the data of the operation: an object as it is, a list under items, nothing as {}', async () => {
    const { id } = await newDepartment(ceo, 'answered');
    expect(await run('departments.get', { department_id: id })).toMatchObject({ isError: false, data: { id } });
    expect(await run('company.read', {})).toMatchObject({ data: { departments: [{ id }] } });
    const listed = await run('departments.list', { limit: 1 });
    expect(listed).toMatchObject({ data: { items: [{ id }] } });
    expect(listed).not.toMatchObject({ data: { has_more: true } });
    const { id: next } = await newDepartment(ceo, 'answered next');
    expect(await run('departments.list', { limit: 1 })).toMatchObject({
      data: { items: [{ id: next }], has_more: true },
    });
    expect(await run('departments.list', { limit: 1, offset: 1 })).toEqual({
      isError: false,
      data: { items: [expect.objectContaining({ id })] },
    });
    await run('departments.delete', { department_id: next, reason: 'test' });
    expect(await run('departments.delete', { department_id: id, reason: 'test' })).toEqual({
      isError: false,
      data: {},
    });
  });

  it("writes an entry with masked arguments in addition to that of the operation; a user's read writes none", async () => {
    const secret = 'sk-0123456789abcdefghij';
    await run('departments.create', { name: 'Noted', description: `key ${secret}` }, { agentId: NOBODY });
    await run('departments.list', {});
    const entries = await entriesOf('tool.ran');
    expect(entries[0]).toMatchObject({
      target_name: 'departments.create',
      agent_id: NOBODY,
      details: { arguments: { name: 'Noted', description: 'key ***' }, failed: null },
    });
    expect(entries.map(({ target_name }) => target_name)).not.toContain('departments.list');
    await run('departments.list', {}, { agentId: NOBODY });
    expect((await entriesOf('tool.ran'))[0]).toMatchObject({ target_name: 'departments.list', agent_id: NOBODY });
  });

  it('fails as the operation would: its code, nothing changed, an entry with the failure', async () => {
    await newDepartment(ceo, 'taken');
    expect(await run('departments.create', { name: 'TAKEN' })).toMatchObject({
      isError: true,
      failure: { errorCode: 4001 },
    });
    expect((await entriesOf('tool.failed'))[0]).toMatchObject({ details: { failed: 4001 } });
    expect(await run('departments.create', { name: 'not mine' }, { role: 'observer' })).toMatchObject({
      failure: { errorCode: 1001 },
    });
    expect(await departmentNames()).not.toContain('not mine');
  });

  it('records the start of long arguments: 200 characters of a text, 10 items of a list', async () => {
    const acceptance_criteria = Array.from({ length: 50 }, () => 'c'.repeat(1000));
    const args = { project_id: NOBODY, title: 't', description: 'd'.repeat(40_000), acceptance_criteria };
    expect(await run('tasks.create', args)).toMatchObject({ failure: { errorCode: 3000 } });
    const [entry] = await entriesOf('tool.failed');
    expect(entry).toMatchObject({ details: { arguments: { description: `${'d'.repeat(200)}... 40000 characters` } } });
    // Ten items of 200 characters, and the description.
    expect(JSON.stringify(entry).length).toBeLessThan(4000);
  });

  it('records ten items of a list that is short as a text, too', async () => {
    const acceptance_criteria = Array.from({ length: 11 }, (_, index) => `c${index}`);
    expect(JSON.stringify(acceptance_criteria).length).toBeLessThan(3000);
    await run('tasks.create', { project_id: NOBODY, title: 't', acceptance_criteria });
    expect((await entriesOf('tool.failed'))[0]?.details).toMatchObject({
      arguments: { acceptance_criteria: [...acceptance_criteria.slice(0, 10), '... 11 in all'] },
    });
  });

  it('records only the length of a field that is still too long, whatever its content', async () => {
    const { id } = await newDepartment(ceo, 'free-form');
    await newDepartment(ceo, 'taken as well');
    const strategy_config = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`field ${index}`, index === 0 ? 'x'.repeat(500) : index]),
    );
    const args = { department_id: id, name: 'taken as well', ceremony_policy: { strategy_config } };
    expect(await run('departments.update', args)).toMatchObject({ failure: { errorCode: 4001 } });
    const length = JSON.stringify(args.ceremony_policy).length;
    expect((await entriesOf('tool.failed'))[0]?.details).toMatchObject({
      arguments: { name: 'taken as well', ceremony_policy: `... ${length} characters` },
    });
  });

  it('2000: of a read whose response would be longer than a million bytes', async () => {
    const { name } = await newDepartment(ceo, 'crowded');
    await newAgent(ceo, 'First', name);
    await crowdOrganisation(server.store.pool, { departments: 0, agents: 4000 });
    // Its record is read again after the next change.
    await newDepartment(ceo, 'after the crowd');
    expect(await run('company.read', {})).toMatchObject({ isError: true, failure: { errorCode: 2000 } });
    const listed = await run('agents.list', {});
    expect(listed).toMatchObject({ isError: false, data: { has_more: true } });
  });

  it('is one transaction with its records: if they cannot be written, the change is undone and that failure thrown', async () => {
    const broken = new Error('the row is gone');
    const within = () => Promise.reject(broken);
    await expect(run('departments.create', { name: 'undone' }, { within })).rejects.toBe(broken);
    expect(await departmentNames()).not.toContain('undone');
    expect((await entriesOf('tool.ran'))[0]?.details).not.toMatchObject({ arguments: { name: 'undone' } });
  });

  it('does nothing for a disconnected caller', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(run('departments.create', { name: 'unwanted' }, { signal })).rejects.toThrow('gone');
    expect(await departmentNames()).not.toContain('unwanted');
  });

  it('is undone for a caller who disconnects while it runs', async () => {
    const { departments } = server.services;
    const create = departments.create.bind(departments);
    const leaving = new AbortController();
    vi.spyOn(departments, 'create').mockImplementationOnce(async (...given) => {
      const made = await create(...given);
      leaving.abort(new Error('gone'));
      return made;
    });
    await expect(run('departments.create', { name: 'unwanted' }, { signal: leaving.signal })).rejects.toThrow('gone');
    expect(await departmentNames()).not.toContain('unwanted');
  });
});

describe('arguments', () => {
  const faultOf = (name: string, args: JsonObject): string => {
    try {
      server.services.tools.check(toolOf(name), args);
      return '';
    } catch (error) {
      return String(error);
    }
  };

  it.each([
    ['an unknown one', 'departments.create', { name: 'x', nonsense: 1 }, 'nonsense: is not a known field'],
    ['an unknown one without a body', 'company.read', { nonsense: 1 }, 'nonsense: is not a known field'],
    ['a missing one', 'departments.get', {}, 'department_id: is required'],
    ['one of another type', 'departments.list', { limit: '5' }, 'limit: must be integer'],
    ['infinity', 'company.update', { budget_monthly: Number.POSITIVE_INFINITY }, 'budget_monthly'],
    ['the prototype', 'departments.create', JSON.parse('{"name":"x","__proto__":{"head":"y"}}'), '__proto__'],
    ['text the database cannot hold', 'departments.create', { name: 'a\0b' }, 'U+0000'],
  ])('2001: %s', (_what, name, args, detail) => {
    expect(faultOf(name, args)).toContain(detail);
  });

  it('are unchanged when they are checked again, and contain only what the tool declares', () => {
    const { tools } = server.services;
    for (const [name, given, checked] of [
      ['departments.create', { name: 'x' }, ['name', 'id', 'description', 'head', 'budget_percent', 'autonomy_level']],
      ['departments.delete', { department_id: NOBODY, reason: 'x' }, ['department_id', 'reason']],
      ['agents.list', {}, []],
      ['charters.list', {}, []],
      ['departments.list', {}, ['offset']],
    ] as const) {
      const args = tools.check(toolOf(name), given);
      expect(Object.keys(args).toSorted()).toEqual([...checked].toSorted());
      expect(tools.check(toolOf(name), args)).toEqual(args);
    }
  });

  it('are not changed at their source: defaults are only in the result', () => {
    const given = { name: 'x' };
    expect(server.services.tools.check(toolOf('departments.create'), given)).toMatchObject({ description: '' });
    expect(given).toEqual({ name: 'x' });
  });
});
