import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** One error of a deployment: in its requests, in its responses, or in both. */
export interface Break {
  readonly ask?: (asked: Asked) => Asked;
  readonly tell?: (told: Told, asked: Asked) => Told;
  /** Replaces a frame that the client sends on a socket. */
  readonly say?: (frame: string) => string;
  /** Replaces a frame that the server sends on a socket; null drops it. */
  readonly hear?: (frame: string) => string | null;
  /** The code that a socket is closed with. */
  readonly end?: (code: number) => number;
}

export interface BreakingProxy {
  readonly url: string;
  /** Selects the break from now on. */
  begin(broken: Break): void;
  close(): Promise<void>;
}

/** Headers that a break has removed are undefined. */
const present = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

const SOCKETS = new WebSocketServer({ noServer: true });
/** Headers of a socket itself; the others belong to the connection. */
const OF_THE_CALLER = ['authorization', 'cookie', 'origin', 'user-agent'];
/** Codes that mean a missing code, and cannot be sent. */
const UNSAID: ReadonlySet<number> = new Set([1005, 1006]);

const endWith = (socket: WebSocket, code: number): void => (UNSAID.has(code) ? socket.terminate() : socket.close(code));

/** A socket is forwarded frame by frame, after the break has changed its request. */
const passOn = (target: string, broken: Break, incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const { ask = (asked: Asked) => asked, say = String, hear = String, end = Number } = broken;
  const asked = ask({ method: 'GET', path: incoming.url ?? '', headers: incoming.headers });
  const headers = Object.fromEntries(
    Object.entries(present(asked.headers)).filter(([name]) => OF_THE_CALLER.includes(name)),
  );
  const far = new WebSocket(new URL(asked.path, target.replace('http', 'ws')), { headers });
  socket.on('error', () => far.terminate());
  far.on('error', () => socket.destroy());
  // A refused socket gets an ordinary response.
  far.on('unexpected-response', (_request, answer) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 ${answer.statusCode} Refused\r\n${lines.join('\r\n')}\r\n\r\n`);
    answer.pipe(socket);
  });
  far.on('open', () =>
    SOCKETS.handleUpgrade(incoming, socket, head, (near) => {
      near.on('message', (data) => far.send(say(String(data))));
      far.on('message', (data) => {
        const frame = hear(String(data));
        if (frame !== null) near.send(frame);
      });
      near.on('close', (code) => endWith(far, code));
      far.on('close', (code) => endWith(near, end(code)));
    }),
  );
};

/** A proxy in front of a deployment that applies a break. An event stream is forwarded as it arrives. */
export const startBreakingProxy = async (target: string): Promise<BreakingProxy> => {
  let broken: Break = {};
  const server = createServer((incoming, outgoing) => {
    const plain = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers };
    const { ask = (asked: Asked) => asked, tell = (told: Told) => told } = broken;
    const asked = ask(plain);
    const onward = send(
      new URL(asked.path, target),
      { method: asked.method, headers: present(asked.headers) },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (status === 200 && answer.headers['content-type'] === 'text/event-stream' && asked.method === 'GET') {
          outgoing.writeHead(status, answer.headers).flushHeaders();
          return void answer.pipe(outgoing);
        }
        const pieces: Buffer[] = [];
        answer.on('error', () => outgoing.destroy());
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString();
          const told = tell({ status, headers: answer.headers, text }, plain);
          const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = told.headers;
          outgoing.writeHead(told.status, present(headers)).end(told.text);
        });
      },
    );
    onward.on('error', () => outgoing.writableEnded || outgoing.destroy());
    outgoing.on('close', () => {
      onward.destroy();
      // The remaining bytes of a refused body are before the next request of the connection.
      incoming.unpipe(onward).resume();
    });
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket, head) => passOn(target, broken, incoming, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin: (next) => {
      broken = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
