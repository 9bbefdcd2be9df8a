/** The maximum number of runs that a claim leaves to other processes. */
const MAX_RESERVED = 100;

/** Thrown by `take` if claims that are not committed could use up the limit. The claim is rolled back and repeated after other repeated ones. */
class NearLimit extends Error {}

/** How many runs one claim may begin. */
export interface CompanyCapacity {
  /** The maximum number of running runs. Near the limit it is reduced by the runs of this process that the claim may not see. */
  readonly max: number;
  /** How many of these the claim leaves to other processes. If no more are left, it may still begin one run. */
  readonly reserved: number;
  /** Notes the runs that the claim begins. `running` is the number of running runs that it has read. Must be called before the commit. */
  take(running: number, count: number): void;
}

/**
 * The limit of running runs of the company (spec/rules/work.md#limits-of-running-runs). Claims do not see each other before they commit, so
 * those of one process are counted here. Near the limit they run one at a time and begin few runs each, so that a process exceeds it by at most
 * one run. A claim is near the limit if it would leave fewer places than half of the limit or `MAX_RESERVED`, whichever is smaller. These places
 * are for the claims that other processes make at the same time.
 */
export class CompanyLimit {
  /** The runs that claims have begun, and those of them whose claims have ended, since the start of the process. */
  #started = 0;
  #ended = 0;
  #last: Promise<void> = Promise.resolve();

  /** Runs a claim within the limit. It is called again if the first call was too near to the limit, so it must store nothing when it throws. */
  async within<T>(limit: number, claim: (places: CompanyCapacity) => Promise<T>): Promise<T> {
    try {
      return await this.#run(limit, claim, false);
    } catch (error) {
      if (!(error instanceof NearLimit)) throw error;
    }
    return this.#serially(() => this.#run(limit, claim, true));
  }

  async #run<T>(limit: number, claim: (places: CompanyCapacity) => Promise<T>, isSerial: boolean): Promise<T> {
    const reserved = Math.min(Math.ceil(limit / 2), MAX_RESERVED);
    // Runs of claims that end from now on are counted, because this claim may have read the running runs before those claims were committed.
    const endedBefore = this.#ended;
    let taken = 0;
    const take = (running: number, count: number): void => {
      const isNear = running + (this.#started - endedBefore) + count + reserved > limit;
      if (isNear && !isSerial) throw new NearLimit('the limit of the company is near');
      taken = count;
      this.#started += count;
    };
    const max = isSerial ? limit - (this.#started - endedBefore) : limit;
    try {
      return await claim({ max, reserved: isSerial ? reserved : 0, take });
    } finally {
      this.#ended += taken;
    }
  }

  /** Runs the work after all earlier ones have ended. */
  async #serially<T>(work: () => Promise<T>): Promise<T> {
    const earlier = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await earlier;
    try {
      return await work();
    } finally {
      resolve();
    }
  }
}
