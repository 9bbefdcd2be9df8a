import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Asked, type Break, heard, present, type Told } from './break.ts';
import { DELIVERIES, deliver, receivingDeliveries } from './deliveries.ts';
import { passOn } from './sockets.ts';

export interface BreakingProxy {
  readonly url: string;
  /** Selects the break from now on. */
  begin(broken: Break): void;
  close(): Promise<void>;
}

/** An event stream is forwarded as it arrives. */
const forwardStream = (broken: Break, told: Told, answer: IncomingMessage, outgoing: ServerResponse): void => {
  outgoing.writeHead(told.status, present(told.headers)).flushHeaders();
  if (broken.hear === undefined) return void answer.pipe(outgoing);
  let rest = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const frames = (rest + piece).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) for (const each of heard(broken, frame)) outgoing.write(`${each}\n\n`);
  });
  answer.on('end', () => outgoing.end(rest));
};

const forwardResponse = (broken: Break, asked: Asked, answer: IncomingMessage, outgoing: ServerResponse): void => {
  const { tell = (told: Told) => told } = broken;
  const told = { status: answer.statusCode ?? 0, headers: answer.headers, text: '' };
  answer.on('error', () => outgoing.destroy());
  if (told.status === 200 && told.headers['content-type'] === 'text/event-stream' && asked.method === 'GET') {
    forwardStream(broken, tell(told, asked), answer, outgoing);
    return;
  }
  const pieces: Buffer[] = [];
  answer.on('data', (piece: Buffer) => pieces.push(piece));
  answer.on('end', () => {
    const { status, headers, text } = tell({ ...told, text: Buffer.concat(pieces).toString() }, asked);
    const { 'content-length': _length, 'transfer-encoding': _coding, ...others } = headers;
    outgoing.writeHead(status, present(others)).end(text);
  });
};

const forward = (target: string, broken: Break, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const plain = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers };
  const { ask = (asked: Asked) => asked, body } = broken;
  const asked = ask(plain);
  // `Host` is one of the headers, and may be missing.
  const options = { method: asked.method, headers: present(asked.headers), setHost: false };
  const onward = send(new URL(asked.path, target), options, (answer) =>
    forwardResponse(broken, plain, answer, outgoing),
  );
  onward.on('error', () => outgoing.writableEnded || outgoing.destroy());
  outgoing.on('close', () => {
    onward.destroy();
    // The remaining bytes of a refused body are before the next request of the connection.
    incoming.unpipe(onward).resume();
  });
  if (body === undefined) return void incoming.pipe(onward);
  text(incoming).then(
    (before) => {
      const after = body(before, plain);
      if (after !== before) onward.setHeader('content-length', Buffer.byteLength(after));
      onward.end(after);
    },
    () => onward.destroy(),
  );
};

/** A proxy in front of a deployment that applies a break. */
export const startBreakingProxy = async (target: string): Promise<BreakingProxy> => {
  let broken: Break = {};
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    if (incoming.url?.startsWith(DELIVERIES)) return void deliver(broken, incoming, outgoing);
    forward(target, broken, incoming, outgoing);
  });
  const sockets = new Set<Duplex>();
  server.on('upgrade', (incoming, socket, head) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    passOn(target, broken, incoming, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    begin: (next) => {
      broken = receivingDeliveries(next, url);
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
