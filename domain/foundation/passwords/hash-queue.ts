import { ServiceUnavailable } from '../errors/errors.ts';

/** Who waits for a hash. */
export interface HashCaller {
  /** What tells callers apart: the address as limits count it, or the id of the user where `isKnown`. */
  readonly subject: string;
  /** The wider networks that an IPv6 address belongs to, /56 and /48. */
  readonly networks?: readonly string[];
  /** The caller has proved who they are before this password is looked at: by a known browser, a session or an API key. */
  readonly isKnown?: boolean;
  /** Aborted when nobody waits for the answer any more. */
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
  /** The round in which it is served: one of each caller in every round. */
  turn: number;
  readonly leave: () => void;
}

const RETRY_SECONDS = 1;

const tooMany = (): ServiceUnavailable =>
  new ServiceUnavailable('Too many sign-ins are waiting; try again later', { retryAfterSeconds: RETRY_SECONDS });

/** How wide the networks are by which a full queue looks for who holds most: /56, then /48. */
const LEVELS = [0, 1];

const networkOf = ({ networks, subject }: HashCaller, level: number): string => networks?.[level] ?? subject;

/**
 * What waits for a hash thread. Whoever goes away leaves, and callers take turns: the second attempt of one
 * comes after the first of everybody, and in a full queue whoever holds most places gives way. A queue served by arrival alone
 * would belong to the one who sends most (spec/rules/auth.md#hash-queue).
 */
export class HashQueue<J extends QueuedHash> {
  readonly #maxWaiting: number;
  readonly #places: Place<J>[] = [];
  /** The turn that was served last; who comes new begins with it, and does not wait for what others had before. */
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

  /** The address, else the network, with the most places loses its last one. Throws ServiceUnavailable. */
  #makeRoom(caller: HashCaller, turn: number): void {
    const last = this.#lastOf(this.#places);
    const place = last !== undefined && last.turn > turn ? last : this.#lastOfCrowdedNetwork(caller);
    if (place === undefined) throw tooMany();
    this.#remove(place);
    place.job.reject(tooMany());
  }

  /** Of the network with most places, if it keeps as many as that of the caller then has; wider networks only where narrow ones are even. */
  #lastOfCrowdedNetwork(caller: HashCaller): Place<J> | undefined {
    for (const level of LEVELS) {
      const byNetwork = Map.groupBy(this.#places, (place) => networkOf(place.job.caller, level));
      const own = byNetwork.get(networkOf(caller, level))?.length ?? 0;
      const most = [...byNetwork.values()].reduce((a, b) => (b.length > a.length ? b : a));
      if (most.length > own + 1) return this.#lastOf(most);
    }
    return undefined;
  }

  /** Of those whose turn comes last the one that came last. */
  #lastOf(places: readonly Place<J>[]): Place<J> | undefined {
    const last = Math.max(...places.map(({ turn }) => turn));
    return places.findLast(({ turn }) => turn === last);
  }

  #remove(place: Place<J>): void {
    place.leave();
    this.#places.splice(this.#places.indexOf(place), 1);
  }
}
