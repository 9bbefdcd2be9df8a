import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a command comes from, as far as it is known. The domain does not know requests. */
export interface CommandSource {
  readonly address: string;
  /** The part of an address that counts as one caller (spec/rules/limits.md#client-addresses). */
  readonly addressGroup: string;
  readonly userAgent: string;
  /** The signed-in user; null before the caller is authenticated, and for public operations. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly keyId: string | null;
  /** Throws when the work must not continue after it waited for a connection. */
  requireRoom?(): void;
}

/** Holds the source of the running command; background work has none (spec/rules/events.md#sources). */
export class CommandSources {
  readonly #current = new AsyncLocalStorage<CommandSource>();

  /** Runs the work, and everything it starts, with this source. */
  run<T>(source: CommandSource, work: () => T): T {
    return this.#current.run(source, work);
  }

  get current(): CommandSource | null {
    return this.#current.getStore() ?? null;
  }
}
