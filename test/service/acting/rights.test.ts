import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActingScene, calling, creating, startActing } from '../../support/builders/chat/acting-scene.ts';
import { roleBody } from '../../support/builders/chat/chat-scene.ts';
import {
  createPerson,
  forcePasswordChange,
  type Person,
  setOrgRoles,
  withApiKey,
} from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.model.reset();
  await scene.setAutonomy('supervised');
});

let people = 0;
const newPerson = (role: Person['role']): Promise<Person> => {
  people += 1;
  return createPerson(scene.server, `person${people}`, role);
};
const saving = calling(['settings_update', { namespace: 'chat', key: 'answer_max_tokens', value: 900 }]);
const codesOf = ({ tool_calls }: { tool_calls: { result: string }[] }) =>
  tool_calls.map(({ result }) => JSON.parse(result).error_code ?? null);

/** A parked call, requested by this user. */
const parkBy = async (who: Client, name: string): Promise<string> => {
  scene.model.script('tools', creating(name), { text: 'Done.' });
  const { body } = await scene.act('Create it', {}, who);
  return body.data.act.action.approval_id;
};
const approve = (approvalId: string, who: Client = scene.ceo, body: object = {}) =>
  who.call('approveApproval', { path: { approval_id: approvalId }, body });
const resumeOf = async (approvalId: string) => {
  await scene.deliver(approvalId);
  return (await scene.approval(approvalId)).resume;
};

describe('the tools of an agent', () => {
  it.each([
    [['departments.create'], ['departments_create']],
    [
      ['departments_list', 'departments.create'],
      ['departments_create', 'departments_list'],
    ],
    [['admin'], ['agents_delete', 'company_update', 'departments_delete', 'settings_update']],
  ])('are those that its role names (%j), and it may run no other', async (tool_access, expected) => {
    const body = { ...roleBody(''), system_prompt_template: 'x', tool_access } as const;
    const { status } = await scene.ceo.call('setRole', { path: { role_name: 'CTO' }, body });
    expect(status).toBe(200);
    scene.model.script('tools', calling(['projects_list', {}]), { text: 'No.' });
    const { action } = (await scene.act()).body.data.act;
    expect(codesOf(action)).toEqual([1001]);
    const tools = scene.model.calls[0]?.body.tools as { function: { name: string } }[];
    expect(tools.map((tool) => tool.function.name).toSorted()).toEqual(expected);
    await scene.ceo.call('setRole', { path: { role_name: 'CTO' }, body: { ...body, tool_access: [] } });
  });

  it('are not extended by the agent itself: a call that gives it another role waits for approval', async () => {
    await scene.setAutonomy('full');
    scene.model.script('tools', calling(['agents_update', { agent_id: scene.ada, role: 'CFO' }]));
    const { action } = (await scene.act()).body.data.act;
    expect([action.parked, (await scene.approval(action.approval_id)).risk_level]).toEqual([true, 'high']);
  });

  it('are those that the user may use', async () => {
    const { bearer } = await newPerson('pair_programmer');
    scene.model.script('tools', { text: 'No.' });
    await scene.act('Do it', {}, bearer);
    const names = JSON.stringify(scene.model.calls[0]?.body.tools);
    expect([names.includes('"departments_create"'), names.includes('"settings_update"')]).toEqual([true, false]);
  });
});

describe('the permissions of a call', () => {
  it('are those of the user: a refused call is an error and is not parked; it is recorded; it did not run', async () => {
    const { bearer, id } = await newPerson('pair_programmer');
    scene.model.script('tools', saving, { text: 'I may not.' });
    const { action } = (await scene.act('Save', {}, bearer)).body.data.act;
    expect([action.parked, action.termination_reason, codesOf(action)]).toEqual([false, 'completed', [1001]]);
    const { data } = (await scene.ceo.call('listAuditLog', { query: { action: 'access.refused' } })).body;
    expect(data[0]).toMatchObject({ actor_id: id, agent_id: scene.ada, target_id: 'settings.update' });
    scene.model.script('tools', saving, { status: 500, body: '{}' });
    expect(errorOf(await scene.act('Save', {}, bearer))).toEqual([502, 7000]);
  });

  it('never exceed the API key that the turn began with, neither immediately nor after approval', async () => {
    await scene.setAutonomy('full');
    const key = await withApiKey(scene.ceo, 'pair_programmer');
    scene.model.script('tools', saving, { text: 'No.' });
    expect(codesOf((await scene.act('Save', {}, key)).body.data.act.action)).toEqual([1001]);
    await scene.setAutonomy('supervised');
    const approvalId = await parkBy(key, 'By key');
    scene.model.script('tools', saving, { text: 'No.' });
    await approve(approvalId);
    const { result } = await resumeOf(approvalId);
    expect(codesOf(result)).toEqual([null, 1001]);
  });

  it.each([
    [
      'the key is revoked',
      async () => {
        const key = await withApiKey(scene.ceo, 'manager');
        const { data } = (await scene.ceo.call('listApiKeys')).body;
        const keyId = known(data[0]).id;
        return { who: key, lose: () => scene.ceo.call('revokeApiKey', { path: { key_id: keyId } }) };
      },
    ],
    [
      'the account is deleted',
      async () => {
        const { bearer, id } = await newPerson('manager');
        return { who: bearer, lose: () => scene.ceo.call('deleteUser', { path: { user_id: id } }) };
      },
    ],
  ])('are none once %s: the approved call does not run, failed', async (title, arrange) => {
    const { who, lose } = await arrange();
    const approvalId = await parkBy(who, title);
    await lose();
    await approve(approvalId);
    const before = scene.model.calls.length;
    expect(await resumeOf(approvalId)).toMatchObject({ state: 'failed', result: null });
    expect(scene.model.calls).toHaveLength(before);
    expect(await scene.departmentNames()).not.toContain(title);
  });

  it.each([
    [
      'was demoted',
      ({ id }: Person) => scene.server.store.pool.query(`update users set role = 'observer' where id = $1`, [id]),
    ],
    ['became a viewer', ({ id }: Person) => setOrgRoles(scene.server, id, ['viewer'])],
    ['has to change the password first', ({ id }: Person) => forcePasswordChange(scene.server, id)],
  ])('are the present ones: if the user %s, the approved call is refused', async (title, lose) => {
    const person = await newPerson('manager');
    const approvalId = await parkBy(person.bearer, title);
    await lose(person);
    await approve(approvalId);
    const { state, result } = await resumeOf(approvalId);
    expect([state, codesOf(result)]).toEqual(['done', [1001]]);
    expect(await scene.departmentNames()).not.toContain(title);
  });
});

describe('changed arguments', () => {
  it('403/1001: an approver who may not use the tool; the approval stays valid without them', async () => {
    const board = await newPerson('board_member');
    const approvalId = await parkBy(scene.ceo, 'Boarded');
    const changed = { arguments: { name: 'Other' } };
    expect(errorOf(await approve(approvalId, board.bearer, changed))).toEqual([403, 1001]);
    expect((await approve(approvalId, board.bearer)).status).toBe(200);
  });

  it('403/1001: when the requester may not use it any more, or was deleted', async () => {
    const person = await newPerson('manager');
    const approvalId = await parkBy(person.bearer, 'Never');
    await scene.server.store.pool.query(`update users set role = 'observer' where id = $1`, [person.id]);
    const changed = { arguments: { name: 'Other' } };
    expect(errorOf(await approve(approvalId, scene.ceo, changed))).toEqual([403, 1001]);
    await scene.server.store.pool.query('delete from users where id = $1', [person.id]);
    expect(errorOf(await approve(approvalId, scene.ceo, changed))).toEqual([403, 1001]);
    expect((await scene.approval(approvalId)).status).toBe('pending');
  });
});

describe('the evidence of a parked call', () => {
  it('is visible to approvers and to the requester', async () => {
    const [asker, other] = [await newPerson('pair_programmer'), await newPerson('pair_programmer')];
    const approvalId = await parkBy(asker.bearer, 'Seen');
    const seenBy = async ({ bearer }: Person) =>
      (await bearer.call('getApproval', { path: { approval_id: approvalId } })).body.data.context.tool_arguments;
    expect([await seenBy(asker), await seenBy(other)]).toEqual([{ name: 'Seen' }, null]);
  });
});
