import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpCeo } from '../support/builders/people.ts';
import { deliverAll, deliveriesOf, newEndpoint } from '../support/builders/webhooks/webhooks.ts';
import { createDatabase, type TestDatabase } from '../support/database/database.ts';
import { Receiver } from '../support/doubles/receiver.ts';
import { startServer } from '../support/server/server.ts';
import { startServerProcess } from '../support/server/server-process.ts';
import { ManualClock } from '../support/time/clock.ts';
import { eventually } from '../support/time/eventually.ts';

let database: TestDatabase;
let receiver: Receiver;
beforeAll(async () => {
  database = await createDatabase();
  receiver = await Receiver.start();
});
afterAll(async () => {
  await receiver.close();
  await database.drop();
});

describe('a process killed in the middle of an attempt', () => {
  it('leaves an attempt that another process repeats within a minute, and not before the lease has expired', async () => {
    const dying = await startServerProcess({ DATABASE_URL: database.url });
    const ceo = await setUpCeo(dying.client);
    const { id, at } = await newEndpoint(ceo, receiver.newUrl());
    receiver.reply = () => () => {};
    const { event_id } = (await ceo.call('testWebhookEndpoint', at)).body.data;
    await eventually(() => receiver.received.length === 1);
    await dying.kill();

    const clock = new ManualClock();
    const server = await startServer({ database, clock });
    const client = server.client.as(ceo.identity);
    receiver.reply = () => ({ status: 204 });
    clock.advance(20);
    await deliverAll(server);
    expect(receiver.received.length).toBe(1);
    clock.advance(15);
    await deliverAll(server);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([event_id, event_id]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await deliveriesOf(client, id)).toMatchObject([{ status: 'succeeded', attempt: 1 }]);
    await server.close();
  });
});
