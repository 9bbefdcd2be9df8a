import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';

/** What somebody decides. */
export interface Decision {
  readonly verdict: 'approved' | 'rejected';
  /** The comment of an approval or the reason of a rejection. */
  readonly reason: string | null;
  /** Instead of those of a parked call; null leaves them. */
  readonly arguments: JsonObject | null;
  /** The conversation of the decider in which it is said. */
  readonly conversationId: string | null;
}
