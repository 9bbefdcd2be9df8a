import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import type { ClaimKey, IdempotencyClaims } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import { canonicalJson, type JsonValue } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import type { Valid } from '../contracts/contexts.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import { createReplay, type ReplayDeps } from './replayed.ts';
import { createSettled, type Keep, type Perform } from './settled.ts';
import { storable } from './stored-response.ts';

interface OnceDeps extends ReplayDeps {
  readonly idempotency: IdempotencyClaims;
  readonly unitOfWork: UnitOfWork;
}

const keepNothing: Keep = async () => {};

const contentOf = ({ params, query, body }: Valid): string =>
  canonicalJson({ path: params, query, body: body ?? null } as JsonValue);

/**
 * Performs a request the right number of times: once per `Idempotency-Key` if the operation accepts one; for a dry run
 * it is performed and rolled back; otherwise once for each request (spec/rules/requests.md#idempotency-keys).
 */
export const createOnce = (deps: OnceDeps) => {
  const { idempotency, unitOfWork, authorisation } = deps;
  const settled = createSettled(deps);
  const replayed = createReplay(deps);

  /** Headers describe the effects besides the response. */
  const dryRun = async (valid: Valid, perform: Perform): Promise<HttpResponse> => {
    const { result, effects } = await unitOfWork.dryRun(() => perform(valid, keepNothing));
    const effectHeaders = Object.entries(effects).map(([name, value]) => [`dry-run-${name}`, String(value)]);
    return { ...result, headers: { ...result.headers, 'dry-run': 'true', ...Object.fromEntries(effectHeaders) } };
  };

  /**
   * The stored response commits in the same transaction as the change: after a crash between them, a retry would create
   * the record again. A caller that waited for an earlier request is checked again.
   */
  const inOneTransaction = async (valid: Valid, claimKey: ClaimKey, perform: Perform): Promise<HttpResponse> => {
    const claimed = await idempotency.claim(claimKey, { signal: valid.request.signal });
    if ('status' in claimed) return replayed(valid, claimed, perform);
    try {
      const renewed = await authorisation.renew(valid);
      return await unitOfWork.write(async () => {
        const response = await perform(renewed, keepNothing);
        await claimed.finish(storable(response));
        return response;
      });
    } catch (error) {
      await claimed.abandon();
      throw error;
    }
  };

  return (valid: Valid, perform: Perform): Promise<HttpResponse> => {
    // A dry run stores nothing, so it neither claims an Idempotency-Key nor replays one.
    if (valid.query.dry_run === true) return dryRun(valid, perform);
    const { idempotency: declared } = valid.policy;
    const key = declared === null ? null : valid.request.header('idempotency-key');
    if (declared === null || key === null || valid.identity === null) return perform(valid, keepNothing);
    const { userId } = valid.identity.actor;
    const claimKey = { operation: declared.bucket, userId, key, content: contentOf(valid) };
    return (declared.isSettled ? settled : inOneTransaction)(valid, claimKey, perform);
  };
};
