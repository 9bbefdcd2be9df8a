import { hash } from 'node:crypto';
import type { UnitOfWork } from '../../../domain/foundation/database/unit-of-work.ts';
import { Conflict } from '../../../domain/foundation/errors/errors.ts';
import type { IdempotencyClaims, StoredResponse } from '../../../domain/foundation/idempotency/idempotency-claims.ts';
import { canonicalJson, type JsonValue } from '../../../domain/foundation/kernel/canonical-json.ts';
import type { Valid } from '../contexts.ts';
import type { HttpResponse } from '../responses/http-response.ts';
import type { Authorisation } from './admit.ts';

interface OnceDeps {
  readonly idempotency: IdempotencyClaims;
  readonly unitOfWork: UnitOfWork;
  readonly authorisation: Authorisation;
}

type Perform = (valid: Valid) => Promise<HttpResponse>;

const replay = (stored: StoredResponse): HttpResponse => {
  if (stored.secretOf !== null) {
    throw new Conflict(
      `This request was completed before and created ${stored.secretOf}; its secret is shown only once`,
    );
  }
  return { status: stored.status, headers: { ...stored.headers, 'idempotency-replayed': 'true' }, body: stored.body };
};

const storable = ({ status, headers, body, secretOf }: HttpResponse): StoredResponse =>
  secretOf === undefined
    ? { status, headers: headers as Record<string, string>, body: body ?? '', secretOf: null }
    : { status, headers: {}, body: '', secretOf };

const fingerprintOf = ({ params, query, body }: Valid): string =>
  hash('sha256', canonicalJson({ path: params, query, body: body ?? null } as JsonValue));

/**
 * Performs a request as often as it should be: once per `Idempotency-Key` where the operation honours one, not at all for a dry
 * run, which is performed and rolled back, and else once for each time it is sent (spec/rules/requests.md#idempotency-keys).
 */
export const createOnce = ({ idempotency, unitOfWork, authorisation }: OnceDeps) => {
  /** What it would do beside its answer is told by headers. */
  const dryRun = async (valid: Valid, perform: Perform): Promise<HttpResponse> => {
    const { result, effects } = await unitOfWork.dryRun(() => perform(valid));
    const told = Object.entries(effects).map(([name, value]) => [`dry-run-${name}`, String(value)]);
    return { ...result, headers: { ...result.headers, 'dry-run': 'true', ...Object.fromEntries(told) } };
  };

  /**
   * The stored answer commits in the same transaction as what was created: a crash between the two cannot make a repeat create it
   * again. Whoever has waited for an earlier request is looked at again.
   */
  const underKey = async (valid: Valid, userId: string, key: string, perform: Perform): Promise<HttpResponse> => {
    const { operationId: operation } = valid;
    const claimed = await idempotency.claim({ operation, userId, key, fingerprint: fingerprintOf(valid) });
    if ('status' in claimed) {
      await authorisation.renew(valid);
      return replay(claimed);
    }
    try {
      const renewed = await authorisation.renew(valid);
      return await unitOfWork.write(async () => {
        const response = await perform(renewed);
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
    const key = valid.policy.isIdempotent ? valid.request.header('idempotency-key') : null;
    if (key === null || valid.identity === null) return perform(valid);
    return underKey(valid, valid.identity.actor.userId, key, perform);
  };
};
