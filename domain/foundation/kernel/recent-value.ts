import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.ts';

const MAX_VALUES = 5_000;

/** Runs work in the context in which this file was loaded, which is that of no request and of no transaction. */
const outside = AsyncLocalStorage.snapshot();

export interface RecentValueOptions {
  readonly clock: Clock;
  /** How long a value is kept after it was read. */
  readonly seconds: number;
  /** A value that was read faster than this is not kept, because reading it again is cheap. By default every value is kept. */
  readonly quickSeconds?: number;
  /** Whether the caller is in a transaction, which `read` joins. By default no caller is. */
  readonly isInTransaction?: () => boolean;
}

/** Keeps a value for a short time, because it is needed more often than it must be read. */
export class RecentValue<T> {
  readonly #options: RecentValueOptions;
  #kept: { readonly value: T; readonly until: number } | null = null;
  #reading: Promise<T> | null = null;

  constructor(options: RecentValueOptions) {
    this.#options = options;
  }

  /**
   * The kept value, otherwise that of `read`. Concurrent callers share one read, which runs outside of their transactions. A caller in a
   * transaction does not wait for it, because it holds a connection that the read may need: it reads separately, and only for itself.
   */
  async get(read: () => Promise<T>): Promise<T> {
    if (this.#kept !== null && this.#kept.until > this.#options.clock.monotonicSeconds()) return this.#kept.value;
    const shared = this.#reading ?? this.#begin(read);
    if (!this.#isInTransaction()) return shared;
    // The others get its error.
    shared.catch(() => {});
    return read();
  }

  /** The value of a read that begins now. In a transaction it includes the changes of the caller, and is not kept. */
  async getFresh(read: () => Promise<T>): Promise<T> {
    return this.#isInTransaction() ? read() : this.#begin(read);
  }

  /** Forgets the value, and that of a read in progress. Call it after the commit of a change, so that the next caller sees the change. */
  forget(): void {
    this.#kept = null;
    this.#reading = null;
  }

  /** Starts the read that later callers share. A failed one is not kept, nor one that another read or `forget` has replaced. */
  #begin(read: () => Promise<T>): Promise<T> {
    const { clock, seconds, quickSeconds = 0 } = this.#options;
    const begun = clock.monotonicSeconds();
    const keep = (value: T): T => {
      const ended = clock.monotonicSeconds();
      if (this.#reading === reading && ended - begun >= quickSeconds) this.#kept = { value, until: ended + seconds };
      return value;
    };
    const reading: Promise<T> = outside(read)
      .then(keep)
      .finally(() => {
        if (this.#reading === reading) this.#reading = null;
      });
    this.#reading = reading;
    return reading;
  }

  #isInTransaction(): boolean {
    return this.#options.isInTransaction?.() ?? false;
  }
}

/** Keeps values by key for a short time. */
export class RecentValues<T> {
  readonly #options: RecentValueOptions;
  readonly #values = new Map<string, RecentValue<T>>();

  constructor(options: RecentValueOptions) {
    this.#options = options;
  }

  /** The kept value of a key. */
  of(key: string): RecentValue<T> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    if (this.#values.size >= MAX_VALUES) this.#values.clear();
    const value = new RecentValue<T>(this.#options);
    this.#values.set(key, value);
    return value;
  }
}
