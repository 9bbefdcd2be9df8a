import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Forbidden, PersistenceFailed, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import { type ActingScene, calling, creating, startActing } from '../../support/builders/chat/acting-scene.ts';
import { roleBody } from '../../support/builders/chat/chat-scene.ts';
import { eventsOf } from '../../support/builders/organisation/charters.ts';
import { newAgent } from '../../support/builders/organisation/organisation.ts';
import { withApiKey } from '../../support/builders/people.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.model.reset();
  await scene.setAutonomy('supervised');
});
afterEach(() => vi.restoreAllMocks());

const sql = (text: string, values: readonly unknown[] = []) => scene.server.store.pool.query(text, [...values]);
const codesOf = ({ tool_calls }: { tool_calls: { result: string }[] }) =>
  tool_calls.map(({ result }) => JSON.parse(result).error_code ?? null);

/** An approved call that creates a department, and then, if `second` is given, another one. */
const approved = async (name: string): Promise<string> => {
  scene.model.script('tools', creating(name), { text: 'Done.' });
  const { approval_id: id } = (await scene.act()).body.data.act.action;
  await scene.ceo.call('approveApproval', { path: { approval_id: id } });
  return id;
};
const resumeOf = async (id: string) => (await scene.approval(id)).resume;
const entriesOf = async (action: string, name: string) => {
  const text = `select actor_id, agent_id, details from audit_entries
    where action = $1 and details -> 'arguments' ->> 'name' = $2`;
  return (await sql(text, [action, name])).rows;
};

/** The newest counted error. */
const newestRefusal = async () =>
  (await scene.ceo.call('listAuditLog', { query: { action: 'access.refused', limit: 1 } })).body.data[0];

/** Until it ends, the database cancels every insert of a department as after a lock time-out. */
const withoutLocks = async (work: () => Promise<void>): Promise<void> => {
  await sql(`create function give_up() returns trigger language plpgsql as
    $$ begin raise exception 'lock timeout' using errcode = '55P03'; end $$`);
  await sql('create trigger give_up before insert on departments for each row execute function give_up()');
  try {
    await work();
  } finally {
    await sql('drop function give_up cascade');
  }
};

describe('an approved call', () => {
  it('is not used up by a change that the database cancelled: it is retried, and runs', async () => {
    const id = await approved('Given up');
    await withoutLocks(async () => {
      await expect(scene.deliver(id)).rejects.toThrow(ServiceUnavailable);
    });
    expect(await resumeOf(id)).toEqual({ state: 'running', result: null, error: null });
    expect(await entriesOf('tool.failed', 'Given up')).toEqual([]);
    await scene.deliver(id);
    const { state, result } = await resumeOf(id);
    expect([state, codesOf(result)]).toEqual(['done', [null]]);
    expect(await scene.departmentNames()).toContain('Given up');
  });

  it.each([
    ['a service that is away', new ServiceUnavailable('away')],
    ['a statement that was refused', new PersistenceFailed('refused')],
    ['an error nobody foresaw', new TypeError('no')],
  ])('nor by %s while its permissions are checked', async (title, thrown) => {
    const id = await approved(title);
    vi.spyOn(scene.server.services.tools, 'permit').mockRejectedValueOnce(thrown);
    await expect(scene.deliver(id)).rejects.toBe(thrown);
    expect(await resumeOf(id)).toEqual({ state: 'running', result: null, error: null });
    await scene.deliver(id);
    expect([(await resumeOf(id)).state, await entriesOf('tool.ran', title)]).toMatchObject(['done', [{}]]);
  });

  it('is the only one with its approval in the audit log: later calls were not approved', async () => {
    scene.model.script('tools', calling(['company_update', { company_name: 'Acme' }]), creating('By itself'), {
      text: 'Done.',
    });
    await scene.setAutonomy('full');
    const { approval_id: id } = (await scene.act()).body.data.act.action;
    await scene.ceo.call('approveApproval', { path: { approval_id: id } });
    await scene.deliver(id);
    const { rows } = await sql(`select target_name from audit_entries where details ->> 'approval_id' = $1`, [id]);
    expect(rows).toEqual([{ target_name: 'company.update' }]);
    expect(await entriesOf('tool.ran', 'By itself')).toHaveLength(1);
  });
});

describe('a run that continues after approval', () => {
  it('that fails after the approved call reports what ran', async () => {
    const id = await approved('Ran before');
    scene.model.script('tools', calling(['departments_list', {}]));
    await sql('alter table act_runs add constraint act_runs_broken check (steps < 2) not valid');
    await expect(scene.deliver(id)).rejects.toThrow(PersistenceFailed);
    await sql('alter table act_runs drop constraint act_runs_broken');
    expect(await resumeOf(id)).toMatchObject({
      state: 'failed',
      result: { termination_reason: 'provider_error', final_message: null, parked: false },
      error: 'The call could not be brought to an end',
    });
    expect(codesOf((await resumeOf(id)).result)).toEqual([null]);
    const [event] = await eventsOf(scene.server, 'approval.resumed').then((all) => all.slice(-1));
    expect(event?.payload).toMatchObject({ state: 'failed', termination_reason: 'provider_error' });
  });

  it('2001: arguments that nest 5000 levels deep, immediately and after the approved call', async () => {
    const deep = `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`;
    const id = await approved('Not deep');
    scene.model.script('tools', calling(['departments_create', deep]), { text: 'Done.' });
    await scene.deliver(id);
    const { state, result } = await resumeOf(id);
    expect([state, codesOf(result)]).toEqual(['done', [null, 2001]]);
    scene.model.script('tools', calling(['departments_create', deep]), { text: 'Done.' });
    expect(codesOf((await scene.act()).body.data.act.action)).toEqual([2001]);
  });

  it('calls after a crash what was stored: an unknown name refers to nothing, however it is displayed', async () => {
    const id = await approved('Consented');
    await scene.setAutonomy('full');
    scene.model.script('tools', calling(['departments create', { name: 'Guessed' }]), { text: 'No.' });
    vi.spyOn(scene.server.services.tools, 'failureOf').mockImplementationOnce(() => {
      throw new ServiceUnavailable('away');
    });
    await expect(scene.deliver(id)).rejects.toThrow(ServiceUnavailable);
    await scene.deliver(id);
    expect(codesOf((await resumeOf(id)).result)).toEqual([null, 3000]);
    expect(await scene.departmentNames()).not.toContain('Guessed');
  });

  it('that cannot begin writes the entry of a refused call', async () => {
    const { id: agent } = await newAgent(scene.ceo, 'Uma', 'Engineering', { role: 'CTO' });
    scene.model.script('tools', creating('Unbegun'));
    const { approval_id: id } = (await scene.act('Do it', { named_targets: ['Uma'] })).body.data.act.action;
    await scene.ceo.call('deleteAgent', { path: { agent_id: agent } });
    await scene.ceo.call('approveApproval', { path: { approval_id: id } });
    await scene.deliver(id);
    expect(await resumeOf(id)).toMatchObject({ state: 'failed', result: null });
    expect(await entriesOf('tool.failed', 'Unbegun')).toMatchObject([
      { agent_id: agent, details: { failed: 3000, approval_id: id } },
    ]);
  });
});

describe('a call of an ordinary turn', () => {
  it('returns 8001 if the database cancels it, and the loop continues', async () => {
    await scene.setAutonomy('full');
    await withoutLocks(async () => {
      scene.model.script('tools', creating('Away'), { text: 'I could not.' });
      const { action } = (await scene.act()).body.data.act;
      expect([action.final_message, codesOf(action)]).toEqual(['I could not.', [8001]]);
    });
  });

  it('that was refused never runs, even if it would be allowed shortly afterwards', async () => {
    scene.model.script('tools', creating('Refused'), { text: 'No.' });
    const key = await withApiKey(scene.ceo, 'manager');
    vi.spyOn(scene.server.services.tools, 'permit').mockRejectedValueOnce(new Forbidden('Not now'));
    const { action } = (await scene.act('Do it', {}, key)).body.data.act;
    expect([action.parked, codesOf(action)]).toEqual([false, [1001]]);
    expect(await scene.departmentNames()).not.toContain('Refused');
    expect(await newestRefusal()).toMatchObject({ agent_id: scene.ada, details: { count: 1, refusal: 'Not now' } });
    expect(await entriesOf('tool.failed', 'Refused')).toEqual([]);
  });
});

describe('a refused call is in the audit log', () => {
  it.each([
    ['a tool that changes something', ['read'], creating('No access'), 'departments.create'],
    ['one that reads', ['admin'], calling(['departments_list', {}]), 'departments.list'],
  ])('if the role of the agent does not have the tool, %s', async (_what, tool_access, reply, target_id) => {
    const body = { ...roleBody(''), system_prompt_template: 'x', tool_access } as const;
    await scene.ceo.call('setRole', { path: { role_name: 'CTO' }, body });
    scene.model.script('tools', reply, { text: 'No.' });
    await scene.act('Do it', {}, await withApiKey(scene.ceo, 'manager'));
    await scene.ceo.call('setRole', { path: { role_name: 'CTO' }, body: { ...body, tool_access: [] } });
    expect(await newestRefusal()).toMatchObject({
      actor_id: scene.actor.userId,
      agent_id: scene.ada,
      target_id,
      details: { count: 1, refusal: 'The role of the agent does not have this tool' },
    });
  });

  it('if the key was revoked during the model call', async () => {
    const key = await withApiKey(scene.ceo, 'manager');
    scene.model.script(
      'tools',
      async () => {
        await sql('update api_keys set revoked_at = now()');
        return creating('Dead key');
      },
      { text: 'No.' },
    );
    await scene.act('Do it', {}, key);
    const refusal = 'The requester no longer has access';
    expect(await newestRefusal()).toMatchObject({ target_id: 'departments.create', details: { count: 1, refusal } });
  });

  it('if the agent was deleted during the model call', async () => {
    const { id } = await newAgent(scene.ceo, 'Eve', 'Engineering', { role: 'CTO' });
    scene.model.script(
      'tools',
      async () => {
        await scene.ceo.call('deleteAgent', { path: { agent_id: id } });
        return creating('Gone');
      },
      { text: 'No.' },
    );
    await scene.act('Do it', { named_targets: ['Eve'] });
    expect(await entriesOf('tool.failed', 'Gone')).toMatchObject([{ agent_id: id, details: { failed: 3000 } }]);
  });
});
