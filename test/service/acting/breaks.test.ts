import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countActRuns } from '../../support/builders/act-runs.ts';
import { type ActingScene, calling, creating, startActing } from '../../support/builders/chat/acting-scene.ts';
import { takeLeaseOver } from '../../support/builders/chat/chat-scene.ts';
import { openConversation } from '../../support/builders/chat/turns.ts';
import { spend } from '../../support/builders/organisation/budgets.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { errorOf } from '../../support/client/expect.ts';
import { eventually } from '../../support/time/eventually.ts';
import { expectWithin } from '../../support/time/within.ts';

let scene: ActingScene;
beforeAll(async () => {
  scene = await startActing();
});
afterAll(() => scene.close());
beforeEach(() => scene.model.reset());

let count = 0;
const fresh = (): { name: string; headers: Record<string, string> } => {
  count += 1;
  return { name: `Unit ${count}`, headers: { 'idempotency-key': `act-${count}` } };
};
const repeat = (headers: Record<string, string>, fields: object = {}) => scene.act('Do it', fields, scene.ceo, headers);
const brokenOff = { termination_reason: 'provider_error', final_message: null, approval_id: null, parked: false };
const countOf = async (name: string) => (await scene.departmentNames()).filter((each) => each === name).length;
const runs = () => countActRuns(scene.server);
const held = () => {
  let free: () => void = () => {};
  const until = new Promise<void>((resolve) => {
    free = resolve;
  });
  return { until, free };
};

/** The same turn from a caller who can disconnect. */
const leaving = (headers: Record<string, string>) => {
  const body = JSON.stringify({ message: 'Do it', intent_override: 'act', named_targets: ['Ada'] });
  const { session = '', csrf_token = '' } = scene.ceo.identity.cookies ?? {};
  const sent = request(`${scene.server.baseUrl}/meta/chat/turn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `session=${session}; csrf_token=${csrf_token}`,
      'x-csrf-token': csrf_token,
      ...headers,
    },
  });
  sent.on('error', () => {});
  sent.end(body);
  return sent;
};

describe('an acting turn with an Idempotency-Key', () => {
  it('200: is replayed after its end', async () => {
    const { name, headers } = fresh();
    scene.model.script('tools', creating(name), { text: 'Done.' });
    const first = await repeat(headers);
    const again = await repeat(headers);
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect(scene.model.calls).toHaveLength(2);
  });

  it('502/7000 before any tool ran: the key is free', async () => {
    const { name, headers } = fresh();
    scene.model.script('tools', calling(['unknown', {}]), { status: 500, body: '{}' });
    expect(errorOf(await repeat(headers))).toEqual([502, 7000]);
    scene.model.script('tools', creating(name), { text: 'Done.' });
    expect((await repeat(headers)).body.data.act.action.termination_reason).toBe('completed');
  });

  it('409/4000 after one, because the conversation was closed: the retry returns what ran', async () => {
    const { name, headers } = fresh();
    const conversation_id = await openConversation(scene.server, scene.actor.userId, 'direct');
    scene.model.script('tools', creating(name), async () => {
      await scene.ceo.call('closeConversation', { path: { conversation_id } });
      return { text: 'Done.' };
    });
    expect(errorOf(await repeat(headers, { conversation_id }))).toEqual([409, 4000]);
    const { status, body } = await repeat(headers, { conversation_id });
    expect([status, body.data.act.conversation_id]).toEqual([200, conversation_id]);
    expect(body.data.act.action).toMatchObject({ ...brokenOff, tool_calls: [{ tool_name: 'departments.create' }] });
    expect(await countOf(name)).toBe(1);
  });

  it('200: whose caller disconnected during the model call; the call ended within 100 ms, and nothing runs twice', async () => {
    await expectWithin(100, async () => {
      const { name, headers } = fresh();
      const before = scene.model.calls.length;
      scene.model.script('tools', calling(['departments_create', { name }], ['departments_list', {}]), { hang: true });
      const sent = leaving(headers);
      await eventually(() => scene.model.calls.length === before + 2);
      const leftAt = performance.now();
      sent.destroy();
      expect(await scene.model.calls[before + 1]?.ended).toBe(true);
      const took = performance.now() - leftAt;
      const { status, body } = await repeat(headers);
      expect(status).toBe(200);
      expect(body.data.act.action).toMatchObject(brokenOff);
      expect(body.data.act.action.tool_calls).toHaveLength(2);
      expect([await countOf(name), scene.model.calls.length]).toEqual([1, before + 2]);
      expect(await runs()).toBe(0);
      return took;
    });
  });

  it('whose caller disconnected while a call was checked parks nothing, and its key is free', async () => {
    const { name, headers } = fresh();
    const { tools } = scene.server.services;
    await scene.setAutonomy('supervised');
    scene.model.script('tools', creating(name));
    const closed = new Promise((resolve) => {
      scene.server.server.once('request', (_, response) => response.once('close', resolve));
    });
    const sent = leaving(headers);
    const left = new Promise<void>((resolve) => {
      vi.spyOn(tools, 'permit').mockImplementationOnce(async () => {
        sent.destroy();
        await closed;
        resolve();
      });
    });
    await left;
    scene.model.script('tools', { text: 'Nothing to do.' });
    const { action } = (await repeat(headers)).body.data.act;
    expect([action.termination_reason, action.tool_calls]).toEqual(['completed', []]);
    expect(await runs()).toBe(0);
    expect((await scene.ceo.call('listApprovals')).body.data).toEqual([]);
    await scene.setAutonomy('full');
  });

  it('whose claim expired before its first tool runs none: the new holder of the key does', async () => {
    const { name, headers } = fresh();
    const { until, free } = held();
    scene.model.script('tools', async () => {
      await until;
      return creating(name);
    });
    const slow = repeat(headers);
    await eventually(() => scene.model.calls.length === 1);
    await scene.server.store.pool.query(`update idempotency_claims set lapses_at = now() - interval '1 second'`);
    scene.model.script('tools', creating(name), { text: 'Done.' });
    expect((await repeat(headers)).body.data.act.action.termination_reason).toBe('completed');
    free();
    expect(errorOf(await slow)).toEqual([409, 4000]);
    expect(await countOf(name)).toBe(1);
  });

  it('200: whose process died after a tool returns the calls so far, once the claim has expired', async () => {
    const { name, headers } = fresh();
    const { until, free } = held();
    scene.model.script('tools', creating(name), async () => {
      await until;
      return { text: 'Done.' };
    });
    const dead = repeat(headers);
    await eventually(() => scene.model.calls.length === 2);
    await scene.server.store.pool.query(`update idempotency_claims set lapses_at = now() - interval '1 second'`);
    const { body } = await repeat(headers);
    expect(body.data.act.action).toMatchObject({ ...brokenOff, tool_calls: [{ is_error: false }] });
    expect([await countOf(name), scene.model.calls.length]).toEqual([1, 2]);
    free();
    await dead;
  });
});

describe('an acting turn', () => {
  it('409/4000: whose conversation was taken over runs no further tool', async () => {
    const { name } = fresh();
    const conversation_id = await openConversation(scene.server, scene.actor.userId, 'direct');
    scene.model.script('tools', async () => {
      await takeLeaseOver(scene.server, conversation_id);
      return creating(name);
    });
    expect(errorOf(await scene.act('Do it', { conversation_id }))).toEqual([409, 4000]);
    expect(await countOf(name)).toBe(0);
  });

  it('402/6000 before any tool ran, budget_exhausted after one', async () => {
    const { name } = fresh();
    await changeSetting(scene.server.store, 'budget', 'price_per_million_output_tokens', 1000);
    await scene.ceo.call('updateCompany', { body: { budget_monthly: 1 } });
    scene.model.script('tools', creating(name), { text: 'Done.' });
    expect(errorOf(await scene.act())).toEqual([402, 6000]);
    expect(scene.model.calls).toEqual([]);
    await scene.ceo.call('updateCompany', { body: { budget_monthly: 1000 } });
    scene.model.script('tools', async () => {
      await spend(scene.server, 999.5);
      return creating(name);
    });
    const { action } = (await scene.act()).body.data.act;
    expect([action.termination_reason, action.tool_calls.length]).toEqual(['budget_exhausted', 1]);
    await changeSetting(scene.server.store, 'budget', 'price_per_million_output_tokens', 0);
  });
});
