import { setTimeout as wait } from 'node:timers/promises';
import type { operations } from '../../../generated/types.ts';
import type { OperationId } from '../document.ts';
import { asMap, parseJson } from '../json.ts';
import { Skipped, Stopped } from './endings.ts';
import { type Frame, framesIn } from './frames.ts';
import { type Mismatch, mismatchesOf } from './mismatches.ts';
import type { Held, Wire, WireOptions, WireRequest, WireResponse } from './wire.ts';

type Success = 200 | 201 | 202;
type JsonIn<R> = R extends { content: { 'application/json': infer B } } ? B : never;

/** The body of an operation's success. */
export type BodyOf<Id extends OperationId> = operations[Id]['responses'] extends infer R
  ? JsonIn<R[Extract<keyof R, Success>]>
  : never;

/** A response that was validated against the document. */
export interface ApiResponse<Id extends OperationId = OperationId> extends WireResponse {
  readonly operation: Id | null;
  readonly request: WireRequest;
  /** The JSON of the response, typed as a success; `requireSuccess` verifies it. */
  readonly body: BodyOf<Id>;
  /** The code of an error, otherwise null. */
  readonly code: number | null;
  /** The frames of an event stream; empty for every other response. */
  readonly frames: readonly Frame[];
}

export interface SendOptions extends WireOptions {
  /** The check expects a rate limit error, or the one with this code, so it is not waited out. */
  readonly wantsLimit?: boolean | number | undefined;
}

/** A violation in a response, independent of its check. */
export interface FoundMismatch extends Mismatch {
  readonly response: ApiResponse;
}

const MAX_MISMATCHES = 20;
/** Used if `Retry-After` is not a number: a proxy may send a date. */
const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 180_000;
/** Errors that mean that the deployment cannot be reached. */
const UNREACHABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** A restarting server refuses one or two connections. */
const MAX_REFUSED = 5;

/** Sends every request: validates each response against the document, counts statuses, and waits out rate limits. */
export class Exchanges {
  readonly #wire: Wire;
  readonly #seen = new Map<string, number>();
  #mismatches: FoundMismatch[] = [];
  #sent = 0;
  /** Consecutive requests that could not be sent. */
  #refused = 0;
  #isCleaning = false;
  readonly #stop: AbortSignal;

  /** After `stop` is aborted, nothing is sent and no limit is waited out until the cleanup begins. */
  constructor(wire: Wire, stop: AbortSignal = new AbortController().signal) {
    this.#wire = wire;
    this.#stop = stop;
  }

  /** Why the run ends early; null while it continues. */
  get ending(): string | null {
    if (this.#refused >= MAX_REFUSED) return 'the deployment no longer responds';
    return this.#stop.aborted && !this.#isCleaning ? 'it was stopped' : null;
  }

  /** Allows requests again, to remove what was created. */
  beginCleanup(): void {
    this.#isCleaning = true;
    this.#refused = 0;
  }

  /** The number of requests sent. */
  get sent(): number {
    return this.#sent;
  }

  /** The number of responses of an operation with a status. */
  timesSeen(operation: OperationId, status: number): number {
    return this.#seen.get(`${operation} ${status}`) ?? 0;
  }

  /** The first violations since the last call. */
  takeMismatches(): readonly FoundMismatch[] {
    const found = this.#mismatches;
    this.#mismatches = [];
    return found;
  }

  /**
   * Sends a request and validates its response; null is a request without an operation. Rejects if the deployment does
   * not respond, with Stopped once the run is ending, and with Skipped if a limit would take too long to wait out.
   */
  async send<Id extends OperationId>(
    operation: Id | null,
    request: WireRequest,
    { wantsLimit = false, ...options }: SendOptions = {},
  ): Promise<ApiResponse<Id>> {
    const until = Date.now() + MAX_WAIT_MS;
    for (;;) {
      if (this.ending !== null) throw new Stopped(this.ending);
      const response = await this.#once(operation, request, options);
      if (response.status !== 429 || wantsLimit === true || wantsLimit === response.code) return response;
      const retryAfter = Number(response.headers['retry-after']);
      const pause = retryAfter >= 1 ? retryAfter * 1000 : MIN_WAIT_MS;
      if (Date.now() + pause > until) throw new Skipped('a limit asks for more than three minutes');
      await wait(pause, undefined, this.#isCleaning ? {} : { signal: this.#stop }).catch(() => {});
    }
  }

  /** Announces a body with this many bytes, and sends none of them. Throws Stopped once the run is ending. */
  hold(request: WireRequest, bytes: number): Held {
    if (this.ending !== null) throw new Stopped(this.ending);
    this.#sent += 1;
    return this.#wire.hold(request, bytes);
  }

  /** Sends through the wire, and counts requests that could not be sent. */
  async #fetch(request: WireRequest, options: WireOptions): Promise<WireResponse> {
    this.#sent += 1;
    try {
      const got = await this.#wire.send(request, options);
      this.#refused = 0;
      return got;
    } catch (error) {
      this.#refused = UNREACHABLE_CODES.has((error as NodeJS.ErrnoException).code) ? this.#refused + 1 : 0;
      throw error;
    }
  }

  async #once<Id extends OperationId>(operation: Id | null, request: WireRequest, options: WireOptions) {
    const got = await this.#fetch(request, options);
    const json = got.headers['content-type']?.endsWith('json') ? parseJson(got.text) : undefined;
    const response: ApiResponse<Id> = {
      ...got,
      operation,
      request,
      body: json as BodyOf<Id>,
      code: codeOf(json),
      frames: got.headers['content-type'] === 'text/event-stream' ? framesIn(got.text) : [],
    };
    const key = `${operation} ${got.status}`;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    const mismatches = mismatchesOf(operation, got, request.method).map((mismatch) => ({
      ...mismatch,
      response: response as ApiResponse,
    }));
    this.#mismatches.push(...mismatches.slice(0, Math.max(0, MAX_MISMATCHES - this.#mismatches.length)));
    return response;
  }
}

/** The code in either form of an error. */
const codeOf = (json: unknown): number | null => {
  const body = asMap(json);
  const code = asMap(body.error_detail).error_code ?? body.error_code;
  return typeof code === 'number' ? code : null;
};
