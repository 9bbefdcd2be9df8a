import type { Principal } from '../auth/credentials/principals.ts';
import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';

/** What a call came to. */
export interface ToolResultText {
  readonly isError: boolean;
  readonly text: string;
}

/** A call as the model is shown it again: credentials are masked, and no fence can open in it. */
export interface TranscriptCall {
  /** `departments.create`; for a tool nobody knows what the model wrote. */
  readonly toolName: string;
  readonly wireName: string;
  readonly arguments: JsonObject;
  /** Null while it has not run. */
  readonly result: ToolResultText | null;
}

/** One reply of the model that called tools. */
export interface TranscriptReply {
  readonly text: string;
  readonly calls: readonly TranscriptCall[];
}

/** Everything a run needs to go on, in whatever process. */
export interface ActRun {
  /** The id of the approval for a run that goes on after one; else its own. */
  readonly id: string;
  /** Whom the agent acts for. Rights are looked at anew for every call, those of the API key included that began the turn. */
  readonly principal: Principal;
  readonly agentId: string;
  readonly conversationId: string | null;
  /** How many turns the conversation had before the instruction. */
  readonly historyTurns: number;
  /** Empty once its conversation was erased: then no model is asked any more. */
  readonly instruction: string;
  /** What was said so far, of earlier runs of the same turn too. */
  readonly transcript: readonly TranscriptReply[];
  /** Model calls so far, of earlier runs of the same turn too. */
  readonly steps: number;
}

/** Whether the words it came from were erased. */
export const isErased = ({ instruction }: Pick<ActRun, 'instruction'>): boolean => instruction === '';

/** What was said without its words: which tools were called, and that they answered. */
export const withoutText = (transcript: readonly TranscriptReply[]): readonly TranscriptReply[] =>
  transcript.map(({ calls }) => ({
    text: '',
    calls: calls.map((call) => ({ ...call, arguments: {}, result: call.result && { ...call.result, text: '' } })),
  }));

/** A call as it is stored before it runs. */
export interface StoredCall {
  /** The name of the tool that the model meant; null for a tool that nobody knew then, and nobody will. */
  readonly tool: string | null;
  /** The arguments with credentials masked; null when they are not an object, are too long or are nested too deep. */
  readonly given: JsonObject | null;
}

/** A call that waits for its turn. */
export interface PendingCall extends StoredCall {
  readonly position: number;
  /** The name as it can be told. */
  readonly shownName: string;
}
