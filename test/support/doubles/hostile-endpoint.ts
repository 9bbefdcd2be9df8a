import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const HUGE = 64 * 1_048_576;
const PIECE = Buffer.alloc(65_536, 'x');
const STREAM = { 'content-type': 'text/event-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A small body that unpacks to gigabytes. */
const bomb = gzipSync(Buffer.alloc(HUGE, ' '), { level: 9 });

const completion = (message: object, usage: string): string =>
  `{"id":"a","created":1,"model":"m","choices":[{"index":0,"message":${JSON.stringify(message)},"finish_reason":"stop"}],"usage":${usage}}`;
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'a', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** Writes as fast as the client reads, endlessly. */
const pour = (response: ServerResponse, piece: Buffer | string): void => {
  const write = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
};

/** Writes one piece after the other, slowly, but each before the idle timeout. */
const drip = (response: ServerResponse, piece: string, everyMs: number): void => {
  const timer = setInterval(() => response.write(piece), everyMs);
  response.on('close', () => clearInterval(timer));
};

type Misdeed = (response: ServerResponse) => void;

/** Endpoints that send something that is not a valid response. */
export const FAILING: Readonly<Record<string, Misdeed>> = {
  'never answers': () => {},
  'sends a head and nothing more': (response) => response.writeHead(200, JSON_TYPE).flushHeaders(),
  'sends a byte at a time': (response) => drip(response.writeHead(200, JSON_TYPE), ' ', 100),
  'drops the connection': (response) => response.destroy(),
  'drops it in the middle': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' }).write('{"choices":');
    setTimeout(() => response.destroy(), 50);
  },
  'promises less than it sends': (response) =>
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}garbage'),
  'speaks no HTTP': (response) => response.socket?.end('220 mail.example ESMTP\r\n'),
  'sends garbage': (response) => response.writeHead(200, JSON_TYPE).end(Buffer.from([0, 255, 254, 0x80, 0xc3, 0x28])),
  'sends invalid JSON': (response) => response.writeHead(200, JSON_TYPE).end('{"choices":[}'),
  'sends a page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the hotel network</html>'),
  'redirects to itself': (response) => response.writeHead(307, { location: '/v1/chat/completions' }).end(),
  'sends without an end': (response) => pour(response.writeHead(200, JSON_TYPE), PIECE),
  'sends an event without an end': (response) => {
    response.writeHead(200, STREAM).write('data: ');
    pour(response, PIECE);
  },
  'sends comments without an end': (response) =>
    pour(response.writeHead(200, STREAM), ': still thinking\n\n'.repeat(1000)),
  'sends what unpacks to gigabytes': (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    pour(response, bomb);
  },
  'sends what cannot be unpacked': (response) =>
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('no gzip'),
  'sends lists in lists': (response) => response.writeHead(200, JSON_TYPE).end('['.repeat(1_000_000)),
  'sends a text without an end as a failure': (response) => pour(response.writeHead(500, JSON_TYPE), PIECE),
};

/** Only for streams: each part arrives in time, and none is the last. */
export const ENDLESS: Readonly<Record<string, Misdeed>> = {
  'streams words without an end': (response) => pour(response.writeHead(200, STREAM), chunk('word ')),
  'streams a word at a time without an end': (response) => drip(response.writeHead(200, STREAM), chunk('word '), 100),
};

/** Sends an impossible token count. */
export const ABSURD: Readonly<Record<string, Misdeed>> = Object.fromEntries(
  ['1e999', '-5', '1.5', '1e300'].map((tokens) => [
    tokens,
    (response: ServerResponse) => {
      const usage = `{"prompt_tokens":${tokens},"completion_tokens":${tokens}}`;
      response.writeHead(200, JSON_TYPE).end(completion({ role: 'assistant', content: 'Seven.' }, usage));
    },
  ]),
);

/** A model endpoint that does only what the test specifies. */
export class HostileEndpoint {
  readonly #server: Server;
  misdeed: Misdeed = () => {};

  private constructor() {
    this.#server = createServer((request, response) => {
      response.on('error', () => {});
      request.resume().on('end', () => this.misdeed(response));
    });
  }

  static async start(): Promise<HostileEndpoint> {
    const endpoint = new HostileEndpoint();
    await new Promise<void>((resolve) => endpoint.#server.listen(0, '127.0.0.1', resolve));
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
