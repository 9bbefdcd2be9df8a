import type { Clock } from '../kernel/clock.ts';
import type { HitResult, Limit } from './limit.ts';

/** More buckets than this are forgotten at once: the insurance must not become a way to fill the memory. */
const MAX_BUCKETS = 10_000;

/** Sliding windows of this process alone: what is left of the limits while the database is away. */
export class LocalWindows {
  readonly #clock: Clock;
  readonly #hits = new Map<string, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  take(key: string, limit: Limit): { granted: number; result: HitResult } {
    const now = this.#clock.now().getTime();
    const window = limit.seconds * 1000;
    if (this.#hits.size > MAX_BUCKETS) this.#hits.clear();
    const live = (this.#hits.get(key) ?? []).filter((at) => at > now - window);
    const granted = live.length < limit.max ? 1 : 0;
    if (granted === 1) live.push(now);
    this.#hits.set(key, live);
    const resetSeconds = Math.max(1, Math.ceil(((live[0] ?? now) + window - now) / 1000));
    return {
      granted,
      result: { isAllowed: granted === 1, limit: limit.max, remaining: limit.max - live.length, resetSeconds },
    };
  }
}
