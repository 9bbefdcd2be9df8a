import { type SnakeNamed, snakeNamed } from '../foundation/kernel/text/field-names.ts';
import { fields, type JsonOf, type RecordOf, valueField } from '../foundation/kernel/text/fields.ts';

/** The evidence a decision is made on; each part null where it does not apply. `toolArguments` are the ones that run. */
export const contextFields = fields({
  conversationId: valueField<string | null>(),
  planId: valueField<string | null>(),
  agentId: valueField<string | null>(),
  agentName: valueField<string | null>(),
  toolName: valueField<string | null>(),
  toolArguments: valueField<Readonly<Record<string, unknown>> | null>(),
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

/** A call of an acting turn; `result` is what it came to as text, at most 8192 characters. */
export interface ToolCallOutcome {
  readonly toolName: string;
  readonly isError: boolean;
  readonly result: string;
}

export type TerminationReason =
  | 'completed'
  | 'parked'
  | 'max_turns'
  | 'provider_error'
  | 'budget_exhausted'
  | 'rejected';

/** How an acting turn ended. `approvalId` is set exactly when `parked`: a call waits for consent. */
export interface ActionOutcome {
  readonly terminationReason: TerminationReason;
  readonly finalMessage: string | null;
  readonly toolCalls: readonly ToolCallOutcome[];
  readonly approvalId: string | null;
  readonly parked: boolean;
}

/** The end of a turn as the row and the wire hold it. */
export type StoredOutcome = SnakeNamed<
  Omit<ActionOutcome, 'toolCalls'> & { readonly toolCalls: readonly SnakeNamed<ToolCallOutcome>[] }
>;

export const storedOutcome = ({ toolCalls, ...outcome }: ActionOutcome): StoredOutcome =>
  snakeNamed({ ...outcome, toolCalls: toolCalls.map((call) => snakeNamed(call)) });

/** What became of those who waited for the decision. */
export interface ApprovalResume {
  readonly state: 'none' | 'queued' | 'running' | 'done' | 'failed';
  readonly result: StoredOutcome | null;
  readonly error: string | null;
}

export const NO_RESUME: ApprovalResume = { state: 'none', result: null, error: null };
const QUEUED: ApprovalResume = { state: 'queued', result: null, error: null };
const DROPPED: ApprovalResume = {
  state: 'done',
  result: storedOutcome({
    terminationReason: 'rejected',
    finalMessage: null,
    toolCalls: [],
    approvalId: null,
    parked: false,
  }),
  error: null,
};

/** What a decision or the expiry makes of a parked call: it waits for its turn, or never runs. */
export const parkedCallAfter = (outcome: 'approved' | 'rejected' | 'expired'): ApprovalResume =>
  outcome === 'approved' ? QUEUED : DROPPED;
