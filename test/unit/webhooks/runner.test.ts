import { expect, it } from 'vitest';
import type { DeliveryAttempt } from '../../../domain/webhooks/delivery/attempt.ts';
import type { DeliveryQueue, DueDelivery } from '../../../domain/webhooks/delivery/queue.ts';
import { DeliveryRunner } from '../../../domain/webhooks/delivery/runner.ts';
import { ManualClock } from '../../support/time/clock.ts';

/** What happens to a claimed delivery whose body is read after this many seconds. */
const afterWaiting = async (seconds: number): Promise<readonly string[]> => {
  const clock = new ManualClock();
  const calls: string[] = [];
  const claims: DueDelivery[][] = [[{ id: 'd', createdBy: 'u' } as DueDelivery]];
  const queue = {
    claim: async () => claims.shift() ?? [],
    bodyOf: async () => {
      clock.advance(seconds);
      return '{}';
    },
    release: async () => void calls.push('released'),
    end: async () => {
      calls.push('ended');
      return null;
    },
  };
  const attempt = { make: async () => ({ error: null, responseStatus: 204, nextAttemptAt: null, isGone: false }) };
  const runner = new DeliveryRunner({
    queue: queue as unknown as DeliveryQueue,
    attempt: attempt as unknown as DeliveryAttempt,
    users: { rolesOf: async () => new Map([['u', 'ceo' as const]]) },
    clock,
    log: (line) => calls.push(line),
  });
  runner.wake();
  await runner.settled();
  return calls;
};

it('a delivery whose attempt could outlive its lease is released instead of sent', async () => {
  expect(await afterWaiting(10)).toEqual(['ended']);
  expect(await afterWaiting(10.001)).toEqual(['released']);
});
