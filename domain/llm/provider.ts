import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { ActContext, ExplainContext, GroupContext, StructuredContexts } from './guide-context.ts';
import type { Replies, SchemaName } from './schemas/named-shapes.ts';
import type { JsonSchema } from './schemas/shape.ts';

/** A tool a model wants to run. `argumentsText` is what the model wrote, `arguments` is null when that is no JSON object. */
export interface ToolCall {
  readonly id: string;
  /** As on the wire of the call: `departments_create`. */
  readonly name: string;
  readonly argumentsText: string;
  readonly arguments: JsonObject | null;
}

/** A message of a prompt. Human and stored text in it is already fenced and masked. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly toolName: string; readonly content: string };

/** Tokens a call used: as reported, or estimated from the texts when the endpoint reports nothing. The guide uses none. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The model that a voice is bound to: a provider of the catalogue by its name, and the id of a model. */
export interface ModelChoice {
  readonly provider: string;
  readonly modelId: string;
}

interface Call<C> {
  readonly messages: readonly ModelMessage[];
  readonly temperature: number;
  readonly maxOutputTokens: number;
  /** Bounds the call; in a stream the wait for each next token. */
  readonly timeoutSeconds: number;
  /** Aborted when the request behind the call is gone. The call then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  readonly context: C;
  /** The model of the agent in whose voice the call speaks; without one the deployment's own answers. */
  readonly choice?: ModelChoice | null;
}

export type TextCall = Call<ExplainContext | GroupContext>;
export type StreamCall = Call<ExplainContext>;
export interface StructuredCall<N extends SchemaName> extends Call<StructuredContexts[N]> {
  readonly schema: N;
}

export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}
export interface ToolStepCall extends Call<ActContext> {
  readonly tools: readonly ToolDefinition[];
}

/** `confidence` is 0.5 for a model, which cannot tell; the guide knows whether one of its templates fitted. */
export interface TextReply {
  readonly text: string;
  readonly confidence: number;
  readonly usage: Usage;
}
export interface StructuredReply<N extends SchemaName> {
  readonly reply: Replies[N];
  /** `no_keyword_match`: the guide routes by words and found none (spec/rules/conversation.md#guided-routing). */
  readonly remark: 'no_keyword_match' | null;
  readonly usage: Usage;
}
export interface ToolStepReply {
  readonly text: string;
  /** In order; empty when the model is done. */
  readonly toolCalls: readonly ToolCall[];
  readonly usage: Usage;
}
/** Deltas are never empty. The end comes once, last, and only when the stream was complete. */
export type StreamPart =
  | { readonly kind: 'delta'; readonly text: string }
  | { readonly kind: 'end'; readonly confidence: number; readonly usage: Usage };

export type ProviderKind = 'guided' | 'openai-compatible' | 'none';

/**
 * Where answers come from. Every call is made once, without a retry. A call that fails or times out rejects with ProviderFailed; a
 * structured reply that breaks its schema rejects with ReplyInvalid, which is a ProviderFailed; `none` rejects with
 * ServiceUnavailable. No error carries text of the provider in its `detail`. Blank text is for the caller to judge.
 */
export interface ModelProvider {
  readonly kind: ProviderKind;
  readonly model: string;
  /** Whether the last call worked; true before the first, null where there is nothing to call. */
  readonly isHealthy: boolean | null;
  complete(call: TextCall): Promise<TextReply>;
  structured<N extends SchemaName>(call: StructuredCall<N>): Promise<StructuredReply<N>>;
  /** Leaving the loop early aborts the call. */
  stream(call: StreamCall): AsyncIterable<StreamPart>;
  /** One call with tools: either text, or tools to run before the next step. */
  toolStep(call: ToolStepCall): Promise<ToolStepReply>;
}

/** The generator of a response. */
export interface GeneratedBy {
  readonly provider: ProviderKind;
  readonly model: string;
  readonly isBuiltIn: boolean;
}

/** Who made an answer, to be told with it. */
export const generatedBy = ({ kind, model }: ModelProvider): GeneratedBy => ({
  provider: kind,
  model,
  isBuiltIn: kind === 'guided',
});

/** A result, and who made it. */
export type WithGeneratedBy<R> = R & { readonly generatedBy: GeneratedBy };
