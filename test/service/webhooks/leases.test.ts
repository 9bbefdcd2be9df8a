import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryQueue, type DueDelivery } from '../../../domain/webhooks/delivery/queue.ts';
import { openWebhookScene, type WebhookScene } from '../../support/builders/webhooks/webhook-scene.ts';
import { deliveriesOf, newEndpoint, numbered } from '../../support/builders/webhooks/webhooks.ts';

const FAILED = { error: 'unexpected_status', responseStatus: 500, nextAttemptAt: null, isGone: true } as const;
const DELIVERED = { error: null, responseStatus: 204, nextAttemptAt: null, isGone: false } as const;

let scene: WebhookScene;
let queue: DeliveryQueue;
let endpoint: string;
beforeAll(async () => {
  scene = await openWebhookScene();
  const { store } = scene.server;
  queue = new DeliveryQueue({ pool: store.pool, uow: store.unitOfWork, clock: scene.clock });
});
afterAll(() => scene.close());

const only = async () => (await deliveriesOf(scene.ceo, endpoint))[0];
const claimOne = async (): Promise<DueDelivery> => {
  const [found, ...others] = await queue.claim();
  expect(others).toEqual([]);
  if (found === undefined) throw new Error('nothing is due');
  return found;
};
/** A delivery that one process began before it was paused, and another one took. */
const takenOver = async () => {
  const late = await claimOne();
  scene.clock.advance(29.999);
  expect(await queue.claim()).toEqual([]);
  scene.clock.advance(0.001);
  return { late, present: await claimOne() };
};

beforeEach(async () => {
  ({ id: endpoint } = await newEndpoint(scene.ceo, await scene.reset(), { event_types: ['department.created'] }));
  await scene.event();
  await numbered(scene.server);
  await scene.server.services.webhookWork.distributor.distribute();
});

describe('a delivery that another process took over', () => {
  it('is not released by the former one', async () => {
    const { late, present } = await takenOver();
    await queue.release(late);
    expect(await queue.claim()).toEqual([]);
    await queue.release(present);
    expect((await claimOne()).id).toBe(late.id);
  });

  it('is not released by the former one either when it failed at an earlier address', async () => {
    const { late } = await takenOver();
    await scene.server.store.pool.query('update webhook_endpoints set generation = generation + 1');
    expect(await queue.end(late, FAILED)).toBeNull();
    expect(await queue.claim()).toEqual([]);
  });

  it('is not ended by the former one, whose 410 disables nothing; the result of the present one counts', async () => {
    const { late, present } = await takenOver();
    expect(await queue.end(late, FAILED)).toBeNull();
    expect(await only()).toMatchObject({ status: 'pending', response_status: null });
    expect(await queue.end(present, DELIVERED)).toBeNull();
    expect(await queue.end(late, FAILED)).toBeNull();
    expect(await only()).toMatchObject({ status: 'succeeded', attempt: 1 });
    const { rows } = await scene.server.store.pool.query('select is_enabled, failing_since from webhook_endpoints');
    expect(rows).toEqual([{ is_enabled: true, failing_since: null }]);
  });
});
