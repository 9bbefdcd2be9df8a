import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { PeriodicTask } from '../../../domain/foundation/background.ts';

/** How many times per timeout all connections are checked. */
const CHECKS_PER_TIMEOUT = 6;

/** The unsent bytes of a connection, and since when the number is unchanged. */
interface Unsent {
  readonly left: number;
  readonly since: number;
}
const NOTHING: Unsent = { left: 0, since: 0 };

/** Bytes that wait in the process, and bytes passed to the operating system that it has not accepted yet. */
const leftOf = (socket: Socket): number => {
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return socket.writableLength + (handle?.writeQueueSize ?? 0);
};

/**
 * Closes connections whose client reads nothing of a response for the given time. The time restarts whenever the client
 * reads a part, and does not run while nothing waits to be sent: running handlers and idle connections are not
 * affected. The timeout of the socket is not used, because every received byte restarts it. All connections are checked
 * together, so that responses that the operating system accepts immediately, which are nearly all, cost nothing
 * (spec/rules/limits.md#slow-readers).
 */
export const endSlowReaders = (server: Server, seconds: number): void => {
  const limitMs = seconds * 1000;
  const open = new Map<Socket, Unsent>();
  server.on('connection', (socket) => {
    open.set(socket, NOTHING);
    socket.once('close', () => open.delete(socket));
  });
  const look = (): void => {
    const now = performance.now();
    for (const [socket, before] of open) {
      const left = leftOf(socket);
      if (left !== before.left) open.set(socket, { left, since: now });
      else if (left > 0 && now - before.since >= limitMs) socket.destroy();
    }
  };
  const sweep = new PeriodicTask({ intervalMs: limitMs / CHECKS_PER_TIMEOUT, run: look });
  sweep.startBackground();
  server.once('close', () => sweep.stop());
};
