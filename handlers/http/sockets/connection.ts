import type { WebSocket } from 'ws';
import { CLOSE } from './close-codes.ts';
import { FrameBudget } from './frame-budget.ts';

/** A message from the client. */
export interface Message {
  readonly bytes: Buffer;
  readonly isBinary: boolean;
}

/** The server sends pongs only while at most this many bytes wait to be sent: a client that pings must also read. */
const MAX_UNSENT_BYTES = 65_536;

/** Pings and pongs per second, for an authenticated client and for any other. */
const MAX_PINGS = 200;
const MAX_PINGS_OF_STRANGER = 5;

/** Frames that a client may still send per second after the close frame, because they were under way. */
const MAX_AFTER_CLOSE = 100;

/** How long an unauthenticated client has to complete the close handshake. */
const FAREWELL_MS = 1_000;

/**
 * A WebSocket that is read message by message: nothing is read from the network while a message is processed, so a
 * client cannot send faster than it is served; sending waits until the bytes have left the process. Pings and pongs
 * cannot be delayed like this; they are counted (spec/rules/events.md#floods).
 */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #inbox: Message[] = [];
  /** Resolves when the socket has closed. */
  readonly gone: Promise<void>;
  #isClosed = false;
  #isClosing = false;
  #isKnown = false;
  #budget = new FrameBudget(MAX_PINGS_OF_STRANGER);
  #deliver: (() => void) | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    // The library closes a client that violates the protocol.
    socket.on('error', () => {});
    socket.on('message', (bytes: Buffer, isBinary: boolean) => this.#take({ bytes, isBinary }));
    socket.on('ping', (data: Buffer) => {
      if (this.#isWithinBudget() && socket.bufferedAmount < MAX_UNSENT_BYTES) socket.pong(data);
    });
    socket.on('pong', () => void this.#isWithinBudget());
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.once('close', () => {
      this.#isClosed = true;
      this.#deliver?.();
    });
  }

  /** Marks the client as authenticated. */
  welcome(): void {
    this.#isKnown = true;
    if (!this.#isClosing) this.#budget = new FrameBudget(MAX_PINGS);
  }

  /** The next message; null after the socket has closed. Call it again only after it has resolved. */
  async receive(): Promise<Message | null> {
    if (this.#inbox.length === 0 && !this.#isClosed) {
      const arrived = new Promise<void>((resolve) => {
        this.#deliver = resolve;
      });
      this.#socket.resume();
      await arrived;
      this.#deliver = null;
    }
    return this.#isClosed ? null : (this.#inbox.shift() ?? null);
  }

  /** Resolves when the text has left the process, or the socket has closed. */
  send(text: string): Promise<void> {
    return new Promise((resolve) => this.#socket.send(text, () => resolve()));
  }

  /** Starts the close handshake; an unauthenticated client has one second to complete it. */
  close(code: number): void {
    if (!this.#isClosing) {
      this.#isClosing = true;
      this.#budget = new FrameBudget(MAX_AFTER_CLOSE);
      if (!this.#isKnown) this.#endWithin(FAREWELL_MS);
    }
    // Messages that arrived before the close are dropped, but the close frame of the client must be read.
    this.#inbox.length = 0;
    this.#socket.resume();
    this.#socket.close(code);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  #take(message: Message): void {
    if (this.#isClosing) return void this.#isWithinBudget();
    this.#inbox.push(message);
    this.#socket.pause();
    this.#deliver?.();
  }

  /** Closes a client that exceeds the budget, without a handshake if it is unauthenticated or already closing. */
  #isWithinBudget(): boolean {
    if (this.#isClosed || this.#socket.readyState > this.#socket.CLOSING) return false;
    if (this.#budget.take()) return true;
    if (this.#isKnown && !this.#isClosing) this.close(CLOSE.flooding);
    else this.#socket.terminate();
    return false;
  }

  #endWithin(milliseconds: number): void {
    const timer = setTimeout(() => this.#socket.terminate(), milliseconds).unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }
}
