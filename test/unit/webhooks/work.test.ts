import { afterEach, expect, it, vi } from 'vitest';
import type { FeedBatch } from '../../../domain/foundation/events/feed.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { WebhookWork } from '../../../domain/webhooks/webhook-work.ts';

let stop: () => Promise<void> = async () => {};
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

/** The work of a process in a deployment that has an enabled endpoint, or none. Time passes only when the test lets it. */
const startWork = async (hasEndpoint: boolean) => {
  vi.useFakeTimers();
  const deployment = { hasEndpoint };
  const distributor = {
    isNeeded: vi.fn(async () => deployment.hasEndpoint),
    distribute: vi.fn(async () => 0),
  };
  let publish: (batch: FeedBatch) => void = () => {};
  const parts = {
    feed: {
      follow: (onBatch: typeof publish) => {
        publish = onBatch;
        return () => {};
      },
    },
    runner: { wake: () => {}, close: async () => {} },
    ownerCheck: { check: async () => [], deleteReplacedSecrets: async () => {} },
    ...{ clock: systemClock, distributor, warn: () => {} },
  };
  const work = new WebhookWork(parts as unknown as ConstructorParameters<typeof WebhookWork>[0]);
  work.startBackground();
  stop = () => work.close();
  await vi.advanceTimersByTimeAsync(0);
  const onEvents = async (): Promise<void> => {
    publish({ epoch: '00000000', events: [], through: 1, isNewEpoch: false });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { work, deployment, distributor, onEvents };
};

it('events cost no statement without an enabled endpoint', async () => {
  const { distributor, onEvents } = await startWork(false);
  expect(distributor.isNeeded).toHaveBeenCalledTimes(1);
  for (let batch = 0; batch < 5; batch += 1) await onEvents();
  expect(distributor.isNeeded).toHaveBeenCalledTimes(1);
  expect(distributor.distribute).not.toHaveBeenCalled();
});

it('each batch is queued with an enabled endpoint', async () => {
  const { distributor, onEvents } = await startWork(true);
  expect(distributor.distribute).toHaveBeenCalledTimes(1);
  for (let batch = 0; batch < 5; batch += 1) await onEvents();
  expect(distributor.distribute).toHaveBeenCalledTimes(6);
  expect(distributor.isNeeded).toHaveBeenCalledTimes(1);
});

it('an endpoint that this process enabled gets its events immediately', async () => {
  const { work, deployment, distributor } = await startWork(false);
  deployment.hasEndpoint = true;
  work.expectEvents();
  await vi.advanceTimersByTimeAsync(0);
  expect(distributor.distribute).toHaveBeenCalledTimes(1);
});

it('an endpoint that this process enabled during the check gets its events immediately', async () => {
  const { work, distributor } = await startWork(false);
  const check = Promise.withResolvers<boolean>();
  distributor.isNeeded.mockReturnValueOnce(check.promise);
  await vi.advanceTimersByTimeAsync(1_000);
  work.expectEvents();
  check.resolve(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(distributor.distribute).toHaveBeenCalled();
});

it('an endpoint that another process enabled gets its events within a second', async () => {
  const { deployment, distributor } = await startWork(false);
  deployment.hasEndpoint = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(distributor.distribute).toHaveBeenCalledTimes(1);
});
