import { HashQueue, type QueuedHash } from './hash-queue.ts';

/** Unknown callers wait at most as long as this many hashes take. */
const MAX_UNKNOWN = 32;
/** More than for unknown callers: known callers should wait rather than be refused. */
const MAX_KNOWN = 128;

/**
 * Two queues for the hash threads. Known callers have a separate queue and every second turn, so that no number of unknown callers can
 * block them. While one queue is empty, the other has all turns (spec/rules/auth.md#hash-queue).
 */
export class HashLanes<J extends QueuedHash> {
  readonly #known = new HashQueue<J>(MAX_KNOWN);
  readonly #unknown = new HashQueue<J>(MAX_UNKNOWN);
  #isKnownNext = true;

  get length(): number {
    return this.#known.length + this.#unknown.length;
  }

  /** Queues the job. Throws ServiceUnavailable when the queue is full, and the reason of the signal when the caller has closed the connection. */
  add(job: J): void {
    (job.caller.isKnown === true ? this.#known : this.#unknown).add(job);
  }

  take(): J | undefined {
    const [first, second] = this.#isKnownNext ? [this.#known, this.#unknown] : [this.#unknown, this.#known];
    const job = first.take() ?? second.take();
    if (job !== undefined) this.#isKnownNext = job.caller.isKnown !== true;
    return job;
  }
}
