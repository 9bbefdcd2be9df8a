import type { Answer } from './answers.ts';
import type { PlatformClient } from './client.ts';

interface UntypedClient {
  request(method: string, path: string, init: object): Promise<Answer<unknown>>;
}

/**
 * Calls an operation that is known only to the types of the caller: of a path that is a type parameter the client's own types can say
 * nothing.
 */
export const request = (client: PlatformClient, method: string, path: string, init: object): Promise<Answer<unknown>> =>
  (client as unknown as UntypedClient).request(method, path, init);
