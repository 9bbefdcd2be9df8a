import { Agent as PlainAgent, request as plain } from 'node:http';
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

/** What is enough of an answer that does not end by itself. */
export type IsEnough = (status: number, text: string) => boolean;

/** More than any answer of the interface; what is longer is an error. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
const PATIENCE_MS = 60_000;

/** Sends requests to one deployment, over connections that are kept. Follows nothing, adds no header but `Host` and lengths. */
export class Wire {
  readonly #base: URL;
  readonly #agent: PlainAgent;

  constructor(base: URL) {
    this.#base = base;
    this.#agent = new (base.protocol === 'https:' ? SecureAgent : PlainAgent)({ keepAlive: true, maxSockets: 32 });
  }

  /** Rejects when nothing answers, and for an answer that takes too long or is too large. */
  async send(request: WireRequest, isEnough: IsEnough = () => false): Promise<WireAnswer> {
    try {
      return await this.#send(request, isEnough);
    } catch (error) {
      // A kept connection may have been closed at the other end at that very moment.
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET' || request.method !== 'GET') throw error;
      return this.#send(request, isEnough);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers, body }: WireRequest, isEnough: IsEnough): Promise<WireAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
    const { protocol, hostname, port, pathname } = this.#base;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const prefix = pathname === '/' ? '' : pathname.replace(/\/$/, '');
    const options = {
      method,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      path: prefix + path,
      agent: this.#agent,
    };
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
    const clock = setTimeout(
      () => call.destroy(new Error(`no whole answer within ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
    call.on('error', reject);
    call.on('close', () => clearTimeout(clock));
    call.end(body);
    return promise;
  }
}

const joined = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
