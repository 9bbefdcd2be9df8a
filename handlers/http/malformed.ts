import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { RateLimited, RequestInvalid } from '../../domain/foundation/errors/errors.ts';
import type { Limits } from './limits/limits.ts';
import type { CommonHeaders } from './responses/headers.ts';
import { HttpError } from './responses/http-errors.ts';
import { failureOf, type Problems } from './responses/problem.ts';

/**
 * How long a client has to read the response and close the connection; nothing else closes a half-closed connection.
 */
const LINGER_MS = 2_000;

type ParserError = Error & { readonly code?: string };

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
};

const refusalOf = (error: ParserError): RequestInvalid =>
  error.code === 'HPE_HEADER_OVERFLOW'
    ? new HttpError(431, 'header: the header block must have at most 16384 bytes and 1000 lines')
    : new RequestInvalid('The request is not well-formed HTTP');

/**
 * Responds to HTTP that cannot be parsed with an error envelope, and closes the connection
 * (spec/rules/errors.md#malformed-http). The general limit of the address counts it like any request.
 */
export class MalformedRequests {
  readonly #problems: Problems;
  readonly #limits: Limits;
  readonly #common: CommonHeaders;
  readonly #refused = new WeakSet<Socket>();

  constructor(problems: Problems, limits: Limits, common: CommonHeaders) {
    this.#problems = problems;
    this.#limits = limits;
    this.#common = common;
  }

  /** `limitSubject`: the subject of the general limit for the client address. */
  async refuse(error: ParserError, socket: Socket, limitSubject: string): Promise<void> {
    // A connection that sent nothing gets no response.
    if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesRead === 0) return void socket.destroy();
    // The parser reports more errors for bytes that arrive during the check of the limit.
    if (this.#refused.has(socket)) return;
    this.#refused.add(socket);
    // A socket that requested a tunnel has left the server, and nothing else handles its errors.
    socket.on('error', () => {});
    const excess = await this.#count(limitSubject);
    if (socket.writable) this.#respond(socket, excess ?? refusalOf(error));
  }

  /** The error if the limit is exceeded. If the limit cannot be checked, the request gets its usual response. */
  async #count(limitSubject: string): Promise<RateLimited | null> {
    try {
      await this.#limits.admitAddress(limitSubject);
    } catch (error) {
      if (error instanceof RateLimited) return error;
    }
    return null;
  }

  #respond(socket: Socket, refusal: RateLimited | RequestInvalid): void {
    const instance = randomUUID();
    const { status, headers, body } = this.#problems.render(failureOf(refusal), instance, null);
    const lines = Object.entries({ ...this.#common.api, ...headers, 'x-request-id': instance, connection: 'close' });
    const text = body ?? '';
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status]}\r\n` +
        lines.map(([name, value]) => `${name}: ${value}\r\n`).join('') +
        `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
    const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(lingering));
  }
}
