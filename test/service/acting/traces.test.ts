import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActingScene, calling, creating, startActing } from '../../support/builders/chat/acting-scene.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Body } from '../../support/client/client.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(() => scene.model.reset());

const newest = async (action: string): Promise<Body> =>
  (await scene.ceo.call('listAuditLog', { query: { action, limit: 1 } })).body.data[0];
const headers = { 'user-agent': 'a browser' };

describe("the audit entry of an agent's call", () => {
  it('names the request of the turn; a call that runs after approval has none', async () => {
    await scene.setAutonomy('full');
    scene.model.script('tools', creating('At once'), { text: 'Done.' });
    await scene.act('Create it', {}, scene.ceo, headers);
    const atOnce = await newest('tool.ran');
    expect(atOnce).toMatchObject({ agent_id: scene.ada, address: '127.0.0.1', user_agent: 'a browser', key_id: null });
    expect(atOnce.session_id).toMatch(/^[0-9a-f]{32}$/);
    await scene.setAutonomy('supervised');
    scene.model.script('tools', creating('Later'), { text: 'Done.' });
    const { approval_id } = (await scene.act('Create it', {}, scene.ceo, headers)).body.data.act.action;
    await scene.ceo.call('approveApproval', { path: { approval_id }, headers });
    expect(await newest('approval.approved')).toMatchObject({ target_id: approval_id, user_agent: 'a browser' });
    await scene.deliver(approval_id);
    const later = await newest('tool.ran');
    expect(later.details).toMatchObject({ approval_id });
    expect([later.address, later.user_agent, later.session_id, later.key_id]).toEqual([null, null, null, null]);
  });

  const saving = (namespace: string, key: string) => calling(['settings_update', { namespace, key, value: 900 }]);

  it('exists for a call that the permissions of the user refuse', async () => {
    const { bearer, id } = await createPerson(scene.server, 'a programmer', 'pair_programmer');
    scene.model.script('tools', saving('chat', 'answer_max_tokens'), { text: 'I may not.' });
    await scene.act('Save', {}, bearer, headers);
    expect(await newest('access.refused')).toMatchObject({
      actor_id: id,
      agent_id: scene.ada,
      target_type: 'tool',
      target_id: 'settings.update',
      user_agent: 'a browser',
      details: { count: 1 },
    });
  });

  it('exists for a setting of the ceo that a manager requested, although the ceo approved', async () => {
    const { bearer, id } = await createPerson(scene.server, 'a manager', 'manager');
    scene.model.script('tools', saving('auth', 'max_sessions'), { text: 'I may not.' });
    const { approval_id } = (await scene.act('Save', {}, bearer, headers)).body.data.act.action;
    await scene.ceo.call('approveApproval', { path: { approval_id } });
    await scene.deliver(approval_id);
    expect(await newest('access.refused')).toMatchObject({
      actor_id: id,
      agent_id: scene.ada,
      address: null,
      details: { caller: id, count: 1, refusal: 'Only the CEO can change this setting' },
    });
    expect(await newest('tool.failed')).toMatchObject({ actor_id: id, details: { failed: 1001, approval_id } });
    const read = await scene.ceo.call('getSetting', { path: { namespace: 'auth', key: 'max_sessions' } });
    expect(read.body.data.source).toBe('default');
  });
});
