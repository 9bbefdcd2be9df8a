import { ServiceUnavailable } from '../errors/errors.ts';

/** Who waits for a hash. */
export interface HashCaller {
  /** What tells callers apart: the address as limits count it. */
  readonly subject: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly caller: HashCaller;
  reject(reason: unknown): void;
}
interface Place<J> {
  readonly job: J;
  /** The round in which it is served: one of each caller in every round. */
  turn: number;
  readonly leave: () => void;
}

const MAX_WAITING = 32;
const RETRY_SECONDS = 1;

const tooMany = (): ServiceUnavailable =>
  new ServiceUnavailable('Too many passwords wait to be looked at', { retryAfterSeconds: RETRY_SECONDS });

/**
 * What waits for a hash thread. At most 32 wait, whoever goes away leaves, and callers take turns: the second attempt of one
 * comes after the first of everybody, and in a full queue whoever holds most places gives way. A queue served by arrival alone
 * would belong to the one who sends most (spec/rules/auth.md#hash-queue).
 */
export class HashQueue<J extends Waiting> {
  readonly #places: Place<J>[] = [];
  /** The turn that was served last; who comes new begins with it, and does not wait for what others had before. */
  #round = 0;

  get length(): number {
    return this.#places.length;
  }

  /** Lines the job up. Throws ServiceUnavailable when there is no room, and the reason of the signal when the caller is gone. */
  add(job: J): void {
    const { subject, signal } = job.caller;
    signal.throwIfAborted();
    const before = this.#places.findLast((place) => place.job.caller.subject === subject);
    const turn = before === undefined ? this.#round : before.turn + 1;
    if (this.#places.length >= MAX_WAITING) this.#makeRoom(turn);
    const onAbort = (): void => {
      this.#moveUp(place);
      this.#remove(place);
      job.reject(signal.reason);
    };
    const place: Place<J> = { job, turn, leave: () => signal.removeEventListener('abort', onAbort) };
    signal.addEventListener('abort', onAbort);
    this.#places.push(place);
  }

  /** The next job: of those whose turn comes first the one that came first. */
  take(): J | undefined {
    const first = Math.min(...this.#places.map(({ turn }) => turn));
    const next = this.#places.find(({ turn }) => turn === first);
    if (next === undefined) return undefined;
    this.#round = next.turn;
    this.#remove(next);
    return next.job;
  }

  /** Who leaves gives the turn to the next of the same caller. */
  #moveUp({ job, turn }: Place<J>): void {
    for (const place of this.#places)
      if (place.job.caller.subject === job.caller.subject && place.turn > turn) place.turn -= 1;
  }

  #makeRoom(turn: number): void {
    const last = Math.max(...this.#places.map((place) => place.turn));
    const place = this.#places.findLast((candidate) => candidate.turn === last);
    if (place === undefined || last <= turn) throw tooMany();
    this.#remove(place);
    place.job.reject(tooMany());
  }

  #remove(place: Place<J>): void {
    place.leave();
    this.#places.splice(this.#places.indexOf(place), 1);
  }
}
