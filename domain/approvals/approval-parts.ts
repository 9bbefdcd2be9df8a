import { type SnakeNamed, snakeNamed } from '../foundation/kernel/text/field-names.ts';
import { fields, type JsonOf, type RecordOf, valueField } from '../foundation/kernel/text/fields.ts';

/** The action type of reviews of runs. */
export const RUN_REVIEW_ACTION = 'work:review';

/** An artifact of a run, as the review of the run shows it. */
export interface ReviewedArtifact {
  readonly id: string;
  readonly run_id: string;
  readonly name: string;
  readonly size: number;
  readonly is_accepted: boolean;
}

/** The report of a run about a criterion of its task, as the review of the run shows it. */
export interface ReviewedCriterion {
  readonly index: number;
  readonly met: boolean;
  readonly evidence: string;
  readonly artifact_id: string | null;
}

/** The evidence for a decision; each field is null if it does not apply. `toolArguments` are the arguments that run. */
export const contextFields = fields({
  conversationId: valueField<string | null>(),
  planId: valueField<string | null>(),
  agentId: valueField<string | null>(),
  agentName: valueField<string | null>(),
  toolName: valueField<string | null>(),
  toolArguments: valueField<Readonly<Record<string, unknown>> | null>(),
  runId: valueField<string | null>(),
  summary: valueField<string | null>(),
  criteria: valueField<readonly ReviewedCriterion[] | null>(),
  artifacts: valueField<readonly ReviewedArtifact[] | null>(),
});
export type ApprovalContext = RecordOf<typeof contextFields>;
/** The evidence as stored and sent. */
export type StoredContext = JsonOf<typeof contextFields>;

export const NO_CONTEXT: ApprovalContext = {
  conversationId: null,
  planId: null,
  agentId: null,
  agentName: null,
  toolName: null,
  toolArguments: null,
  runId: null,
  summary: null,
  criteria: null,
  artifacts: null,
};

/** A call of an acting turn; `result` is text of at most 8192 characters. */
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

/** The end of an acting turn. `approvalId` is set exactly if `parked`: a call waits for approval. */
export interface ActionResult {
  readonly terminationReason: TerminationReason;
  readonly finalMessage: string | null;
  readonly toolCalls: readonly ToolCallResult[];
  readonly approvalId: string | null;
  readonly parked: boolean;
}

/** The end of a turn as stored and sent. */
export type StoredActionResult = SnakeNamed<
  Omit<ActionResult, 'toolCalls'> & { readonly toolCalls: readonly SnakeNamed<ToolCallResult>[] }
>;

export const toStoredActionResult = ({ toolCalls, ...outcome }: ActionResult): StoredActionResult =>
  snakeNamed({ ...outcome, toolCalls: toolCalls.map((call) => snakeNamed(call)) });

/** The state of the work that waits for the decision. */
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

/** The state of a parked call after the decision or expiry: it is queued, or never runs. */
export const parkedCallAfter = (outcome: 'approved' | 'rejected' | 'expired'): ApprovalResume =>
  outcome === 'approved' ? QUEUED : DROPPED;
