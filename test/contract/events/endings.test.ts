import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOBODY, publish, subscriberCounts } from '../../support/builders/feed.ts';
import {
  createPerson,
  forcePasswordChange,
  openSession,
  PASSWORD,
  type Person,
} from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { expectError } from '../../support/client/expect.ts';
import { connectSocket, newTicket, openSocket, Refused } from '../../support/client/socket.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';
import { eventually } from '../../support/time/eventually.ts';
import { expectWithin } from '../../support/time/within.ts';

let database: TestDatabase;
let server: TestServer;
let replica: TestServer;
let ceo: Person;
beforeAll(async () => {
  database = await createDatabase();
  const env = { RATE_LIMITS: 'on' };
  [server, replica] = [await startServer({ database, env }), await startServer({ database, env })];
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(async () => {
  await server.close();
  await replica.close();
  await database.drop();
});

const there = (client: Client): Client => replica.client.as(client.identity);
const stream = (client: Client) => openStream(client, 'streamEvents', undefined);
let people = 0;
const newcomer = (role: Person['role'] = 'manager'): Promise<Person> => {
  people += 1;
  return createPerson(server, `newcomer ${people}`, role);
};
const permits = async (): Promise<number> => {
  const { rows } = await server.store.pool.query('select count(*)::int as held from permits');
  return rows[0].held;
};

/** A stream and a socket of the client on the other replica, and in how many milliseconds they have ended. */
const listening = async (client: Client) => {
  const [open, socket] = [await stream(there(client)), await openSocket(there(client))];
  const ending = async (): Promise<number> => {
    const begun = performance.now();
    expect(await socket.closed).toBe(4003);
    expect((await open.rest()).at(-1)).toEqual({ event: 'closed', data: { reason: 'revoked' } });
    return performance.now() - begun;
  };
  const leave = async (): Promise<void> => {
    open.leave();
    await socket.leave();
  };
  return { socket, ending, leave };
};
const path = ({ id }: Person) => ({ path: { user_id: id } });

/** Requires that the last of them has ended within a second; the work resolves with the milliseconds. */
const itTakes = (name: string, work: () => Promise<number>): void => it(name, () => expectWithin(1_000, work));

describe('what ends streams and sockets, on another replica too, within a second', () => {
  itTakes('the session is logged out, the others of the user continue', async () => {
    const person = await newcomer();
    const [ended, other] = [
      await listening(person.bearer),
      await listening((await openSession(server, person.id)).bearer),
    ];
    expect((await person.client.call('logout')).status).toBe(204);
    const took = await ended.ending();
    expect(await other.socket.ask({ action: 'ping' })).toEqual({ action: 'pong' });
    await other.leave();
    return took;
  });
  itTakes('the role of the user is changed, up or down', async () => {
    const person = await newcomer('observer');
    const times: number[] = [];
    for (const role of ['manager', 'board_member'] as const) {
      const { ending } = await listening(person.bearer);
      expect((await ceo.bearer.call('updateUserRole', { ...path(person), body: { role } })).status).toBe(200);
      times.push(await ending());
    }
    return Math.max(...times);
  });
  itTakes('the role of the user is changed and immediately changed back', async () => {
    const person = await newcomer('manager');
    const { ending } = await listening(person.bearer);
    for (const role of ['observer', 'manager'] as const)
      expect((await ceo.bearer.call('updateUserRole', { ...path(person), body: { role } })).status).toBe(200);
    return await ending();
  });
  itTakes('the role of the CEO is transferred and immediately transferred back', async () => {
    const person = await newcomer('manager');
    const { ending } = await listening(person.bearer);
    const body = { password: PASSWORD };
    expect((await ceo.bearer.call('transferCeo', { ...path(person), body })).status).toBe(200);
    expect((await person.bearer.call('transferCeo', { ...path(ceo), body })).status).toBe(200);
    return await ending();
  });
  itTakes('the user is deleted', async () => {
    const person = await newcomer();
    const { ending } = await listening(person.bearer);
    expect((await ceo.bearer.call('deleteUser', path(person))).status).toBe(204);
    return await ending();
  });
  itTakes('the key is revoked, or the role of its owner is changed, even if the key keeps its own', async () => {
    const person = await newcomer('manager');
    const key = await person.client.call('createApiKey', { body: { name: 'weak', role: 'observer' } });
    const client = server.client.as({ bearer: key.body.data.api_key });
    const first = await listening(client);
    await ceo.bearer.call('updateUserRole', { ...path(person), body: { role: 'board_member' } });
    const took = await first.ending();
    const second = await listening(client);
    expect((await person.client.call('revokeApiKey', { path: { key_id: key.body.data.key.id } })).status).toBe(204);
    return Math.max(took, await second.ending());
  });
  itTakes('the password has to be changed first', async () => {
    const person = await newcomer();
    const { ending } = await listening(person.bearer);
    await forcePasswordChange(server, person.id);
    return await ending();
  });
  it('the session or the key expires', async () => {
    const clock = new ManualClock();
    const own = await startServer({ clock });
    const person = await createPerson(own, 'person', 'manager');
    const expires = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const body = { name: 'short', role: 'manager', expires_at: expires } as const;
    const key = await person.client.call('createApiKey', { body });
    const [byKey, bySession] = [own.client.as({ bearer: key.body.data.api_key }), person.bearer];
    const [first, second] = [await openSocket(byKey), await openSocket(bySession)];
    clock.advance(3_601);
    expect(await first.closed).toBe(4003);
    expect(await second.ask({ action: 'ping' })).toEqual({ action: 'pong' });
    clock.advance(86_400);
    expect(await second.closed).toBe(4003);
    await own.close();
  });
  it('4003: a ticket whose session was logged out, or whose user now has another role', async () => {
    const [out, demoted] = [await newcomer(), await newcomer()];
    const tickets = [await newTicket(out.client), await newTicket(demoted.client)];
    await out.client.call('logout');
    await ceo.bearer.call('updateUserRole', { ...path(demoted), body: { role: 'observer' } });
    for (const ticket of tickets) expect(await (await connectSocket(replica.baseUrl, { ticket })).closed).toBe(4003);
  });
});

describe('twenty streams and sockets of a user, on all replicas together', () => {
  it('429/5002 for the next: a stream, a socket with its ticket in the query; 4029 after the first frame', async () => {
    const person = await newcomer();
    const streams = await Promise.all(Array.from({ length: 10 }, () => stream(person.bearer)));
    const sockets = [];
    for (let count = 0; count < 10; count += 1) sockets.push(await openSocket(there(person.bearer)));
    await expectError(person.bearer, 'streamEvents', {}, [429, 5002]);
    const refused = await openSocket(person.bearer).catch((error) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect([refused.status, refused.body.error_detail.error_code, refused.headers['retry-after']]).toEqual([
      429,
      5002,
      '1',
    ]);
    const late = await connectSocket(server.baseUrl);
    late.send({ action: 'auth', ticket: await newTicket(person.bearer) });
    expect(await late.closed).toBe(4029);
    const other = await newcomer();
    await (await openSocket(other.bearer)).leave();
    streams[0]?.leave();
    await eventually(async () => (await permits()) === 19);
    await (await openSocket(person.bearer)).leave();
    for (const open of streams) open.leave();
    for (const socket of sockets) await socket.leave();
    await eventually(async () => (await permits()) === 0);
  });

  it('is the live setting concurrency.listeners', async () => {
    const person = await newcomer();
    await changeSetting(server.store, 'concurrency', 'listeners', 1);
    const open = await openSocket(person.bearer);
    await expectError(person.bearer, 'streamEvents', {}, [429, 5002]);
    await changeSetting(server.store, 'concurrency', 'listeners', 20);
    await open.leave();
  });
});

describe('nothing is left behind', () => {
  it('after a thousand sockets that were opened and closed, cut off, or never sent a ticket', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, () => newcomer()));
    await changeSetting(server.store, 'auth', 'ws_ticket_max_pending', 100);
    await changeSetting(server.store, 'limits', 'createWsTicket', 'off');
    await changeSetting(server.store, 'limits', 'general_address', 'off');
    const visit = async (person: Person, round: number): Promise<void> => {
      if (round % 4 === 3) return void (await connectSocket(server.baseUrl)).socket.terminate();
      const socket = await openSocket(person.bearer);
      if (round % 4 === 0) await socket.leave();
      else if (round % 4 === 1) socket.socket.terminate();
      else {
        await socket.ask({ action: 'subscribe', channels: ['departments'] });
        socket.socket.terminate();
      }
    };
    for (let round = 0; round < 200; round += 1) await Promise.all(crowd.map((person) => visit(person, round)));
    await eventually(async () => (await permits()) === 0);
    await eventually(() => isDeepStrictEqual(subscriberCounts(server), NOBODY));
    for (const replica of server.replicas) {
      const connections = () =>
        new Promise<number>((resolve) => replica.server.getConnections((_error, count) => resolve(count)));
      await eventually(async () => (await connections()) <= 1);
    }
  });
});

describe('a slow socket', () => {
  it('4008: more than 256 events wait; the events it received before have no gap', async () => {
    const person = await newcomer();
    const socket = await openSocket(person.bearer);
    await socket.ask({ action: 'subscribe', channels: ['departments'] });
    socket.socket.pause();
    const payload = `jsonb_build_object('department_id', gen_random_uuid(), 'name', repeat('x', 60000))`;
    const given: number[] = [];
    while (subscriberCounts(server).sockets > 0 && given.length < 3_000)
      given.push(...(await publish(server, 100, { payload })));
    socket.socket.resume();
    expect(await socket.closed).toBe(4008);
    const heard = socket.frames.slice(2).map(({ position }) => Number(position.split('.')[1]));
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual(given.slice(0, heard.length));
  });

  it('large changes do not make a reading client slow', async () => {
    const person = await newcomer();
    const socket = await openSocket(person.bearer);
    await socket.ask({ action: 'subscribe', channels: ['departments'] });
    for (const size of [257, 500, 1_000, 243]) await publish(server, size);
    await eventually(() => socket.frames.length === 2_002);
    await socket.leave();
  });
});

describe('a server that stops', () => {
  it('1001 for every socket and closed for every stream, immediately, and the stop does not wait', async () => {
    await expectWithin(900, async () => {
      const other = await startServer({ database });
      const client = other.client.as(ceo.bearer.identity);
      const open = await stream(client);
      const [socket, waiting] = [await openSocket(client), await connectSocket(other.baseUrl)];
      const begun = performance.now();
      const closing = other.close();
      expect([await socket.closed, await waiting.closed]).toEqual([1001, 1001]);
      expect((await open.rest()).at(-1)).toEqual({ event: 'closed', data: { reason: 'stopping' } });
      await closing;
      return performance.now() - begun;
    });
  });

  it('ends a socket that does not respond to its close', async () => {
    const other = await startServer({ database });
    const socket = await openSocket(other.client.as(ceo.bearer.identity));
    socket.socket.pause();
    await other.close();
    socket.socket.resume();
    expect([1001, 1006]).toContain(await socket.closed);
  });
});
