import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often in the time of a slow reader all connections are checked. */
const LOOKS = 6;

/** How much a connection had left to send, and since when it is so much. */
interface Unsent {
  readonly left: number;
  readonly since: number;
}
const NOTHING: Unsent = { left: 0, since: 0 };

/** What waits in the process and, of the part that was handed to the system, what the system has not taken yet. */
const leftOf = (socket: Socket): number => {
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return socket.writableLength + (handle?.writeQueueSize ?? 0);
};

/**
 * Ends connections whose reader takes nothing of a response for so long. The time begins again whenever the reader takes a part,
 * and with nothing left to send there is none: neither a handler that is still thinking nor an idle connection is looked for. It
 * is kept here and not by the timeout of the socket, which every byte that comes in begins again. All connections are checked
 * together, so that answers the system takes at once, which is nearly all, cost nothing (spec/rules/limits.md#slow-readers).
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
  const sweeper = setInterval(look, limitMs / LOOKS).unref();
  server.once('close', () => clearInterval(sweeper));
};
