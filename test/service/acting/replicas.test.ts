import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowActing, calling, creating, toolResultsIn } from '../../support/builders/chat/acting-scene.ts';
import { sweepOf } from '../../support/builders/load/sweeps.ts';
import { eventsOf } from '../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

let database: TestDatabase;
let model: ScriptedModel;
let replicas: TestServer[];
let ceo: Client;
const clock = new ManualClock(new Date());

beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  replicas = [await startServer({ database, env, clock }), await startServer({ database, env, clock })];
  ceo = await setUpCeo(replicas[1]?.client as Client);
  await newDepartment(ceo, 'Engineering');
  await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO', autonomy_level: 'full' });
  await allowActing(replicas[0] as TestServer);
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await model.close();
  await database.drop();
});

/** An approved call, after which Ada creates a department herself. */
const decided = async (name: string): Promise<string> => {
  model.reset();
  model.script('tools', calling(['company_update', { company_name: name }]), creating(name), { text: 'Done.' });
  const body = { message: 'Do it', intent_override: 'act', named_targets: ['Ada'] } as const;
  const { approval_id: id } = known((await ceo.call('sendTurn', { body })).body.data.act).action;
  await ceo.call('approveApproval', { path: { approval_id: known(id) } });
  return known(id);
};
/** How often a tool ran for the approval, or for the department with that name. */
const runsOf = async (id: string, name: string) => {
  const text = `select count(*)::int as count from audit_entries where action = 'tool.ran'
    and (details ->> 'approval_id' = $1 or details -> 'arguments' ->> 'name' = $2)`;
  return (await (replicas[0] as TestServer).store.pool.query(text, [id, name])).rows[0].count;
};
const stateOf = async (id: string) =>
  (await ceo.call('getApproval', { path: { approval_id: id } })).body.data.resume.state;

describe('an approved call', () => {
  it('runs once when two replicas deliver it at the same time, many times over', async () => {
    const id = await decided('Twice');
    await inParallel(8, async (index) => replicas[index % 2]?.services.resumeDelivery.deliver(id));
    expect([await stateOf(id), await runsOf(id, 'Twice'), model.calls.length]).toEqual(['done', 2, 3]);
    const told = await eventsOf(replicas[0] as TestServer, 'approval.resumed');
    expect(told.filter(({ payload }) => payload.approval_id === id)).toHaveLength(1);
  });

  it('is taken over from a stopped process after what ran, and only when its lease is free', async () => {
    const [first, second] = replicas as [TestServer, TestServer];
    const id = await decided('Handed over');
    model.script('tools', creating('Handed over'), { hang: true });
    const left = first.services.resumeDelivery.deliver(id);
    await eventually(() => model.calls.length === 3);
    expect(await stateOf(id)).toBe('running');
    await second.services.resumeDelivery.deliver(id);
    expect(model.calls).toHaveLength(3);
    model.script('tools', { text: 'Done.' });
    // Its renewals have no effect while its clock, which all share, is half a minute ahead.
    clock.advance(31);
    const sweep = sweepOf(second, clock);
    await sweep.sweep();
    await sweep.close();
    expect([await stateOf(id), await runsOf(id, 'Handed over'), model.calls.length]).toEqual(['done', 2, 4]);
    const { result } = (await ceo.call('getApproval', { path: { approval_id: id } })).body.data.resume;
    expect(result?.tool_calls.map(({ tool_name }: { tool_name: string }) => tool_name)).toEqual([
      'company.update',
      'departments.create',
    ]);
    for (const text of toolResultsIn(model.calls[3] as never)) expect(text).toMatch(/^<tool-result>\n\{/);
    await first.close();
    replicas.shift();
    await left;
    expect([await stateOf(id), await runsOf(id, 'Handed over')]).toEqual(['done', 2]);
  });

  it('is not swept before its own job could run', async () => {
    const id = await decided('Young');
    const early = sweepOf(replicas[0] as TestServer, clock);
    await early.sweep();
    await early.close();
    expect(await stateOf(id)).toBe('queued');
    clock.advance(10);
    const sweep = sweepOf(replicas[0] as TestServer, clock);
    await sweep.sweep();
    await sweep.close();
    expect(await stateOf(id)).toBe('done');
  });
});
