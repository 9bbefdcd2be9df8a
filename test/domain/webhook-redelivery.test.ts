import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWebhookScene, type WebhookScene } from '../support/builders/webhook-scene.ts';
import { deliverAll, deliveriesOf, newEndpoint, numbered } from '../support/builders/webhooks.ts';
import { eventually } from '../support/time/eventually.ts';

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
  hook = await scene.anew();
});

const only = async (id: string) => (await deliveriesOf(ceo, id))[0];

describe('redelivery', () => {
  it('finds what was missed from a moment on among a day of events', async () => {
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

  it('that wakes the work from within its own transaction leaves the work outside of it', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    const waiting = await event();
    await numbered(server);
    await server.services.webhookWork.distributor.distribute();
    // The answer comes when the transaction of the request has long ended.
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

  it('begins a series anew and keeps the row 30 days from then; one attempt under way is not doubled or counted', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    const event_id = await event();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await deliverAll(server);
      clock.advance(HOUR);
    }
    const before = await only(id);
    expect(before.attempt).toBe(3);
    const redeliver = () => ceo.call('redeliverWebhook', { path: { endpoint_id: id }, body: { event_id } });
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
  });
});
