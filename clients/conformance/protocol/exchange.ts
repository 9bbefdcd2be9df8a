import { setTimeout as wait } from 'node:timers/promises';
import type { operations } from '../../../generated/types.ts';
import type { OperationId } from '../document.ts';
import { asMap, parseJson } from '../json.ts';
import { Skipped, Stopped } from './endings.ts';
import { type Frame, framesIn } from './frames.ts';
import { type Fault, judge } from './judge.ts';
import type { Held, Wire, WireAnswer, WireOptions, WireRequest } from './wire.ts';

type Success = 200 | 201 | 202;
type JsonIn<R> = R extends { content: { 'application/json': infer B } } ? B : never;

/** The body of an operation's success. */
export type BodyOf<Id extends OperationId> = operations[Id]['responses'] extends infer R
  ? JsonIn<R[Extract<keyof R, Success>]>
  : never;

/** A response that has been compared with the document. */
export interface Answer<Id extends OperationId = OperationId> extends WireAnswer {
  readonly operation: Id | null;
  readonly request: WireRequest;
  /** The JSON of the response, as a success has it; `requireSuccess` makes sure that it is one. */
  readonly body: BodyOf<Id>;
  /** The code of a failure, else null. */
  readonly code: number | null;
  /** The frames of an event stream; empty for every other response. */
  readonly frames: readonly Frame[];
}

export interface SendOptions extends WireOptions {
  /** An error by a limit, or by that of one code, is what the check wants: it is not waited for. */
  readonly wantsLimit?: boolean | number | undefined;
}

/** An error of a response that no check had asked for. */
export interface FoundFault extends Fault {
  readonly answer: Answer;
}

const MOST_FAULTS = 20;
/** Where no number is said: something in between may say a date. */
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 180_000;
/** Nobody listens, there is no such machine, or it says nothing. */
const NOBODY_THERE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
]);
/** A server that is started again refuses one or two. */
const MOST_REFUSED = 5;

/** Through it goes every request: it holds each response against the document, counts what was seen, and waits where limits ask to. */
export class Exchanges {
  readonly #wire: Wire;
  readonly #seen = new Map<string, number>();
  #faults: FoundFault[] = [];
  #sent = 0;
  /** Requests in a row that nobody was there for. */
  #refused = 0;
  #isCleaning = false;
  readonly #stop: AbortSignal;

  /** Once `stop` is told nothing more is sent, and no limit waited for, until the cleaning up begins. */
  constructor(wire: Wire, stop: AbortSignal = new AbortController().signal) {
    this.#wire = wire;
    this.#stop = stop;
  }

  /** Why the run ends before its checks do; null while it continues. */
  get ending(): string | null {
    if (this.#refused >= MOST_REFUSED) return 'nobody answers any more';
    return this.#stop.aborted && !this.#isCleaning ? 'it was told to stop' : null;
  }

  /** From here on what was made is taken away, whatever ended the checks. */
  beginCleanup(): void {
    this.#isCleaning = true;
    this.#refused = 0;
  }

  /** How many requests were sent. */
  get sent(): number {
    return this.#sent;
  }

  /** How often an operation answered with a status. */
  timesSeen(operation: OperationId, status: number): number {
    return this.#seen.get(`${operation} ${status}`) ?? 0;
  }

  /** The errors since they were taken last, the first ones of them. */
  takeFaults(): readonly FoundFault[] {
    const found = this.#faults;
    this.#faults = [];
    return found;
  }

  /**
   * Sends a request and judges its response; without an operation as one that belongs to none. Rejects when nothing responds, with Stopped
   * once the run is ending, and with Skipped for a limit that asks for too long a wait.
   */
  async send<Id extends OperationId>(
    operation: Id | null,
    request: WireRequest,
    { wantsLimit = false, ...options }: SendOptions = {},
  ): Promise<Answer<Id>> {
    const until = Date.now() + LONGEST_WAIT_MS;
    for (;;) {
      if (this.ending !== null) throw new Stopped(this.ending);
      const answer = await this.#once(operation, request, options);
      if (answer.status !== 429 || wantsLimit === true || wantsLimit === answer.code) return answer;
      const asked = Number(answer.headers['retry-after']);
      const pause = asked >= 1 ? asked * 1000 : SHORTEST_WAIT_MS;
      if (Date.now() + pause > until) throw new Skipped('a limit asks for more than three minutes');
      await wait(pause, undefined, this.#isCleaning ? {} : { signal: this.#stop }).catch(() => {});
    }
  }

  /** Announces a body of so many bytes, and sends none of them. Throws Stopped once the run is ending. */
  hold(request: WireRequest, bytes: number): Held {
    if (this.ending !== null) throw new Stopped(this.ending);
    this.#sent += 1;
    return this.#wire.hold(request, bytes);
  }

  /** As the wire does, keeping count of requests that nobody was there for. */
  async #fetch(request: WireRequest, options: WireOptions): Promise<WireAnswer> {
    this.#sent += 1;
    try {
      const got = await this.#wire.send(request, options);
      this.#refused = 0;
      return got;
    } catch (error) {
      this.#refused = NOBODY_THERE.has((error as NodeJS.ErrnoException).code) ? this.#refused + 1 : 0;
      throw error;
    }
  }

  async #once<Id extends OperationId>(operation: Id | null, request: WireRequest, options: WireOptions) {
    const got = await this.#fetch(request, options);
    const json = got.headers['content-type']?.endsWith('json') ? parseJson(got.text) : undefined;
    const answer: Answer<Id> = {
      ...got,
      operation,
      request,
      body: json as BodyOf<Id>,
      code: codeOf(json),
      frames: got.headers['content-type'] === 'text/event-stream' ? framesIn(got.text) : [],
    };
    const key = `${operation} ${got.status}`;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    const faults = judge(operation, got, request.method).map((fault) => ({ ...fault, answer: answer as Answer }));
    this.#faults.push(...faults.slice(0, Math.max(0, MOST_FAULTS - this.#faults.length)));
    return answer;
  }
}

/** The code of either form of a failure. */
const codeOf = (json: unknown): number | null => {
  const body = asMap(json);
  const code = asMap(body.error_detail).error_code ?? body.error_code;
  return typeof code === 'number' ? code : null;
};
