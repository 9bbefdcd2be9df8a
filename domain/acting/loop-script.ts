import type { GatewayReply } from '../llm/gateway/model-gateway.ts';
import type { ModelMessage, ToolDefinition, ToolStepCall, ToolStepReply } from '../llm/provider.ts';
import type { ToolResult } from '../tools/tool.ts';
import type { ActRun, PendingCall, ToolResultText } from './act-run.ts';

/** Tools of the loop itself, in addition to those of the organisation. Autonomy does not apply to them. */
export interface OwnTools {
  readonly definitions: readonly ToolDefinition[];
  /** Whether this is the name of one of them. */
  has(name: string | null): boolean;
  /** Runs a call in its own transaction. `ended`: the call ended the run, and has no result. */
  run(call: PendingCall, signal: AbortSignal): Promise<ToolResult | 'ended'>;
}

/** A reply of the model, or a call with its result. */
export type LoopEvent = { readonly startedAt: Date; readonly finishedAt: Date } & (
  | { readonly kind: 'reply'; readonly number: number; readonly reply: GatewayReply<ToolStepReply> }
  | { readonly kind: 'call'; readonly call: PendingCall; readonly result: ToolResultText }
);

/** What differs between the turn of a conversation and the run of a task. */
export interface LoopScript {
  readonly maxSteps: () => number;
  /** The limits of one model call. */
  readonly limits: () => Pick<ToolStepCall, 'maxOutputTokens' | 'timeoutSeconds'>;
  /** How long the rows of the run are kept if its process dies. */
  readonly keptMs: number;
  /** Whether a reply without calls ends the run. */
  readonly endsWithText: boolean;
  /** The prompt of the next step. What it throws ends the run. */
  readonly messages: (run: ActRun) => Promise<ModelMessage[]>;
  readonly ownTools: OwnTools | null;
  /** Called after each reply and call. What it throws ends the run. */
  readonly note?: (event: LoopEvent) => Promise<void>;
}
