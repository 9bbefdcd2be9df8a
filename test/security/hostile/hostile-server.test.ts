import { createServer, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { streamTurn } from '../../../clients/typescript/src/chat/stream-turn.ts';
import { createClient } from '../../../clients/typescript/src/client.ts';
import {
  ConnectionLost,
  PlatformError,
  UnreadableResponse,
} from '../../../clients/typescript/src/errors/platform-error.ts';
import { followEvents } from '../../../clients/typescript/src/events/follow-events.ts';
import { streamEvents } from '../../../clients/typescript/src/events/stream-events.ts';
import { messagesIn } from '../../../clients/typescript/src/events/stream-messages.ts';
import type { RetryOptions } from '../../../clients/typescript/src/http/retry.ts';
import { unwrap } from '../../../clients/typescript/src/http/unwrap.ts';
import { pages } from '../../../clients/typescript/src/operations/pages.ts';
import { detailOf } from '../../clients/typescript/scene.ts';
import { eventually } from '../../support/time/eventually.ts';

// The same for Python: clients/python/tests/http/test_hostile.py.

const KEY = 'ok_secret-key';
const MIB = 1024 * 1024;

type Say = (socket: Socket) => unknown;

/** Responds to every request as configured, byte for byte, and records it. */
class HostileServer {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly asked: string[] = [];
  say: Say = (socket) => socket.destroy();

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.once('data', (head) => {
        this.asked.push(head.toString());
        this.say(socket);
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

const head = (status: number, media: string, more = ''): string =>
  `HTTP/1.1 ${status} Said\r\ncontent-type: ${media}\r\nconnection: close\r\n${more}\r\n`;
const whole = (status: number, body: string, media = 'application/json', more = ''): Say => {
  return (socket) => socket.end(head(status, media, `content-length: ${Buffer.byteLength(body)}\r\n${more}`) + body);
};

let sent = 0;
/** Writes this repeatedly, until it is no longer read. */
const endless = (start: string, piece: Buffer): Say => {
  return (socket) => {
    sent = 0;
    const go = (): void => {
      while (socket.writable && socket.write(piece)) sent += piece.length;
      sent += piece.length;
    };
    socket.on('drain', go);
    socket.write(start);
    go();
  };
};

const server = new HostileServer();
const elsewhere = new HostileServer();
beforeAll(() => Promise.all([server.start(), elsewhere.start()]));
afterAll(() => {
  server.close();
  elsewhere.close();
});
beforeEach(() => {
  server.asked.length = 0;
  elsewhere.asked.length = 0;
});

const clientOf = (retry: RetryOptions = {}) =>
  createClient({ baseUrl: server.url, apiKey: KEY, retry: { sleep: async () => {}, ...retry } });
const failureOf = async (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  );
const reading = (retry?: RetryOptions): Promise<Error> => failureOf(unwrap(clientOf(retry).GET('/api/v1/auth/me')));
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};
const USER = '{"data":{"id":"u1"},"error":null,"error_detail":null,"success":true}';

describe('a body', () => {
  it.each(['application/json', 'text/html', 'application/problem+json'])(
    'without an end, as %s: UnreadableResponse after 64 MiB',
    async (media) => {
      server.say = endless(head(media === 'text/html' ? 502 : 200, media), Buffer.alloc(256 * 1024, ' '));
      const before = process.memoryUsage().rss;
      const failure = await reading();
      expect(failure).toBeInstanceOf(UnreadableResponse);
      expect(failure.message).toContain('larger than 67108864 bytes');
      expect([sent < 128 * MIB, server.asked.length]).toEqual([true, 1]);
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * MIB);
    },
  );

  it('that is unpacked to more than 64 MiB: UnreadableResponse', async () => {
    const bomb = Buffer.concat(Array.from({ length: 4 }, () => gzipSync(Buffer.alloc(32 * MIB, ' '))));
    server.say = (socket) => {
      socket.write(head(200, 'application/json', `content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n`));
      socket.end(bomb);
    };
    expect((await reading()).message).toContain('larger than 67108864 bytes');
  });

  it('that arrives byte by byte: UnreadableResponse after its time', async () => {
    server.say = (socket) => {
      socket.write(head(200, 'application/json'));
      const timer = setInterval(() => socket.write(' '), 20);
      socket.on('close', () => clearInterval(timer));
    };
    const failure = await reading({ longestResponseSeconds: 0.3 });
    expect(failure).toBeInstanceOf(UnreadableResponse);
    expect(failure.message).toContain('not complete after 0.3 s');
  });
});

describe('headers', () => {
  it('that arrive byte by byte: ConnectionLost after three times their time', async () => {
    server.say = (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    const failure = await reading({ longestResponseSeconds: 0.2 });
    expect(failure).toBeInstanceOf(ConnectionLost);
    expect(server.asked).toHaveLength(3);
  });

  it('without an end: ConnectionLost', async () => {
    server.say = endless('HTTP/1.1 200 OK\r\nx-huge: ', Buffer.alloc(64 * 1024, 'x'));
    expect(await reading()).toBeInstanceOf(ConnectionLost);
    expect(sent).toBeLessThan(32 * MIB);
  });
});

describe('a redirect to another host', () => {
  it.each([301, 302, 303, 307, 308])('%d: UnreadableResponse; nothing is sent there', async (status) => {
    const location = `location: ${elsewhere.url}/api/v1/auth/login\r\n`;
    server.say = whole(status, USER, 'application/json', location);
    elsewhere.say = whole(200, USER);
    expect(await reading()).toMatchObject({ name: 'UnreadableResponse', status });
    const body = { username: 'ada', password: 'a password that is secret' };
    const sending = clientOf().POST('/api/v1/auth/login', { body });
    expect(await failureOf(unwrap(sending))).toMatchObject({ name: 'UnreadableResponse', status });
    expect([elsewhere.asked, server.asked.length]).toEqual([[], 2]);
  });

  it('of a subscriber: nothing is sent there', async () => {
    server.say = whole(307, '', 'text/plain', `location: ${elsewhere.url}/api/v1/auth/ws-ticket\r\n`);
    elsewhere.say = whole(200, '{"data":{"ticket":"t"}}');
    await follow({ until: () => server.asked.length >= 2 });
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('a response in another form', () => {
  const deep = '['.repeat(200_000);
  it.each([
    ['of another media type', whole(200, '<html></html>', 'text/html')],
    ['without a media type', whole(200, USER, '')],
    ['that is a stream', endless(head(200, 'text/event-stream'), Buffer.from(': x\n\n'.repeat(10_000)))],
    ['that is cut off', whole(200, USER.slice(0, 30))],
    ['that is a list', whole(200, '[]')],
    ['that is null', whole(200, 'null')],
    ['that is nested too deep', whole(200, deep)],
    ['that is a failure of other types', whole(500, '{"error_detail":{"error_code":"8000","detail":7}}')],
    ['that is a failure without a form', whole(500, '<html></html>', 'text/html')],
  ])('%s: UnreadableResponse', async (_, say) => {
    server.say = say;
    const failure = await reading();
    expect(failure).toBeInstanceOf(UnreadableResponse);
    expect(failure.message.length).toBeLessThan(300);
    expect(server.asked).toHaveLength(1);
  });

  it.each([-1, 0, 1.5, 'soon', null])(
    'an invalid time to wait, %j, is ignored: the default pauses, three attempts',
    async (after) => {
      const said = JSON.stringify({ ...detailOf(5000), retry_after: after });
      server.say = whole(429, said, 'application/problem+json');
      const waits: number[] = [];
      const failure = await reading({ sleep: async (milliseconds) => void waits.push(milliseconds), random: () => 0 });
      expect(failure).toBeInstanceOf(PlatformError);
      expect([waits, (failure as PlatformError).retryAfter]).toEqual([[1000, 2000], null]);
    },
  );

  it.each([
    ['that is not a list', '{"success":true,"data":7,"pagination":{"next_cursor":null}}', 1],
    ['without its pagination', '{"success":true,"data":[],"pagination":null}', 1],
    ['whose cursor is not a text', '{"success":true,"data":[],"pagination":{"next_cursor":7}}', 1],
    ['whose cursor does not move', '{"success":true,"data":[],"pagination":{"next_cursor":"same"}}', 2],
  ])('a page %s: UnreadableResponse', async (_, body, requests) => {
    server.say = whole(200, body);
    expect(await failureOf(all(pages(clientOf(), '/api/v1/users')))).toBeInstanceOf(UnreadableResponse);
    expect(server.asked).toHaveLength(requests);
  });
});

describe('a stream', () => {
  const turn = () => failureOf(all(streamTurn(clientOf(), { message: 'x' })));
  const events = () => failureOf(all(streamEvents(clientOf())));
  const STREAM = head(200, 'text/event-stream');

  it.each([
    ['without line breaks', endless(STREAM, Buffer.alloc(64 * 1024, 'data: x'))],
    ['of a frame without an end', endless(STREAM, Buffer.from(`data: ${'x'.repeat(60_000)}\n`))],
    ['of frames that are not JSON', (socket: Socket) => socket.end(`${STREAM}event: delta\ndata: {"delta"\n\n`)],
    ['of frames that are not objects', (socket: Socket) => socket.end(`${STREAM}event: delta\ndata: 7\n\n`)],
    ['of a failure in another form', (socket: Socket) => socket.end(`${STREAM}event: error\ndata: {}\n\n`)],
    ['of another media type', whole(200, USER)],
  ])('%s: UnreadableResponse', async (_, say) => {
    server.say = say;
    for (const failure of [await turn(), await events()]) expect(failure).toBeInstanceOf(UnreadableResponse);
    expect(sent).toBeLessThan(128 * MIB);
  });

  it('that ends before its result: ConnectionLost', async () => {
    server.say = (socket) => socket.end(`${STREAM}event: unknown\ndata: x\n\n`);
    expect(await turn()).toBeInstanceOf(ConnectionLost);
  });

  it('that is silent for too long: TypeError, as for a lost connection', async () => {
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
    expect(await failureOf(all(messagesIn(silent, () => {}, 50)))).toBeInstanceOf(TypeError);
  });
});

interface Followed {
  readonly baseUrl?: string;
  readonly onEvent?: () => Promise<void> | void;
  readonly waits?: number[];
  readonly until: () => boolean;
}

/** Subscribes until the condition is true, or it rejects; does not wait between connections. */
const follow = async ({ baseUrl = server.url, onEvent = () => {}, waits = [], until }: Followed): Promise<void> => {
  const ending = new AbortController();
  const following = followEvents({
    ...{ baseUrl, apiKey: KEY, channels: ['tasks'], since: 'a.1', signal: ending.signal, onEvent, onLost: () => {} },
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
      if (until()) ending.abort();
      await new Promise((resolve) => setImmediate(resolve));
    },
  });
  await following;
};

describe('a subscriber', () => {
  it('waits longer before each connection that delivered nothing, up to 30 s and as much at random', async () => {
    server.say = whole(200, '{"data":{"ticket":"t"}}');
    const waits: number[] = [];
    await follow({ waits, until: () => waits.length === 9 });
    waits.forEach((wait, index) => {
      const least = Math.min(30_000, 250 * 2 ** index);
      expect([wait >= least, wait <= 3 * least]).toEqual([true, true]);
    });
  });

  /** A server of sockets that sends these frames after a subscription; `pages` is the response to all other requests. */
  const socketServer = async (frames: readonly object[], body: string) => {
    const http = (await import('node:http')).createServer((request, response) => {
      asked += 1;
      const isTicket = request.url?.endsWith('/auth/ws-ticket');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(isTicket ? '{"data":{"ticket":"t"}}' : body);
    });
    let asked = 0;
    const sockets = new WebSocketServer({ server: http });
    const closed: number[] = [];
    sockets.on('connection', (socket) => {
      socket.on('close', () => closed.push(1));
      socket.send('{"action":"auth_ok"}');
      socket.on('message', () => {
        for (const frame of frames) socket.send(JSON.stringify(frame));
      });
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as { port: number };
    const close = () => {
      for (const socket of sockets.clients) socket.terminate();
      http.close();
    };
    return { baseUrl: `http://127.0.0.1:${port}`, closed, close, asked: () => asked };
  };
  const SUBSCRIBED = { action: 'subscribed', channels: ['tasks'], gap: false, resume_after: null };

  it.each([
    ['a frame that is none', [{ action: 7 }], '{}', 1],
    ['a subscription without channels', [{ ...SUBSCRIBED, channels: null }], '{}', 1],
    ['a bookmark without a position', [SUBSCRIBED, { action: 'bookmark', position: null }], '{}', 1],
    ['an event without a position', [SUBSCRIBED, { event_id: 'e', position: 7 }], '{}', 1],
    [
      'pages whose position does not move',
      [{ ...SUBSCRIBED, gap: true, resume_after: 'a.1' }],
      '{"data":[],"pagination":{"next_after":"a.1","has_more":true}}',
      2,
    ],
  ])('%s: UnreadableResponse', async (_, frames, body, requests) => {
    const { baseUrl, close, asked } = await socketServer(frames, body);
    expect(await failureOf(follow({ baseUrl, until: () => false }))).toBeInstanceOf(UnreadableResponse);
    expect(asked()).toBe(requests);
    close();
  });

  it('disconnects from a server that sends more than it can process, and keeps at most 16 Mi characters of it', async () => {
    const event = (index: number) => ({ event_id: `e${index}`, position: `a.${index}`, padding: 'x'.repeat(MIB) });
    const frames = [SUBSCRIBED, ...Array.from({ length: 40 }, (_, index) => event(index))];
    const { baseUrl, closed, close } = await socketServer(frames, '{}');
    let taken = 0;
    let isLeft = false;
    const onEvent = async () => {
      await eventually(() => closed.length > 0);
      isLeft = true;
      taken += 1;
    };
    await follow({ baseUrl, onEvent, until: () => isLeft });
    expect(taken).toBeLessThanOrEqual(16);
    close();
  });
});
