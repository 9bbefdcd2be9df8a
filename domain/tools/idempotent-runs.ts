import { RequestInvalid } from '../foundation/errors/errors.ts';
import type { ClaimKey, IdempotencyClaims } from '../foundation/idempotency/idempotency-claims.ts';
import { canonicalJson, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { ToolResult } from './tool.ts';
import type { PermittedCall, ToolRuns } from './tool-runs.ts';

/** The argument with the idempotency key of a tool call that changes something. */
export const KEY_ARGUMENT = 'idempotency_key';

/** The form of an `Idempotency-Key` (spec/rules/requests.md#idempotency-keys). */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Separates the key of a call from its other arguments. Throws RequestInvalid for an invalid key. */
export const splitKey = (given: JsonObject): { readonly key: string | null; readonly rest: JsonObject } => {
  const { [KEY_ARGUMENT]: key, ...rest } = given;
  if (key === undefined) return { key: null, rest };
  if (typeof key !== 'string' || !KEY.test(key))
    throw new RequestInvalid(`arguments /${KEY_ARGUMENT}: must be 1 to 255 visible ASCII characters`);
  return { key, rest };
};

/** Calls with an idempotency key: the same key and arguments run once (spec/rules/tools.md#repeated-calls). */
export class IdempotentRuns {
  readonly #runs: ToolRuns;
  readonly #claims: IdempotencyClaims;

  constructor(runs: ToolRuns, claims: IdempotencyClaims) {
    this.#runs = runs;
    this.#claims = claims;
  }

  /**
   * Runs the call, or returns the stored result of the key. Throws what a run throws, and Conflict for a key that was
   * used with other arguments or whose first call is still running.
   */
  async run(call: PermittedCall, key: string | null): Promise<ToolResult> {
    if (key === null) return this.#runs.run(call);
    if (call.tool.handlesKeys) return this.#runs.run({ ...call, key });
    const claimed = await this.#claims.claim(claimKeyOf(call, key), { signal: call.signal });
    if ('status' in claimed) return { isError: false, data: JSON.parse(stored(claimed.body)) };
    try {
      // Only successful results are stored, so that the caller can repeat a failed call with the same key.
      return await this.#runs.run(call, async (_em, result) => {
        if (!result.isError)
          await claimed.finish({ status: 200, headers: {}, body: JSON.stringify(result.data), secretOf: null });
      });
    } finally {
      await claimed.abandon();
    }
  }
}

/** The result of a call is stored whole; only responses of operations are stored as references. */
const stored = (body: string | null): string => {
  if (body === null) throw new Error('the result of a call was not stored');
  return body;
};

const claimKeyOf = ({ tool, args, actor }: PermittedCall, key: string): ClaimKey => ({
  operation: `tool:${tool.name}`,
  userId: actor.userId,
  key,
  content: canonicalJson(args),
});
