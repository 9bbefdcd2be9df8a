import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResumeDelivery } from '../../../domain/approvals/resume/delivery.ts';
import { ResumeRunner } from '../../../domain/approvals/resume/runner.ts';
import { Outbox } from '../../../domain/foundation/events/outbox.ts';
import { SampledWarning } from '../../../domain/foundation/kernel/sampled-warning.ts';
import { allowActing, calling } from '../../support/builders/chat/acting-scene.ts';
import { sweepOf } from '../../support/builders/load/sweeps.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

let database: TestDatabase;
let model: ScriptedModel;
let first: TestServer;
let second: TestServer;
let ceo: Client;
const clock = new ManualClock(new Date());

beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  first = await startServer({ database, env: env(), clock });
  second = await startServer({ database, env: env(), clock });
  ceo = await setUpCeo(second.client);
  await newDepartment(ceo, 'Engineering');
  await newAgent(ceo, 'Ada', 'Engineering', { role: 'CTO', autonomy_level: 'full' });
  await allowActing(second);
});
afterAll(async () => {
  await second.close();
  await model.close();
  await database.drop();
});

const parked = async (): Promise<string> => {
  model.script('tools', calling(['company_update', { company_name: 'Acme' }]));
  const body = { message: 'Do it', intent_override: 'act', named_targets: ['Ada'] } as const;
  return known(known((await ceo.call('sendTurn', { body })).body.data.act).action.approval_id);
};
const parkedMany = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) ids.push(await parked());
  model.reset();
  model.script('tools', { hang: true });
  return ids;
};
const env = () => ({ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' });
const approve = (id: string) => ceo.call('approveApproval', { path: { approval_id: id } });
/** By id: the clock stands still between the decisions, so they have no order in time. */
const openSignals = async (): Promise<string[]> => {
  const text = 'select approval_id from resume_signals where done_at is null order by approval_id';
  return (await second.store.pool.query(text)).rows.map(({ approval_id: id }) => id);
};
const jobs = async (): Promise<number> =>
  (await second.store.pool.query('select count(*)::int as count from graphile_worker.jobs')).rows[0].count;

describe('a wake-up that no process handles', () => {
  it('is taken over at the next sweep, however many older ones another process handles', async () => {
    const ids = await parkedMany(9);
    const orphan = ids.pop() as string;
    for (const id of ids) await approve(id);
    const running = ids.map((id) => first.services.resumeDelivery.deliver(id));
    await eventually(() => model.calls.length === 8);
    await approve(orphan);
    clock.advance(10);
    model.script('tools', { text: 'Done.' });
    const sweep = sweepOf(second, clock);
    await sweep.sweep();
    await sweep.close();
    expect([await openSignals(), model.calls.length]).toEqual([ids.toSorted(), 9]);
    // Running ones are left to be taken over once the other process has died.
    await first.close();
    await Promise.all(running);
    // Its lease too, if it could no longer release it.
    clock.advance(30);
    const after = sweepOf(second, clock);
    await after.sweep();
    await after.close();
    expect(await openSignals()).toEqual([]);
  });

  it('that fails is reported to the operator once a minute, and retried after half a minute', async () => {
    const [id] = await parkedMany(1);
    await approve(id as string);
    clock.advance(10);
    const lines: string[] = [];
    const failing = { deliver: () => Promise.reject(new TypeError('secret')) };
    const runner = new ResumeRunner({
      delivery: failing,
      clock,
      warning: new SampledWarning((line) => lines.push(line), clock),
    });
    const failed = async (): Promise<void> => {
      runner.offer(id as string);
      await eventually(() => runner.freeSlots === 8);
    };
    await failed();
    expect([lines, runner.excluded]).toEqual([[`the wake-up of approval ${id} was not delivered: TypeError`], [id]]);
    clock.advance(30);
    expect(runner.excluded).toEqual([]);
    await failed();
    clock.advance(30);
    await failed();
    expect(lines.map((line) => line.replace(/.*: /, ''))).toEqual([
      'TypeError',
      'TypeError (1 more since the last line)',
    ]);
    model.script('tools', { text: 'Done.' });
    await second.services.resumeDelivery.deliver(id as string);
  });

  it('fails as a whole while the database is unavailable: it is logged, and the next sweep continues', async () => {
    const lines: string[] = [];
    const resumeDelivery = new ResumeDelivery({ uow: second.store.unitOfWork, clock, outbox: new Outbox(clock) });
    vi.spyOn(resumeDelivery, 'overdue').mockRejectedValue(new Error('gone'));
    const services = { ...second.services, resumeDelivery };
    const sweep = sweepOf({ ...second, services }, clock, (line) => lines.push(line));
    await sweep.sweep();
    await sweep.close();
    expect(lines).toEqual(['overdue wake-ups could not be looked for: Error']);
  });

  it('that fails does not delay later ones', async () => {
    const lines: string[] = [];
    const tried: string[] = [];
    const resumeDelivery = new ResumeDelivery({ uow: second.store.unitOfWork, clock, outbox: new Outbox(clock) });
    vi.spyOn(resumeDelivery, 'overdue').mockImplementation(async ({ isLong }) => (isLong ? [] : ['one', 'two']));
    vi.spyOn(resumeDelivery, 'deliver').mockImplementation(async (id) => {
      tried.push(id);
      if (id === 'one') throw new TypeError('secret');
    });
    const services = { ...second.services, resumeDelivery };
    const sweep = sweepOf({ ...second, services }, clock, (line) => lines.push(line));
    await sweep.sweep();
    await sweep.close();
    expect(tried).toEqual(['one', 'two']);
    expect(lines).toEqual(['the wake-up of approval one was not delivered: TypeError']);
  });
});

describe('approved runs of a process', () => {
  it('never delay its jobs, are eight in parallel, and end with it; nothing of them is lost', async () => {
    const ids = await parkedMany(10);
    const rejected = ids.pop() as string;
    const third = await startServer({ database, env: env(), clock });
    await third.services.startBackground();
    for (const id of ids) await approve(id);
    await eventually(async () => model.calls.length === 8 && (await jobs()) === 0);
    await ceo.call('rejectApproval', { path: { approval_id: rejected }, body: { reason: 'No' } });
    await eventually(async () => !(await openSignals()).includes(rejected));
    expect([await openSignals(), model.calls.length]).toEqual([ids.toSorted(), 8]);
    const before = performance.now();
    await third.close();
    expect(performance.now() - before).toBeLessThan(3000);
    model.script('tools', { text: 'Done.' });
    clock.advance(10);
    const sweep = sweepOf(second, clock);
    await sweep.sweep();
    await eventually(async () => (await openSignals()).length === 1);
    await sweep.sweep();
    await eventually(async () => (await openSignals()).length === 0);
    await sweep.close();
    for (const id of ids) {
      const { resume } = (await ceo.call('getApproval', { path: { approval_id: id } })).body.data;
      expect([resume.state, resume.result?.tool_calls.length]).toEqual(['done', 1]);
    }
  });
});
