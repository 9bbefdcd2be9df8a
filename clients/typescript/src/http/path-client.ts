import type { Client } from 'openapi-fetch';
import type { paths } from '../document.ts';
import type { Fetch } from './retry.ts';
import type { ApiResponse } from './unwrap.ts';

/** A client with a method for each HTTP method, typed by the paths of the document. */
export type PathClient = Client<paths>;

/** A client by path that knows its server. `fetch` sends a request as it is, without retries. */
export type PlatformClient = PathClient & { readonly baseUrl: string; readonly fetch: Fetch };

interface UntypedClient {
  request(method: string, path: string, init: object): Promise<ApiResponse<unknown>>;
}

/** Calls an operation whose path is a type parameter, for which the types of the client cannot be used. */
export const request = (
  client: PathClient,
  method: string,
  path: string,
  init: object,
): Promise<ApiResponse<unknown>> => (client as unknown as UntypedClient).request(method, path, init);
