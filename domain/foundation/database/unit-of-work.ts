import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { translated } from './translate.ts';

/** Named numbers of effects that the response of a change does not show. */
export type Effects = Readonly<Record<string, number>>;

interface OpenTransaction {
  readonly em: EntityManager;
  readonly afterCommit: Set<() => void>;
}

/**
 * One identity map and one transaction per command. Commands nest: a service called inside another's `write` joins its
 * transaction, so that everything one request changes commits together or not at all.
 */
export class UnitOfWork {
  readonly #orm: MikroORM;
  readonly #current = new AsyncLocalStorage<OpenTransaction>();
  readonly #effects = new AsyncLocalStorage<Record<string, number>>();

  constructor(orm: MikroORM) {
    this.#orm = orm;
  }

  /**
   * Runs `work` in a transaction and flushes at its end. Throws the error of `work` after a rollback; driver errors arrive as Duplicate,
   * ServiceUnavailable or PersistenceFailed.
   */
  async write<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.#current.getStore()?.em;
    if (outer !== undefined) {
      const result = await work(outer);
      await translated(outer.flush());
      return result;
    }
    const afterCommit = new Set<() => void>();
    const result = await translated(
      this.#inTransaction((em) => this.#current.run({ em, afterCommit }, () => work(em))),
    );
    for (const react of afterCommit) react();
    return result;
  }

  async #inTransaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const em = this.#orm.em.fork();
    await em.begin();
    try {
      const result = await work(em);
      await em.commit();
      return result;
    } catch (error) {
      // A failed rollback must not hide why the work failed.
      await em.rollback().catch(() => {});
      throw error;
    }
  }

  /** Runs `work` on a new identity map without a transaction, or inside the open transaction. */
  async read<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return translated(work(this.#current.getStore()?.em ?? this.#orm.em.fork()));
  }

  /**
   * Runs reads with large results on one connection. Otherwise many requests could keep a result in memory while they wait for a connection for
   * their next read. `work` must use only `em`.
   */
  async readOnOneConnection<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.isOpen ? this.read(work) : translated(this.#inTransaction(work));
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
      const result = await translated(
        this.#current.run({ em, afterCommit: new Set() }, () => this.#effects.run(effects, work)),
      );
      await translated(em.flush());
      await translated(em.execute('set constraints all immediate'));
      return { result, effects };
    } finally {
      await em.rollback();
    }
  }

  /**
   * Calls `react` once after the commit of the transaction that the caller is in, however often it was given, and never after a rollback.
   * It is not called if the process ends or the result of the commit is unknown. It must neither throw nor wait.
   */
  afterCommit(react: () => void): void {
    const open = this.#current.getStore();
    if (open === undefined) throw new Error('afterCommit was called outside of write');
    open.afterCommit.add(react);
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
