import { asMap, type JsonMap, parseJson } from '../json.ts';
import type { Caller } from '../protocol/caller.ts';
import { requireSuccess } from '../protocol/expect.ts';
import { frameMismatch } from '../protocol/mismatches.ts';
import { Violation } from '../protocol/violation.ts';
import type { Scene } from './scene.ts';

const PATH = '/api/v1/ws';
const TIMEOUT_MS = 10_000;
const MAX_FRAMES = 10_000;

/** A ticket, which opens one socket. */
export const ticketOf = async (caller: Caller, { redaction }: Scene): Promise<string> => {
  const { ticket } = requireSuccess(await caller.call('createWsTicket')).data;
  redaction.hide(ticket);
  return ticket;
};

/** A socket; every received frame is validated against the document. */
export class OpenSocket {
  readonly #socket: WebSocket;
  readonly #frames: JsonMap[] = [];
  /** The close code. */
  readonly closed: Promise<number>;
  #mismatch: string | null = null;
  #code: number | null = null;
  #notify: () => void = () => {};
  readonly #timeoutMs: number;
  static readonly #open = new Set<OpenSocket>();

  constructor({ url, patienceMs = TIMEOUT_MS }: Scene, query = '') {
    this.#timeoutMs = patienceMs;
    const address = new URL(PATH, url);
    address.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    address.search = query;
    this.#socket = new WebSocket(address);
    this.#socket.onmessage = ({ data }) => this.#take(String(data));
    const { promise, resolve } = Promise.withResolvers<number>();
    this.closed = promise;
    this.#socket.onclose = ({ code }) => {
      this.#code = code;
      resolve(code);
      this.#notify();
    };
    OpenSocket.#open.add(this);
  }

  /** Opens a socket with a ticket of the caller, up to `auth_ok`. */
  static async by(caller: Caller, scene: Scene): Promise<OpenSocket> {
    const socket = new OpenSocket(scene, `ticket=${encodeURIComponent(await ticketOf(caller, scene))}`);
    await socket.next(({ action }) => action === 'auth_ok', 'auth_ok');
    return socket;
  }

  send(frame: JsonMap | string): void {
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Waits until frames may be sent. Rejects with Violation if the socket is refused. */
  async opened(): Promise<void> {
    const until = Date.now() + this.#timeoutMs;
    while (this.#socket.readyState === WebSocket.CONNECTING && Date.now() < until) await this.#within(100);
    if (this.#socket.readyState !== WebSocket.OPEN) throw new Violation('the socket does not open');
  }

  /** Closes all open sockets. */
  static closeAll(): void {
    for (const { socket } of [...OpenSocket.#open].map((each) => ({ socket: each.#socket }))) socket.close();
    OpenSocket.#open.clear();
  }

  /** The first matching frame, including earlier ones. Rejects with Violation after the timeout. */
  async next(matches: (frame: JsonMap) => boolean, what: string): Promise<JsonMap> {
    const until = Date.now() + this.#timeoutMs;
    for (;;) {
      if (this.#mismatch !== null) throw new Violation(this.#mismatch);
      const found = this.#frames.find(matches);
      if (found !== undefined) return found;
      const left = until - Date.now();
      if (left <= 0 || this.#socket.readyState === WebSocket.CLOSED)
        throw new Violation(
          `${what} did not come${this.#code === null ? '' : `; the socket was closed with ${this.#code}`}`,
        );
      await this.#within(left);
    }
  }

  /** The number of matching frames. */
  count(matches: (frame: JsonMap) => boolean): number {
    return this.#frames.filter(matches).length;
  }

  /** Sends a frame and waits for its response. */
  ask(frame: JsonMap, isResponse: (frame: JsonMap) => boolean, what: string): Promise<JsonMap> {
    this.send(frame);
    return this.next(isResponse, what);
  }

  /** The close code. Rejects with Violation if the socket stays open. */
  async ending(what: string, milliseconds = this.#timeoutMs): Promise<number> {
    const code = await Promise.race([
      this.closed,
      new Promise<null>((end) => setTimeout(end, milliseconds, null).unref()),
    ]);
    if (code === null) throw new Violation(`${what}: the socket stays open`);
    return code;
  }

  #take(text: string): void {
    const frame = asMap(parseJson(text));
    const wrong = frameMismatch(frame);
    if (wrong !== null) this.#mismatch ??= `a frame ${wrong}: ${text}`;
    if (this.#frames.length < MAX_FRAMES) this.#frames.push(frame);
    this.#notify();
  }

  #within(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#notify = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
