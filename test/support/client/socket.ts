import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { operations } from '../../../generated/operations.ts';
import { eventually } from '../time/eventually.ts';
import { type Body, type Client, requireDeclared } from './client.ts';
import { requireDeclaredFrame } from './frames.ts';

/** A client's socket; every frame it receives is compared with the document. */
export interface OpenSocket {
  readonly socket: WebSocket;
  /** All received frames, in order. */
  readonly frames: readonly Body[];
  /** The code and reason it was closed with. */
  readonly closed: Promise<number>;
  /** Sends a value as JSON, or text and bytes unchanged. */
  send(frame: unknown): void;
  /** The next frame that was not read yet; fails after this many seconds. */
  next(seconds?: number): Promise<Body>;
  /** The next frame with this action; skips other frames. */
  nextOf(action: string): Promise<Body>;
  /** Sends a frame and waits for the next one. */
  ask(frame: unknown): Promise<Body>;
  /** Closes the socket and waits until it has closed. */
  leave(): Promise<number>;
}

/** How an attempt to open a socket was refused. */
export class Refused extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;

  constructor(status: number, headers: Readonly<Record<string, unknown>>, text: string) {
    super(`refused with ${status}: ${text}`);
    this.status = status;
    this.headers = headers;
    this.body = text === '' ? undefined : JSON.parse(text);
  }
}

/** Opens a socket without a ticket, unless the query has one. Rejects with Refused. */
export const connectSocket = async (
  baseUrl: string,
  query: Readonly<Record<string, string>> = {},
  options: ClientOptions = {},
): Promise<OpenSocket> => {
  const address = new URL(operations.openWebSocket.path, baseUrl.replace('http', 'ws'));
  address.search = new URLSearchParams(query).toString();
  const socket = new WebSocket(address, options);
  const frames: Body[] = [];
  let taken = 0;
  socket.on('message', (data, isBinary) => {
    const frame = JSON.parse(String(data));
    if (isBinary) throw new Error('the server sent a binary frame');
    requireDeclaredFrame(frame);
    frames.push(frame);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await opened(socket);
  const next = async (seconds = 5): Promise<Body> => {
    await eventually(() => frames.length > taken || socket.readyState === socket.CLOSED, seconds);
    if (frames.length === taken) throw new Error(`the socket was closed with ${await closed}`);
    taken += 1;
    return frames[taken - 1];
  };
  const send = (frame: unknown): void =>
    socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame));
  return {
    socket,
    frames,
    closed,
    send,
    next,
    nextOf: async (action) => {
      for (;;) {
        const frame = await next();
        if (frame.action === action) return frame;
      }
    },
    ask: (frame) => {
      send(frame);
      return next();
    },
    leave: () => {
      socket.close();
      return closed;
    },
  };
};

const opened = async (socket: WebSocket): Promise<void> => {
  const upgraded = once(socket, 'upgrade');
  upgraded.catch(() => {});
  const refused = new Promise<never>((_resolve, reject) =>
    socket.once('unexpected-response', async (_request, response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      const status = response.statusCode ?? 0;
      requireDeclared('openWebSocket', { status, headers: response.headers, text });
      reject(new Refused(status, response.headers, text));
    }),
  );
  refused.catch(() => {});
  await Promise.race([once(socket, 'open'), refused]);
  const [response] = await upgraded;
  requireDeclared('openWebSocket', { status: response.statusCode, headers: response.headers, text: '' });
};

/** A ticket of the client. */
export const newTicket = async (client: Client): Promise<string> => {
  const response = await client.call('createWsTicket');
  if (response.status !== 200) throw new Error(`no ticket: ${response.text}`);
  return response.body.data.ticket;
};

/** Opens a socket for the client, at its server or another one, and waits until it is ready. */
export const openSocket = async (client: Client, baseUrl = client.baseUrl): Promise<OpenSocket> => {
  const open = await connectSocket(baseUrl, { ticket: await newTicket(client) });
  const first = await open.next();
  if (first.action !== 'auth_ok') throw new Error(`not ready: ${JSON.stringify(first)}`);
  return open;
};
