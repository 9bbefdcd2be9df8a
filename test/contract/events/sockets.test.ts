import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteEventsUpTo, positionOf, publish, startNewEpoch } from '../../support/builders/feed.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import type { Body } from '../../support/client/client.ts';
import { inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { connectSocket, newTicket, type OpenSocket, openSocket } from '../../support/client/socket.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

let server: TestServer;
let ceo: Person;
let observer: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
  observer = await createPerson(server, 'observer', 'observer');
});
afterAll(() => server.close());

const own = (person: Person): string => `user:${person.id}`;
const subscribed = (channels: readonly string[], more: object = {}) => ({
  action: 'subscribed',
  channels: [...channels].sort(),
  replayed: 0,
  gap: false,
  resume_after: null,
  ...more,
});
const position = (number: number | undefined): string => positionOf(server, number ?? -1);
const numberOf = (frame: Body): number => Number(frame.position.split('.')[1]);
const take = async (socket: OpenSocket, count: number): Promise<number[]> => {
  const numbers: number[] = [];
  while (numbers.length < count) numbers.push(numberOf(await socket.next()));
  return numbers;
};
const named = (name: string) => `jsonb_build_object('department_id', gen_random_uuid(), 'name', '${name}')`;
const marker = async (socket: OpenSocket): Promise<Body> => socket.ask({ action: 'ping' });

describe('the ticket of a socket', () => {
  it('101: in the query, or in the first frame; the first frame back is auth_ok', async () => {
    await (await openSocket(ceo.client)).leave();
    const socket = await connectSocket(server.baseUrl);
    expect(await socket.ask({ action: 'auth', ticket: await newTicket(ceo.bearer) })).toEqual({ action: 'auth_ok' });
    await socket.leave();
  });

  it('4001: one that was never issued, or that was used; the connection itself is accepted', async () => {
    const ticket = await newTicket(ceo.client);
    const first = await connectSocket(server.baseUrl, { ticket });
    expect(await first.next()).toEqual({ action: 'auth_ok' });
    for (const bad of [ticket, 'nonsense', '', 'x'.repeat(500)])
      expect(await (await connectSocket(server.baseUrl, { ticket: bad })).closed).toBe(4001);
    const late = await connectSocket(server.baseUrl);
    late.send({ action: 'auth', ticket });
    expect(await late.closed).toBe(4001);
    await first.leave();
  });

  it('4001: a first frame that is something else', async () => {
    const frames = [
      { action: 'ping' },
      { action: 'auth' },
      { action: 'auth', ticket: 1 },
      'no JSON',
      '[]',
      Buffer.from('{}'),
    ];
    for (const frame of frames) {
      const socket = await connectSocket(server.baseUrl);
      socket.send(frame);
      expect([frame, await socket.closed, socket.frames]).toEqual([frame, 4001, []]);
    }
  });

  it('opens one socket, of ten that use it at the same time', async () => {
    const ticket = await newTicket(ceo.client);
    const sockets = await inParallel(10, (index) => connectSocket(server.baseUrl, index % 2 === 0 ? { ticket } : {}));
    for (const [index, socket] of sockets.entries()) if (index % 2 === 1) socket.send({ action: 'auth', ticket });
    await eventually(() => sockets.filter(({ socket }) => socket.readyState === socket.CLOSED).length === 9);
    await eventually(() => sockets.some(({ frames }) => frames.length > 0));
    expect(sockets.flatMap(({ frames }) => frames)).toEqual([{ action: 'auth_ok' }]);
    for (const { socket } of sockets) socket.close();
  });
});

describe('subscribing', () => {
  it('a new socket is subscribed to its own user channel only', async () => {
    const socket = await openSocket(observer.client);
    await publish(server, 1);
    const resumed = `jsonb_build_object('approval_id', gen_random_uuid(), 'state', 'done', 'termination_reason', null)`;
    await publish(server, 1, { channel: own(ceo), type: 'approval.resumed', payload: resumed });
    await publish(server, 1, { channel: own(observer), type: 'approval.resumed', payload: resumed });
    expect(await socket.next()).toMatchObject({ event_type: 'approval.resumed', channel: own(observer) });
    expect(await marker(socket)).toEqual({ action: 'pong' });
    await socket.leave();
  });

  it('returns all subscribed channels, sorted; those that the user may not read are omitted, and an unknown one is an error', async () => {
    const socket = await openSocket(observer.client);
    const names = ['tasks', 'company', 'budget', 'webhooks', own(ceo), 'user:nobody', 'tasks'];
    for (const unknown of ['nonsense', '__proto__', '\0', 'Tasks', '', 'user:'])
      expect(await socket.ask({ action: 'subscribe', channels: ['tasks', unknown] })).toEqual({
        error: expect.stringContaining('frame /channels: must be names of channels: agents'),
      });
    expect(await socket.ask({ action: 'subscribe', channels: names })).toEqual(
      subscribed(['company', 'tasks', own(observer)]),
    );
    await publish(server, 1, {
      channel: 'budget',
      type: 'budget.updated',
      payload: `'{"budget_monthly": 1, "currency": "EUR"}'`,
    });
    expect(await marker(socket)).toEqual({ action: 'pong' });
    expect(await socket.ask({ action: 'unsubscribe', channels: ['tasks', own(observer), 'nonsense'] })).toEqual({
      action: 'unsubscribed',
      channels: ['company'],
    });
    await publish(server, 1, {
      channel: 'tasks',
      type: 'task.assigned',
      payload: `jsonb_build_object('task_id', gen_random_uuid(), 'agent_id', gen_random_uuid())`,
    });
    expect(await marker(socket)).toEqual({ action: 'pong' });
    await socket.leave();
  });

  it('filters: all must match; without filters they stay, {} clears them, a map replaces them', async () => {
    const socket = await openSocket(ceo.client);
    let taken = 0;
    const expectHeard = async (filters: object | undefined, names: string[]): Promise<void> => {
      socket.send({ action: 'subscribe', channels: ['departments'], ...(filters === undefined ? {} : { filters }) });
      await socket.nextOf('subscribed');
      for (const name of ['a', 'b']) await publish(server, 1, { payload: named(name) });
      socket.send({ action: 'ping' });
      await socket.nextOf('pong');
      const all = socket.frames.filter(({ payload }) => payload !== undefined).map(({ payload }) => payload.name);
      expect([filters, all.slice(taken)]).toEqual([filters, names]);
      taken = all.length;
    };
    await expectHeard({ name: 'a' }, ['a']);
    await expectHeard(undefined, ['a']);
    await expectHeard({ name: 'b' }, ['b']);
    await expectHeard({ name: 'b', department_id: 'nonsense' }, []);
    await expectHeard({ toString: 'x' }, []);
    await expectHeard({ name: 1 }, []);
    await expectHeard({ name: null }, []);
    await expectHeard({}, ['a', 'b']);
    await socket.leave();
  });

  it('ten filters of 256 characters are allowed, more and longer ones are not', async () => {
    const socket = await openSocket(ceo.client);
    const map = (count: number, key: string, value: unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${key}${index}`, value]));
    const ask = (filters: unknown) => socket.ask({ action: 'subscribe', channels: ['tasks'], filters });
    expect(await ask(map(10, 'k', '🙂'.repeat(64)))).toMatchObject({ action: 'subscribed' });
    expect(await ask({ [`${'k'.repeat(64)}`]: 'v'.repeat(256) })).toMatchObject({ action: 'subscribed' });
    for (const bad of [
      map(11, 'k', 'v'),
      { k: 'v'.repeat(257) },
      { ['k'.repeat(65)]: 'v' },
      { k: {} },
      { k: [] },
      null,
      [],
      'k',
    ])
      expect([bad, Object.keys(await ask(bad))]).toEqual([bad, ['error']]);
    await socket.leave();
  });
});

describe('an error in filters', () => {
  it('distinguishes a name that is too long from a value', async () => {
    const socket = await openSocket(ceo.client);
    const ask = async (filters: object) =>
      (await socket.ask({ action: 'subscribe', channels: ['tasks'], filters })).error;
    expect(await ask({ ['k'.repeat(65)]: 'v' })).toBe(
      'frame /filters: the name of a field must have at most 64 characters',
    );
    expect(await ask({ k: 'v'.repeat(257) })).toBe('frame /filters/k: must have at most 256 characters');
    await socket.leave();
  });
});

describe('missed events', () => {
  const since = (socket: OpenSocket, value: string, more: object = {}) =>
    socket.ask({ action: 'subscribe', channels: ['departments'], since: value, ...more });

  it('since a position or an event: the response first, then missed events in order, then live ones', async () => {
    const given = await publish(server, 30);
    const page = await ceo.bearer.call('listEvents', { query: { after: position((given[9] ?? 0) - 1), limit: 1 } });
    const { event_id: id } = known(page.body.data[0]);
    for (const value of [position(given[9]), id, id.toUpperCase()]) {
      const socket = await openSocket(ceo.client);
      expect(await since(socket, value)).toEqual(
        subscribed(['departments', own(ceo)], { replayed: given.length - 10 }),
      );
      expect(await take(socket, given.length - 10)).toEqual(given.slice(10));
      const live = await publish(server, 3);
      given.push(...live);
      expect(await take(socket, 3)).toEqual(live);
      await socket.leave();
    }
  });

  it('are replayed and counted after the filters', async () => {
    const [first = 0] = await publish(server, 1);
    for (const name of ['a', 'b', 'a']) await publish(server, 1, { payload: named(name) });
    const socket = await openSocket(ceo.client);
    expect(await since(socket, position(first), { filters: { name: 'a' } })).toMatchObject({ replayed: 2, gap: false });
    expect([(await socket.next()).payload.name, (await socket.next()).payload.name]).toEqual(['a', 'a']);
    expect(await marker(socket)).toEqual({ action: 'pong' });
    await socket.leave();
  });

  it('a thousand are replayed; with one more there is a gap, which the pages fill', async () => {
    const given = await publish(server, 1_001);
    const socket = await openSocket(ceo.client);
    expect(await since(socket, position(given[0]))).toMatchObject({ replayed: 1_000, gap: false, resume_after: null });
    expect(await take(socket, 1_000)).toEqual(given.slice(1));
    const before = position((given[0] ?? 0) - 1);
    expect(await since(socket, before)).toMatchObject({ replayed: 0, gap: true, resume_after: before });
    const [live] = await publish(server, 1);
    expect(await take(socket, 1)).toEqual([live]);
    const page = await ceo.bearer.call('listEvents', { query: { after: before, limit: 1 } });
    expect(numberOf(page.body.data[0])).toBe(given[0]);
    await socket.leave();
  });

  it('unknown, malformed, of another epoch, too old: a gap that nothing fills, then live', async () => {
    const given = await publish(server, 3);
    await deleteEventsUpTo(server, given[1] ?? 0);
    const { number } = server.services.feed.position;
    const lost = [
      '',
      'x',
      '\0',
      crypto.randomUUID(),
      `ffffffff.${number}`,
      position(number + 5_000),
      position(given[0]),
    ];
    const socket = await openSocket(ceo.client);
    for (const value of lost)
      expect([value, await since(socket, value)]).toEqual([
        value,
        subscribed(['departments', own(ceo)], { gap: true }),
      ]);
    const [live] = await publish(server, 1);
    expect(await take(socket, 1)).toEqual([live]);
    await socket.leave();
  });

  it('only of the named channels; concurrent events on all of them arrive once and in order', async () => {
    const given = await publish(server, 900);
    const socket = await openSocket(ceo.client);
    const company = { channel: 'company', type: 'role.updated', payload: `jsonb_build_object('role_name', 'r' || i)` };
    await publish(server, 50, company);
    await socket.ask({ action: 'subscribe', channels: ['company'] });
    const live: number[] = [];
    const writing = (async () => {
      for (let round = 0; round < 10; round += 1) {
        live.push(...(await publish(server, 3)));
        live.push(...(await publish(server, 3, company)));
      }
    })();
    socket.send({ action: 'subscribe', channels: ['departments'], since: position(given[0]) });
    await writing;
    await eventually(() => socket.frames.some((frame) => frame.position === position(live.at(-1))));
    const numbers = socket.frames.filter((frame) => frame.event_type !== undefined).map(numberOf);
    expect(new Set(numbers).size).toBe(numbers.length);
    const answered = socket.frames.findIndex(({ channels }) => channels?.includes('departments'));
    const after = socket.frames.slice(answered + 1).map(numberOf);
    expect(after.slice(0, 899)).toEqual(given.slice(1));
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(live.every((number) => numbers.includes(number))).toBe(true);
    await socket.leave();
  });

  it('history that is lost while the socket is open is reported as a gap without a request', async () => {
    const other = await startServer();
    const person = await createPerson(other, 'ceo', 'ceo');
    const socket = await openSocket(person.client);
    await startNewEpoch(other);
    expect(await socket.next()).toEqual(subscribed([own(person)], { gap: true }));
    await other.close();
  });
});
