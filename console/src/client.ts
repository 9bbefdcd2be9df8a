import { type components, createClient, ERROR_CODES, hasCode } from 'organisation-platform-client';

export const LOGOUT = '/api/v1/auth/logout';

/** A schema of the interface document, by its name. */
export type ApiSchema<Name extends keyof components['schemas']> = components['schemas'][Name];

let known = document.cookie;

/** Accepts the current cookies as those of the signed-in user. */
export const rememberCookies = (): void => {
  known = document.cookie;
};

/** Whether another tab has renewed the session, or signed in another user. */
export const haveCookiesChanged = (): boolean => document.cookie !== known;

/** The timeout of requests: without it the page would wait forever. */
const LOGOUT_TIMEOUT_MS = 15_000;

let resumed: Promise<void> | null = null;
let reading = new AbortController();

/** Aborts reads and delays new requests while the user signs out; returns a function that continues them. */
export const pauseRequests = (): (() => void) => {
  let resume = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    resume = resolve;
  });
  resumed = waiting;
  reading.abort();
  reading = new AbortController();
  return () => {
    if (resumed === waiting) resumed = null;
    resume();
  };
};

/**
 * Aborted reads are retried later by the client. A running change continues, because it may have taken effect.
 */
const fetchWhenResumed = async (request: Request): Promise<Response> => {
  const within = (signal: AbortSignal): RequestInit => ({ signal: AbortSignal.any([request.signal, signal]) });
  if (new URL(request.url).pathname === LOGOUT) return fetch(request, within(AbortSignal.timeout(LOGOUT_TIMEOUT_MS)));
  await resumed;
  return request.method === 'GET' ? fetch(request, within(reading.signal)) : fetch(request);
};

/**
 * The client of the page's server, with the session of the signed-in user. No other server is called. Changes carry
 * the CSRF token of the session that the page knows, so that a change of one user is refused with the cookies of
 * another.
 */
export const api = createClient({
  baseUrl: location.origin,
  session: true,
  fetch: fetchWhenResumed,
  cookies: () => known,
  retry: { longestWaitSeconds: 5 },
});

/** Whether an error means that the session is missing or has ended. */
export const isSignedOut = (error: unknown): boolean =>
  hasCode(error, ERROR_CODES.UNAUTHORIZED, ERROR_CODES.SESSION_REVOKED);
