export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** The first day of PostgreSQL. */
export const FIRST_DAY = '0001-01-01';

/** The time of the process. Injected, so that tests can set the time. */
export interface Clock {
  /** The wall clock. */
  now(): Date;
  /** Seconds since an arbitrary start, for durations; never decreases. */
  monotonicSeconds(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicSeconds: () => performance.now() / 1000,
};

/** The month of a date minus `months`, as `2031-03`. */
export const monthBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
