import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { translated } from './translate.ts';

/** Named numbers of effects that the response of a change does not show. */
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
   * Runs `work` in a transaction and flushes at its end. Throws the error of `work` after a rollback; driver errors arrive as Duplicate,
   * ServiceUnavailable or PersistenceFailed.
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

  /** Runs `work` on a new identity map without a transaction, or inside the open transaction. */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return translated(work(this.#current.getStore() ?? this.#orm.em.fork()));
  }

  /**
   * Runs `work` as in `write`, checks every deferred constraint, and then rolls everything back, so that nothing is stored and no
   * notification is sent. Returns the result of `work` and the noted effects.
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

  /** Notes an effect that the response does not show. Only a dry run uses it; the last note of a name applies. */
  note(effects: Effects): void {
    Object.assign(this.#effects.getStore() ?? {}, effects);
  }

  /** Whether the writes of the caller will be rolled back. */
  get isDryRun(): boolean {
    return this.#effects.getStore() !== undefined;
  }

  /** Whether the caller is inside `write`. */
  get isOpen(): boolean {
    return this.#current.getStore() !== undefined;
  }
}
