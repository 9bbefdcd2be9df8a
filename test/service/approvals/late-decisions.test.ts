import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { approving, requestApproval } from '../../support/builders/approvals.ts';
import { holdLock, untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

/** In a separate transaction. */
const outside = AsyncLocalStorage.snapshot();
const clock = new ManualClock(new Date('2030-06-15T12:00:00.000Z'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock, replicas: 1 });
});
afterAll(() => server.close());

/** The decision on an approval that waits for its lock while its time to live of 60 s passes up to `seconds`. */
const decidedAfter = async (seconds: number): Promise<unknown> => {
  const { pool } = server.store;
  const { id } = await requestApproval(server, 'somebody');
  const release = await holdLock(pool, 'select 1 from approvals where id = $1 for update', [id]);
  const decision = server.services.decisions.decide(id, approving(), actorNamed('boss'), unconditional);
  await untilWaiting(pool);
  clock.advance(seconds);
  await release();
  return decision.catch((error: unknown) => error);
};

it('409/4000: an approval that expires while its decision waits', async () => {
  expect(await decidedAfter(59.999)).toMatchObject({ approval: { status: 'approved' } });
  expect(await decidedAfter(60)).toMatchObject({ code: 4000, detail: 'The approval is already expired' });
});

/** Two approvals that are stored in the descending order of their ids. */
const storedDescending = async (): Promise<readonly [string, string]> => {
  const { id: first } = await requestApproval(server, 'somebody');
  const { id: second } = await requestApproval(server, 'somebody');
  return first > second ? [first, second] : storedDescending();
};

it('approvals are locked in the order of their ids when they expire, so that two transactions cannot block each other', async () => {
  const { services, store } = server;
  const [high, low] = await storedDescending();
  clock.advance(60);
  const sweep = () => services.approvals.list({}, { limit: 1, position: null }, actorNamed('boss'));
  let swept: Promise<unknown> = Promise.resolve();
  const decided = store.unitOfWork.write(async (em) => {
    await services.approvals.lockPending(em, low);
    swept = outside(sweep).catch((error: unknown) => error);
    await untilWaiting(store.pool);
    return services.approvals.lockPending(em, high);
  });
  expect(await decided).toMatchObject({ id: high });
  expect(await swept).not.toBeInstanceOf(Error);
});
