import { type components, createClient, ERROR_CODES, hasCode } from 'organisation-platform-client';

/** Ends the session of the page. */
export const LOGOUT = '/api/v1/auth/logout';

/** A schema of the interface document, by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

let known = document.cookie;

/** Notes that the cookies of now are those of whoever works on this page. */
export const rememberCookies = (): void => {
  known = document.cookie;
};

/** Whether another tab has renewed the session meanwhile, or signed somebody else in. */
export const haveCookiesChanged = (): boolean => document.cookie !== known;

let held: Promise<void> | null = null;
let underWay = new AbortController();

/** As if the page were left, when somebody signs out: what is under way is given up, and what begins waits; gives what lets it go on. */
export const holdRequests = (): (() => void) => {
  let goOn = (): void => {};
  held = new Promise((resolve) => {
    goOn = resolve;
  });
  underWay.abort();
  underWay = new AbortController();
  return () => {
    held = null;
    goOn();
  };
};

/** What was given up is sent again by the rules of retry, once it may. */
const fetchUnlessHeld = async (request: Request): Promise<Response> => {
  if (new URL(request.url).pathname === LOGOUT) return fetch(request);
  await held;
  return fetch(request, { signal: AbortSignal.any([request.signal, underWay.signal]) });
};

/**
 * The server that the page is from, as the signed-in person. Nothing else is ever asked. Changes carry the CSRF token of the session that the page
 * knows of, so that what one person begins is refused under the cookies of another.
 */
export const api = createClient({
  baseUrl: location.origin,
  session: true,
  fetch: fetchUnlessHeld,
  cookies: () => known,
  retry: { longestWaitSeconds: 5 },
});

/** Whether a failure says that nobody is signed in, or not any more. */
export const isSignedOut = (error: unknown): boolean =>
  hasCode(error, ERROR_CODES.UNAUTHORIZED, ERROR_CODES.SESSION_REVOKED);
