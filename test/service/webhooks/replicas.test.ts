import { setTimeout as after } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Feed } from '../../../domain/foundation/events/feed.ts';
import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { WebhookWork } from '../../../domain/webhooks/webhook-work.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import { deliverAll, deliveriesOf, newEndpoint, newEvent, numbered } from '../../support/builders/webhooks/webhooks.ts';
import type { Client } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { Receiver } from '../../support/doubles/receiver.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

const WANTED = { event_types: ['department.created'] };

let database: TestDatabase;
let server: TestServer;
let receiver: Receiver;
let ceo: Client;
let events = 0;

beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ database });
  receiver = await Receiver.start();
  ceo = await setUpCeo(server.client);
});
afterEach(async () => {
  await server.store.pool.query('delete from webhook_endpoints');
  receiver.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
  await database.drop();
});

const newEvents = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    events += 1;
    ids.push(await newEvent(server, ceo, `department ${events}`));
  }
  return ids;
};

describe('three replicas', () => {
  it('queue each event once for each endpoint, and make no attempt twice or two in parallel', async () => {
    const replicas = await Promise.all([1, 2, 3].map(() => startServer({ database })));
    const hooks = [receiver.newUrl(), receiver.newUrl(), receiver.newUrl()];
    const endpoints = await Promise.all(hooks.map((url) => newEndpoint(ceo, url, WANTED)));
    const underWay = new Map<string, number>();
    let mostAtOnce = 0;
    receiver.reply =
      () =>
      async (response, { url, headers }) => {
        const key = `${url} ${headers['webhook-id']}`;
        const now = (underWay.get(key) ?? 0) + 1;
        underWay.set(key, now);
        mostAtOnce = Math.max(mostAtOnce, now);
        await after(5);
        underWay.set(key, now - 1);
        response.writeHead(204).end();
      };
    for (const { services } of replicas) await services.startBackground();
    const ids = await newEvents(40);
    await eventually(async () => {
      const lists = await Promise.all(endpoints.map(({ id }) => deliveriesOf(ceo, id, { status: 'succeeded' })));
      return lists.every((list) => list.length === ids.length);
    }, 30);
    expect(mostAtOnce).toBe(1);
    expect(receiver.received.length).toBe(3 * ids.length);
    for (const url of hooks) for (const id of ids) expect(receiver.of(id, url)).toHaveLength(1);
    await Promise.all(replicas.map((replica) => replica.close()));
  });

  it('that read the feed at the same time queue nothing twice and omit nothing', async () => {
    const { id } = await newEndpoint(ceo, receiver.newUrl(), WANTED);
    const replicas = [server, await startServer({ database }), await startServer({ database })];
    const ids = await newEvents(15);
    await numbered(server);
    const counts = await inParallel(30, (index) =>
      (replicas[index % 3] as TestServer).services.webhookWork.distributor.distribute(),
    );
    const queued = (await deliveriesOf(ceo, id)).map(({ event_id }) => event_id);
    expect(queued.toSorted()).toEqual(ids.toSorted());
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(ids.length);
    await Promise.all(replicas.slice(1).map((replica) => replica.close()));
  });
});

describe('an endpoint that hangs', () => {
  it('has four separate attempts and delays no other; a process that stops releases them', async () => {
    const replica = await startServer({ database });
    const [hanging, good] = [receiver.newUrl(), receiver.newUrl()];
    const stuck = await newEndpoint(ceo, hanging, WANTED);
    await newEndpoint(ceo, good, WANTED);
    const isGood = ({ url }: { readonly url: string }) => good.endsWith(url);
    receiver.reply = () => (response, received) => {
      if (isGood(received)) response.writeHead(204).end();
    };
    const ids = await newEvents(10);
    await numbered(replica);
    await replica.services.webhookWork.distributor.distribute();
    replica.services.webhookWork.runner.wake();
    await eventually(() => receiver.received.filter(isGood).length === ids.length);
    await eventually(() => receiver.received.length === ids.length + 4);
    const begun = performance.now();
    await replica.close();
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(receiver.received.length).toBe(ids.length + 4);
    const { rows } = await server.store.pool.query(
      'select attempts, status, leased_until from webhook_deliveries where endpoint_id = $1',
      [stuck.id],
    );
    expect(rows).toEqual(Array(10).fill({ attempts: 0, status: 'pending', leased_until: null }));
    receiver.reply = () => ({ status: 204 });
    await deliverAll(server);
    for (const id of ids) expect(receiver.of(id, hanging).length).toBeGreaterThan(0);
    expect(await deliveriesOf(ceo, stuck.id, { status: 'succeeded' })).toHaveLength(10);
  });
});

describe('the work on webhooks', () => {
  it('is not part of the transaction in which the feed forwards events', async () => {
    const { id } = await newEndpoint(ceo, receiver.newUrl(), WANTED);
    receiver.reply = () => ({ status: 204 });
    const { pool, unitOfWork } = server.store;
    const feed = new Feed(pool);
    const lines: string[] = [];
    const { webhookWork } = server.services;
    const work = new WebhookWork({ ...webhookWork, feed, clock: systemClock, warn: (line) => lines.push(line) });
    work.startBackground();
    const [event] = await newEvents(1);
    await numbered(server);
    const { epoch, newest } = await feed.bounds();
    await unitOfWork.write(async () => feed.publish({ epoch, events: [], through: newest, isNewEpoch: false }));
    await eventually(async () => (await deliveriesOf(ceo, id, { status: 'succeeded' })).length === 1);
    await work.close();
    expect([lines, receiver.received[0]?.headers['webhook-id']]).toEqual([[], event]);
  });
});
