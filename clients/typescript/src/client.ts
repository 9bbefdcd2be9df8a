import createOpenapiClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './document.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isIdempotent, isStreamPath } from './operations.ts';
import { UnreadableAnswer } from './platform-error.ts';
import { mediaOf, objectIn } from './receive.ts';
import { type Fetch, type RetryOptions, retryingFetch } from './retry.ts';

/** A client with a method for each of HTTP, typed by the paths of the document. */
export type PlatformClient = Client<paths>;

/** Who asks. A session of a browser is in its cookies; without any of these only public operations answer. */
type Credentials =
  | { readonly apiKey: string; readonly accessToken?: never; readonly session?: never }
  | {
      readonly accessToken: string | (() => string | Promise<string>);
      readonly apiKey?: never;
      readonly session?: never;
    }
  | { readonly session: true; readonly apiKey?: never; readonly accessToken?: never }
  | { readonly apiKey?: never; readonly accessToken?: never; readonly session?: never };

export type ClientOptions = Credentials & {
  /** Such as `http://127.0.0.1:3001`; empty for the server that a page is from. */
  readonly baseUrl: string;
  /** Instead of that of the platform. */
  readonly fetch?: Fetch;
  readonly retry?: RetryOptions;
  /** The text of all readable cookies, where there is no `document.cookie`. */
  readonly cookies?: () => string;
};

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The readable cookie has the first name where the public address is https, and the plain name counts for nothing then. */
const CSRF_COOKIES = ['__Host-csrf_token', 'csrf_token'];

const cookiesOfPage = (): string => (globalThis as { document?: { cookie?: string } }).document?.cookie ?? '';

const csrfTokenIn = (cookies: string): string | undefined => {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
  return CSRF_COOKIES.map((name) => pairs.find(([found]) => found === name)?.[1]).find(
    (value) => value !== undefined && value !== '',
  );
};

const namingAttempts: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    if (isIdempotent(request.method, schemaPath) && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', newIdempotencyKey());
  },
};

/** A success is what its caller is about to take it for: a stream of events, or an object in JSON. */
const refusingUnreadable: Middleware = {
  onResponse: async ({ request, schemaPath, response, options: { parseAs } }) => {
    const isEmpty =
      response.status === 204 || (response.status === 202 && response.headers.get('content-length') === '0');
    if (!response.ok || isEmpty || request.method === 'HEAD') return;
    const isForStream = isStreamPath(schemaPath) && parseAs === 'stream';
    if (!isForStream && parseAs !== 'json') return;
    const media = mediaOf(response);
    if (media !== (isForStream ? 'text/event-stream' : 'application/json')) {
      await response.body?.cancel();
      throw new UnreadableAnswer(response.status, `its media type is "${media.slice(0, 100)}"`);
    }
    if (!isForStream) objectIn(await response.clone().text(), response.status);
  },
};

/** Addresses are resolved with these: to take away a role called `..` would be to delete its user. */
const ELSEWHERE: ReadonlySet<string> = new Set(['', '.', '..']);

const refusingOtherPaths: Middleware = {
  onRequest: ({ params }) => {
    for (const [name, value] of Object.entries(params.path ?? {}))
      if (ELSEWHERE.has(String(value))) throw new RangeError(`${name} is "${value}", which would name something else`);
  },
};

const bearing = (token: () => string | Promise<string>): Middleware => ({
  onRequest: async ({ request }) => request.headers.set('authorization', `Bearer ${await token()}`),
});

const provingPage = (cookies: () => string): Middleware => ({
  onRequest: ({ request }) => {
    const token = csrfTokenIn(cookies());
    if (token !== undefined && !READING.has(request.method)) request.headers.set('x-csrf-token', token);
  },
});

/**
 * A client of the platform. Every request follows the rules of retry; creations and turns name themselves by an `Idempotency-Key` of
 * their own, so that one that was sent again takes effect once. Calls resolve with `data` or `error`; `unwrap` makes one of it. They
 * reject with RangeError for a value of the path that is empty, `.` or `..`, and with UnreadableAnswer for a success that is not in a form of
 * the platform. Redirections are not followed.
 */
export const createClient = (options: ClientOptions): PlatformClient => {
  const { baseUrl, apiKey, accessToken, session, retry, fetch = (request) => globalThis.fetch(request) } = options;
  const client = createOpenapiClient<paths>({
    baseUrl,
    fetch: retryingFetch(fetch, retry),
    // The platform never redirects; what does would be sent the key, the cookies or the body for another place.
    redirect: 'manual',
    ...(session && { credentials: 'include' }),
  });
  client.use(refusingOtherPaths, namingAttempts, refusingUnreadable);
  const token = apiKey ?? accessToken;
  if (token !== undefined) client.use(bearing(typeof token === 'string' ? () => token : token));
  if (session) client.use(provingPage(options.cookies ?? cookiesOfPage));
  return client;
};
