import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConversationLeases } from '../../../domain/conversations/conversation-lease.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { Renewals } from '../../../domain/foundation/lease.ts';
import { EndpointProbe } from '../../../domain/providers/endpoint-probe.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { NO_TOKENS } from '../../support/builders/organisation/budgets.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { lookAround, MINUTE, outcomeOf, type Row, SECOND, SetClock } from '../../support/time/edges.ts';

const clock = new SetClock();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const never = new AbortController().signal;
const setBudget = (budgetMonthly: number) =>
  server.services.company.update({ budgetMonthly }, actorNamed('tester'), unconditional);
/** A single request of a lease; returns whether it would have to wait. */
const takeAtOnce = (id: string) =>
  new ConversationLeases({
    pool: server.store.pool,
    clock,
    renewals: new Renewals(clock, () => {}),
    sleep: async () => {
      throw Object.assign(new Error('waits'), { code: 'waits' });
    },
  }).acquire(id, never);

const ROWS: readonly Row[] = [
  [
    'a hit leaves a window when the window has passed it',
    async () => {
      const [key, limit] = [crypto.randomUUID(), { max: 1, seconds: 60 }];
      const hit = async () => (await server.services.limits.windows.hit(key, limit)).isAllowed;
      expect(await hit()).toBe(true);
      return { edge: clock.ms + MINUTE, look: hit };
    },
    false,
    true,
    true,
  ],
  [
    'a hit in a window of slots leaves when the window has passed the end of its slot',
    async () => {
      const [key, limit] = [crypto.randomUUID(), { max: 601, seconds: 60 }];
      const take = async (want: number) => (await server.services.limits.windows.take(key, limit, want)).granted;
      clock.set(clock.ms + 1);
      expect(await take(700)).toBe(601);
      return { edge: clock.ms - 1 + 500 + MINUTE, look: () => take(700) };
    },
    0,
    601,
    601,
  ],
  [
    'a lease can be taken over at its end',
    async () => {
      const id = crypto.randomUUID();
      await takeAtOnce(id);
      return { edge: clock.ms + 30 * SECOND, look: () => outcomeOf(takeAtOnce(id)) };
    },
    'waits',
    'done',
    'done',
  ],
  [
    'a lease is held until its end',
    async () => {
      const lease = await takeAtOnce(crypto.randomUUID());
      const look = () => outcomeOf(server.store.unitOfWork.write((em) => lease.requireHeld(em)));
      return { edge: clock.ms + 30 * SECOND, look };
    },
    'done',
    4000,
    4000,
  ],
  [
    'money held by a dead process is released when the hold expires',
    async () => {
      const charter = { id: crypto.randomUUID(), amount: 10 };
      await server.services.budgets.hold(10, { charter });
      return { edge: clock.ms + 30 * SECOND, look: () => outcomeOf(server.services.budgets.hold(1, { charter })) };
    },
    6000,
    'done',
    'done',
  ],
  [
    'a month of a budget ends with the month in UTC',
    async () => {
      const next = new Date(clock.ms);
      const edge = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1);
      await setBudget(10);
      const hold = await server.services.budgets.hold(10, {});
      await hold.settle(10, NO_TOKENS);
      const look = async () => {
        const remaining = await outcomeOf(server.services.budgets.requireRemaining());
        await setBudget(0);
        return remaining;
      };
      return { edge, look };
    },
    6000,
    'done',
    'done',
  ],
  [
    'the cached state of a model endpoint is valid for 30 s',
    async () => {
      let calls = 0;
      const fetch = async () => {
        calls += 1;
        return new Response('{"data":[]}');
      };
      const probe = new EndpointProbe({
        baseUrl: 'http://endpoint',
        readApiKey: () => null,
        environment: { clock, fetch } as never,
      });
      await probe.current();
      const look = async () => {
        await probe.current();
        return calls;
      };
      return { edge: clock.ms + 30 * SECOND, look };
    },
    1,
    1,
    2,
  ],
];

describe('at the timestamp itself, a millisecond before it and one after', () => {
  it.each(ROWS)('%s', async (_what, arrange, before, at, after) => {
    expect(await lookAround(clock, arrange)).toEqual([before, at, after]);
  });
});
