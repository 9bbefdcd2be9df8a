import type { WebSocket } from 'ws';
import { PeriodicTask } from '../../../domain/foundation/background.ts';

const BEAT_MS = 30_000;

/**
 * Terminates sockets whose peer no longer responds: each is pinged every 30 s, and must respond before the next ping.
 */
export class Heartbeat {
  readonly #sockets = new Map<WebSocket, { isAlive: boolean }>();
  readonly #task = new PeriodicTask({ intervalMs: BEAT_MS, run: () => this.#beat() });

  watch(socket: WebSocket): void {
    const state = { isAlive: true };
    this.#sockets.set(socket, state);
    socket.on('pong', () => {
      state.isAlive = true;
    });
    socket.once('close', () => this.#forget(socket));
    this.#task.startBackground();
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Terminates every socket without a handshake. */
  terminate(): void {
    for (const socket of [...this.#sockets.keys()]) socket.terminate();
  }

  #forget(socket: WebSocket): void {
    this.#sockets.delete(socket);
    if (this.#sockets.size === 0) this.#task.stop();
  }

  #beat(): void {
    for (const [socket, state] of [...this.#sockets]) {
      // A closing socket has its own timeout.
      if (socket.readyState !== socket.OPEN) continue;
      if (!state.isAlive) socket.terminate();
      state.isAlive = false;
      socket.ping();
    }
  }
}
