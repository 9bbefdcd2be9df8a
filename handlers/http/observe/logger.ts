import { type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

export type { Logger };

/** Of lines that nobody has read yet; later ones are dropped. */
const MOST_BYTES = 4_194_304;

/** How long a process that ends waits for anyone who reads its log. */
const LAST_LINES_MS = 500;

let givesUpAt = Number.POSITIVE_INFINITY;

interface Destination {
  flushSync(): void;
  destroy(): void;
}

/**
 * The log of the process: one JSON line an event on standard error, so that standard output stays the operator's. Every line names the
 * replica, if it has a name (spec/rules/requests.md#log).
 */
export const createLogger = (level: string, replica?: string): Logger =>
  pino(
    {
      level,
      base: replica === undefined ? null : { replica },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    pino.destination({ fd: 2, sync: false, maxLength: MOST_BYTES, retryEAGAIN: () => performance.now() < givesUpAt }),
  );

/** A reader of the log that takes nothing any more does not keep the process from its end (spec/rules/limits.md#shutdown). */
export const endInTime = (logger: Logger): void => {
  const { [pino.symbols.streamSym]: destination } = logger as unknown as { [pino.symbols.streamSym]: Destination };
  process.prependOnceListener('exit', () => {
    givesUpAt = performance.now() + LAST_LINES_MS;
    try {
      destination.flushSync();
    } catch {
      destination.destroy();
    }
  });
};
