import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monthOf } from '../../../domain/budgets/budget-caps.ts';
import type { BudgetHold, SpendingSubject } from '../../../domain/llm/gateway/spending.ts';
import { NO_TOKENS } from '../../support/builders/organisation/budgets.ts';
import { eventsOf } from '../../support/builders/organisation/charters.ts';
import { createPerson } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const CAPS = { company: 100, department: 25, charter: 30 };
const CALLS = 200;

const clock = new ManualClock(new Date('2031-03-15T12:00:00Z'));
const MONTH = monthOf(clock.now());
let server: TestServer;
let manager: Client;
let departmentId: string;

beforeAll(async () => {
  server = await startServer({ clock, env: { DATABASE_POOL_MAX: '20' } });
  await setBudget(CAPS.company);
  const made = await manager.call('createDepartment', { body: { name: 'Sales', budget_percent: CAPS.department } });
  departmentId = made.body.data.id;
  await watchEveryWrite();
});
afterAll(() => server.close());

const run = (text: string, values: unknown[] = []) => server.store.pool.query(text, values);
const budgets = () => server.services.budgets;
const charterOf = (id: string): SpendingSubject => ({ charter: { id, amount: CAPS.charter } });

/** A user who has just signed in: the time of this file runs faster than a session lives. */
const setBudget = async (budget_monthly: number): Promise<void> => {
  manager = (await createPerson(server, crypto.randomUUID(), 'manager')).client;
  expect((await manager.call('updateCompany', { body: { budget_monthly } })).status).toBe(200);
};

/**
 * A trigger checks every single write of holds and totals, as the writer sees it, and records each level at which held
 * and spent together exceed the cap. `watch_clock` holds the time of the test.
 */
const watchEveryWrite = async (): Promise<void> => {
  await run('create table watch_clock (now timestamptz not null)');
  await run('insert into watch_clock values ($1)', [clock.now()]);
  await run('create table watched_caps (level text primary key, cap numeric not null)');
  await run('create table breaches (level text, subject text, total numeric)');
  await run('create table looks (n bigint not null)');
  await run('insert into looks values (0)');
  for (const [level, cap] of Object.entries(CAPS)) await run('insert into watched_caps values ($1, $2)', [level, cap]);
  await run(`create function watch_budgets() returns trigger language plpgsql as $$ begin
    update looks set n = n + 1;
    insert into breaches
      select level, subject, total from (
        select level, subject, month, sum(amount) as total from (
          select level, subject, month, amount from budget_holds where expires_at > (select now from watch_clock)
          union all select level, subject, month, spent from budget_totals) parts
        group by level, subject, month) sums join watched_caps using (level) where total > cap;
    return null; end $$`);
  for (const table of ['budget_holds', 'budget_totals'])
    await run(
      `create trigger watch after insert or update or delete on ${table} for each statement execute function watch_budgets()`,
    );
};

/** Moves the time of server and trigger; both see it before anything else is written. */
const advance = async (seconds: number): Promise<void> => {
  clock.advance(seconds);
  await run('update watch_clock set now = $1', [clock.now()]);
};

const clear = async (): Promise<void> => {
  await run('truncate budget_holds, budget_totals, breaches');
};

const deleteEvents = () => run('delete from outbox_events');

interface PlannedCall {
  readonly estimate: number;
  readonly actual: number;
  readonly level: 'company' | 'department' | 'charter' | 'both';
  readonly fate: 'settles' | 'fails' | 'crashes';
}

const subjectOf = (level: PlannedCall['level']): SpendingSubject => ({
  ...(level === 'department' || level === 'both' ? { departmentId } : {}),
  ...(level === 'charter' || level === 'both' ? charterOf('charter-1') : {}),
});

const price = (most: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 1, max: most * 1000 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: 1e-9, max: most, noNaN: true }),
  );

const plannedCall: fc.Arbitrary<PlannedCall> = fc.record({
  estimate: price(8),
  actual: price(12),
  level: fc.constantFrom('company', 'department', 'charter', 'both'),
  fate: fc.constantFrom('settles', 'settles', 'fails', 'crashes'),
});

describe('budgets under load', () => {
  it(`${CALLS} parallel calls, some failing, some crashing, never exceed a cap at any level at any time`, async () => {
    const counts = { made: 0, refused: 0, crashed: 0 };
    const make = async ({ estimate, actual, level, fate }: PlannedCall): Promise<void> => {
      let hold: BudgetHold;
      try {
        hold = await budgets().hold(estimate, subjectOf(level));
      } catch (error) {
        expect(error).toMatchObject({ code: 6000 });
        counts.refused += 1;
        return;
      }
      counts.made += 1;
      if (fate === 'settles') await hold.settle(actual, NO_TOKENS);
      if (fate === 'fails') await hold.release();
      if (fate === 'crashes') counts.crashed += 1;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(plannedCall, { minLength: CALLS, maxLength: CALLS }), async (calls) => {
        await clear();
        await Promise.all(calls.map(make));
        // The holds of crashed calls are free again after their time.
        const { held } = await budgets().sumsOf('company', 'default', MONTH);
        await advance(31);
        expect((await budgets().sumsOf('company', 'default', MONTH)).held).toBe(0);
        const { rows } = await run('select * from breaches');
        expect([held >= 0, rows]).toEqual([true, []]);
      }),
      { numRuns: 6 },
    );
    const { rows } = await run('select n from looks');
    process.stdout.write(
      `budgets: ${counts.made} calls made, ${counts.refused} refused, ${counts.crashed} crashed; ${rows[0].n} writes watched, no cap passed\n`,
    );
    expect(counts.made).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(0);
    expect(Number(rows[0].n)).toBeGreaterThan(counts.made);
  });

  it('holds that expire while their calls continue are booked as far as the cap allows', async () => {
    await clear();
    const slow = await inParallel(10, () => budgets().hold(10, {}));
    await expect(budgets().hold(1, {})).rejects.toMatchObject({ code: 6000 });
    await advance(31);
    const quick = await inParallel(9, () => budgets().hold(10, {}));
    await Promise.all([...slow, ...quick].map((hold) => hold.settle(10, NO_TOKENS)));
    expect(await budgets().sumsOf('company', 'default', MONTH)).toEqual({ held: 0, spent: 100, used: 100 });
    expect((await run('select * from breaches')).rows).toEqual([]);
  });
});

describe('the month of the company', () => {
  it('is exhausted by holds as well as by spending, up to the last cent and as long as the hold exists', async () => {
    await clear();
    await (await budgets().hold(60, {})).settle(60, NO_TOKENS);
    const held = await budgets().hold(39.99, {});
    await budgets().requireRemaining();
    const last = await budgets().hold(0.01, {});
    await expect(budgets().requireRemaining()).rejects.toMatchObject({ code: 6000 });
    await last.release();
    await budgets().requireRemaining();
    await budgets().hold(0.01, {});
    await expect(budgets().requireRemaining()).rejects.toMatchObject({ code: 6000 });
    await advance(29);
    await expect(budgets().requireRemaining()).rejects.toMatchObject({ code: 6000 });
    await advance(1);
    await budgets().requireRemaining();
    // The expired hold has made room for others, in the same second.
    await (await budgets().hold(40, {})).release();
    await held.release();
  });
});

describe('hold and settle', () => {
  const spent = async (level: 'company' | 'department' | 'charter', subject: string, month = MONTH) =>
    (await budgets().sumsOf(level, subject, month)).spent;

  it('402 names the exhausted level, and nothing is held then', async () => {
    await clear();
    const levels: [number, SpendingSubject, string][] = [
      [100.000000001, {}, 'company'],
      [25.1, { departmentId }, 'department'],
      [30.1, charterOf('c'), 'charter'],
      [26, { departmentId, ...charterOf('c') }, 'department'],
      [10.1, { departmentId, agentId: crypto.randomUUID(), charter: { id: 'c', amount: 10 } }, 'charter'],
    ];
    for (const [amount, subject, level] of levels) {
      await expect(budgets().hold(amount, subject)).rejects.toMatchObject({
        code: 6000,
        detail: expect.stringContaining(level),
      });
    }
    expect((await run('select count(*)::int as n from budget_holds')).rows[0].n).toBe(0);
  });

  it('the report counts a hold until it expires', async () => {
    await clear();
    const hold = await budgets().hold(4, { departmentId });
    const heldNow = async () => {
      const { company, departments } = (await manager.call('getBudget')).body.data;
      return [company.held, departments.find(({ id }: { id: string }) => id === departmentId)?.held];
    };
    expect(await heldNow()).toEqual([4, 4]);
    await advance(30);
    expect(await heldNow()).toEqual([0, 0]);
    await hold.release();
  });

  it('an exact fit is accepted, in decimals', async () => {
    await clear();
    const parts = await inParallel(10, () => budgets().hold(2.5, { departmentId }));
    await expect(budgets().hold(0.000000001, { departmentId })).rejects.toMatchObject({ code: 6000 });
    await Promise.all(parts.map((hold) => hold.release()));
    for (let part = 0; part < 3; part += 1) await (await budgets().hold(0.1, charterOf('d'))).settle(0.1, NO_TOKENS);
    await budgets().hold(29.7, charterOf('d'));
    await expect(budgets().hold(0.000000001, charterOf('d'))).rejects.toMatchObject({ code: 6000 });
  });

  it('settles to the reported usage at every level, less or more than was held', async () => {
    await clear();
    const subject = { departmentId, ...charterOf('e') };
    await (await budgets().hold(10, subject)).settle(4, NO_TOKENS);
    await (await budgets().hold(1, subject)).settle(5, NO_TOKENS);
    expect([
      await spent('company', 'default'),
      await spent('department', departmentId),
      await spent('charter', 'e', ''),
    ]).toEqual([9, 9, 9]);
    // Beyond a cap nothing is booked: 16 remain of the department's 25, 21 of the charter's 30.
    await (await budgets().hold(1, subject)).settle(1000, NO_TOKENS);
    expect([
      await spent('company', 'default'),
      await spent('department', departmentId),
      await spent('charter', 'e', ''),
    ]).toEqual([100, 25, 30]);
  });

  it('a charter has its cap for life, company and department for the month', async () => {
    await clear();
    await (await budgets().hold(25, { departmentId, ...charterOf('f') })).settle(25, NO_TOKENS);
    await advance(31 * 24 * 3600);
    await expect(budgets().hold(6, charterOf('f'))).rejects.toMatchObject({
      detail: expect.stringContaining('charter'),
    });
    await (await budgets().hold(25, { departmentId })).release();
    await run('truncate budget_totals');
  });

  it('0 disables: neither company nor department are capped, and spending is counted', async () => {
    await clear();
    await run('update watched_caps set cap = 1e12');
    await setBudget(0);
    await budgets().requireRemaining();
    await (await budgets().hold(1e6, { departmentId })).settle(1e6, NO_TOKENS);
    expect(await budgets().sumsOf('company', 'default', monthOf(clock.now()))).toMatchObject({ spent: 1e6 });
    await expect(budgets().hold(31, charterOf('g'))).rejects.toMatchObject({ code: 6000 });
    const { body } = await manager.call('getBudget');
    expect(body.data.company).toEqual({ cap: null, held: 0, spent: 1e6 });
    await setBudget(CAPS.company);
    await expect(budgets().requireRemaining()).rejects.toMatchObject({ code: 6000 });
  });

  it('is free at price 0, otherwise priced by the million', async () => {
    expect(budgets().priceOf(1_000_000, 1_000_000)).toBe(0);
    await changeSetting(server.store, 'budget', 'price_per_million_input_tokens', 3);
    await changeSetting(server.store, 'budget', 'price_per_million_output_tokens', 15);
    await server.services.settings.refresh();
    expect(budgets().priceOf(2_000_000, 100_000)).toBe(7.5);
  });

  it('publishes every record, and 80 and 100 percent once', async () => {
    await clear();
    await deleteEvents();
    for (const cost of [50, 29, 2, 10, 9]) await (await budgets().hold(cost, {})).settle(cost, NO_TOKENS);
    const records = await eventsOf(server, 'budget.record_added');
    expect(records.map(({ payload }) => [payload.amount, payload.month_total])).toEqual([
      [50, 50],
      [29, 79],
      [2, 81],
      [10, 91],
      [9, 100],
    ]);
    const alerts = await eventsOf(server, 'budget.alert');
    expect(alerts.map(({ channel, payload }) => [channel, payload.threshold_percent, payload.month_total])).toEqual([
      ['budget', 80, 81],
      ['budget', 100, 100],
    ]);
  });

  it('publishes a percentage that is reached exactly once, and not again with the next record', async () => {
    await clear();
    await deleteEvents();
    for (const cost of [79.999999999, 0.000000001, 0.5, 19.5, 5])
      await (
        await budgets()
          .hold(0.1, {})
          .catch(() => ({ settle: async () => {} }))
      ).settle(cost, NO_TOKENS);
    const alerts = await eventsOf(server, 'budget.alert');
    expect(alerts.map(({ payload }) => [payload.threshold_percent, payload.month_total])).toEqual([
      [80, 80],
      [100, 100],
    ]);
  });

  it('publishes 80 percent once when decimals have no exact binary form', async () => {
    await clear();
    await setBudget(1);
    await deleteEvents();
    for (const cost of [0.8, 0.013]) await (await budgets().hold(cost, {})).settle(cost, NO_TOKENS);
    const alerts = await eventsOf(server, 'budget.alert');
    expect(alerts.map(({ payload }) => [payload.threshold_percent, payload.month_total])).toEqual([[80, 0.8]]);
  });

  it('exhausts a cap of more decimals than amounts have, and publishes 100 percent', async () => {
    await clear();
    await setBudget(33.3333333333);
    await deleteEvents();
    await (await budgets().hold(33, {})).settle(34, NO_TOKENS);
    await expect(budgets().requireRemaining()).rejects.toMatchObject({ code: 6000 });
    const alerts = await eventsOf(server, 'budget.alert');
    expect(alerts.map(({ payload }) => payload.threshold_percent)).toEqual([80, 100]);
  });

  it('is exhausted by a hold and spending whose sum is exact only in decimals', async () => {
    await clear();
    await setBudget(0.8);
    await (await budgets().hold(0.7, {})).settle(0.7, NO_TOKENS);
    const held = await budgets().hold(0.1, {});
    await expect(budgets().requireRemaining()).rejects.toMatchObject({ code: 6000 });
    await held.release();
    await setBudget(CAPS.company);
  });
});
