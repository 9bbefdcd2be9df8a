import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { spendByCharters } from '../support/builders/organisation/budgets.ts';
import { draftCharter } from '../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { ManualClock } from '../support/time/clock.ts';

const clock = new ManualClock(new Date('2030-01-31T23:00:00.000Z'));
const usage = { inputTokens: 100, outputTokens: 10 };
let server: TestServer;
let ceo: Client;
let department: { id: string };
let agent: { id: string };
let charter: { id: string; title: string };

const spend = async (cost: number, subject = {}, used = usage): Promise<void> =>
  (await server.services.budgets.hold(cost, subject)).settle(cost, used);
const list = async (query: Record<string, string>) => (await ceo.call('listSpending', { query })).body.data;

beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  department = await newDepartment(ceo, 'Research');
  agent = await newAgent(ceo, 'Ada', 'Research');
  charter = await draftCharter(ceo, { title: 'A portal' });
  const voice = { departmentId: department.id, agentId: agent.id };
  await spend(2, voice);
  await spend(0, voice);
  clock.advance(2 * 3600);
  await spend(3, voice);
  await spend(4, { charter: { id: charter.id, amount: 10 } });
});
afterAll(() => server.close());
beforeEach(() => server.services.settings.refresh());

const line = (period: string, level: string, parts: object) => ({
  ...{ period, level, id: null, name: null, currency: 'USD' },
  ...parts,
});
const tokens = (calls: number) => ({ calls, input_tokens: 100 * calls, output_tokens: 10 * calls });

describe('listSpending', () => {
  it('200: the company by day; calls that cost nothing count with their tokens', async () => {
    expect(await list({ from: '2030-01-01', to: '2030-02-01' })).toEqual([
      line('2030-01-31', 'company', { amount: 2, ...tokens(2) }),
      line('2030-02-01', 'company', { amount: 7, ...tokens(2) }),
    ]);
  });
  it('200: by month, and without days the present month', async () => {
    const february = line('2030-02', 'company', { amount: 7, ...tokens(2) });
    expect(await list({ by: 'month' })).toEqual([february]);
    expect(await list({ by: 'month', from: '2030-01-31' })).toEqual([
      line('2030-01', 'company', { amount: 2, ...tokens(2) }),
      february,
    ]);
  });
  it('200: departments, agents and charters with their names', async () => {
    const of = (level: string) => list({ level, by: 'month', from: '2030-01-01' });
    const both = [
      { period: '2030-01', amount: 2, ...tokens(2) },
      { period: '2030-02', amount: 3, ...tokens(1) },
    ];
    const named = (level: string, id: string, name: string) =>
      both.map(({ period, ...parts }) => line(period, level, { ...parts, id, name }));
    expect(await of('department')).toEqual(named('department', department.id, 'Research'));
    expect(await of('agent')).toEqual(named('agent', agent.id, 'Ada'));
    expect(await of('charter')).toEqual([
      line('2030-02', 'charter', { id: charter.id, name: charter.title, amount: 4, ...tokens(1) }),
    ]);
  });
  it('200: nothing in a period without calls, and for an observer too', async () => {
    const { client } = await createPerson(server, 'onlooker', 'observer');
    const answer = await client.call('listSpending', { query: { from: '2029-01-01', to: '2029-01-31' } });
    expect(answer.body.data).toEqual([]);
  });
  it('200: nothing before the first year and up to the last day', async () => {
    expect(await list({ from: '0000-01-01', to: '0000-12-30' })).toEqual([]);
    expect(await list({ from: '0000-06-01', to: '0001-02-01' })).toEqual([]);
    expect(await list({ from: '9999-01-01', to: '9999-12-31' })).toEqual([]);
  });
  it('200: nothing from a day in the future on', async () => {
    const answer = await ceo.call('listSpending', { query: { from: '2031-01-01' } });
    expect([answer.status, answer.body.data]).toEqual([200, []]);
  });
  it('422/2000: days in the wrong order, or more than 366 days apart', async () => {
    for (const query of [
      { from: '2030-02-02', to: '2030-02-01' },
      { from: '2029-01-01', to: '2030-01-03' },
    ])
      expect(errorOf(await ceo.call('listSpending', { query }))).toEqual([422, 2000]);
    expect((await ceo.call('listSpending', { query: { from: '2029-01-01', to: '2030-01-02' } })).status).toBe(200);
  });
  it('422/2000: more than 10 000 lines are refused and never cut short', async () => {
    const day = '2028-06-01';
    const query = { from: day, to: day, level: 'charter' } as const;
    await spendByCharters(server, day, 10_000);
    expect(await list(query)).toHaveLength(10_000);
    await spendByCharters(server, day, 1);
    expect(errorOf(await ceo.call('listSpending', { query }))).toEqual([422, 2000]);
  });
  it('400/2001: what is not a day of the calendar, and unknown words', async () => {
    for (const query of [{ from: '2030-02-29' }, { to: '2030-2-1' }, { from: '' }, { by: 'year' }, { level: 'user' }])
      expect(errorOf(await ceo.callRaw('listSpending', { query }))).toEqual([400, 2001]);
  });
  it('402/6000: a call for an agent beyond its monthly budget; the next month is free again', async () => {
    await ceo.call('updateAgent', { path: { agent_id: agent.id }, body: { budget_limit_monthly: 4 } });
    const voice = { agentId: agent.id };
    await expect(server.services.budgets.hold(1.5, voice)).rejects.toMatchObject({
      code: 6000,
      message: expect.stringContaining('agent'),
    });
    await spend(1, voice);
    clock.advance(28 * 86_400);
    await spend(4, voice);
    const { spent } = await server.services.budgets.sumsOf('agent', agent.id, '2030-03');
    expect(spent).toBe(4);
  });
});
