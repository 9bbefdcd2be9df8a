import { ServiceUnavailable } from '../errors/errors.ts';

/** The caller of a password hash. */
export interface HashCaller {
  /** The key of the caller: the address as limits count it, or the id of the user where `isKnown`. */
  readonly subject: string;
  /** The wider networks of an IPv6 address, /56 and /48. */
  readonly networks?: readonly string[];
  /** The caller was recognised before this password is checked: by a known browser, a session or an API key. */
  readonly isKnown?: boolean;
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal;
}

/** The same caller, known as this user. */
export const knownCaller = (userId: string, { signal }: HashCaller): HashCaller => ({
  subject: userId,
  isKnown: true,
  signal,
});

export interface QueuedHash {
  readonly caller: HashCaller;
  reject(reason: unknown): void;
}
interface Place<J> {
  readonly job: J;
  /** The round in which the job is served: one job of each caller in every round. */
  turn: number;
  readonly leave: () => void;
}

const RETRY_SECONDS = 1;

const tooMany = (): ServiceUnavailable =>
  new ServiceUnavailable('Too many sign-ins are waiting; try again later', { retryAfterSeconds: RETRY_SECONDS });

/** The networks by which a full queue finds the largest user: /56, then /48. */
const LEVELS = [0, 1];

const networkOf = ({ networks, subject }: HashCaller, level: number): string => networks?.[level] ?? subject;

/**
 * The queue of the hash threads. Callers take turns: the second attempt of a caller runs after the first of all others, and in a full queue the
 * caller with the most jobs loses one. Jobs of disconnected callers are removed. A queue in order of arrival would belong to the caller who
 * sends most (spec/rules/auth.md#hash-queue).
 */
export class HashQueue<J extends QueuedHash> {
  readonly #maxWaiting: number;
  readonly #places: Place<J>[] = [];
  /** The round that was served last. A new caller starts with it, and does not wait for earlier rounds of others. */
  #round = 0;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  get length(): number {
    return this.#places.length;
  }

  /** Queues the job. Throws ServiceUnavailable when the queue is full, and the reason of the signal when the caller has closed the connection. */
  add(job: J): void {
    const { subject, signal } = job.caller;
    signal.throwIfAborted();
    const before = this.#places.findLast((place) => place.job.caller.subject === subject);
    const turn = before === undefined ? this.#round : before.turn + 1;
    if (this.#places.length >= this.#maxWaiting) this.#makeRoom(job.caller, turn);
    const onAbort = (): void => {
      this.#moveUp(place);
      this.#remove(place);
      job.reject(signal.reason);
    };
    const place: Place<J> = { job, turn, leave: () => signal.removeEventListener('abort', onAbort) };
    signal.addEventListener('abort', onAbort);
    this.#places.push(place);
  }

  /** The first job of the lowest round. */
  take(): J | undefined {
    const first = Math.min(...this.#places.map(({ turn }) => turn));
    const next = this.#places.find(({ turn }) => turn === first);
    if (next === undefined) return undefined;
    this.#round = next.turn;
    this.#remove(next);
    return next.job;
  }

  /** A removed job gives its round to the next one of the same caller. */
  #moveUp({ job, turn }: Place<J>): void {
    for (const place of this.#places)
      if (place.job.caller.subject === job.caller.subject && place.turn > turn) place.turn -= 1;
  }

  /** Removes the last job of the address, or else the network, with the most jobs. Throws ServiceUnavailable. */
  #makeRoom(caller: HashCaller, turn: number): void {
    const last = this.#lastOf(this.#places);
    const place = last !== undefined && last.turn > turn ? last : this.#lastOfCrowdedNetwork(caller);
    if (place === undefined) throw tooMany();
    this.#remove(place);
    place.job.reject(tooMany());
  }

  /**
   * The last job of the network with the most jobs, if that network keeps at least as many as the caller's would have; wider networks are
   * compared only where narrow ones are equal.
   */
  #lastOfCrowdedNetwork(caller: HashCaller): Place<J> | undefined {
    for (const level of LEVELS) {
      const byNetwork = Map.groupBy(this.#places, (place) => networkOf(place.job.caller, level));
      const own = byNetwork.get(networkOf(caller, level))?.length ?? 0;
      const most = [...byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a));
      if (most.length > own + 1) return this.#lastOf(most);
    }
    return undefined;
  }

  /** The last job of the highest round. */
  #lastOf(places: readonly Place<J>[]): Place<J> | undefined {
    const last = Math.max(...places.map(({ turn }) => turn));
    return places.findLast(({ turn }) => turn === last);
  }

  #remove(place: Place<J>): void {
    place.leave();
    this.#places.splice(this.#places.indexOf(place), 1);
  }
}
