import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import type { PageRequest } from '../../../domain/foundation/kernel/pages/page.ts';
import type { Precondition } from '../../../domain/foundation/kernel/precondition.ts';
import type { BodyUpload } from '../contracts/body-upload.ts';
import type { Valid } from '../contracts/contexts.ts';
import type { Caller, Input, Settle } from '../contracts/operation.ts';
import type { AnyResult } from '../contracts/result.ts';
import type { Operations } from '../openapi-backend.ts';
import { IfMatch, tagOf } from '../responses/etag.ts';
import type { Authorisation } from './admit.ts';
import { BodyStream } from './body-stream.ts';
import { parseJsonObject } from './read.ts';
import { requireValidBody } from './validate.ts';

/** Checks the caller of a request again and returns the request with the current caller. */
type CheckAgain = (valid: Valid) => Promise<Valid>;

/**
 * The input of a handler. It is a class with accessors on its prototype: an object literal with accessors would have a
 * separate shape for every request, which only a full garbage collection frees.
 */
class RequestInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly page: PageRequest;
  readonly caller: Caller;
  /** A field and not a method, because handlers destructure it. */
  readonly settle: Settle;
  readonly #valid: Valid;
  readonly #ifMatch: IfMatch;
  readonly #checkAgain: CheckAgain;

  constructor(valid: Valid, ifMatch: IfMatch, settle: Settle, checkAgain: CheckAgain) {
    this.path = valid.path;
    this.query = valid.query;
    this.body = valid.body;
    this.page = valid.page;
    this.caller = valid.request;
    this.settle = settle;
    this.#valid = valid;
    this.#ifMatch = ifMatch;
    this.#checkAgain = checkAgain;
  }

  get actor(): Actor {
    return actorOf(this.#valid);
  }

  get bytes(): Buffer {
    const { bytes } = this.#valid;
    if (bytes === null) throw new Error('the operation does not declare that it needs the bytes of its body');
    return bytes;
  }

  get upload(): BodyUpload {
    const { policy, request } = this.#valid;
    if (!policy.streamsBody) throw new Error('the operation does not declare that it reads its body as a stream');
    return new BodyStream(request);
  }

  get requireBody(): () => void {
    const [bytes, operationId] = [this.bytes, this.#valid.operationId];
    return () => requireValidBody(operationId, parseJsonObject(bytes));
  }

  get signal(): AbortSignal {
    return this.#valid.request.signal;
  }

  get renew(): () => Promise<Actor> {
    const [valid, checkAgain] = [this.#valid, this.#checkAgain];
    return async () => actorOf(await checkAgain(valid));
  }

  /** Returns a separate function, because handlers destructure it. */
  get ifMatch(): <T>(present: (record: T) => unknown) => Precondition<T | null> {
    const ifMatch = this.#ifMatch;
    return (present) => ifMatch.precondition((record) => tagOf(present(record)));
  }

  get ifMatchTag(): <T>(tagOfRecord: (record: T) => string) => Precondition<T | null> {
    const ifMatch = this.#ifMatch;
    return (tagOfRecord) => ifMatch.precondition(tagOfRecord);
  }

  get hasForeignTag(): boolean {
    return this.#ifMatch.requiresTag;
  }
}

const actorOf = ({ identity }: Valid): Actor => {
  if (identity === null) throw new Error('a public operation has no actor');
  return identity.actor;
};

const settleNothing: Settle = async () => {};
const keepCaller: CheckAgain = async (valid) => valid;

/** The input of a valid request. Throws RequestInvalid for a malformed If-Match. */
export const inputOf = (
  valid: Valid,
  settle: Settle = settleNothing,
  checkAgain: CheckAgain = keepCaller,
): Input<never> => {
  const { policy, request } = valid;
  const ifMatch = policy.isConditional ? IfMatch.of(request.header('if-match')) : IfMatch.NOTHING;
  return new RequestInput(valid, ifMatch, settle, checkAgain) as unknown as Input<never>;
};

interface RunDeps {
  readonly operations: Operations;
  readonly authorisation: Authorisation;
}

/** Calls the handler of the operation. */
export const createRun = ({ operations, authorisation }: RunDeps) => {
  const checkAgain: CheckAgain = (valid) => authorisation.renew(valid);
  return (valid: Valid, settle: Settle): Promise<AnyResult> =>
    operations.run(valid.operationId, inputOf(valid, settle, checkAgain));
};
