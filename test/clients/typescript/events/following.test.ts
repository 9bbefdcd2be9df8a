import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { followEvents } from '../../../../clients/typescript/src/events/follow-events.ts';
import type { FollowOptions } from '../../../../clients/typescript/src/events/follower.ts';
import { detailOf } from '../scene.ts';

/** One connection: its subscription, and the response. */
type Play = (socket: WebSocket, subscribed: { readonly since?: string }) => void;
/** An event without a position is unreadable. */
type Page = readonly [events: readonly (string | null)[], next: string, more: boolean];

let server: Server;
let sockets: WebSocketServer;
let plays: Play[];
/** The responses of pages; null for one that cannot be continued. */
let pages: (Page | null)[];
/** The requests, in order: `since` of a subscription, `after` of a page. */
let asked: string[];
let worked: string[];
let leaving: AbortController;
/** Connections on which the server sends nothing at all. */
let mute: number;

const event = (position: string | null) => ({ event_id: position, event_type: 'task.created', position, payload: {} });
const say = (socket: WebSocket, ...frames: readonly object[]): void => {
  for (const frame of frames) socket.send(JSON.stringify(frame));
};
const CHANNELS = ['tasks', 'projects'];
const subscribed = (gap = false, resume_after: string | null = null, channels = CHANNELS) => ({
  action: 'subscribed',
  channels,
  gap,
  resume_after,
});

beforeEach(async () => {
  [plays, pages, asked, worked, leaving] = [[], [], [], [], new AbortController()];
  mute = 0;
  sockets = new WebSocketServer({ noServer: true });
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/ws-ticket')) return void response.end('{"data":{"ticket":"t"}}');
    asked.push(`page ${searchParams.get('after')} of ${searchParams.get('channels')}`);
    const page = pages.shift();
    if (page === null) {
      response.statusCode = 409;
      return void response.end(JSON.stringify({ error_detail: detailOf(4000) }));
    }
    const [events, next_after, has_more] = page ?? [[], 'e.0', false];
    response.end(JSON.stringify({ data: events.map(event), pagination: { next_after, has_more } }));
  });
  server.on('upgrade', (request, raw, head) =>
    sockets.handleUpgrade(request, raw, head, (socket) => {
      socket.on('message', (data) => {
        const { since } = JSON.parse(String(data));
        asked.push(`since ${since ?? 'now'}`);
        const play = plays.shift();
        if (play === undefined) return leaving.abort();
        play(socket, { since });
      });
      if (mute > 0) mute -= 1;
      else say(socket, { action: 'auth_ok' });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

const follow = (since: string | null, more: Partial<FollowOptions> = {}) =>
  followEvents({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: 'ok_key',
    channels: CHANNELS,
    since,
    onEvent: ({ position }) => void worked.push(position),
    onLost: () => void worked.push('lost'),
    signal: leaving.signal,
    ...more,
  });

describe('a subscriber', () => {
  it('continues after a gap without wanted events: its empty page moves the position', async () => {
    plays = [(socket) => say(socket, subscribed(true, 'e.1')), (socket) => say(socket, subscribed())];
    pages = [[[], 'e.500', false]];
    const closing = setInterval(() => {
      for (const socket of sockets.clients) if (asked.length >= 2) socket.close();
    }, 20);
    await follow('e.1').finally(() => clearInterval(closing));
    expect(asked).toEqual(['since e.1', 'page e.1 of tasks,projects', 'since e.500', 'since e.500']);
    expect(worked).toEqual([]);
  });

  it('reads every page of a gap in order, before the events that arrived on the socket since', async () => {
    plays = [
      (socket) => {
        say(socket, subscribed(true, 'e.1'), event('e.9'));
        setTimeout(() => socket.close(), 100);
      },
    ];
    pages = [
      [['e.2', 'e.3'], 'e.3', true],
      [[], 'e.6', true],
      [['e.7'], 'e.8', false],
    ];
    await follow('e.0');
    expect(worked).toEqual(['e.2', 'e.3', 'e.7', 'e.9']);
    expect(asked.map((line) => line.split(' ')[1])).toEqual(['e.0', 'e.1', 'e.3', 'e.6', 'e.9']);
  });

  it('continues after a bookmark, and after the last processed event', async () => {
    plays = [
      (socket) => {
        say(socket, subscribed(), event('e.2'), { action: 'bookmark', position: 'e.40' });
        socket.close();
      },
      (socket) => {
        say(socket, subscribed(), event('e.41'), event('e.42'));
        socket.close();
      },
    ];
    await follow('e.1');
    expect(asked).toEqual(['since e.1', 'since e.40', 'since e.42']);
    expect(worked).toEqual(['e.2', 'e.41', 'e.42']);
  });

  it('is asked to read everything at first and after a gap, and not otherwise', async () => {
    plays = [
      (socket) => {
        say(socket, subscribed(), event('e.1'));
        socket.close();
      },
      (socket) => {
        say(socket, subscribed(true), event('f.1'));
        socket.close();
      },
      (socket) => {
        say(socket, subscribed(), event('f.2'));
        socket.close();
      },
    ];
    await follow(null);
    expect(worked).toEqual(['lost', 'e.1', 'lost', 'f.1', 'f.2']);
  });

  it('processes one event after the other, and ends with the error of the second one', async () => {
    plays = [(socket) => say(socket, subscribed(), event('e.2'), event('e.3'), event('e.4'))];
    let running = 0;
    const onEvent: FollowOptions['onEvent'] = async ({ position }) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      if (position === 'e.3') throw new Error('no e.3');
      worked.push(position);
    };
    await expect(follow('e.1', { onEvent })).rejects.toThrow('no e.3');
    expect(worked).toEqual(['e.2']);
  });

  it('is asked to read everything if the rest of the missed events was deleted between two pages', async () => {
    plays = [
      (socket) => {
        say(socket, subscribed(true, 'e.1'), event('e.9'));
        setTimeout(() => socket.close(), 100);
      },
    ];
    pages = [[['e.2'], 'e.2', true], null];
    await follow('e.0');
    expect(worked).toEqual(['e.2', 'lost', 'e.9']);
    expect(asked.filter((line) => line.startsWith('since'))).toEqual(['since e.0', 'since e.9']);
  });

  it('reads a page again that contains something other than events', async () => {
    const gap: Play = (socket) => say(socket, subscribed(true, 'e.1'));
    plays = [gap, gap];
    pages = [
      [['e.2', null], 'e.3', false],
      [['e.2', 'e.3'], 'e.3', false],
    ];
    const onEvent: FollowOptions['onEvent'] = ({ position }) => {
      worked.push(position);
      if (position === 'e.3') leaving.abort();
    };
    await follow('e.0', { onEvent });
    expect(worked).toEqual(['e.2', 'e.3']);
    expect(asked.filter((line) => line.startsWith('page'))).toHaveLength(2);
  });

  it('ends if a channel is refused: one that it may not read, or one that does not exist', async () => {
    plays = [(socket) => say(socket, subscribed(false, null, ['tasks']))];
    await expect(follow('e.1')).rejects.toMatchObject({ name: 'ChannelsRefused', channels: ['projects'] });
    plays = [(socket) => say(socket, { error: 'frame /channels/1: does not exist' })];
    await expect(follow('e.1')).rejects.toThrow('does not exist');
    expect(worked).toEqual([]);
  });

  it('continues after an error that passes, such as a feed that is unavailable', async () => {
    plays = [
      (socket) => say(socket, { error: 'the feed is unavailable; try again' }),
      (socket) => say(socket, subscribed(), event('e.2')),
    ];
    await follow('e.1', { onEvent: () => leaving.abort() });
    expect(asked).toEqual(['since e.1', 'since e.1']);
  });

  it('ends for a URL or a key that no request can contain', async () => {
    await expect(follow('e.1', { baseUrl: 'nowhere' })).rejects.toThrow(TypeError);
    await expect(follow('e.1', { apiKey: 'ok_\nkey' })).rejects.toThrow(TypeError);
    await expect(follow('e.1', { baseUrl: 'localhost:3001' })).rejects.toThrow(TypeError);
    const apiKey = () => Promise.reject(new Error('the session was revoked'));
    await expect(follow('e.1', { apiKey })).rejects.toThrow('the session was revoked');
    expect(asked).toEqual([]);
  });

  it('sends the current token of a function with every request', async () => {
    let tokens = 0;
    const apiKey = async (): Promise<string> => {
      tokens += 1;
      return `token-${tokens}`;
    };
    plays = [(socket) => socket.close()];
    await follow('e.1', { apiKey });
    expect(tokens).toBe(2);
  });

  it('abandons a silent connection, also while it opens', async () => {
    mute = 1;
    plays = [() => {}, (socket) => say(socket, subscribed(), event('e.2'))];
    await follow('e.1', { silenceMs: 100 });
    expect(asked).toEqual(['since e.1', 'since e.1', 'since e.2']);
  });

  it('pauses longer after each connection without events, and briefly again after one with events', async () => {
    const closing: Play = (socket) => {
      say(socket, subscribed());
      socket.close();
    };
    const telling: Play = (socket) => {
      say(socket, subscribed(), event('e.2'));
      socket.close();
    };
    plays = [...Array.from({ length: 6 }, () => closing), telling, closing];
    const pauses: number[] = [];
    const sleep = async (milliseconds: number): Promise<void> => void pauses.push(milliseconds);
    await follow('e.1', { sleep });
    // A random addition of up to twice the pause keeps clients apart.
    const bases = [250, 500, 1_000, 2_000, 4_000, 8_000, 250, 500];
    for (const [index, base] of bases.entries()) {
      expect([index, pauses[index]]).toEqual([index, expect.any(Number)]);
      expect(pauses[index]).toBeGreaterThanOrEqual(base);
      expect(pauses[index]).toBeLessThanOrEqual(3 * base);
    }
  });
});
