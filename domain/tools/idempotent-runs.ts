import { RequestInvalid } from '../foundation/errors/errors.ts';
import type { ClaimKey, IdempotencyClaims } from '../foundation/idempotency/idempotency-claims.ts';
import { canonicalJson, type JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { ToolResult } from './tool.ts';
import type { PermittedCall, ToolRuns } from './tool-runs.ts';

/** The argument that names one attempt of a tool that changes something. */
export const KEY_ARGUMENT = 'idempotency_key';

/** What an `Idempotency-Key` may be (spec/rules/requests.md#idempotency-keys). */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The key of a call and its other arguments. Throws RequestInvalid for a key of another form. */
export const splitKey = (given: JsonObject): { readonly key: string | null; readonly rest: JsonObject } => {
  const { [KEY_ARGUMENT]: key, ...rest } = given;
  if (key === undefined) return { key: null, rest };
  if (typeof key !== 'string' || !KEY.test(key))
    throw new RequestInvalid(`arguments /${KEY_ARGUMENT}: must be 1 to 255 visible ASCII characters`);
  return { key, rest };
};

/** Calls that may be sent again: the same key and arguments run once (spec/rules/tools.md#repeated-calls). */
export class IdempotentRuns {
  readonly #runs: ToolRuns;
  readonly #claims: IdempotencyClaims;

  constructor(runs: ToolRuns, claims: IdempotencyClaims) {
    this.#runs = runs;
    this.#claims = claims;
  }

  /**
   * Runs the call, or answers what it came to under the key before. Throws what a run throws, Conflict for a key that was used with
   * other arguments or whose first call is still running.
   */
  async run(call: PermittedCall, key: string | null): Promise<ToolResult> {
    if (key === null) return this.#runs.run(call);
    const claimed = await this.#claims.claim(claimKeyOf(call, key), { signal: call.signal });
    if ('status' in claimed) return { isError: false, data: JSON.parse(stored(claimed.body)) };
    try {
      // A failed call has changed nothing and may be sent again: only what worked is kept.
      return await this.#runs.run(call, async (_em, result) => {
        if (!result.isError)
          await claimed.finish({ status: 200, headers: {}, body: JSON.stringify(result.data), secretOf: null });
      });
    } finally {
      await claimed.abandon();
    }
  }
}

/** The result of a call is stored whole: only responses of operations are kept as references. */
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
