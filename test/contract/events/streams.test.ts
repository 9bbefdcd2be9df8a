import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  deleteEventsUpTo,
  NOBODY,
  positionOf,
  publish,
  startNewEpoch,
  subscriberCounts,
} from '../../support/builders/feed.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { type OpenStream, openStream } from '../../support/client/event-stream.ts';
import { expectError } from '../../support/client/expect.ts';
import { openSocket } from '../../support/client/socket.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

let server: TestServer;
let ceo: Person;
beforeAll(async () => {
  server = await startServer();
  ceo = await createPerson(server, 'ceo', 'ceo');
});
afterAll(() => server.close());

const open = (query: Record<string, string> = {}, headers: Record<string, string> = {}, client: Client = ceo.bearer) =>
  openStream(client, 'streamEvents', undefined, headers, query);
const numbersOf = ({ frames }: OpenStream): number[] =>
  frames.filter(({ event }) => event.includes('.')).map(({ id }) => Number(id?.split('.')[1]));
const untilHeard = async (stream: OpenStream, last: number | undefined): Promise<void> => {
  while (!numbersOf(stream).includes(last ?? -1)) if ((await stream.next()) === null) throw new Error('ended');
};
const figures = () => subscriberCounts(server);
const untilNobody = () => eventually(() => isDeepStrictEqual(figures(), NOBODY));

describe('streamEvents', () => {
  it('200: begins with now; an event has its position as id, its type as event, its envelope as data', async () => {
    await publish(server, 2);
    const stream = await open();
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    });
    const [number] = await publish(server, 1);
    const frame = await stream.until('department.updated');
    expect(frame).toMatchObject({ id: positionOf(server, number ?? 0), event: 'department.updated' });
    expect(frame.data).toMatchObject({ position: frame.id, event_type: 'department.updated', channel: 'departments' });
    stream.leave();
    await untilNobody();
  });

  it('200: the same envelope as in every other way to read it', async () => {
    const after = positionOf(server, server.services.feed.position.number);
    const [stream, socket] = [await open(), await openSocket(ceo.client)];
    await socket.ask({ action: 'subscribe', channels: ['departments'] });
    await publish(server, 1);
    const { data } = await stream.until('department.updated');
    expect(await socket.next()).toEqual(data);
    expect((await ceo.bearer.call('listEvents', { query: { after } })).body.data).toEqual([data]);
    stream.leave();
    await socket.leave();
  });

  it('200: every missed event once and in order, however many, then the live ones since', async () => {
    const given = await publish(server, 2_500);
    const stream = await open({ after: positionOf(server, given[0] ?? 0) });
    const live: number[] = [];
    const writing = (async () => {
      for (let round = 0; round < 20; round += 1) live.push(...(await publish(server, 5)));
    })();
    await untilHeard(stream, given.at(-1));
    await writing;
    await untilHeard(stream, live.at(-1));
    expect(numbersOf(stream)).toEqual([...given.slice(1), ...live]);
    stream.leave();
  });

  it('200: Last-Event-ID takes precedence over after, and only named channels are sent', async () => {
    const given = await publish(server, 3);
    const headers = { 'last-event-id': positionOf(server, given[1] ?? 0) };
    const stream = await open({ after: positionOf(server, given[0] ?? 0), channels: 'departments,budget' }, headers);
    await publish(server, 1, { channel: 'company', type: 'role.updated', payload: `'{"role_name": "x"}'` });
    const [last] = await publish(server, 1);
    await untilHeard(stream, last);
    expect(numbersOf(stream)).toEqual([given[2], last]);
    stream.leave();
  });

  it('200: a position that was deleted, of another epoch or never assigned: a gap first, then live', async () => {
    const given = await publish(server, 3);
    await deleteEventsUpTo(server, given[1] ?? 0);
    const { number } = server.services.feed.position;
    for (const after of [positionOf(server, given[0] ?? 0), `ffffffff.${number}`, positionOf(server, number + 9_000)]) {
      const stream = await open({ after });
      const gap = await stream.until('gap');
      expect([gap.data, stream.frames.length]).toEqual([{ resume_after: null }, 1]);
      const [live] = await publish(server, 1);
      await untilHeard(stream, live);
      expect(numbersOf(stream)).toEqual([live]);
      stream.leave();
    }
  });

  it('200: history that is lost while the stream is open is a gap', async () => {
    const own = await startServer();
    const person = await createPerson(own, 'ceo', 'ceo');
    const stream = await open({}, {}, person.bearer);
    await startNewEpoch(own);
    expect((await stream.until('gap')).data).toEqual({ resume_after: null });
    await own.close();
  });

  it('200: a HEAD request has only the headers and leaves no subscriber behind', async () => {
    const answer = await ceo.bearer.send('head', '/api/v1/events/stream');
    expect([answer.status, answer.headers['content-type'], answer.text ?? '']).toEqual([200, 'text/event-stream', '']);
    await untilNobody();
  });

  it('400/2001: a malformed position, in either place', async () => {
    for (const position of ['x', '1', 'ABCDEF01.1', '00000000.01']) {
      await expectError(ceo.bearer, 'streamEvents', { query: { after: position } }, [400, 2001]);
      await expectError(ceo.bearer, 'streamEvents', { headers: { 'last-event-id': position } }, [400, 2001]);
    }
  });

  it('closed: a reader that does not read during too many events gets it once it reads again', async () => {
    const stream = await open();
    await eventually(() => figures().streams === 1);
    const big = `jsonb_build_object('department_id', gen_random_uuid(), 'name', repeat('x', 60000))`;
    const given: number[] = [];
    for (let round = 0; figures().streams > 0; round += 1) {
      if (round > 20) throw new Error('the reader is not slow');
      given.push(...(await publish(server, 100, { payload: big })));
    }
    const frames = await stream.rest();
    expect(frames.at(-1)).toEqual({ event: 'closed', data: { reason: 'slow' } });
    const heard = numbersOf(stream);
    expect(heard).toEqual(given.slice(0, heard.length));
    await untilNobody();
  });

  it('a disconnected reader is removed immediately', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => open()));
    await eventually(() => figures().streams === 20);
    for (const stream of streams) stream.leave();
    await untilNobody();
  });
});
