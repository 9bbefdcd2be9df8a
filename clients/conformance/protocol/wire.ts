import { type ClientRequest, Agent as PlainAgent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';

/** A request in its wire form. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, sent unchanged. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface WireResponse {
  readonly status: number;
  /** By lower-case name; repeated headers are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly text: string;
}

/** Whether enough of an endless response was received. */
export type IsEnough = (status: number, text: string) => boolean;

/** More than any response of the interface; a longer one is a violation. */
const MAX_CHARACTERS = 64 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
/** When the run is stopped, running requests still get a response, so that their records can be removed. */
const LAST_TIMEOUT_MS = 5_000;

/** The headers of a WebSocket upgrade. */
export const UPGRADE: Readonly<Record<string, string>> = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'Y29uZm9ybWFuY2Uga2l0IQ==',
};

export interface WireOptions {
  readonly isEnough?: IsEnough | undefined;
  /** A shorter or longer limit for the whole response, instead of a minute. */
  readonly timeoutMs?: number | undefined;
  /** Omits the header `Host`, which makes the request malformed. */
  readonly omitsHost?: boolean | undefined;
}

/** A request that was sent without the last byte of its body, on its own connection. */
export interface Held {
  /** The status of a response, if there is one, otherwise null. */
  readonly status: () => number | null;
  readonly release: () => void;
}

/**
 * Sends requests to one deployment over kept-alive connections. Follows no redirects, and adds no headers except `Host`
 * and lengths.
 */
export class Wire {
  readonly #base: URL;
  readonly #agent: PlainAgent;
  readonly #stop: AbortSignal;

  /** After `stop` is aborted, running requests end soon. */
  constructor(base: URL, stop: AbortSignal) {
    this.#base = base;
    this.#stop = stop;
    this.#agent = new (base.protocol === 'https:' ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 32 });
  }

  /** Rejects if the deployment does not respond, and for a response that takes too long or is too large. */
  async send(request: WireRequest, options: WireOptions = {}): Promise<WireResponse> {
    try {
      return await this.#send(request, options);
    } catch (error) {
      // The other side may have closed the kept-alive connection at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET' || request.method !== 'GET') throw error;
      return this.#send(request, options);
    }
  }

  /** Sends a request whose body has this many bytes, except for the last one. */
  hold({ method, path, headers }: WireRequest, bytes: number): Held {
    const { protocol } = this.#base;
    let status: number | null = null;
    const options = { ...this.#target(), method, path, agent: false };
    const call = (protocol === 'https:' ? secure : plain)(
      { ...options, headers: { ...headers, 'content-length': String(bytes) } },
      (response) => {
        status = response.statusCode ?? 0;
        response.resume();
      },
    );
    // Only the response counts.
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

  #send({ method, path, headers, body }: WireRequest, wire: WireOptions): Promise<WireResponse> {
    const { isEnough = () => false, timeoutMs = TIMEOUT_MS, omitsHost = false } = wire;
    const { promise, resolve, reject } = Promise.withResolvers<WireResponse>();
    const { protocol } = this.#base;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    // A connection with a malformed request cannot be reused.
    const agent = omitsHost ? false : this.#agent;
    const options = { ...this.#target(), method, path, agent, setHost: !omitsHost };
    const call = (protocol === 'https:' ? secure : plain)(
      { ...options, headers: { ...length, ...headers } },
      (response) => {
        const status = response.statusCode ?? 0;
        let text = '';
        const done = () =>
          resolve({
            status,
            headers: joined(response.headers),
            setCookies: response.headers['set-cookie'] ?? [],
            text,
          });
        const look = () => {
          if (text.length > MAX_CHARACTERS)
            call.destroy(new Error(`the response is longer than ${MAX_CHARACTERS} characters`));
          if (!isEnough(status, text)) return;
          done();
          call.destroy();
        };
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          look();
        });
        response.on('end', done);
        response.on('error', reject);
        look();
      },
    );
    // A socket that opens is a complete response.
    call.on('upgrade', ({ statusCode = 0, headers: got }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, headers: joined(got), setCookies: [], text: '' });
    });
    this.#limit(call, timeoutMs);
    call.on('error', reject);
    call.end(body);
    return promise;
  }

  #limit(call: ClientRequest, timeoutMs: number): void {
    const give = (milliseconds: number) => setTimeout(() => call.destroy(unanswered(milliseconds)), milliseconds);
    let clock = give(this.#stop.aborted ? LAST_TIMEOUT_MS : timeoutMs);
    const hurry = (): void => {
      clearTimeout(clock);
      clock = give(LAST_TIMEOUT_MS);
    };
    this.#stop.addEventListener('abort', hurry);
    call.on('close', () => {
      clearTimeout(clock);
      this.#stop.removeEventListener('abort', hurry);
    });
  }
}

const unanswered = (milliseconds: number): Error =>
  Object.assign(new Error(`no complete response within ${milliseconds / 1000} s`), { code: 'ETIMEDOUT' });

const joined = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
