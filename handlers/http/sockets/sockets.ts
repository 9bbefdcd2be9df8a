import type { WebSocket } from 'ws';
import type { TicketHolder, TicketService } from '../../../domain/auth/ticket-service.ts';
import type { EventHistory } from '../../../domain/events/event-history.ts';
import { Selection } from '../../../domain/events/selection.ts';
import type { Subscribers } from '../../../domain/events/subscribers.ts';
import { userChannel } from '../../../domain/events/visibility.ts';
import { ConcurrencyLimited, RequestInvalid, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';
import type { ReleaseSlot } from '../../../domain/foundation/limits/concurrency-slots.ts';
import type { CapabilityService } from '../../../domain/health/capability-service.ts';
import type { ServerFrame } from '../../../generated/events.ts';
import type { Caller } from '../contracts/operation.ts';
import { type UpgradeResult, upgrade } from '../contracts/result.ts';
import type { KnownAddresses } from '../limits/known-addresses.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../observe/logger.ts';
import { upgradeRequired } from '../responses/http-errors.ts';
import { readClientFrame } from './client-frame.ts';
import { CLOSE, closeCodeOf } from './close-codes.ts';
import { type Message, SocketConnection } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { SocketSession } from './socket-session.ts';
import { TicketlessSockets } from './ticketless-sockets.ts';

/** Streams and sockets of a user count together. */
const BUCKET = 'listeners';

/** How long sockets have to complete the close handshake during a shutdown. */
const FAREWELL_MS = 2_000;

const AUTH_OK = JSON.stringify({ action: 'auth_ok' });

const KEY = /^[+/0-9A-Za-z]{22}==$/;

const requireWebSocket = (caller: Caller): void => {
  if (!caller.offersUpgrade || caller.header('sec-websocket-version') !== '13') throw upgradeRequired();
  if (!KEY.test(caller.header('sec-websocket-key') ?? ''))
    throw new RequestInvalid('header /sec-websocket-key: must be 16 bytes in Base64');
};

export interface SocketDeps {
  readonly tickets: TicketService;
  readonly subscribers: Subscribers;
  readonly eventHistory: EventHistory;
  readonly capabilities: CapabilityService;
  readonly limits: Limits;
  readonly knownAddresses: KnownAddresses;
  readonly authSeconds: () => number;
  readonly logger: Pick<Logger, 'error'>;
}

/** The sockets of the process (spec/rules/events.md#sockets). */
export class Sockets {
  readonly #deps: SocketDeps;
  readonly #heartbeat = new Heartbeat();
  readonly #waiting = new TicketlessSockets();
  readonly #open = new Set<SocketConnection>();

  constructor(deps: SocketDeps) {
    this.#deps = deps;
    deps.subscribers.onStop(() => this.#stop());
  }

  /** Open sockets, including those without a ticket, and what they hold. */
  get figures(): { readonly open: number; readonly waiting: number; readonly watched: number } {
    return { open: this.#open.size, waiting: this.#waiting.size, watched: this.#heartbeat.size };
  }

  /**
   * Accepts a socket. A bad ticket closes it with a code, because a page cannot read why an upgrade was refused. Throws
   * ServiceUnavailable, RequestInvalid and ConcurrencyLimited.
   */
  async open(ticket: string | null, caller: Caller): Promise<UpgradeResult> {
    await this.#deps.capabilities.require('websocket');
    if (this.#deps.subscribers.isStopping) throw new ServiceUnavailable('The server is shutting down');
    requireWebSocket(caller);
    if (ticket === null) {
      const leave = this.#waiting.enter(caller.limitSubject, this.#deps.knownAddresses.has(caller.limitSubject));
      return upgrade(
        (socket) => void this.#serve(socket, (connection) => this.#greet(connection, leave)).finally(leave),
        leave,
      );
    }
    const holder = await this.#deps.tickets.redeem(ticket);
    if (holder === null)
      return upgrade(
        (socket) => void this.#serve(socket, refuse),
        () => {},
      );
    const release = await this.#deps.limits.takeFor(BUCKET, holder.userId);
    return upgrade(
      (socket) => void this.#serve(socket, (connection) => this.#listen(connection, holder, release)),
      () => void release(),
    );
  }

  async #serve(socket: WebSocket, talk: (connection: SocketConnection) => Promise<void>): Promise<void> {
    const connection = new SocketConnection(socket);
    this.#heartbeat.watch(socket);
    this.#open.add(connection);
    socket.once('close', () => this.#open.delete(connection));
    if (this.#deps.subscribers.isStopping) connection.close(CLOSE.stopping);
    await talk(connection).catch((error) => this.#fail(connection, error));
  }

  #fail(connection: SocketConnection, error: unknown): void {
    if (!(error instanceof ServiceUnavailable)) this.#deps.logger.error({ err: error }, 'a socket failed');
    connection.close(CLOSE.failed);
  }

  /** Waits a limited time for the ticket in the first frame. */
  async #greet(connection: SocketConnection, leave: () => void): Promise<void> {
    const deadline = setTimeout(() => {
      // A client that does not complete the close handshake does not keep its place.
      leave();
      connection.close(CLOSE.unauthenticated);
    }, this.#deps.authSeconds() * 1000);
    const message = await connection.receive();
    clearTimeout(deadline);
    const ticket = message === null ? null : ticketIn(message);
    const holder = ticket === null ? null : await this.#deps.tickets.redeem(ticket);
    if (holder === null) return refuse(connection);
    const release = await this.#acquireSlot(holder.userId);
    if (release === null) return connection.close(CLOSE.tooMany);
    leave();
    await this.#listen(connection, holder, release);
  }

  async #acquireSlot(userId: string): Promise<ReleaseSlot | null> {
    try {
      return await this.#deps.limits.takeFor(BUCKET, userId);
    } catch (error) {
      if (error instanceof ConcurrencyLimited) return null;
      throw error;
    }
  }

  /** Releases everything that the socket holds after it has closed, on either side. */
  async #listen(connection: SocketConnection, holder: TicketHolder, release: ReleaseSlot): Promise<void> {
    connection.welcome();
    await this.#converse(connection, holder).catch((error) => this.#fail(connection, error));
    await connection.gone;
    await release();
  }

  async #converse(connection: SocketConnection, holder: TicketHolder): Promise<void> {
    const { subscribers, eventHistory } = this.#deps;
    const subscription = await subscribers.subscribe<ServerFrame>(holder, 'sockets', {
      selection: Selection.of(holder, [userChannel(holder.userId)]),
      after: subscribers.position,
      onEnd: (reason) => connection.close(closeCodeOf(reason)),
    });
    if (subscription === null) return connection.close(CLOSE.revoked);
    const session = new SocketSession(connection, subscription, eventHistory);
    void connection.gone.then(() => {
      subscription.end('gone');
      session.giveUp();
    });
    await connection.send(AUTH_OK);
    await session.serve();
  }

  #stop(): void {
    if (this.#open.size === 0) return;
    for (const connection of [...this.#open]) connection.close(CLOSE.stopping);
    setTimeout(() => this.#heartbeat.terminate(), FAREWELL_MS).unref();
  }
}

const refuse = async (connection: SocketConnection): Promise<void> => connection.close(CLOSE.unauthenticated);

/** The ticket in the first frame; null for any other frame. */
const ticketIn = ({ bytes, isBinary }: Message): string | null => {
  try {
    const frame = readClientFrame(bytes, isBinary);
    return frame.action === 'auth' ? frame.ticket : null;
  } catch {
    return null;
  }
};
