import { type SnakeNamed, snakeNamed } from '../foundation/kernel/text/field-names.ts';
import { fields, type JsonOf, type RecordOf, value } from '../foundation/kernel/text/fields.ts';

/** The evidence a decision is made on; each part null where it does not apply. `toolArguments` are the ones that run. */
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

/** A call of an acting turn; `result` is what it came to as text, at most 8192 characters. */
export interface ToolCallResult {
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
export interface ActionResult {
  readonly terminationReason: TerminationReason;
  readonly finalMessage: string | null;
  readonly toolCalls: readonly ToolCallResult[];
  readonly approvalId: string | null;
  readonly parked: boolean;
}

/** The end of a turn as the row and the wire hold it. */
export type StoredActionResult = SnakeNamed<
  Omit<ActionResult, 'toolCalls'> & { readonly toolCalls: readonly SnakeNamed<ToolCallResult>[] }
>;

export const toStoredActionResult = ({ toolCalls, ...outcome }: ActionResult): StoredActionResult =>
  snakeNamed({ ...outcome, toolCalls: toolCalls.map((call) => snakeNamed(call)) });

/** What became of those who waited for the decision. */
export interface ApprovalResume {
  readonly state: 'none' | 'queued' | 'running' | 'done' | 'failed';
  readonly result: StoredActionResult | null;
  readonly error: string | null;
}

export const NO_RESUME: ApprovalResume = { state: 'none', result: null, error: null };
const QUEUED: ApprovalResume = { state: 'queued', result: null, error: null };
const DROPPED: ApprovalResume = {
  state: 'done',
  result: toStoredActionResult({
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
