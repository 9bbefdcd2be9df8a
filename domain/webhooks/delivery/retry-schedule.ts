import { DAY_MS } from '../../foundation/kernel/clock.ts';

/** Seconds before each attempt, from the end of the previous one (spec/rules/webhooks.md#attempts). */
const WAITS_SECONDS = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const JITTER = 0.1;

const SECONDS = /^\d+$/;
/** The only date format that is sent today. `Date.parse` also accepts almost any text with a number in it. */
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The delay of a `Retry-After` value, which is a number of seconds or a date; null when it is neither. */
const askedMs = (retryAfter: string, now: Date): number | null => {
  const text = retryAfter.trim();
  if (SECONDS.test(text)) return Number(text) * 1000;
  const at = DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at - now.getTime();
};

/** When a failed delivery is attempted again. */
export class RetrySchedule {
  readonly #random: () => number;

  /** `random` returns numbers from 0 to 1. */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /**
   * The time of the next attempt after `attempts` attempts, the last of which ended now; null when there is none. `retryAfter` can delay it
   * by up to a day, and never makes it earlier.
   */
  next(attempts: number, now: Date, retryAfter: string | null): Date | null {
    const seconds = WAITS_SECONDS[attempts];
    if (seconds === undefined) return null;
    const waitMs = Math.round(seconds * 1000 * (1 + JITTER * this.#random()));
    const asked = retryAfter === null ? null : askedMs(retryAfter, now);
    return new Date(now.getTime() + Math.max(waitMs, Math.min(asked ?? 0, DAY_MS)));
  }
}
