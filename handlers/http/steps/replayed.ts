import type { StoredResponse } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import type { Valid } from '../contracts/contexts.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import type { Operations } from '../openapi-backend.ts';
import { segmentsOf } from '../router.ts';
import type { Authorisation } from './admit.ts';
import type { Perform } from './settled.ts';
import { replay } from './stored-response.ts';

export interface ReplayDeps {
  readonly authorisation: Authorisation;
  /** Finds the operation that reads a record. */
  readonly operations: Pick<Operations, 'match'>;
}

/** The read of the record, for the same caller. Its method is not GET, so the response is never 304. */
const readOf = (valid: Valid, operations: ReplayDeps['operations'], location: string): Valid => {
  const { operationId, policy, params } = operations.match('GET', segmentsOf(location));
  const request = { operationId, policy: { ...policy, method: 'post' as const }, params, path: params };
  return { ...valid, ...request, query: {}, body: undefined };
};

/**
 * The stored response of the first request. If it was too large to be stored, the current record is returned with the
 * status and headers of the first response (spec/rules/requests.md#large-responses). Throws Forbidden if the caller may
 * not read it, NotFound if it was deleted.
 */
export const createReplay =
  ({ authorisation, operations }: ReplayDeps) =>
  async (valid: Valid, stored: StoredResponse, perform: Perform): Promise<HttpResponse> => {
    const renewed = await authorisation.renew(valid);
    const response = replay(stored);
    if (response.body !== null) return response;
    const read = readOf(renewed, operations, stored.headers.location ?? '');
    await authorisation.require(read);
    const { headers, body } = await perform(read, async () => {});
    return { status: response.status, headers: { ...response.headers, ...headers }, body };
  };
