import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';

/** A decision of an approver. */
export interface Decision {
  readonly verdict: 'approved' | 'rejected';
  /** The comment of an approval or the reason of a rejection. */
  readonly reason: string | null;
  /** Replace the arguments of a parked call; null keeps them. */
  readonly arguments: JsonObject | null;
  /** The conversation of the approver that gets the decision as a turn. */
  readonly conversationId: string | null;
}
