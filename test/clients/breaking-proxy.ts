import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** One thing that a deployment does wrong: to what it is asked, to what it answers, or to both. */
export interface Break {
  readonly ask?: (asked: Asked) => Asked;
  readonly tell?: (told: Told, asked: Asked) => Told;
}

export interface BreakingProxy {
  readonly url: string;
  /** From here on this is what goes wrong. */
  begin(broken: Break): void;
  close(): Promise<void>;
}

/** Headers that a break has taken out are undefined. */
const present = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** Stands before a deployment and breaks what it is told to. An event stream is passed on as it comes. */
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
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString();
          const told = tell({ status, headers: answer.headers, text }, plain);
          const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = told.headers;
          outgoing.writeHead(told.status, present(headers)).end(told.text);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  // A socket is passed on as it is, once it has been asked for as the break would have it.
  server.on('upgrade', (incoming, socket, head) => {
    const { ask = (asked: Asked) => asked } = broken;
    const asked = ask({ method: 'GET', path: incoming.url ?? '', headers: incoming.headers });
    socket.on('error', () => {});
    const onward = send(new URL(asked.path, target), { headers: present(asked.headers) });
    onward.on('upgrade', (answer, other, first) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      socket.write(first);
      other.write(head);
      socket.pipe(other).pipe(socket);
      for (const [one, another] of [
        [socket, other],
        [other, socket],
      ] as const)
        one.on('error', () => another.destroy()).on('close', () => another.destroy());
    });
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  });
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
