import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Feed, type FeedRange } from '../../../domain/foundation/events/feed.ts';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { KeptEvents } from '../../../domain/webhooks/redelivery/kept-events.ts';
import { RangeRedelivery } from '../../../domain/webhooks/redelivery/range-redelivery.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { openWebhookScene, type WebhookScene } from '../../support/builders/webhooks/webhook-scene.ts';
import { deliverAll, deliveriesOf, newEndpoint, numbered } from '../../support/builders/webhooks/webhooks.ts';
import { untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import { eventually } from '../../support/time/eventually.ts';

const HOUR = 3600;
const ROLES = { event_types: ['department.created'] };

let scene: WebhookScene;
let { clock, server, receiver, ceo, event } = {} as WebhookScene;
let hook: string;

beforeAll(async () => {
  scene = await openWebhookScene();
  ({ clock, server, receiver, ceo, event } = scene);
});
afterAll(() => scene.close());
beforeEach(async () => {
  hook = await scene.reset();
});

const only = async (id: string) => (await deliveriesOf(ceo, id))[0];

describe('redelivery', () => {
  it('finds the events missed since a timestamp among a day of events', async () => {
    const begun = clock.now();
    await server.store.pool.query(
      `insert into outbox_events (event_id, event_type, channel, payload, at)
       select gen_random_uuid(), 'department.created', 'departments', '{"made_up":true}', $1::timestamptz + n * interval '30 seconds'
       from generate_series(0, 1999) n`,
      [begun],
    );
    await numbered(server);
    clock.advance(2000 * 30);
    const { at } = await newEndpoint(ceo, hook, ROLES);
    const since = new Date(begun.getTime() + 1300 * 30_000).toISOString();
    const until = new Date(begun.getTime() + 1900 * 30_000).toISOString();
    const { data } = (await ceo.call('redeliverWebhook', { ...at, body: { since, until } })).body;
    expect(data).toEqual({ queued: 600, next_since: null });
    await ceo.call('deleteWebhookEndpoint', at);
  });

  it('finds an event that was numbered five minutes after later ones', async () => {
    const NUMBERED_LATE = 790;
    const at = (number: number): Date => new Date((number === NUMBERED_LATE ? 490 : number) * 1000);
    const feed = {
      bounds: async () => ({ oldest: 0, newest: 2000 }),
      read: async ({ after, through, limit }: FeedRange) =>
        Array.from({ length: Math.min(limit, through - after) }, (_, index) => after + 1 + index).map((number) => ({
          number,
          at: at(number),
        })),
    };
    const found: number[] = [];
    for await (const events of new KeptEvents(feed as never).between(new Date(450_000), new Date(500_000)))
      found.push(...events.map(({ number }) => number));
    expect(found).toEqual([...Array.from({ length: 50 }, (_, index) => 450 + index), NUMBERED_LATE]);
  });

  it('that wakes the work from within its own transaction leaves the work outside of it', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    const waiting = await event();
    await numbered(server);
    await server.services.webhookWork.distributor.distribute();
    // The response arrives long after the transaction of the request has ended.
    receiver.reply = () => (response) => setTimeout(() => response.writeHead(204).end(), 100);
    const headers = { 'idempotency-key': 'test-1' };
    const { event_id } = (await ceo.call('testWebhookEndpoint', { ...at, headers })).body.data;
    await eventually(() => receiver.received.length > 0);
    await server.services.webhookWork.runner.settled();
    await deliverAll(server);
    const ended = (await deliveriesOf(ceo, id, { status: 'succeeded' })).map((one) => one.event_id);
    expect(ended.toSorted()).toEqual([waiting, event_id].toSorted());
    expect(receiver.received.length).toBe(2);
  });

  it('4000: queues nothing of a period when the endpoint is disabled in between', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    const { unitOfWork, pool } = server.store;
    const range = new RangeRedelivery({ uow: unitOfWork, clock, kept: new KeptEvents(new Feed(pool)) });
    const period = { since: clock.now(), until: clock.now(), status: 'failed' } as const;
    const { webhookEndpoints } = server.services;
    const begun = whileUncommitted(
      server.store,
      () => webhookEndpoints.update(id, { isEnabled: false }, actorNamed('other'), unconditional),
      () => range.begin({ id, eventTypes: [] }, null, period, async () => {}),
    );
    await expect(begun).rejects.toMatchObject({ code: 4000 });
  });

  it.each<[string, (event_id: string, since: string) => object]>([
    ['of one event', (event_id) => ({ event_id })],
    ['of a period', (_, since) => ({ since, status: 'failed' })],
  ])(
    '%s starts a series again and keeps the row 30 days from then; a running attempt is neither doubled nor counted',
    async (_, asked) => {
      const since = clock.now().toISOString();
      const { id } = await newEndpoint(ceo, hook, ROLES);
      receiver.reply = () => ({ status: 500 });
      const event_id = await event();
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        await deliverAll(server);
        clock.advance(HOUR);
      }
      const before = await only(id);
      expect(before.attempt).toBe(3);
      const redeliver = () =>
        ceo.callRaw('redeliverWebhook', { path: { endpoint_id: id }, body: asked(event_id, since) });
      receiver.reply = () => async (response) => {
        await redeliver();
        response.writeHead(200).end();
      };
      await deliverAll(server);
      expect(receiver.received.length).toBe(4);
      expect(await only(id)).toMatchObject({
        id: before.id,
        attempt: 1,
        status: 'pending',
        created_at: before.created_at,
      });
      const { rows } = await server.store.pool.query('select kept_from from webhook_deliveries where id = $1', [
        before.id,
      ]);
      expect(new Date(rows[0].kept_from)).toEqual(clock.now());
      receiver.reply = () => ({ status: 200 });
      await deliverAll(server);
      expect(receiver.received.length).toBe(4);
      clock.advance(30);
      await deliverAll(server);
      expect(receiver.received.length).toBe(5);
      expect(await only(id)).toMatchObject({ attempt: 1, status: 'succeeded' });
    },
  );
});

describe('the end of an attempt at an earlier address', () => {
  const endpointOf = async (endpoint_id: string) =>
    (await ceo.call('getWebhookEndpoint', { path: { endpoint_id } })).body.data;
  const moved = (endpoint_id: string, url: string) =>
    ceo.call('updateWebhookEndpoint', { path: { endpoint_id }, body: { url } });
  const failingSince = async (id: string) =>
    (await server.store.pool.query('select failing_since from webhook_endpoints where id = $1', [id])).rows[0]
      .failing_since;
  /** A running attempt at the first address while the endpoint gets another one, which has failed once. */
  const late = async (status: number) => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    const former = new URL(hook).pathname;
    const next = receiver.newUrl();
    let answer = (): void => {};
    receiver.reply =
      () =>
      (response, { url }) => {
        if (url !== former) return void response.writeHead(500).end();
        answer = () => response.writeHead(status).end();
      };
    const first = await event();
    await numbered(server);
    const { distributor, runner } = server.services.webhookWork;
    await distributor.distribute();
    runner.wake();
    await eventually(() => receiver.received.length === 1);
    await moved(id, next);
    await event();
    await numbered(server);
    await distributor.distribute();
    runner.wake();
    await eventually(async () => (await failingSince(id)) !== null);
    const before = await endpointOf(id);
    const since = await failingSince(id);
    clock.advance(1);
    receiver.reply = () => ({ status: 204 });
    answer();
    await runner.settled();
    return { id, first, before, since };
  };

  it('as a success ends the delivery, and changes no result of the new one', async () => {
    const { id, first, before, since } = await late(204);
    const [delivered] = (await deliveriesOf(ceo, id)).filter(({ event_id }) => event_id === first);
    expect(delivered).toMatchObject({ status: 'succeeded', attempt: 1 });
    expect([await failingSince(id), await endpointOf(id)]).toEqual([since, before]);
    receiver.reply = () => ({ status: 500 });
    clock.advance(5 * 24 * HOUR);
    await event();
    await deliverAll(server);
    expect(await endpointOf(id)).toMatchObject({ enabled: false, disabled_reason: 'failing' });
  });

  it('as a failure, 410 included, leaves the endpoint enabled, and the delivery is made at the new one', async () => {
    const { id, first, before } = await late(410);
    const { enabled, disabled_reason, last_failure_at } = await endpointOf(id);
    expect([enabled, disabled_reason, last_failure_at]).toEqual([true, null, before.last_failure_at]);
    expect(receiver.of(first, before.url)).toHaveLength(1);
    const [delivered] = (await deliveriesOf(ceo, id)).filter(({ event_id }) => event_id === first);
    expect(delivered).toMatchObject({ status: 'succeeded', attempt: 1 });
  });

  it('waits for a change of the address that is being stored, and uses the result', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    const { pool } = server.store;
    const changing = await pool.connect();
    receiver.reply = () => async (response) => {
      await changing.query('begin');
      await changing.query('update webhook_endpoints set generation = generation + 1 where id = $1', [id]);
      response.writeHead(500).end();
      receiver.reply = () => ({ status: 204 });
    };
    await event();
    await numbered(server);
    const { distributor, runner } = server.services.webhookWork;
    await distributor.distribute();
    runner.wake();
    await untilWaiting(pool);
    await changing.query('commit');
    changing.release();
    await runner.settled();
    await deliverAll(server);
    expect([await failingSince(id), (await endpointOf(id)).last_failure_at]).toEqual([null, null]);
    expect(await only(id)).toMatchObject({ status: 'succeeded', attempt: 1 });
  });
});
