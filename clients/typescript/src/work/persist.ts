import { ConnectionLost, PlatformError, UnreadableResponse } from '../errors/platform-error.ts';
import { type Sleep, sleep as sleepByTimer } from '../http/sleep.ts';
import { pauseAfter } from '../sockets/backoff.ts';

/** How often a report is sent until it gets a response: with its pauses, for about two minutes. */
const ATTEMPTS = 10;
/** The longest wait that the server can ask for. */
const MAX_RETRY_AFTER_S = 60;

/** Whether the same request may succeed later: the response was lost, or the server or a proxy was unavailable. */
export const mayRecover = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  (error instanceof PlatformError && (error.retryable || (error.status ?? 0) >= 500)) ||
  (error instanceof UnreadableResponse && error.status >= 500);

/** The pause in milliseconds after so many failures in a row. */
export const pauseFor = (error: unknown, failures: number): number => {
  const asked = error instanceof PlatformError ? Math.min(error.retryAfter ?? 0, MAX_RETRY_AFTER_S) * 1_000 : 0;
  return Math.max(asked, pauseAfter(failures));
};

/** When attempts end, and how the time between them passes. */
export interface Persistence {
  readonly signal: AbortSignal;
  readonly attempts?: number;
  readonly sleep?: Sleep;
}

/**
 * Sends a report that may be repeated until it gets a response. Rejects with the last error, with any error that a retry does not fix, and
 * with the reason of the signal.
 */
export const persist = async <T>(
  send: () => Promise<T>,
  { signal, attempts = ATTEMPTS, sleep = sleepByTimer }: Persistence,
): Promise<T> => {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      if (failures + 1 >= attempts || !mayRecover(error)) throw error;
      await sleep(pauseFor(error, failures), signal);
    }
  }
};
