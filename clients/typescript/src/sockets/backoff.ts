/** The pause before the next connection; it doubles after each one without events. */
const FIRST_PAUSE_MS = 250;
const MAX_BACKOFF_MS = 30_000;

/** The pause after connections without events, multiplied by a random factor of up to three to keep clients apart. */
export const pauseAfter = (failures: number): number =>
  Math.min(MAX_BACKOFF_MS, FIRST_PAUSE_MS * 2 ** Math.min(failures, 16)) * (1 + 2 * Math.random());
