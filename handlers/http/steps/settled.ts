import { ConcurrencyLimited } from '../../../domain/foundation/errors/errors.ts';
import type { ClaimKey, IdempotencyClaims } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import type { Valid } from '../contracts/contexts.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import type { ResponseState } from '../contracts/operation.ts';
import type { Authorisation } from './admit.ts';
import { asFrame, replay, storable } from './stored-response.ts';

interface SettledDeps {
  readonly idempotency: IdempotencyClaims;
  readonly authorisation: Authorisation;
}

/** Stores a response for replays of the request, in the open transaction. Throws Conflict if the claim has expired. */
export type Keep = (response: HttpResponse, state: ResponseState) => Promise<void>;

/** Performs a request; `keep` is for operations that store their response themselves. */
export type Perform = (valid: Valid, keep: Keep) => Promise<HttpResponse>;

const stillRunning = (): ConcurrencyLimited =>
  new ConcurrencyLimited('The first request with this Idempotency-Key is still running', { retryAfterSeconds: 1 });

/** Releases the claim when the response has ended, however it ends; a finished claim stays. */
async function* endedWith<P>(pieces: AsyncIterable<P>, end: () => Promise<void>): AsyncGenerator<P> {
  try {
    yield* pieces;
  } finally {
    await end();
  }
}

/**
 * Performs an operation that waits for a model and therefore has no transaction: it stores its response with its
 * changes by `keep`. A request without a stored response may be performed again
 * (spec/rules/chat.md#idempotency-of-turns).
 */
export const createSettled =
  ({ idempotency, authorisation }: SettledDeps) =>
  async (valid: Valid, claimKey: ClaimKey, perform: Perform): Promise<HttpResponse> => {
    const claimed = await idempotency.claim(claimKey, { signal: valid.request.signal, stillRunning });
    if ('status' in claimed) {
      await authorisation.renew(valid);
      const event = valid.policy.idempotency?.replayEvent ?? null;
      return event === null ? replay(claimed) : asFrame(event, replay(claimed));
    }
    try {
      const renewed = await authorisation.renew(valid);
      const response = await perform(renewed, (response, state) =>
        state === 'final' ? claimed.finish(storable(response)) : claimed.note(storable(response)),
      );
      if (response.rest !== undefined) return { ...response, rest: endedWith(response.rest, claimed.abandon) };
      await claimed.abandon();
      return response;
    } catch (error) {
      await claimed.abandon();
      throw error;
    }
  };
