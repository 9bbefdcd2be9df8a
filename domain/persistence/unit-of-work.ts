import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { translated } from './translate.ts';

/**
 * One identity map and one transaction per command. Commands nest: a service called inside another's `write` joins its
 * transaction, so that everything one request changes commits together or not at all.
 */
export class UnitOfWork {
  readonly #orm: MikroORM;
  readonly #current = new AsyncLocalStorage<EntityManager>();

  constructor(orm: MikroORM) {
    this.#orm = orm;
  }

  /**
   * Runs `work` in a transaction and flushes at its end. Throws what `work` throws, after a roll-back; driver failures arrive as
   * Duplicate, ServiceUnavailable or PersistenceFailed.
   */
  async write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.#current.getStore();
    if (outer !== undefined) {
      const result = await work(outer);
      await translated(outer.flush());
      return result;
    }
    const em = this.#orm.em.fork();
    return translated(em.transactional(async (inner) => this.#current.run(inner, () => work(inner))));
  }

  /** Runs `work` on a fresh identity map without a transaction, or inside the one that is open. */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return translated(work(this.#current.getStore() ?? this.#orm.em.fork()));
  }

  /** Whether the caller is inside `write`. */
  get isOpen(): boolean {
    return this.#current.getStore() !== undefined;
  }
}
