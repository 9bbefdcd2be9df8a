import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Subscribers } from '../../../domain/events/subscribers.ts';
import { PeriodicTask } from '../../../domain/foundation/background.ts';

/**
 * The phases of a shutdown: how long the server still accepts requests, and how long running requests may take, both
 * counted from the start.
 */
export interface DrainTimes {
  readonly servingMs: number;
  readonly longestMs: number;
}

/** The interval at which idle connections are closed. */
const SWEEP_MS = 100;

/**
 * Stops a server without losing a request (spec/rules/limits.md#shutdown). Subscribers are notified first; from then on
 * the server is not ready and every response closes its connection (platform.ts). Requests that arrive on open or new
 * connections are still served. Then the server accepts nothing new, running requests finish, and the remaining
 * connections are closed.
 */
export const drain = async (
  server: Server,
  subscribers: Subscribers,
  { servingMs, longestMs }: DrainTimes,
): Promise<void> => {
  subscribers.stop();
  const deadline = setTimeout(() => server.closeAllConnections(), longestMs);
  if (servingMs > 0) await wait(servingMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A stream that ended leaves a connection that nobody else closes.
  const sweep = new PeriodicTask({ intervalMs: SWEEP_MS, run: () => server.closeIdleConnections() });
  sweep.startBackground();
  await closed;
  sweep.stop();
  clearTimeout(deadline);
};
