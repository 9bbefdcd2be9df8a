import { type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

export type { Logger };

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
    pino.destination({ fd: 2, sync: false }),
  );
