import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { openSocket } from '../../support/client/socket.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let database: TestDatabase;
let server: TestServer;
let observer: Person;
beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ database });
  observer = await createPerson(server, 'observer', 'observer');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

describe('a replica that starts and stops', () => {
  it('publishes its start and its stop, with a separate name', async () => {
    const socket = await openSocket(observer.client);
    await socket.ask({ action: 'subscribe', channels: ['system'] });
    const replica = await startServer({ database });
    await replica.services.startBackground();
    const startup = await socket.next();
    expect(startup).toMatchObject({ event_type: 'system.startup', channel: 'system' });
    expect(startup.payload).toEqual({ replica: expect.stringMatching(/^[0-9a-f]{8}$/) });
    await replica.close();
    expect(await socket.next()).toMatchObject({ event_type: 'system.shutdown', payload: startup.payload });
    const silent = await startServer({ database });
    await silent.close();
    expect(await socket.ask({ action: 'ping' })).toEqual({ action: 'pong' });
    await socket.leave();
  });
});
