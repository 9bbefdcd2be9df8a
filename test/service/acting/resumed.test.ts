import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActingScene, calling, creating, startActing } from '../../support/builders/chat/acting-scene.ts';
import { failureOf, openConversation } from '../../support/builders/chat/turns.ts';
import { newAgent } from '../../support/builders/organisation/organisation.ts';
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
afterEach(() => vi.restoreAllMocks());

const approved = async (name: string, fields: object = {}): Promise<string> => {
  scene.model.script('tools', creating(name), { text: 'Done.' });
  const { approval_id: id } = (await scene.act(`Create ${name}`, fields)).body.data.act.action;
  await scene.ceo.call('approveApproval', { path: { approval_id: id } });
  return id;
};
/** Another process takes the run over, and still works on it or has abandoned it. */
const takeOver = (id: string, expiry: string) =>
  scene.server.store.pool.query(
    `update leases set holder = gen_random_uuid(), fence = fence + 1, expires_at = ${expiry} where resource = $1`,
    [`act:${id}`],
  );
const say = (conversationId: string, content: string) =>
  scene.server.store.unitOfWork.write(async (em) => {
    const { conversations } = scene.server.services;
    conversations.append(em, await conversations.lockOpen(em, conversationId), { role: 'user', content });
  });

describe('the model of a continued run', () => {
  it('receives the messages before the instruction, the instruction once, and nothing after it', async () => {
    const before = { role: 'user', content: 'The last word before it' } as const;
    const conversation_id = await openConversation(scene.server, scene.actor.userId, 'direct', before);
    const id = await approved('Told before', { conversation_id });
    await say(conversation_id, 'A later word');
    await scene.deliver(id);
    const shown = JSON.stringify(scene.model.calls.at(-1)?.body.messages);
    expect(shown).toContain('The last word before it');
    expect(shown).not.toContain('A later word');
    expect(shown).not.toContain('The next step waits for an approval');
    expect(shown.split('Create Told before')).toHaveLength(2);
  });
});

describe('a run that was taken over', () => {
  it('during the final text of the model: it is not stored, and the other process ends the run', async () => {
    const id = await approved('Taken over');
    scene.model.script('tools', async () => {
      await takeOver(id, `now() + interval '1 minute'`);
      return { text: 'Too late.' };
    });
    expect(await failureOf(scene.deliver(id))).toBe(4000);
    expect((await scene.approval(id)).resume.state).toBe('running');
    await takeOver(id, 'now()');
    scene.model.script('tools', { text: 'In time.' });
    await scene.deliver(id);
    expect((await scene.approval(id)).resume.result.final_message).toBe('In time.');
  });

  it('before it fails: the failure is not stored, and the other process ends the run', async () => {
    const id = await approved('Not failed');
    const { tools } = scene.server.services;
    scene.model.script('tools', () => {
      vi.spyOn(tools, 'permit').mockImplementationOnce(async () => {
        await takeOver(id, `now() + interval '1 minute'`);
        throw new TypeError('no');
      });
      vi.spyOn(tools, 'failureOf').mockImplementationOnce(() => {
        throw new TypeError('no');
      });
      return calling(['departments_list', {}]);
    });
    expect(await failureOf(scene.deliver(id))).toBe(4000);
    expect((await scene.approval(id)).resume.state).toBe('running');
    vi.restoreAllMocks();
    await takeOver(id, 'now()');
    scene.model.script('tools', { text: 'In time.' });
    await scene.deliver(id);
    expect((await scene.approval(id)).resume).toMatchObject({ state: 'done', result: { final_message: 'In time.' } });
  });
});

describe('one reply of the model', () => {
  it('is used up to its sixteenth call', async () => {
    const list = ['departments_list', {}] as const;
    scene.model.script('tools', calling(...Array(17).fill(list)), { text: 'Done.' });
    const { action } = (await scene.act()).body.data.act;
    expect([action.tool_calls.length, action.termination_reason]).toEqual([16, 'completed']);
  });
});

describe('an invalid call after the approved one', () => {
  it('writes an audit entry that names no approval', async () => {
    const { pool } = scene.server.store;
    const { id: agent } = await newAgent(scene.ceo, 'Uma', 'Engineering', { role: 'CTO' });
    const id = await approved('Behind 1', { named_targets: ['Uma'] });
    await scene.setAutonomy('full');
    let release = async (): Promise<void> => {};
    scene.model.script('tools', async () => {
      release = await holdLock(pool, ORGANISATION_LOCK);
      return creating('Behind 2');
    });
    const left = failureOf(scene.deliver(id));
    await untilWaiting(pool);
    await takeOver(id, 'now()');
    await release();
    expect(await left).toBe(4000);
    await scene.ceo.call('deleteAgent', { path: { agent_id: agent } });
    await scene.deliver(id);
    expect((await scene.approval(id)).resume.state).toBe('failed');
    const text = `select action, details -> 'approval_id' as approval from audit_entries
      where details -> 'arguments' ->> 'name' = $1`;
    const found = await Promise.all(
      ['Behind 1', 'Behind 2'].map(async (name) => (await pool.query(text, [name])).rows),
    );
    expect(found).toEqual([[{ action: 'tool.ran', approval: id }], [{ action: 'tool.failed', approval: null }]]);
  });
});
