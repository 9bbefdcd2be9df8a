import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { formatLimit, type HitResult, type Limit } from './limit.ts';

/** With more buckets than this all are cleared, so that the fallback cannot fill the memory. */
const MAX_BUCKETS = 10_000;

/**
 * Windows in the memory of this process, which enforce limits while the database is unavailable. They are fixed windows: the first hit of a
 * bucket opens its window (spec/rules/limits.md#limits-without-a-database). They use the system clock.
 */
export class LocalWindows {
  readonly #limiters = new Map<string, RateLimiterMemory>();
  /** The counters by bucket. */
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

  /** Otherwise their timers would keep them until their windows end. */
  #forgetAll(): void {
    for (const { limiter, key } of this.#counted.values()) void limiter.delete(key);
    this.#counted.clear();
  }
}

/** A refused hit is not an error here. */
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
