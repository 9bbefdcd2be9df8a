import { ERROR_CODES } from '../errors/error-codes.ts';
import { ConnectionLost, failureIn, type PlatformError, UnreadableResponse } from '../errors/platform-error.ts';
import { requireCount, requireSeconds } from './number-option.ts';
import { readWhole } from './receive.ts';
import { type Sleep, sleep as sleepByTimer } from './sleep.ts';

/** The subset of `fetch` that is used. */
export type Fetch = (request: Request) => Promise<Response>;

export interface RetryOptions {
  /** The maximum number of attempts of a request: 1 to 10. Default 3. */
  readonly attempts?: number;
  /**
   * The longest wait, in seconds, that is accepted from the server; a longer one returns the error immediately. Default
   * 60.
   */
  readonly longestWaitSeconds?: number;
  /**
   * The longest wait, in seconds, for response headers, and then for the body. Late headers count as a lost connection,
   * a late body is an `UnreadableResponse`. Default 300.
   */
  readonly longestResponseSeconds?: number;
  readonly sleep?: Sleep;
  /** A number from 0 to 1 for the jitter. */
  readonly random?: () => number;
}

/** The retry rules of the interface: three attempts, and waits that start with one second. */
const DEFAULT_ATTEMPTS = 3;
const MAX_ATTEMPTS = 10;
const FIRST_WAIT_MS = 1_000;
/** A wait without a time from the server does not become longer than this, before the jitter. */
const MAX_BACKOFF_MS = 30_000;
/**
 * Waits without a time from the server are longer by up to this share, so that clients do not retry at the same time.
 */
const JITTER = 0.5;
/** Statuses of a proxy that got no response from the platform. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const parsed = async (response: Response): Promise<unknown> => {
  try {
    return await response.clone().json();
  } catch {
    return null;
  }
};

/** Whether it is unknown if the request took effect (spec/rules/errors.md#lost-responses). */
const isUncertain = (failure: PlatformError): boolean =>
  failure.code === ERROR_CODES.SERVICE_UNAVAILABLE && failure.retryAfter === null;

/**
 * Whether a proxy responded instead of the platform: whether the request arrived is unknown, as after a lost connection.
 * The health probes of the platform return 503 with a report in a success envelope.
 */
const isOfProxy = (status: number, body: unknown): boolean =>
  GATEWAY_STATUSES.has(status) && !(typeof body === 'object' && body !== null && 'success' in body);

/** Seconds until a retry may succeed; null if it never will, undefined if the server gives no time. */
const waitAskedFor = async (response: Response, mayRepeat: boolean): Promise<number | null | undefined> => {
  if (response.ok) return null;
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const body = isJson ? await parsed(response) : null;
  const failure = failureIn(body, response.status);
  if (failure === null) return mayRepeat && isOfProxy(response.status, body) ? undefined : null;
  if (!failure.retryable || (isUncertain(failure) && !mayRepeat)) return null;
  return failure.retryAfter ?? undefined;
};

/**
 * What a body depends on, as long as somebody reads it: Node holds requests and their signals weakly, and an abort would be lost once
 * they are collected.
 */
const sources = new WeakMap<ReadableStream, readonly object[]>();

/**
 * A `fetch` that follows the retry rules of the interface. Retryable errors are retried after the time that the server
 * names, otherwise after 1 s, then 2 s, and so on up to 30 s, plus jitter. Lost responses (a lost connection, 8001 without
 * a time, or a 502, 503 or 504 of a proxy) are retried for reads and for requests with an `Idempotency-Key`. Any other
 * response, and the last one, is returned.
 * Rejects with `ConnectionLost`, with `UnreadableResponse` for a body beyond the limits, or with the reason of the
 * request's signal, also while it waits. Throws RangeError for invalid options.
 */
export const retryingFetch = (fetch: Fetch, options: RetryOptions = {}): Fetch => {
  const { longestWaitSeconds = 60, longestResponseSeconds = 300, sleep = sleepByTimer, random = Math.random } = options;
  const { attempts = DEFAULT_ATTEMPTS } = options;
  requireCount('retry.attempts', attempts, MAX_ATTEMPTS);
  // With 0, only errors without a time from the server are retried.
  if (longestWaitSeconds !== 0) requireSeconds('retry.longestWaitSeconds', longestWaitSeconds);
  requireSeconds('retry.longestResponseSeconds', longestResponseSeconds);
  const backoff = (attempt: number): number =>
    Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), MAX_BACKOFF_MS) * (1 + JITTER * random());

  const fetchWithin = async (request: Request): Promise<Response> => {
    const late = new AbortController();
    const end = (): void => late.abort(new TypeError(`no response after ${longestResponseSeconds} s`));
    const timer = setTimeout(end, longestResponseSeconds * 1_000);
    const signal = AbortSignal.any([request.signal, late.signal]);
    const sent = new Request(request.clone(), { signal });
    const response = await fetch(sent).finally(() => clearTimeout(timer));
    if (response.body !== null) sources.set(response.body, [request, sent, signal, late]);
    return response;
  };

  return async (request) => {
    const mayRepeat = READING.has(request.method) || request.headers.has('idempotency-key');
    const once = async (attempt: number): Promise<Response | null> => {
      try {
        return await readWhole(request, await fetchWithin(request), longestResponseSeconds);
      } catch (cause) {
        if (request.signal.aborted || cause instanceof UnreadableResponse) throw cause;
        if (mayRepeat && attempt < attempts) return null;
        throw new ConnectionLost(`${request.method} ${new URL(request.url).pathname}`, attempt, cause);
      }
    };
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(attempt);
      const asked = response === null ? undefined : await waitAskedFor(response, mayRepeat);
      const isLast = attempt === attempts || asked === null || (asked ?? 0) > longestWaitSeconds;
      if (response !== null && isLast) return response;
      await sleep(asked == null ? backoff(attempt) : asked * 1_000, request.signal);
    }
  };
};
