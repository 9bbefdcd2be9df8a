import { type components, createClient, ERROR_CODES, hasCode } from 'organisation-platform-client';

/** Ends the session of the page. */
export const LOGOUT = '/api/v1/auth/logout';

/** A schema of the interface document, by its name. */
export type ApiSchema<Name extends keyof components['schemas']> = components['schemas'][Name];

let known = document.cookie;

/** Notes that the cookies of now are those of anyone who works on this page. */
export const rememberCookies = (): void => {
  known = document.cookie;
};

/** Whether another tab has renewed the session in the meantime, or signed somebody else in. */
export const haveCookiesChanged = (): boolean => document.cookie !== known;

/** A server that does not respond for so long is not waited for: the page would stand still. */
const LONGEST_LOGOUT_MS = 15_000;

let held: Promise<void> | null = null;
let reading = new AbortController();

/** As if the page were left, when somebody signs out: what is read is given up, and what begins waits; gives what lets it continue. */
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

/** What was given up is read again by the rules of retry, once it may. A change that is under way continues: it may be done already. */
const fetchUnlessHeld = async (request: Request): Promise<Response> => {
  const within = (signal: AbortSignal): RequestInit => ({ signal: AbortSignal.any([request.signal, signal]) });
  if (new URL(request.url).pathname === LOGOUT) return fetch(request, within(AbortSignal.timeout(LONGEST_LOGOUT_MS)));
  await held;
  return request.method === 'GET' ? fetch(request, within(reading.signal)) : fetch(request);
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
