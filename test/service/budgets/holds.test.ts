import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HoldCount } from '../../../domain/budgets/hold-count.ts';
import { WorkCount } from '../../../domain/foundation/tracing/work-count.ts';
import { ModelGateway } from '../../../domain/llm/gateway/model-gateway.ts';
import type { BudgetHold } from '../../../domain/llm/gateway/spending.ts';
import { unconfiguredProvider } from '../../../domain/llm/providers/unconfigured.ts';
import { NO_TOKENS } from '../../support/builders/organisation/budgets.ts';
import { interview, wholeIdea } from '../../support/builders/organisation/charters.ts';
import { createPerson } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { BUDGET_LOCK, holdLock, untilIdle, untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';

const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const lifeOf = async (charterId: string): Promise<number[]> => {
  const { rows } = await server.store.pool.query(
    `select expires_at from budget_holds where level = 'charter' and subject = $1`,
    [charterId],
  );
  return rows.map(({ expires_at }) => new Date(expires_at).getTime() - clock.now().getTime());
};
const holdFor = async (amount: number) => {
  const charter = { id: crypto.randomUUID(), amount: 10 };
  return { id: charter.id, hold: await server.services.budgets.hold(amount, { charter }) };
};
/** One renewal of all holds, ten seconds later. */
const renew = () => vi.advanceTimersByTime(10_000);

describe('a hold', () => {
  it('is renewed every 10 s while its call continues, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { id, hold } = await holdFor(5);
    expect(await lifeOf(id)).toEqual([30_000]);
    for (let renewal = 1; renewal <= 4; renewal += 1) {
      clock.advance(10);
      renew();
      await eventually(async () => (await lifeOf(id))[0] === 30_000);
      await untilIdle(server.store.pool);
    }
    expect(vi.getTimerCount()).toBe(1);
    await hold.settle(1, NO_TOKENS);
    expect([vi.getTimerCount(), await lifeOf(id)]).toEqual([0, []]);
  });

  it('that expired stays so: another call may have used its amount', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lapsed = await holdFor(5);
    clock.advance(30);
    const live = await holdFor(5);
    clock.advance(1);
    renew();
    await eventually(async () => (await lifeOf(live.id))[0] === 30_000);
    expect(await lifeOf(lapsed.id)).toEqual([-1000]);
    await lapsed.hold.release();
    await live.hold.release();
  });

  it('that expires while its renewal waits for another booking stays expired', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { id, hold } = await holdFor(5);
    const release = await holdLock(server.store.pool, BUDGET_LOCK);
    renew();
    await untilWaiting(server.store.pool)
      .then(() => clock.advance(30))
      .finally(release);
    await untilIdle(server.store.pool);
    expect(await lifeOf(id)).toEqual([0]);
    await hold.release();
  });
});

describe('two calls at the same time', () => {
  it('6000: hold no more than the cap together', async () => {
    const { budgets } = server.services;
    const charter = { id: crypto.randomUUID(), amount: 10 };
    const holds: BudgetHold[] = [];
    const hold = async () => holds.push(await budgets.hold(6, { charter }));
    await expect(whileUncommitted(server.store, hold, hold)).rejects.toMatchObject({ code: 6000 });
    for (const held of holds) await held.release();
  });

  it('6000: one that holds what the other is booking beyond its estimate', async () => {
    const { budgets } = server.services;
    const charter = { id: crypto.randomUUID(), amount: 10 };
    const first = await budgets.hold(1, { charter });
    const second = whileUncommitted(
      server.store,
      () => first.settle(8, NO_TOKENS),
      () => budgets.hold(3, { charter }),
    );
    await expect(second).rejects.toMatchObject({ code: 6000 });
  });
});

describe('the number of calls with a hold', () => {
  it('counts a call once, however many levels it is held at, and not after its hold expired', async () => {
    const count = new HoldCount(server.store.pool, clock);
    const [first, second] = [await holdFor(5), await holdFor(5)];
    expect(await count.read()).toBe(2);
    await first.hold.release();
    expect(await count.read()).toBe(1);
    clock.advance(30);
    expect(await count.read()).toBe(0);
    await second.hold.release();
  });
});

describe('a call of the guide', () => {
  it('does not wait, because it books nothing', async () => {
    const release = await holdLock(server.store.pool, BUDGET_LOCK);
    const { hold } = await holdFor(0);
    await hold.settle(0, NO_TOKENS).finally(release);
  });
});

describe('a model call', () => {
  it('is refused inside a transaction: an internal error, and nothing is held', async () => {
    const { budgets } = server.services;
    const { unitOfWork, pool } = server.store;
    const provider = { ...unconfiguredProvider, kind: 'guided' as const };
    const noChoice = { providerFor: async () => null };
    const gateway = new ModelGateway(provider, budgets, unitOfWork, noChoice, new WorkCount());
    const call = {
      messages: [{ role: 'user' as const, content: 'x' }],
      maxOutputTokens: 10,
      temperature: 0,
      timeoutSeconds: 1,
      signal: new AbortController().signal,
    };
    await expect(unitOfWork.write(() => gateway.complete(call as never, {}))).rejects.toThrow(
      'a model was called inside a transaction',
    );
    expect((await pool.query('select 1 from budget_holds')).rows).toEqual([]);
  });

  it('to the built-in guide costs nothing, whatever the prices', async () => {
    // In a separate month without spending.
    clock.advance(40 * 86_400);
    await changeSetting(server.store, 'budget', 'price_per_million_input_tokens', 1000);
    await changeSetting(server.store, 'budget', 'price_per_million_output_tokens', 1000);
    const { client } = await createPerson(server, 'chief', 'ceo');
    expect((await client.call('updateCompany', { body: { budget_monthly: 0.000001 } })).status).toBe(200);
    expect((await interview(client, wholeIdea())).status).toBe(200);
    const { rows } = await server.store.pool.query(`select spent from budget_totals where month = '2030-07'`);
    expect(rows).toEqual([]);
  });
});
