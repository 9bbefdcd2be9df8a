import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received delivery. */
export interface Delivered {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** The limit for all deliveries together. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The first attempt is made immediately, but a busy deployment takes time. */
const TIMEOUT_MS = 20_000;

/** Receives deliveries on this machine, responds with 204 or the given JSON, and keeps them. */
export class Receiver {
  readonly #server: Server;
  readonly #received: Delivered[] = [];
  #notify: () => void = () => {};
  #bytes = 0;

  private constructor(json: string | null) {
    const headers = json === null ? {} : { 'content-type': 'application/json' };
    this.#server = createServer((request, response) => {
      this.#receive(request)
        .then(() => void response.writeHead(json === null ? 204 : 200, headers).end(json))
        .catch(() => void response.destroy());
    });
  }

  async #receive(request: IncomingMessage): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) {
      this.#bytes += piece.length;
      if (this.#bytes > MAX_BYTES) throw new Error('the deliveries exceed the limit');
      pieces.push(piece);
    }
    const body = Buffer.concat(pieces).toString('utf8');
    this.#received.push({ headers: request.headers as Record<string, string | undefined>, body });
    this.#notify();
  }

  static async start(json: string | null = null): Promise<Receiver> {
    const receiver = new Receiver(json);
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** The URL of the receiver. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  get all(): readonly Delivered[] {
    return this.#received;
  }

  /** The first matching delivery, including earlier ones; null after the timeout. */
  async next(matches: (delivered: Delivered) => boolean, withinMs = TIMEOUT_MS): Promise<Delivered | null> {
    const until = Date.now() + withinMs;
    for (;;) {
      const found = this.#received.find(matches);
      if (found !== undefined) return found;
      const left = until - Date.now();
      if (left <= 0) return null;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#notify = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
