import type { Principal } from '../auth/credentials/principals.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';

export interface ToolResultText {
  readonly isError: boolean;
  readonly text: string;
}

/** A call as the model sees it: credentials are masked, and fence tags are escaped. */
export interface TranscriptCall {
  /** For example `departments.create`; for an unknown tool, the name that the model wrote. */
  readonly toolName: string;
  readonly wireName: string;
  readonly arguments: JsonObject;
  /** Null until the call has run. */
  readonly result: ToolResultText | null;
}

/** A reply of the model that called tools. */
export interface TranscriptReply {
  readonly text: string;
  readonly calls: readonly TranscriptCall[];
}

/** The complete state of a run, so that any process can continue it. */
export interface ActRun {
  /** For a resumed run the id of its approval. */
  readonly id: string;
  /**
   * The person the agent acts for. Permissions are checked for every call, including those of the API key that began
   * the turn.
   */
  readonly principal: Principal;
  readonly agentId: string;
  readonly conversationId: string | null;
  /** The task that the run executes; null for a turn of a conversation. */
  readonly taskId: string | null;
  /** The number of turns in the conversation before the instruction. */
  readonly historyTurns: number;
  /** Empty after its conversation was erased; then no model is called any more. */
  readonly instruction: string;
  /** Includes earlier runs of the same turn. */
  readonly transcript: readonly TranscriptReply[];
  /** The number of model calls, including earlier runs of the same turn. */
  readonly steps: number;
}

/** Whether the text of the run was erased. */
export const isErased = ({ instruction }: Pick<ActRun, 'instruction'>): boolean => instruction === '';

/** The transcript without text: it keeps only which tools were called and whether they failed. */
export const withoutText = (transcript: readonly TranscriptReply[]): readonly TranscriptReply[] =>
  transcript.map(({ calls }) => ({
    text: '',
    calls: calls.map((call) => ({ ...call, arguments: {}, result: call.result && { ...call.result, text: '' } })),
  }));

/** A call as stored before it runs. */
export interface StoredCall {
  /** The name of the tool; null if it was unknown when the model called it. */
  readonly tool: string | null;
  /** The arguments with credentials masked; null if they are not an object, too long or nested too deeply. */
  readonly given: JsonObject | null;
}

/** A call that has not run yet. */
export interface PendingCall extends StoredCall {
  readonly position: number;
  /** The name as shown to people and models. */
  readonly shownName: string;
}
