import { systemClock } from '../../../domain/foundation/kernel/clock.ts';
import { RecentValue } from '../../../domain/foundation/kernel/recent-value.ts';

/** How long figures are reused: the metrics are public, and some of them cost a statement. */
const FRESH_SECONDS = 1;

/** Reads at most once a second and never in parallel; a failed read is retried at the next call. */
export const recently = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  const recent = new RecentValue<T>({ clock: systemClock, seconds: FRESH_SECONDS });
  return () => recent.get(read);
};
