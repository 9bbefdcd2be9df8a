import { type components, createClient, ERROR_CODES, hasCode } from 'organisation-platform-client';

/** The session that the page was loaded with has ended. */
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
const LONGEST_LOGOUT_MS = 15_000;

let held: Promise<void> | null = null;
let reading = new AbortController();

/** Aborts reads and delays new requests while the user signs out; returns a function that continues them. */
export const holdRequests = (): (() => void) => {
  let goOn = (): void => {};
  const hold = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  held = hold;
  reading.abort();
  reading = new AbortController();
  return () => {
    if (held === hold) held = null;
    goOn();
  };
};

/**
 * Aborted reads are repeated later by the retry rules. A change that is under way continues, because it may have taken
 * effect.
 */
const fetchUnlessHeld = async (request: Request): Promise<Response> => {
  const within = (signal: AbortSignal): RequestInit => ({ signal: AbortSignal.any([request.signal, signal]) });
  if (new URL(request.url).pathname === LOGOUT) return fetch(request, within(AbortSignal.timeout(LONGEST_LOGOUT_MS)));
  await held;
  return request.method === 'GET' ? fetch(request, within(reading.signal)) : fetch(request);
};

/**
 * The client of the page's server, with the session of the signed-in user. Nothing else is ever called. Changes carry
 * the CSRF token of the session that the page knows, so that a change of one user is refused with the cookies of
 * another.
 */
export const api = createClient({
  baseUrl: location.origin,
  session: true,
  fetch: fetchUnlessHeld,
  cookies: () => known,
  retry: { longestWaitSeconds: 5 },
});

/** Whether an error means that the session is missing or has ended. */
export const isSignedOut = (error: unknown): boolean =>
  hasCode(error, ERROR_CODES.UNAUTHORIZED, ERROR_CODES.SESSION_REVOKED);
