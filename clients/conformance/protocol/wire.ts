import { type ClientRequest, Agent as PlainAgent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, sent as they are. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  /** By names in lower case; several of one name with commas between. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly text: string;
}

/** What is enough of a response that does not end by itself. */
export type IsEnough = (status: number, text: string) => boolean;

/** More than any response of the interface; what is longer is an error. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;
/** What is under way when the run is asked to stop may still be answered, so that what it makes can be taken away again. */
const LAST_PATIENCE_MS = 5_000;

/** The headers by which a socket is asked for. */
export const UPGRADE: Readonly<Record<string, string>> = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'Y29uZm9ybWFuY2Uga2l0IQ==',
};

export interface WireOptions {
  readonly isEnough?: IsEnough | undefined;
  /** How long the whole response may take, where a minute is too long. */
  readonly patienceMs?: number | undefined;
  /** Leaves the header `Host` out, which makes the request one of no form. */
  readonly omitsHost?: boolean | undefined;
}

/** Sends a request without the last byte of its body, on a separate connection. */
export interface Held {
  /** What it was answered all the same, else null. */
  readonly status: () => number | null;
  readonly release: () => void;
}

/** Sends requests to one deployment, over connections that are kept. Follows nothing, adds no header but `Host` and lengths. */
export class Wire {
  readonly #base: URL;
  readonly #agent: PlainAgent;
  readonly #stop: AbortSignal;

  /** Once `stop` is told, nothing that is under way takes long any more. */
  constructor(base: URL, stop: AbortSignal) {
    this.#base = base;
    this.#stop = stop;
    this.#agent = new (base.protocol === 'https:' ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 32 });
  }

  /** Rejects when nothing responds, and for a response that takes too long or is too large. */
  async send(request: WireRequest, options: WireOptions = {}): Promise<WireAnswer> {
    try {
      return await this.#send(request, options);
    } catch (error) {
      // A kept connection may have been closed at the other end at that very moment.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET' || request.method !== 'GET') throw error;
      return this.#send(request, options);
    }
  }

  /** Begins a request whose body has so many bytes, and sends all but the last of them. */
  hold({ method, path, headers }: WireRequest, bytes: number): Held {
    const { protocol } = this.#base;
    let status: number | null = null;
    const options = { ...this.#target(), method, path, agent: false };
    const call = (protocol === 'https:' ? secure : plain)(
      { ...options, headers: { ...headers, 'content-length': String(bytes) } },
      (answer) => {
        status = answer.statusCode ?? 0;
        answer.resume();
      },
    );
    // Whatever becomes of it, what counts is whether it was answered.
    call.on('error', () => {});
    call.write(' '.repeat(bytes - 1));
    return { status: () => status, release: () => call.destroy() };
  }

  close(): void {
    this.#agent.destroy();
  }

  #target() {
    const { hostname, port } = this.#base;
    return { hostname: hostname.replace(/^\[|\]$/g, ''), port };
  }

  #send({ method, path, headers, body }: WireRequest, wire: WireOptions): Promise<WireAnswer> {
    const { isEnough = () => false, patienceMs = PATIENCE_MS, omitsHost = false } = wire;
    const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
    const { protocol } = this.#base;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    // A connection on which something of no form was sent is of no use for more.
    const agent = omitsHost ? false : this.#agent;
    const options = { ...this.#target(), method, path, agent, setHost: !omitsHost };
    const call = (protocol === 'https:' ? secure : plain)(
      { ...options, headers: { ...length, ...headers } },
      (answer) => {
        const status = answer.statusCode ?? 0;
        let text = '';
        const done = () =>
          resolve({ status, headers: joined(answer.headers), setCookies: answer.headers['set-cookie'] ?? [], text });
        const look = () => {
          if (text.length > MOST_CHARACTERS) call.destroy(new Error(`the answer is longer than ${MOST_CHARACTERS}`));
          if (!isEnough(status, text)) return;
          done();
          call.destroy();
        };
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => {
          text += piece;
          look();
        });
        answer.on('end', done);
        answer.on('error', reject);
        look();
      },
    );
    // A socket that opens is enough of a response.
    call.on('upgrade', ({ statusCode = 0, headers: got }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers: joined(got), setCookies: [], text: '' });
    });
    this.#limit(call, patienceMs);
    call.on('error', reject);
    call.end(body);
    return promise;
  }

  #limit(call: ClientRequest, patienceMs: number): void {
    const give = (milliseconds: number) => setTimeout(() => call.destroy(unanswered(milliseconds)), milliseconds);
    let clock = give(this.#stop.aborted ? LAST_PATIENCE_MS : patienceMs);
    const hurry = (): void => {
      clearTimeout(clock);
      clock = give(LAST_PATIENCE_MS);
    };
    this.#stop.addEventListener('abort', hurry);
    call.on('close', () => {
      clearTimeout(clock);
      this.#stop.removeEventListener('abort', hurry);
    });
  }
}

const unanswered = (milliseconds: number): Error =>
  Object.assign(new Error(`no whole answer within ${milliseconds / 1000} s`), { code: 'ETIMEDOUT' });

const joined = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
