import createOpenapiClient from 'openapi-fetch';
import type { paths } from './document.ts';
import { namingAttempts, refusingOtherPaths, refusingUnreadable } from './http/checks.ts';
import { type Credentials, sendingCredential } from './http/credentials.ts';
import type { PlatformClient } from './http/path-client.ts';
import { type Fetch, type RetryOptions, retryingFetch } from './http/retry.ts';
import { type Namespaces, namespacesOf, type OperationTables } from './operations/namespaces.ts';

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
  const { baseUrl, session, retry, fetch = (request) => globalThis.fetch(request) } = options;
  const client = createOpenapiClient<paths>({
    baseUrl,
    fetch: retryingFetch(fetch, retry),
    // The platform never redirects; following a redirect would send the key, the cookies or the body to another server.
    redirect: 'manual',
    ...(session && { credentials: 'include' }),
  });
  client.use(refusingOtherPaths, namingAttempts, refusingUnreadable, ...sendingCredential(options, options.cookies));
  return Object.assign(client, { baseUrl, fetch }, namespacesOf(client, options.operations ?? {}));
}
