import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDepartment } from '../../support/builders/organisation.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { connectSocket, newTicket, openSocket } from '../../support/client/socket.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(() => server.close());

describe('a socket', () => {
  it('101: is ready, subscribes and hears what happens', async () => {
    const socket = await openSocket(ceo.client);
    expect(await socket.ask({ action: 'subscribe', channels: ['departments', 'nonsense'] })).toEqual({
      action: 'subscribed',
      channels: ['departments', `user:${ceo.id}`],
      replayed: 0,
      gap: false,
      resume_after: null,
    });
    await newDepartment(ceo.client, 'Design');
    expect(await socket.next()).toMatchObject({ event_type: 'department.created', payload: { name: 'Design' } });
    expect(await socket.leave()).toBe(1005);
  });
  it('4001: a bad ticket', async () => {
    const socket = await connectSocket(server.baseUrl, { ticket: 'nonsense' });
    expect(await socket.closed).toBe(4001);
    const other = await connectSocket(server.baseUrl);
    other.send({ action: 'auth', ticket: await newTicket(ceo.client) });
    expect(await other.next()).toEqual({ action: 'auth_ok' });
    expect(await other.leave()).toBe(1005);
  });
});
