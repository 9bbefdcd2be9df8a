import { pino } from 'pino';
import type { Logger } from '../../../handlers/http/observe/logger.ts';

/** A log for tests: its lines as an operator sees them, and the line of one request. */
export const captureLog = (level = 'error') => {
  const lines: string[] = [];
  const logger: Logger = pino({ level, base: null }, { write: (line: string) => void lines.push(line) });
  return {
    logger,
    lines,
    /** The only line with this request id. */
    lineOf: (instance: string): Record<string, unknown> => {
      const found = lines.filter((line) => line.includes(instance));
      if (found.length !== 1) throw new Error(`${found.length} lines name ${instance}`);
      return JSON.parse(found[0] ?? '');
    },
  };
};
