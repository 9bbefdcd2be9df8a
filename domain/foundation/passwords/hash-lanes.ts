import { HashQueue, type Waiting } from './hash-queue.ts';

/** Strangers wait no longer than this many hashes take. */
const MOST_STRANGERS = 32;
/** Known callers wait rather than be refused. */
const MOST_KNOWN = 128;

/**
 * Two queues for the hash threads: callers who are known before their password is looked at have every second turn, and places of their own,
 * so that no number of strangers keeps them out. While one queue is empty the other has all turns (spec/rules/auth.md#hash-queue).
 */
export class HashLanes<J extends Waiting> {
  readonly #known = new HashQueue<J>(MOST_KNOWN);
  readonly #strangers = new HashQueue<J>(MOST_STRANGERS);
  #isKnownNext = true;

  get length(): number {
    return this.#known.length + this.#strangers.length;
  }

  /** Lines the job up. Throws ServiceUnavailable when there is no room, and the reason of the signal when the caller is gone. */
  add(job: J): void {
    (job.caller.isKnown === true ? this.#known : this.#strangers).add(job);
  }

  take(): J | undefined {
    const [first, second] = this.#isKnownNext ? [this.#known, this.#strangers] : [this.#strangers, this.#known];
    const job = first.take() ?? second.take();
    if (job !== undefined) this.#isKnownNext = job.caller.isKnown !== true;
    return job;
  }
}
