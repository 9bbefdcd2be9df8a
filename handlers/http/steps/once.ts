import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import type { ClaimKey, IdempotencyClaims } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import { canonicalJson, type JsonValue } from '../../../domain/foundation/kernel/json/canonical-json.ts';
import type { Valid } from '../contracts/contexts.ts';
import type { HttpResponse } from '../contracts/http-response.ts';
import { createReplay, type ReplayDeps } from './replayed.ts';
import { createSettled, type Keep, type Perform } from './settled.ts';
import { storable } from './stored-answer.ts';

interface OnceDeps extends ReplayDeps {
  readonly idempotency: IdempotencyClaims;
  readonly unitOfWork: UnitOfWork;
}

const keepNothing: Keep = async () => {};

const contentOf = ({ params, query, body }: Valid): string =>
  canonicalJson({ path: params, query, body: body ?? null } as JsonValue);

/**
 * Performs a request as often as it should be: once per `Idempotency-Key` where the operation honours one, not at all for a dry
 * run, which is performed and rolled back, and else once for each time it is sent (spec/rules/requests.md#idempotency-keys).
 */
export const createOnce = (deps: OnceDeps) => {
  const { idempotency, unitOfWork, authorisation } = deps;
  const settled = createSettled(deps);
  const replayed = createReplay(deps);

  /** What it would do beside its response is told by headers. */
  const dryRun = async (valid: Valid, perform: Perform): Promise<HttpResponse> => {
    const { result, effects } = await unitOfWork.dryRun(() => perform(valid, keepNothing));
    const told = Object.entries(effects).map(([name, value]) => [`dry-run-${name}`, String(value)]);
    return { ...result, headers: { ...result.headers, 'dry-run': 'true', ...Object.fromEntries(told) } };
  };

  /**
   * The stored response commits in the same transaction as what was created: a crash between the two cannot make a repeat create it
   * again. Anyone who has waited for an earlier request is checked again.
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
    // A dry run stores nothing, so it neither takes an Idempotency-Key nor answers from one.
    if (valid.query.dry_run === true) return dryRun(valid, perform);
    const { idempotency: declared } = valid.policy;
    const key = declared === null ? null : valid.request.header('idempotency-key');
    if (declared === null || key === null || valid.identity === null) return perform(valid, keepNothing);
    const { userId } = valid.identity.actor;
    const claimKey = { operation: declared.bucket, userId, key, content: contentOf(valid) };
    return (declared.isSettled ? settled : inOneTransaction)(valid, claimKey, perform);
  };
};
