import type { WebSocket } from 'ws';

/** What a client sent. */
export interface Message {
  readonly bytes: Buffer;
  readonly isBinary: boolean;
}

/** Pings are answered as long as no more than this waits to be sent: who asks must also take. */
const MAX_UNSENT_BYTES = 65_536;

/**
 * A WebSocket taken message by message: nothing is read from the network while one is being worked on, so that a client cannot send
 * faster than it is served, and what is sent is waited for until it has left the process.
 */
export class Connection {
  readonly #socket: WebSocket;
  readonly #inbox: Message[] = [];
  /** Resolves once the socket has closed. */
  readonly gone: Promise<void>;
  #isGone = false;
  #isClosing = false;
  #deliver: (() => void) | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    // A client that breaks the protocol is closed by the library.
    socket.on('error', () => {});
    socket.on('message', (bytes: Buffer, isBinary: boolean) => {
      if (this.#isClosing) return;
      this.#inbox.push({ bytes, isBinary });
      socket.pause();
      this.#deliver?.();
    });
    socket.on('ping', (data: Buffer) => {
      if (socket.bufferedAmount < MAX_UNSENT_BYTES) socket.pong(data);
    });
    this.gone = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.once('close', () => {
      this.#isGone = true;
      this.#deliver?.();
    });
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

  close(code: number): void {
    // Nothing that the client said before it knew is worked on, but its answer to this has to be read.
    this.#isClosing = true;
    this.#inbox.length = 0;
    this.#socket.resume();
    this.#socket.close(code);
  }

  get isGone(): boolean {
    return this.#isGone;
  }
}
