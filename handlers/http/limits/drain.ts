import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Subscribers } from '../../../domain/events/subscribers.ts';

/** How a server stops: it continues serving for the first, and what is running may take the second, counted from the start. */
export interface DrainTimes {
  readonly servingMs: number;
  readonly longestMs: number;
}

/** How often connections are looked for that have nothing left to say. */
const SWEEP_MS = 100;

/**
 * Stops a server so that no client loses a request by it (spec/rules/limits.md#shutdown). Who listens is told first, and from there on
 * the server is not ready and every response ends its connection (platform.ts). Requests that are under way in the meantime, on connections
 * kept open or made just now, are still served; only then nothing new is taken, the running requests finish, and the rest is ended.
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
  // A stream that ended leaves its connection behind, which nobody would close.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
};
