import { type Logger, pino } from 'pino';

export type { Logger };

/** The log of the process: one JSON line an event on standard error, so that standard output stays the operator's. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: false }));
