import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActingScene, calling, creating, startActing } from '../../support/builders/chat/acting-scene.ts';
import { failureOf, openConversation } from '../../support/builders/chat/turns.ts';
import { errorOf } from '../../support/client/expect.ts';
import { holdLock, ORGANISATION_LOCK, untilWaiting } from '../../support/database/held-lock.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(async () => {
  scene.model.reset();
  await scene.setAutonomy('supervised');
});

const WORDS = 'Zebra';
const opened = () => openConversation(scene.server, scene.actor.userId, 'direct');
const erase = (conversation_id: string) => scene.ceo.call('deleteConversation', { path: { conversation_id } });
const approve = (id: string) => scene.ceo.call('approveApproval', { path: { approval_id: id } });
/** A conversation with a parked call; every text contains the same word. */
const parked = async (name: string) => {
  const conversation_id = await opened();
  scene.model.script(
    'tools',
    { ...calling(['departments_list', {}]), text: `${WORDS} first` },
    { ...calling(['departments_create', { name }]), text: `${WORDS} then` },
    { text: 'Done.' },
  );
  const { body } = await scene.act(`${WORDS}, create ${name}`, { conversation_id });
  return { conversation_id, id: body.data.act.action.approval_id as string };
};
const kept = async (): Promise<string> =>
  JSON.stringify((await scene.server.store.pool.query('select instruction, said from act_runs')).rows);

describe('a parked call whose conversation is erased', () => {
  it('keeps no text of it; after approval it runs, and no model is called any more', async () => {
    const { conversation_id, id } = await parked('Erased 1');
    expect(await kept()).toContain(WORDS);
    expect((await erase(conversation_id)).status).toBe(204);
    expect(await kept()).not.toContain(WORDS);
    expect(await kept()).not.toContain('Erased 1');
    await approve(id);
    await scene.deliver(id);
    expect(scene.model.calls).toHaveLength(2);
    expect(await scene.departmentNames()).toContain('Erased 1');
    const { resume } = await scene.approval(id);
    expect(resume).toMatchObject({
      state: 'done',
      result: { termination_reason: 'completed', final_message: null, tool_calls: [{ is_error: false }] },
    });
    expect(await kept()).toBe('[]');
  });

  it('is rejected without any remaining text', async () => {
    const { conversation_id, id } = await parked('Erased 2');
    await erase(conversation_id);
    await scene.ceo.call('rejectApproval', { path: { approval_id: id }, body: { reason: 'No' } });
    await scene.deliver(id);
    expect([await kept(), (await scene.approval(id)).resume.state]).toEqual(['[]', 'done']);
  });
});

describe('an approved run whose conversation is erased', () => {
  it('during a model call: the reply is discarded, and the next attempt ends after the approved call', async () => {
    const { conversation_id, id } = await parked('Erased 3');
    scene.model.script('tools', async () => {
      await erase(conversation_id);
      return { ...creating('Erased 4'), text: WORDS };
    });
    await scene.setAutonomy('full');
    await approve(id);
    expect(await failureOf(scene.deliver(id))).toBe(4000);
    expect(await kept()).not.toContain(WORDS);
    await scene.deliver(id);
    const { result } = (await scene.approval(id)).resume;
    expect([result.termination_reason, result.tool_calls.length, scene.model.calls.length]).toEqual([
      'completed',
      1,
      3,
    ]);
    expect(await scene.departmentNames()).not.toContain('Erased 4');
  });

  it('between the calls of a reply: none of the remaining calls runs later, not even in another process', async () => {
    const { conversation_id, id } = await parked('Erased 6');
    const { pool } = scene.server.store;
    await scene.setAutonomy('full');
    let release = async (): Promise<void> => {};
    scene.model.script('tools', async () => {
      release = await holdLock(pool, ORGANISATION_LOCK);
      return calling(['departments_create', { name: 'Erased 7' }], ['departments_create', { name: 'Erased 8' }]);
    });
    await approve(id);
    const left = failureOf(scene.deliver(id));
    await untilWaiting(pool);
    await erase(conversation_id);
    await pool.query('update leases set fence = fence + 1, expires_at = now() where resource = $1', [`act:${id}`]);
    await release();
    expect(await left).toBe(4000);
    expect((await pool.query('select position from act_calls where not is_done')).rows).toHaveLength(2);
    await scene.deliver(id);
    expect((await scene.approval(id)).resume).toMatchObject({
      state: 'done',
      result: { termination_reason: 'completed', tool_calls: [{ tool_name: 'departments.create' }] },
    });
    expect(await scene.departmentNames()).toContain('Erased 6');
    for (const name of ['Erased 7', 'Erased 8']) expect(await scene.departmentNames()).not.toContain(name);
    expect(await kept()).toBe('[]');
  });

  it('while its final text arrives: it is not stored', async () => {
    const { conversation_id, id } = await parked('Erased 5');
    scene.model.script('tools', async () => {
      await erase(conversation_id);
      return { text: WORDS };
    });
    await approve(id);
    await scene.deliver(id);
    expect((await scene.approval(id)).resume.result).toMatchObject({
      termination_reason: 'completed',
      final_message: null,
    });
  });
});

describe('an acting turn', () => {
  it('409/4000: whose conversation is erased between its calls calls no model again', async () => {
    await scene.setAutonomy('full');
    const conversation_id = await opened();
    scene.model.script(
      'tools',
      calling(['departments_list', {}]),
      async () => {
        await erase(conversation_id);
        return calling(['departments_list', {}]);
      },
      { text: 'Done.' },
    );
    expect(errorOf(await scene.act(WORDS, { conversation_id }))).toEqual([409, 4000]);
    expect([scene.model.calls.length, await kept()]).toEqual([2, '[]']);
  });
});
