import type { WebSocket } from 'ws';
import { CLOSE } from './close-codes.ts';
import { FrameBudget } from './frame-budget.ts';

/** What a client sent. */
export interface Message {
  readonly bytes: Buffer;
  readonly isBinary: boolean;
}

/** Pings are answered as long as no more than this waits to be sent: who asks must also take. */
const MAX_UNSENT_BYTES = 65_536;

/** Pings and pongs within a second: of somebody whose user is known, and of anybody else. */
const MOST_PINGS = 200;
const MOST_PINGS_OF_STRANGER = 5;

/** Anyone who was asked to leave may still send so much within a second: what was under way. */
const MOST_AFTER_CLOSE = 100;

/** A stranger who is asked to leave has so long to do so. */
const FAREWELL_MS = 1_000;

/**
 * A WebSocket taken message by message: nothing is read from the network while one is being worked on, so that a client cannot send
 * faster than it is served, and what is sent is waited for until it has left the process. Pings and pongs cannot be held up like that;
 * they are counted (spec/rules/events.md#floods).
 */
export class SocketConnection {
  readonly #socket: WebSocket;
  readonly #inbox: Message[] = [];
  /** Resolves once the socket has closed. */
  readonly gone: Promise<void>;
  #isGone = false;
  #isClosing = false;
  #isKnown = false;
  #budget = new FrameBudget(MOST_PINGS_OF_STRANGER);
  #deliver: (() => void) | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    // A client that breaks the protocol is closed by the library.
    socket.on('error', () => {});
    socket.on('message', (bytes: Buffer, isBinary: boolean) => this.#take({ bytes, isBinary }));
    socket.on('ping', (data: Buffer) => {
      if (this.#isWithinBudget() && socket.bufferedAmount < MAX_UNSENT_BYTES) socket.pong(data);
    });
    socket.on('pong', () => void this.#isWithinBudget());
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.once('close', () => {
      this.#isGone = true;
      this.#deliver?.();
    });
  }

  /** The user is known from here on. */
  welcome(): void {
    this.#isKnown = true;
    if (!this.#isClosing) this.#budget = new FrameBudget(MOST_PINGS);
  }

  /** The next message; null once the socket has closed. One call at a time. */
  async receive(): Promise<Message | null> {
    if (this.#inbox.length === 0 && !this.#isGone) {
      const arrived = new Promise<void>((resolve) => {
        this.#deliver = resolve;
      });
      this.#socket.resume();
      await arrived;
      this.#deliver = null;
    }
    return this.#isGone ? null : (this.#inbox.shift() ?? null);
  }

  /** Resolves when the text has left the process, or nobody is there to take it. */
  send(text: string): Promise<void> {
    return new Promise((resolve) => this.#socket.send(text, () => resolve()));
  }

  /** Says goodbye; a stranger is not waited for longer than a second. */
  close(code: number): void {
    if (!this.#isClosing) {
      this.#isClosing = true;
      this.#budget = new FrameBudget(MOST_AFTER_CLOSE);
      if (!this.#isKnown) this.#endWithin(FAREWELL_MS);
    }
    // Nothing that the client said before it knew is worked on, but its response to this has to be read.
    this.#inbox.length = 0;
    this.#socket.resume();
    this.#socket.close(code);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  #take(message: Message): void {
    if (this.#isClosing) return void this.#isWithinBudget();
    this.#inbox.push(message);
    this.#socket.pause();
    this.#deliver?.();
  }

  /** Anyone who goes beyond it leaves; a stranger, or somebody who has been told so already, immediately. */
  #isWithinBudget(): boolean {
    if (this.#isGone || this.#socket.readyState > this.#socket.CLOSING) return false;
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
