import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a command comes from, as far as that is known. The domain is told so; it never looks at a request. */
export interface CommandSource {
  readonly address: string;
  /** What counts as one caller of an address (spec/rules/limits.md#client-addresses). */
  readonly addressGroup: string;
  readonly userAgent: string;
  /** The signed-in user; null before it is known who asks, and where nobody signs in. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly keyId: string | null;
  /** Throws when the work must not continue after it waited for a connection. */
  requireRoom?(): void;
}

/** The source of what is going on; work that nobody is waiting for has none (spec/rules/events.md#sources). */
export class CommandSources {
  readonly #current = new AsyncLocalStorage<CommandSource>();

  /** Does the work in the name of the source, and all that it begins. */
  run<T>(source: CommandSource, work: () => T): T {
    return this.#current.run(source, work);
  }

  get current(): CommandSource | null {
    return this.#current.getStore() ?? null;
  }
}
