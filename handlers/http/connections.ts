import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from './logger.ts';

/** How often in the time of a slow reader all connections are looked at. */
const LOOKS = 6;
const LOG_MS = 60_000;

/**
 * Ends connections whose reader takes nothing of an answer for so long. Only a connection that has something left to send gets
 * the platform's timeout, which begins anew whenever the reader takes a part: a handler that is still thinking has nothing to
 * send, and an idle connection belongs to the keep-alive timeout. All connections are looked at together, so that answers the
 * system takes at once, which is nearly all, cost nothing.
 */
export const endSlowReaders = (server: Server, seconds: number): void => {
  const limitMs = seconds * 1000;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const look = (): void => {
    for (const socket of open) {
      const isWatched = socket.timeout === limitMs;
      if (socket.writableLength > 0 && !isWatched) socket.setTimeout(limitMs);
      if (socket.writableLength === 0 && isWatched) socket.setTimeout(0);
    }
  };
  const sweeper = setInterval(look, limitMs / LOOKS).unref();
  server.once('close', () => clearInterval(sweeper));
  server.on('timeout', (socket) => {
    if (socket.timeout === limitMs && socket.writableLength === 0) socket.setTimeout(0);
    else socket.destroy();
  });
};

/** Takes at most `max` connections at once; the system closes the others, which is logged once a minute at most. */
export const limitConnections = (server: Server, max: number, logger: Pick<Logger, 'warn'>): void => {
  server.maxConnections = max;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let dropped = 0;
  server.on('drop', () => {
    dropped += 1;
    if (performance.now() - loggedAt < LOG_MS) return;
    loggedAt = performance.now();
    logger.warn({ max, dropped }, 'connections were refused: as many as MAX_CONNECTIONS allows are open');
    dropped = 0;
  });
};
