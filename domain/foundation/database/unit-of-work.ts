import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { translated } from './translate.ts';

/** Numbers that tell what a change did beside its answer, by name. */
export type Effects = Readonly<Record<string, number>>;

/**
 * One identity map and one transaction per command. Commands nest: a service called inside another's `write` joins its
 * transaction, so that everything one request changes commits together or not at all.
 */
export class UnitOfWork {
  readonly #orm: MikroORM;
  readonly #current = new AsyncLocalStorage<EntityManager>();
  readonly #effects = new AsyncLocalStorage<Record<string, number>>();

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

  /**
   * Tries `work`: it runs as in `write`, every deferred rule of the database is asked, and then everything is rolled back, so that
   * nothing is stored and nobody is notified. Answers what `work` answered and what was noted on the way.
   */
  async dryRun<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly effects: Effects }> {
    const effects: Record<string, number> = {};
    const em = this.#orm.em.fork();
    await translated(em.begin());
    try {
      const result = await translated(this.#current.run(em, () => this.#effects.run(effects, work)));
      await translated(em.flush());
      await translated(em.execute('set constraints all immediate'));
      return { result, effects };
    } finally {
      await em.rollback();
    }
  }

  /** Notes an effect of the change that its answer does not show. Only a dry run listens; the last note of a name counts. */
  note(effects: Effects): void {
    Object.assign(this.#effects.getStore() ?? {}, effects);
  }

  /** Whether what the caller writes will be rolled back. */
  get isDryRun(): boolean {
    return this.#effects.getStore() !== undefined;
  }

  /** Whether the caller is inside `write`. */
  get isOpen(): boolean {
    return this.#current.getStore() !== undefined;
  }
}
