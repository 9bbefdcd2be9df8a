import { type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

export type { Logger };

/** The most bytes that wait for a reader of the log; later lines are dropped. */
const MAX_BYTES = 4_194_304;

/** How long an exiting process waits for the reader of its log. */
const LAST_LINES_MS = 500;

let givesUpAt = Number.POSITIVE_INFINITY;

interface Destination {
  flushSync(): void;
  destroy(): void;
}

/**
 * The log of the process: one JSON line per entry on standard error; standard output belongs to the operator. Every
 * line has the name of the replica, if it has one (spec/rules/requests.md#log).
 */
export const createLogger = (level: string, replica?: string): Logger =>
  pino(
    {
      level,
      base: replica === undefined ? null : { replica },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    pino.destination({ fd: 2, sync: false, maxLength: MAX_BYTES, retryEAGAIN: () => performance.now() < givesUpAt }),
  );

/**
 * A reader of the log that has stopped reading does not keep the process from exiting (spec/rules/limits.md#shutdown).
 */
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
