import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unconditional } from '../../../domain/foundation/kernel/precondition.ts';
import { DeliveryQueue } from '../../../domain/webhooks/delivery/queue.ts';
import { queueEvents } from '../../../domain/webhooks/delivery/queue-events.ts';
import { DeliveryRunner } from '../../../domain/webhooks/delivery/runner.ts';
import { DELETE_UNUSED_WEBHOOK_EVENTS } from '../../../domain/webhooks/statements.ts';
import { actorNamed } from '../../support/builders/actor.ts';
import { createPerson } from '../../support/builders/people.ts';
import { openWebhookScene, type WebhookScene } from '../../support/builders/webhooks/webhook-scene.ts';
import { deliverAll, deliveriesOf, newEndpoint, numbered } from '../../support/builders/webhooks/webhooks.ts';
import { countResults, expectError } from '../../support/client/expect.ts';
import { holdLock, untilWaiting, whileUncommitted } from '../../support/database/held-lock.ts';
import { eventually } from '../../support/time/eventually.ts';

const DAY = 24 * 3600;
const ROLES = { event_types: ['department.created'] };

let scene: WebhookScene;
let { clock, server, receiver, ceo, event } = {} as WebhookScene;
let hook: string;

beforeAll(async () => {
  scene = await openWebhookScene({ RATE_LIMITS: 'on' });
  ({ clock, server, receiver, ceo, event } = scene);
});
afterAll(() => scene.close());
beforeEach(async () => {
  hook = await scene.reset();
});

/** Statements that store events and wait for a lock. */
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into webhook_events%'`;
const rowsOf = async (text: string, values: unknown[] = []) => (await server.store.pool.query(text, values)).rows;
const endpointOf = async (id: string) =>
  (await ceo.call('getWebhookEndpoint', { path: { endpoint_id: id } })).body.data;

describe('queueing', () => {
  it('stores a body once for all endpoints, and gives no statement more than a part of them', async () => {
    const endpoints = await Promise.all([1, 2, 3].map(() => newEndpoint(ceo, hook)));
    const endpointIds = endpoints.map(({ id }) => id);
    const payload = { text: 'a'.repeat(100_000) };
    const events = Array.from({ length: 20 }, () => ({
      ...{
        id: randomUUID(),
        type: 'settings.changed' as const,
        channel: 'system',
        audience: null,
        payload,
        at: clock.now(),
      },
    }));
    const sizes: number[] = [];
    const queued = await server.store.unitOfWork.write((em) => {
      const execute = em.execute.bind(em);
      vi.spyOn(em, 'execute').mockImplementation((query, params) => {
        sizes.push(JSON.stringify(params).length);
        return execute(query, params);
      });
      return queueEvents(
        em,
        events.map((each) => ({ event: each, endpointIds })),
        clock.now(),
      );
    });
    expect(queued).toBe(60);
    expect(Math.max(...sizes)).toBeLessThan(400_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
    await deliverAll(server);
    expect(receiver.received.length).toBe(60);
    expect(new Set(receiver.received.map(({ body }) => JSON.parse(body).data.text))).toEqual(new Set([payload.text]));
  });

  it('skips an endpoint that is being deleted', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    await event();
    await numbered(server);
    const { webhookEndpoints, webhookWork } = server.services;
    const queued = await whileUncommitted(
      server.store,
      () => webhookEndpoints.remove(id, actorNamed('other'), unconditional),
      () => webhookWork.distributor.distribute(),
    );
    expect(queued).toBe(0);
  });

  it('keeps an event from its latest queueing on, whichever server has the later clock', async () => {
    const { pool, unitOfWork } = server.store;
    const deleteOlder = async () => (await pool.query(DELETE_UNUSED_WEBHOOK_EVENTS, [clock.now()])).rowCount;
    await deleteOlder();
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    const payload = { namespace: 'chat', key: 'x' };
    const fields = { type: 'settings.changed', channel: 'system', audience: null, payload } as const;
    const queued = { event: { ...fields, id: randomUUID(), at: clock.now() }, endpointIds: [id] };
    for (const lead of [0, -1])
      await unitOfWork.write((em) => queueEvents(em, [queued], new Date(clock.now().getTime() + lead)));
    await ceo.call('deleteWebhookEndpoint', at);
    expect(await deleteOlder()).toBe(0);
  });

  it('is needed only with an enabled endpoint', async () => {
    const { distributor } = server.services.webhookWork;
    await distributor.distribute();
    const { at } = await newEndpoint(ceo, hook, { enabled: false });
    expect(await distributor.isNeeded()).toBe(false);
    await ceo.call('updateWebhookEndpoint', { ...at, body: { enabled: true } });
    expect(await distributor.isNeeded()).toBe(true);
  });

  it('starts over with the stored events when the feed has lost its history', async () => {
    const { id } = await newEndpoint(ceo, hook, ROLES);
    await deliverAll(server);
    const kept = await event();
    await numbered(server);
    await server.store.pool.query(`update webhook_cursor set epoch = 'lost0000', number = number + 1000000`);
    await server.store.pool.query('update webhook_endpoints set enabled_from = enabled_from + 1000000');
    await deliverAll(server);
    expect((await deliveriesOf(ceo, id)).map(({ event_id }) => event_id)).toContain(kept);
  });
});

describe('webhook endpoints', () => {
  it('409/4000: of those that several users create at the same time, none is above 50', async () => {
    const { pool } = server.store;
    await newEndpoint(ceo, hook, ROLES);
    await pool.query(`insert into webhook_endpoints select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid()))).*
      from webhook_endpoints e, generate_series(1, 48)`);
    const people = await Promise.all(['one', 'two'].map((name) => createPerson(server, name, 'manager')));
    const callers = [ceo, ...people.map(({ bearer }) => bearer)];
    // All have counted, or wait to count, before the first endpoint is stored.
    const release = await holdLock(pool, 'lock table webhook_endpoints in share row exclusive mode');
    const creating = callers.map((caller) => caller.call('createWebhookEndpoint', { body: { url: hook } }));
    await untilWaiting(pool, callers.length);
    await release();
    expect(countResults(await Promise.all(creating))).toEqual({ 201: 1, '409/4000': 2 });
  });
});

describe('the result of an attempt', () => {
  it('of an earlier address: a 410 disables nothing, and the event goes to the new one', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    const other = receiver.newUrl();
    receiver.reply = () => async (response, received) => {
      const isOld = hook.endsWith(received.url);
      if (isOld) await ceo.call('updateWebhookEndpoint', { ...at, body: { url: other } });
      response.writeHead(isOld ? 410 : 204).end();
    };
    const sent = await event();
    await deliverAll(server);
    expect(await endpointOf(id)).toMatchObject({ enabled: true, disabled_reason: null, last_failure_at: null });
    expect(receiver.of(sent, other)).toHaveLength(1);
    expect(await deliveriesOf(ceo, id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
  });

  it('of another address does not count towards the five days', async () => {
    const { id, at } = await newEndpoint(ceo, hook, ROLES);
    receiver.reply = () => ({ status: 500 });
    await event();
    await deliverAll(server);
    await ceo.call('updateWebhookEndpoint', { ...at, body: { url: receiver.newUrl() } });
    clock.advance(5 * DAY);
    await event();
    await deliverAll(server);
    expect(await endpointOf(id)).toMatchObject({ enabled: true, disabled_reason: null });
  });
});

describe('a replaced secret', () => {
  it('is deleted once it signs no more', async () => {
    const { at } = await newEndpoint(ceo, hook, ROLES);
    await ceo.call('rotateWebhookEndpointSecret', at);
    const { ownerCheck } = server.services.webhookWork;
    const isKept = async () =>
      (await rowsOf('select previous_secret is not null as kept from webhook_endpoints'))[0].kept;
    clock.advance(DAY - 1);
    await ownerCheck.deleteReplacedSecrets();
    expect(await isKept()).toBe(true);
    clock.advance(1);
    await ownerCheck.deleteReplacedSecrets();
    expect(await isKept()).toBe(false);
  });
});

describe('a process that cannot read roles', () => {
  it('releases what it has claimed', async () => {
    await newEndpoint(ceo, hook, ROLES);
    await event();
    await numbered(server);
    await server.services.webhookWork.distributor.distribute();
    const queue = new DeliveryQueue({ pool: server.store.pool, uow: server.store.unitOfWork, clock });
    const rolesOf = () => Promise.reject(new Error('away'));
    const lines: string[] = [];
    const runner = new DeliveryRunner({
      queue,
      attempt: {} as never,
      users: { rolesOf },
      clock,
      log: (line) => lines.push(line),
    });
    runner.wake();
    await runner.settled();
    expect(lines).toEqual(['webhooks could not be sent: Error']);
    expect(await rowsOf('select lease, leased_until from webhook_deliveries')).toEqual([
      { lease: null, leased_until: null },
    ]);
  });
});

describe('redelivery of a period', () => {
  const redeliver = (id: string, body: object, headers = {}) =>
    ceo.call('redeliverWebhook', { path: { endpoint_id: id }, body, headers });
  const missedEvents = (count: number, at: Date) =>
    rowsOf(
      `insert into outbox_events (event_id, event_type, channel, payload, at)
       select gen_random_uuid(), 'department.created', 'departments', '{"made_up":true}', $1
       from generate_series(1, $2::int) returning event_id as id`,
      [at, count],
    );

  it('queues 10 000, the oldest missed first, and continues where it ended', async () => {
    const begun = clock.now();
    const missed = await missedEvents(15, begun);
    await deliverAll(server);
    const { id } = await newEndpoint(ceo, hook, ROLES);
    await server.store.pool.query(
      `with events as (insert into webhook_events (event_id, event_type, channel, event_at, body, kept_from)
         select gen_random_uuid(), 'old.x', 'system', $2::timestamptz + n * interval '1 millisecond', '{}', $2
         from generate_series(1, 9990) n returning *)
       insert into webhook_deliveries
         (id, endpoint_id, event_id, event_type, channel, event_at, status, attempts, created_at, finished_at, kept_from)
       select gen_random_uuid(), $1, event_id, event_type, channel, event_at, 'dead', 10, $2, $2, $2 from events`,
      [id, begun],
    );
    clock.advance(60);
    // Nothing arrives before the count is complete.
    const counted = Promise.withResolvers<void>();
    let held = 0;
    receiver.reply = () => async (response) => {
      held += 1;
      await counted.promise;
      response.writeHead(204).end();
    };
    const since = begun.toISOString();
    const answer = await redeliver(id, { since });
    expect([answer.status, answer.body.error_detail]).toEqual([202, null]);
    const rest = new Date(begun.getTime() + 9986).toISOString();
    expect(answer.body.data).toEqual({ queued: 10_000, next_since: rest });
    const queued = await rowsOf('select event_id as id from webhook_deliveries where event_type = $1', [
      'department.created',
    ]);
    expect(queued.map((row) => row.id).toSorted()).toEqual(missed.map((row) => row.id).toSorted());
    expect((await redeliver(id, { since })).body.data).toEqual({ queued: 5, next_since: null });
    expect((await redeliver(id, { since: rest })).body.data).toEqual({ queued: 0, next_since: null });
    // Deliveries of a deleted endpoint do not begin.
    await eventually(() => held > 0);
    await ceo.call('deleteWebhookEndpoint', { path: { endpoint_id: id } });
    counted.resolve();
    await server.services.webhookWork.runner.settled();
  });

  it('blocks neither the endpoint nor others while it queues; 429/5002 for a second one of the endpoint', async () => {
    const since = clock.now().toISOString();
    const [missed] = await missedEvents(1, clock.now());
    await deliverAll(server);
    const { id } = await newEndpoint(ceo, hook, ROLES);
    clock.advance(1);
    const holder = await server.store.pool.connect();
    try {
      await holder.query('begin');
      // Other writers of this event have to wait.
      await holder.query(
        `insert into webhook_events (event_id, event_type, channel, event_at, body, kept_from) values ($1, 't', 'c', now(), '', now())`,
        [missed.id],
      );
      const running = redeliver(id, { since }, { 'idempotency-key': 'span-1' });
      await eventually(async () => (await rowsOf(WAITING)).length > 0);
      expect(await rowsOf('select id from webhook_endpoints for update skip locked')).toEqual([{ id }]);
      await expectError(ceo, 'redeliverWebhook', { path: { endpoint_id: id }, body: { since } }, [429, 5002]);
      await holder.query('rollback');
      const { body } = await running;
      expect(body.data).toEqual({ queued: 1, next_since: null });
      const repeated = await redeliver(id, { since }, { 'idempotency-key': 'span-1' });
      expect([repeated.headers['idempotency-replayed'], repeated.body.data]).toEqual(['true', body.data]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('reads no event after its end', async () => {
    const begun = clock.now();
    await missedEvents(3, begun);
    clock.advance(3600);
    await missedEvents(900, clock.now());
    await deliverAll(server);
    const { id } = await newEndpoint(ceo, hook, ROLES);
    const read = vi.spyOn(server.store.lookups, 'query');
    try {
      const until = new Date(begun.getTime() + 1).toISOString();
      const { data } = (await redeliver(id, { since: begun.toISOString(), until })).body;
      expect(data).toEqual({ queued: 3, next_since: null });
      const limits = read.mock.calls.map(([query]) => query as unknown as { name?: string; values?: unknown[] });
      const pages = limits.filter(({ name, values }) => name === 'feed-read-all' && values?.[2] !== 1);
      expect(pages.length).toBeLessThanOrEqual(3);
    } finally {
      read.mockRestore();
    }
  });
});
