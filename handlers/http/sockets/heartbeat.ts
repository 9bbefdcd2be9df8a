import type { WebSocket } from 'ws';
import { PeriodicTask } from '../../../domain/foundation/background.ts';

const BEAT_MS = 30_000;

/** Ends sockets whose peer has gone without a word: each is asked every 30 s, and has until the next time to answer. */
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

  /** Ends every socket without a word more. */
  terminate(): void {
    for (const socket of [...this.#sockets.keys()]) socket.terminate();
  }

  #forget(socket: WebSocket): void {
    this.#sockets.delete(socket);
    if (this.#sockets.size === 0) this.#task.stop();
  }

  #beat(): void {
    for (const [socket, state] of [...this.#sockets]) {
      // One that is closing has its own time to end.
      if (socket.readyState !== socket.OPEN) continue;
      if (!state.isAlive) socket.terminate();
      state.isAlive = false;
      socket.ping();
    }
  }
}
