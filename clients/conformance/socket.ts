import type { Caller } from './caller.ts';
import { requireSuccess } from './expect.ts';
import { asMap, type JsonMap, parseJson } from './json.ts';
import { frameFault } from './judge.ts';
import type { Scene } from './scene.ts';
import { Violation } from './verdicts.ts';

const PATH = '/api/v1/ws';
const PATIENCE_MS = 10_000;
const MOST_FRAMES = 10_000;

/** A ticket, which opens one socket. */
export const ticketOf = async (caller: Caller): Promise<string> =>
  requireSuccess(await caller.call('createWsTicket')).data.ticket;

/** A socket; every frame that comes is held against the document. */
export class OpenSocket {
  readonly #socket: WebSocket;
  readonly #frames: JsonMap[] = [];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  #fault: string | null = null;
  #heard: () => void = () => {};

  constructor({ url, cleanup }: Scene, query = '') {
    const address = new URL(url.pathname.replace(/\/$/, '') + PATH, url);
    address.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = query;
    this.#socket = new WebSocket(address);
    this.#socket.onmessage = ({ data }) => this.#take(String(data));
    const { promise, resolve } = Promise.withResolvers<number>();
    this.closed = promise;
    this.#socket.onclose = ({ code }) => {
      resolve(code);
      this.#heard();
    };
    cleanup.later('socket', async () => {
      this.#socket.close();
      return true;
    });
  }

  /** Opens a socket by a ticket of the caller, up to `auth_ok`. */
  static async by(caller: Caller, scene: Scene): Promise<OpenSocket> {
    const socket = new OpenSocket(scene, `ticket=${encodeURIComponent(await ticketOf(caller))}`);
    await socket.next(({ action }) => action === 'auth_ok', 'auth_ok');
    return socket;
  }

  send(frame: JsonMap | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Until frames may be sent. */
  async opened(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.#socket.addEventListener('open', resolve, { once: true }));
  }

  /** The first frame that is wanted, also one that came before. Rejects with Violation when none comes in time. */
  async next(isWanted: (frame: JsonMap) => boolean, what: string): Promise<JsonMap> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      if (this.#fault !== null) throw new Violation(this.#fault);
      const found = this.#frames.find(isWanted);
      if (found !== undefined) return found;
      const left = until - Date.now();
      if (left <= 0 || this.#socket.readyState === WebSocket.CLOSED) throw new Violation(`${what} did not come`);
      await this.#within(left);
    }
  }

  /** Whether such a frame has come. */
  has(isWanted: (frame: JsonMap) => boolean): boolean {
    return this.#frames.some(isWanted);
  }

  /** Sends a frame and waits for its answer. */
  ask(frame: JsonMap, isAnswer: (frame: JsonMap) => boolean, what: string): Promise<JsonMap> {
    this.send(frame);
    return this.next(isAnswer, what);
  }

  /** The code it is closed with. Rejects with Violation when it stays open. */
  async ending(what: string): Promise<number> {
    const code = await Promise.race([
      this.closed,
      new Promise<null>((end) => setTimeout(end, PATIENCE_MS, null).unref()),
    ]);
    if (code === null) throw new Violation(`${what}: the socket stays open`);
    return code;
  }

  #take(text: string): void {
    const frame = asMap(parseJson(text));
    const wrong = frameFault(frame);
    if (wrong !== null) this.#fault ??= `a frame ${wrong}: ${text.slice(0, 500)}`;
    if (this.#frames.length < MOST_FRAMES) this.#frames.push(frame);
    this.#heard();
  }

  #within(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#heard = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
