import type { UnitOfWork } from '../../domain/foundation/database/unit-of-work.ts';
import type { IdempotencyClaims } from '../../domain/foundation/idempotency/idempotency-claims.ts';
import type { Clock } from '../../domain/foundation/kernel/clock.ts';
import type { Hosts } from './contracts/hosts.ts';
import type { HttpResponse } from './contracts/http-response.ts';
import type { Settle } from './contracts/operation.ts';
import type { RequestContext } from './contracts/request-context.ts';
import type { Limits } from './limits/limits.ts';
import type { Operations } from './openapi-backend.ts';
import type { Cursors } from './responses/cursor.ts';
import type { UnsentBytes } from './responses/unsent-bytes.ts';
import { type Authorisation, createAdmit } from './steps/admit.ts';
import { type Authenticator, createAuthenticate } from './steps/authenticate.ts';
import { createMatch, createOptions } from './steps/match.ts';
import { createOnce } from './steps/once.ts';
import { createRead } from './steps/read.ts';
import { createRender } from './steps/render.ts';
import { createRun } from './steps/run.ts';
import { createValidate } from './steps/validate.ts';

export interface PipelineDeps {
  readonly hosts: Hosts;
  readonly operations: Operations;
  readonly servesOnlyProbes: boolean;
  readonly authenticator: Authenticator;
  readonly authorisation: Authorisation;
  readonly limits: Limits;
  readonly unsent: UnsentBytes;
  /** Seconds within which a request must be complete, counted from its head. */
  readonly bodySeconds: () => number;
  readonly cursors: Cursors;
  readonly idempotency: IdempotencyClaims;
  readonly unitOfWork: UnitOfWork;
  /** The public URL is https, so cookies are sent only over https. */
  readonly isSecure: boolean;
  readonly clock: Clock;
}

/** Returns the response, or throws an error that responses/problem.ts turns into one. */
export type Pipeline = (request: RequestContext) => Promise<HttpResponse>;

/**
 * The steps of a request, from top to bottom. Each step takes the result of the previous one and adds to it; a thrown
 * error is the response (spec/rules/errors.md#order-of-checks).
 */
export const createPipeline = (deps: PipelineDeps): Pipeline => {
  const { limits, unsent } = deps;
  const respondToOptions = createOptions(deps);
  const match = createMatch(deps);
  const authenticate = createAuthenticate(deps);
  const admit = createAdmit(deps);
  const read = createRead(deps);
  const validate = createValidate(deps);
  const once = createOnce(deps);
  const run = createRun(deps);
  const render = createRender(deps);

  return async (request) => {
    if (request.method === 'OPTIONS') return respondToOptions(request);
    const matched = await match(request);
    const identified = await authenticate(matched);
    const admitted = await admit(identified);
    unsent.require(request);
    const complete = await read(admitted);
    await limits.countMessage(complete);
    // After the body: a client that sends it slowly must not count toward the limit (spec/rules/limits.md#concurrency-limits).
    await limits.takeSlot(complete);
    const valid = validate(complete);
    return once(valid, async (ready, keep) => {
      const settle: Settle = (result, standing = 'final') => keep(render(ready, result), standing);
      return render(ready, await run(ready, settle));
    });
  };
};
