import type { PathClient } from './path-client.ts';
import type { ApiResponse } from './unwrap.ts';

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
