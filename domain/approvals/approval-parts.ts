import type { SnakeNamed } from '../foundation/kernel/field-names.ts';
import { fields, type JsonOf, type RecordOf, value } from '../foundation/kernel/fields.ts';

/** The evidence a decision is made on; each part null where it does not apply. Arguments are masked. */
export const contextFields = fields({
  conversationId: value<string | null>(),
  planId: value<string | null>(),
  agentId: value<string | null>(),
  agentName: value<string | null>(),
  toolName: value<string | null>(),
  toolArguments: value<Readonly<Record<string, unknown>> | null>(),
});
export type ApprovalContext = RecordOf<typeof contextFields>;
/** The evidence as the row and the wire hold it. */
export type StoredContext = JsonOf<typeof contextFields>;

export const NO_CONTEXT: ApprovalContext = {
  conversationId: null,
  planId: null,
  agentId: null,
  agentName: null,
  toolName: null,
  toolArguments: null,
};

/** A call that ran; `result` is the answer of the tool as text. */
interface ToolCall {
  readonly toolName: string;
  readonly isError: boolean;
  readonly result: string;
}

/** How a turn ended. `approvalId` is set exactly when `parked`: a call waits for consent. */
interface ActionOutcome {
  readonly terminationReason: 'completed' | 'parked' | 'max_turns' | 'provider_error' | 'budget_exhausted' | 'rejected';
  readonly finalMessage: string | null;
  readonly toolCalls: readonly SnakeNamed<ToolCall>[];
  readonly approvalId: string | null;
  readonly parked: boolean;
}

/** The end of a turn as the row and the wire hold it. */
export type StoredOutcome = SnakeNamed<ActionOutcome>;
