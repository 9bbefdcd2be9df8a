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
 * The most bytes of a message that are read, also in fragments. A frame may have fewer: a client that sends a slightly
 * larger one gets an error, and more than this closes the socket (spec/rules/events.md#sockets).
 */
const MAX_READ_BYTES = 65_536;
const MAX_FRAGMENTS = 64;
const MAX_PIECES = 256;

type Headers = Readonly<Record<string, string | readonly string[] | number>>;

/** Upgrades connections to WebSockets after the pipeline has accepted them. */
export class Upgrades {
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_READ_BYTES,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_PIECES,
    // A flood of pings from a client that does not read would fill the memory with pongs.
    autoPong: false,
  });
  readonly #headers = new WeakMap<IncomingMessage, Headers>();

  constructor() {
    this.#server.on('headers', (lines: string[], req: IncomingMessage) => {
      for (const [name, value] of Object.entries(this.#headers.get(req) ?? {})) lines.push(`${name}: ${value}`);
    });
  }

  /** Responds with 101 and passes on the socket, or abandons it if the client has disconnected. */
  carryOut({ req, res }: RequestContext, headers: Headers, { accept, abandon }: Upgrade): void {
    const offer = offerOf(req);
    if (offer === null || offer.socket.destroyed) return void abandon();
    res.detachSocket(offer.socket as never);
    this.#headers.set(req, headers);
    // No subprotocol is supported, and the library would respond to a malformed one outside of the pipeline.
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
 * Whether a request may leave the HTTP server. Every other request is served as if it had no `Upgrade` header, which is
 * allowed (RFC 9110, 7.8).
 */
export const asksForSocket = (req: IncomingMessage): boolean =>
  req.method === 'GET' &&
  req.httpVersion !== '1.0' &&
  WEBSOCKET.test(req.headers.upgrade ?? '') &&
  !hasBody(req) &&
  isOurs(req.url ?? '') &&
  !isResponding(req.socket);

const isOurs = (url: string): boolean => {
  try {
    return isDeepStrictEqual(segmentsOf(targetOf(url).pathname), SEGMENTS);
  } catch {
    return false;
  }
};

/** The latest response of a connection: requests pipelined after its request must wait. */
const responses = new WeakMap<Duplex, ServerResponse>();

const isResponding = (socket: Duplex): boolean => responses.get(socket)?.writableFinished === false;

/**
 * Serves requests for another protocol through the same application: errors are ordinary responses, after which the
 * connection closes. A runtime that does not call `asksForSocket` passes all such requests to this function.
 */
export const serveUpgrades = (
  server: Server,
  onRequest: RequestListener,
  refuse: (error: Error, socket: Duplex, headers: IncomingMessage['headers']) => void,
): void => {
  server.prependListener('request', (req, res) => responses.set(req.socket, res));
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nothing else handles errors of the socket from here on, and an unhandled one would end the process.
    socket.on('error', () => {});
    if (hasBody(req)) return refuse(new Error('a body with an upgrade'), socket, req.headers);
    if (asksForSocket(req)) offerUpgrade(req, { socket, head });
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.once('finish', () => socket.end());
    try {
      res.assignSocket(socket as never);
    } catch {
      // An earlier request on this connection has no response yet; after its response the connection closes.
      return void responses.get(socket)?.once('finish', () => socket.end());
    }
    onRequest(req, res);
  });
};
