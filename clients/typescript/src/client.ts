import createOpenapiClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './document.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { type Namespaces, namespacesOf, type OperationTables } from './namespaces.ts';
import { isIdempotent, isStreamPath } from './operations.ts';
import type { PlatformClient } from './path-client.ts';
import { UnreadableResponse } from './platform-error.ts';
import { mediaOf, objectIn } from './receive.ts';
import { type Fetch, type RetryOptions, retryingFetch } from './retry.ts';

/** The credential. A browser session is in its cookies; without a credential only public operations succeed. */
type Credentials =
  | { readonly apiKey: string; readonly accessToken?: never; readonly session?: never }
  | {
      readonly accessToken: string | (() => string | Promise<string>);
      readonly apiKey?: never;
      readonly session?: never;
    }
  | { readonly session: true; readonly apiKey?: never; readonly accessToken?: never }
  | { readonly apiKey?: never; readonly accessToken?: never; readonly session?: never };

/** Where the server is, and how requests are sent. */
export interface Connection {
  /** For example `http://127.0.0.1:3001`; empty for the server of the current page. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch;
  readonly retry?: RetryOptions;
}

/** The options of a client. */
export type ClientOptions = Credentials &
  Connection & {
    /** All readable cookies, for environments without `document.cookie`. */
    readonly cookies?: () => string;
  };

/** The operations that get a method. */
export interface WithOperations<Tables extends OperationTables> {
  /** `import * as operations from 'organisation-platform-client/operations'`, or only some of its namespaces. */
  readonly operations: Tables;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** With an https URL the readable cookie has the first name, and the plain name is ignored. */
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

/** A success must be what the caller expects: an event stream, or a JSON object. */
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
      throw new UnreadableResponse(response.status, `its media type is "${media.slice(0, 100)}"`);
    }
    if (!isForStream) objectIn(await response.clone().text(), response.status);
  },
};

/** URLs are resolved with these segments: deleting a role called `..` would delete its user. */
const ELSEWHERE: ReadonlySet<string> = new Set(['', '.', '..']);

const refusingOtherPaths: Middleware = {
  onRequest: ({ schemaPath, params }) => {
    for (const [, name = ''] of schemaPath.matchAll(/\{([^{}]+)\}/g)) {
      const value = params.path?.[name];
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new RangeError(`the path parameter ${name} of ${schemaPath} must be a string or a number`);
      if (ELSEWHERE.has(String(value)))
        throw new RangeError(`${name} is "${value}", which would select another resource`);
    }
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
 * Creates a client of the platform: `client.GET('/api/v1/users')`, and with `operations` also `client.users.list()`. Every
 * request follows the retry rules; creations and turns carry an `Idempotency-Key`, so that a retry takes effect once. Calls
 * by path resolve with `data` or `error`; `unwrap` turns them into one result, which methods have already. Both reject with
 * RangeError for a path parameter that is missing, empty, `.` or `..`, and with UnreadableResponse for a success that is not
 * from the platform. Redirects are not followed.
 */
export function createClient<Tables extends OperationTables>(
  options: ClientOptions & WithOperations<Tables>,
): PlatformClient & Namespaces<Tables>;
export function createClient(options: ClientOptions): PlatformClient;
export function createClient(options: ClientOptions & Partial<WithOperations<OperationTables>>): PlatformClient {
  const { baseUrl, apiKey, accessToken, session, retry, fetch = (request) => globalThis.fetch(request) } = options;
  const client = createOpenapiClient<paths>({
    baseUrl,
    fetch: retryingFetch(fetch, retry),
    // The platform never redirects; following a redirect would send the key, the cookies or the body to another server.
    redirect: 'manual',
    ...(session && { credentials: 'include' }),
  });
  client.use(refusingOtherPaths, namingAttempts, refusingUnreadable);
  const token = apiKey ?? accessToken;
  if (token !== undefined) client.use(bearing(typeof token === 'string' ? () => token : token));
  if (session) client.use(provingPage(options.cookies ?? cookiesOfPage));
  return Object.assign(client, { baseUrl }, namespacesOf(client, options.operations ?? {}));
}
