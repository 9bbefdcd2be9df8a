import { AsyncResource } from 'node:async_hooks';

/**
 * Concurrent calls for the same key share one read; nothing is cached afterwards. A key must name content that does not become outdated
 * while it is read.
 */
export class SharedReads<T> {
  readonly #running = new Map<string, Promise<T>>();
  readonly #apart = new AsyncResource('SharedReads');

  /** Joins the read of this key, or starts it. It runs outside the context of the first caller, because others wait for it too. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const begun = this.#apart.runInAsyncScope(read).finally(() => this.#running.delete(key));
    this.#running.set(key, begun);
    return begun;
  }
}
