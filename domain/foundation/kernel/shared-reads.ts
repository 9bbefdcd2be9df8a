import { AsyncResource } from 'node:async_hooks';

/**
 * Reads that are the same for everybody who asks while they run: one read answers all of them, and nothing is kept afterwards. A key must
 * name content that does not become outdated while it is read.
 */
export class SharedReads<T> {
  readonly #running = new Map<string, Promise<T>>();
  readonly #apart = new AsyncResource('SharedReads');

  /** Joins the read of this key, or begins it. It does not run in the context of whoever came first: others wait for it too. */
  get(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const begun = this.#apart.runInAsyncScope(read).finally(() => this.#running.delete(key));
    this.#running.set(key, begun);
    return begun;
  }
}
