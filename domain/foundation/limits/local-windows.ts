import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { formatLimit, type HitResult, type Limit } from './limit.ts';

/** More buckets than this are forgotten at once: the insurance must not become a way to fill the memory. */
const MAX_BUCKETS = 10_000;

/**
 * Windows of this process alone: what is left of the limits while the database is away. They are fixed ones: the first hit of a
 * bucket opens its window (spec/rules/limits.md#limits-without-a-database). They run on the clock of the system.
 */
export class LocalWindows {
  readonly #limiters = new Map<string, RateLimiterMemory>();
  /** The buckets that were counted, with who counts them. */
  readonly #counted = new Map<string, { readonly limiter: RateLimiterMemory; readonly key: string }>();

  async take(key: string, limit: Limit): Promise<{ granted: number; result: HitResult }> {
    const limiter = this.#limiterOf(limit);
    const bucket = `${formatLimit(limit)} ${key}`;
    if (this.#counted.size >= MAX_BUCKETS && !this.#counted.has(bucket)) this.#forgetAll();
    this.#counted.set(bucket, { limiter, key });
    const { isAllowed, window } = await hit(limiter, key);
    return {
      granted: isAllowed ? 1 : 0,
      result: {
        isAllowed,
        limit: limit.max,
        remaining: window.remainingPoints,
        resetSeconds: Math.max(1, Math.ceil(window.msBeforeNext / 1000)),
      },
    };
  }

  #limiterOf(limit: Limit): RateLimiterMemory {
    const text = formatLimit(limit);
    const limiter = this.#limiters.get(text) ?? new RateLimiterMemory({ points: limit.max, duration: limit.seconds });
    this.#limiters.set(text, limiter);
    return limiter;
  }

  /** Their timers would keep them until their windows end. */
  #forgetAll(): void {
    for (const { limiter, key } of this.#counted.values()) void limiter.delete(key);
    this.#counted.clear();
  }
}

/** A refusal is not an error here. */
const hit = async (
  limiter: RateLimiterMemory,
  key: string,
): Promise<{ isAllowed: boolean; window: RateLimiterRes }> => {
  try {
    return { isAllowed: true, window: await limiter.consume(key) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { isAllowed: false, window: refusal };
    throw refusal;
  }
};
