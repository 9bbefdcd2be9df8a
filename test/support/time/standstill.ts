/**
 * Milliseconds a busy machine may stand still, on top of what a bound allows.
 * Without the rule that such a bound shows, what it measures takes twice that at least, or never ends.
 */
export const STANDSTILL_MS = 4_000;
