import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createIsTrusted, isLoopback, limitSubjectOf, plainAddress } from '../contracts/address.ts';
import type { Logger } from '../observe/logger.ts';

const LOG_MS = 60_000;
/** The share of all connections that one address may have. */
const SHARE = 0.1;
/** Connections reserved for loopback addresses, so that local probes are served; at most a tenth of all. */
const RESERVE = 16;

interface Peer {
  /** The address that the share applies to; null for this machine and trusted proxies, which have no share. */
  readonly subject: string | null;
  readonly isLocal: boolean;
  /** Requests whose head is complete and whose response is not. */
  pending: number;
}

export interface ConnectionLimits {
  /** MAX_CONNECTIONS. */
  readonly max: number;
  readonly trustedProxies: readonly string[];
}

/**
 * Accepts at most `max` connections, a tenth of them from one address, and reserves some for this machine. At the limit it closes the
 * connection that has waited longest without a complete request head (spec/rules/limits.md#connection-limit).
 */
class ConnectionLimit {
  readonly #max: number;
  readonly #share: number;
  readonly #reserve: number;
  readonly #isTrusted: (address: string) => boolean;
  readonly #open = new Map<Socket, Peer>();
  readonly #ofAddress = new Map<string, number>();
  #local = 0;
  /** Connections without a complete request head, the longest waiting first: those of this machine, and all others. */
  readonly #headless = { local: new Set<Socket>(), other: new Set<Socket>() };

  constructor({ max, trustedProxies }: ConnectionLimits) {
    this.#max = max;
    this.#share = Math.max(1, Math.floor(max * SHARE));
    this.#reserve = Math.min(RESERVE, Math.floor(max * SHARE));
    this.#isTrusted = createIsTrusted(trustedProxies);
  }

  /** Null: the connection is accepted. `closed`: it is accepted, and an older one was closed. `refused`: it was closed. */
  admit(socket: Socket): 'closed' | 'refused' | null {
    const peer = this.#peerOf(socket);
    const isWithin = peer.subject === null || (this.#ofAddress.get(peer.subject) ?? 0) < this.#share;
    const isFull = !this.#isBelowLimit(peer);
    if (!isWithin || (isFull && !this.#closeOldest(peer))) {
      socket.destroy();
      return 'refused';
    }
    this.#add(socket, peer);
    return isFull ? 'closed' : null;
  }

  /** The head of a request is complete. */
  begin(socket: Socket): void {
    const peer = this.#open.get(socket);
    if (peer === undefined) return;
    peer.pending += 1;
    this.#headlessOf(peer).delete(socket);
  }

  /** The response of a request is complete. */
  end(socket: Socket): void {
    const peer = this.#open.get(socket);
    if (peer === undefined) return;
    peer.pending -= 1;
    if (peer.pending === 0) this.#headlessOf(peer).add(socket);
  }

  #peerOf({ remoteAddress = '' }: Socket): Peer {
    const address = plainAddress(remoteAddress);
    const isLocal = isLoopback(address);
    const subject = isLocal || this.#isTrusted(address) ? null : limitSubjectOf(address);
    return { subject, isLocal, pending: 0 };
  }

  #isBelowLimit({ isLocal }: Peer): boolean {
    const others = this.#open.size - this.#local;
    return this.#open.size < this.#max && (isLocal || others < this.#max - this.#reserve);
  }

  #closeOldest({ isLocal }: Peer): boolean {
    const { local, other } = this.#headless;
    const [oldest] = isLocal && other.size === 0 ? local : other;
    if (oldest === undefined) return false;
    this.#remove(oldest);
    oldest.destroy();
    return true;
  }

  #add(socket: Socket, peer: Peer): void {
    this.#open.set(socket, peer);
    this.#headlessOf(peer).add(socket);
    if (peer.isLocal) this.#local += 1;
    if (peer.subject !== null) this.#ofAddress.set(peer.subject, (this.#ofAddress.get(peer.subject) ?? 0) + 1);
    socket.once('close', () => this.#remove(socket));
  }

  #remove(socket: Socket): void {
    const peer = this.#open.get(socket);
    if (peer === undefined) return;
    this.#open.delete(socket);
    this.#headlessOf(peer).delete(socket);
    if (peer.isLocal) this.#local -= 1;
    if (peer.subject === null) return;
    const left = (this.#ofAddress.get(peer.subject) ?? 1) - 1;
    if (left === 0) this.#ofAddress.delete(peer.subject);
    else this.#ofAddress.set(peer.subject, left);
  }

  #headlessOf({ isLocal }: Peer): Set<Socket> {
    return isLocal ? this.#headless.local : this.#headless.other;
  }
}

/** Limits the connections of a server. Refused and closed connections are logged at most once a minute. */
export const limitConnections = (server: Server, limits: ConnectionLimits, logger: Pick<Logger, 'warn'>): void => {
  const limit = new ConnectionLimit(limits);
  const report = createReport(limits.max, logger);
  // Prepended, so that the limit is applied before the server handles a connection or request.
  server.prependListener('connection', (socket: Socket) => {
    const result = limit.admit(socket);
    if (result !== null) report(result, socket);
  });
  // One listener for all responses: a closure with `once` for each costs a tenth of a microsecond more. A response closes once.
  function onClose(this: ServerResponse): void {
    limit.end(this.req.socket);
  }
  const onRequest = ({ socket }: IncomingMessage, res: ServerResponse): void => {
    limit.begin(socket);
    res.on('close', onClose);
  };
  server.prependListener('request', onRequest);
  server.prependListener('checkExpectation', onRequest);
  for (const event of ['upgrade', 'connect'] as const)
    server.prependListener(event, ({ socket }: IncomingMessage) => limit.begin(socket));
};

const createReport = (
  max: number,
  logger: Pick<Logger, 'warn'>,
): ((result: 'closed' | 'refused', socket: Socket) => void) => {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const counts = { refused: 0, closed: 0 };
  return (result, { remoteAddress }) => {
    counts[result] += 1;
    if (performance.now() - loggedAt < LOG_MS) return;
    loggedAt = performance.now();
    const text =
      'connections were refused or closed: the limit MAX_CONNECTIONS, or a tenth of it for one address, was reached';
    logger.warn({ max, ...counts, address: remoteAddress }, text);
    Object.assign(counts, { refused: 0, closed: 0 });
  };
};
