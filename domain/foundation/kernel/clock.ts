export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The time of the process. Injected, so that tests move time instead of waiting for it. */
export interface Clock {
  /** Wall clock, now. */
  now(): Date;
  /** Seconds since an arbitrary start; never goes back. For durations. */
  monotonicSeconds(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicSeconds: () => performance.now() / 1000,
};
