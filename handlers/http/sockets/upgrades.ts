import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { WebSocketServer } from 'ws';
import { operations } from '../../../generated/operations.ts';
import type { RequestContext } from '../contracts/request-context.ts';
import type { Upgrade } from '../contracts/result.ts';
import { targetOf } from '../contracts/target.ts';
import { offerOf, offerUpgrade } from '../contracts/upgrade-offer.ts';
import { segmentsOf } from '../router.ts';

/**
 * What a client sends is read up to here, whole or in fragments, and arriving in so many pieces: a frame may have less, but whoever
 * sends one that is a little too large is informed so. What is more ends the socket (spec/rules/events.md#sockets).
 */
const MAX_READ_BYTES = 65_536;
const MAX_FRAGMENTS = 64;
const MAX_PIECES = 256;

type Headers = Readonly<Record<string, string | readonly string[] | number>>;

/** Turns connections into WebSockets once the pipeline has agreed to it. */
export class Upgrades {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_READ_BYTES,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_PIECES,
    // A flood of pings from somebody who reads nothing would fill the memory with pongs.
    autoPong: false,
  });
  readonly #headers = new WeakMap<IncomingMessage, Headers>();

  constructor() {
    this.#server.on('headers', (lines: string[], req: IncomingMessage) => {
      for (const [name, value] of Object.entries(this.#headers.get(req) ?? {})) lines.push(`${name}: ${value}`);
    });
  }

  /** Answers with 101 and hands the socket over, or gives up what was taken for it because its caller has gone. */
  carryOut({ req, res }: RequestContext, headers: Headers, { accept, abandon }: Upgrade): void {
    const offer = offerOf(req);
    if (offer === null || offer.socket.destroyed) return void abandon();
    res.detachSocket(offer.socket as never);
    this.#headers.set(req, headers);
    // No subprotocol is spoken, and a malformed wish for one would be answered past the pipeline.
    delete req.headers['sec-websocket-protocol'];
    let isAccepted = false;
    this.#server.handleUpgrade(req, offer.socket, offer.head, (socket) => {
      isAccepted = true;
      accept(socket);
    });
    if (!isAccepted) abandon();
  }
}

const SEGMENTS = segmentsOf(operations.openWebSocket.path);
const WEBSOCKET = /(?:^|,)\s*websocket\s*(?:,|$)/i;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Whether a request may leave the HTTP server for good. Every other one is served as if it had no `Upgrade`, which a server may
 * always do (RFC 9110, 7.8).
 */
export const asksForSocket = (req: IncomingMessage): boolean =>
  req.method === 'GET' &&
  req.httpVersion !== '1.0' &&
  WEBSOCKET.test(req.headers.upgrade ?? '') &&
  !hasBody(req) &&
  isOurs(req.url ?? '') &&
  !isAnswering(req.socket);

const isOurs = (url: string): boolean => {
  try {
    return isDeepStrictEqual(segmentsOf(targetOf(url).pathname), SEGMENTS);
  } catch {
    return false;
  }
};

/** The last response begun on a connection: what was sent behind its request, without waiting for it, has to wait. */
const answers = new WeakMap<Duplex, ServerResponse>();

const isAnswering = (socket: Duplex): boolean => answers.get(socket)?.writableFinished === false;

/**
 * Serves requests that ask for another protocol through the same application as all others: errors are ordinary responses on their
 * connection, which ends with them. A runtime that does not ask `asksForSocket` brings all such requests here.
 */
export const serveUpgrades = (
  server: Server,
  onRequest: RequestListener,
  refuse: (error: Error, socket: Duplex, headers: IncomingMessage['headers']) => void,
): void => {
  server.prependListener('request', (req, res) => answers.set(req.socket, res));
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else listens for it from here on, and without a listener it would end the process.
    socket.on('error', () => {});
    if (hasBody(req)) return refuse(new Error('a body with an upgrade'), socket, req.headers);
    if (asksForSocket(req)) offerUpgrade(req, { socket, head });
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.once('finish', () => socket.end());
    try {
      res.assignSocket(socket as never);
    } catch {
      // An earlier request on this connection has not been answered yet, and after its response the connection ends.
      return void answers.get(socket)?.once('finish', () => socket.end());
    }
    onRequest(req, res);
  });
};
