import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { type Asked, type Break, heard, present } from './break.ts';

const SOCKETS = new WebSocketServer({ noServer: true });
/** The ids of requests that open sockets. */
const IDS = new WeakMap<IncomingMessage, string>();
SOCKETS.on('headers', (lines, incoming) => lines.push(`x-request-id: ${IDS.get(incoming)}`));

/** Headers of a socket itself; the others belong to the connection. */
const OF_THE_CALLER = ['authorization', 'cookie', 'origin', 'user-agent'];
/** Codes that mean a missing code, and cannot be sent. */
const UNSAID: ReadonlySet<number> = new Set([1005, 1006]);

const endWith = (socket: WebSocket, code: number): void => (UNSAID.has(code) ? socket.terminate() : socket.close(code));

/** A refused socket gets an ordinary response. */
const refuse = (socket: Duplex, answer: IncomingMessage): void => {
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${answer.statusCode} Refused\r\n${lines.join('\r\n')}\r\n\r\n`);
  answer.pipe(socket);
};

/** A socket is forwarded frame by frame, after the break has changed its request. */
export const passOn = (
  target: string,
  broken: Break,
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void => {
  const { ask = (asked: Asked) => asked, say = String, end = Number } = broken;
  const asked = ask({ method: 'GET', path: incoming.url ?? '', headers: incoming.headers });
  const headers = Object.fromEntries(
    Object.entries(present(asked.headers)).filter(([name]) => OF_THE_CALLER.includes(name)),
  );
  const far = new WebSocket(new URL(asked.path, target.replace('http', 'ws')), { headers });
  socket.on('error', () => far.terminate());
  far.on('error', () => socket.destroy());
  far.on('unexpected-response', (_request, answer) => refuse(socket, answer));
  far.on('upgrade', ({ headers }) => IDS.set(incoming, String(headers['x-request-id'])));
  far.on('open', () =>
    SOCKETS.handleUpgrade(incoming, socket, head, (near) => {
      near.on('message', (data) => far.send(say(String(data))));
      far.on('message', (data) => {
        for (const frame of heard(broken, String(data))) near.send(frame);
      });
      near.on('close', (code) => endWith(far, code));
      far.on('close', (code) => endWith(near, end(code)));
    }),
  );
};
