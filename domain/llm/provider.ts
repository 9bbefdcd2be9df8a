import type { JsonObject } from '../foundation/kernel/json/canonical-json.ts';
import type { FactReader } from './fact-reader.ts';
import type { CitedRecord } from './retrieved-fact.ts';
import type { JsonSchema, Replies, SchemaName } from './schemas/reply-schemas.ts';

/**
 * A tool call of a model. `argumentsText` is what the model wrote; `arguments` is null if that is not a JSON object.
 */
export interface ToolCall {
  readonly id: string;
  /** The wire name, for example `departments_create`. */
  readonly name: string;
  readonly argumentsText: string;
  readonly arguments: JsonObject | null;
}

/** A message of a prompt. Text of users and stored text in it is already fenced and masked. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly toolName: string; readonly content: string };

/** Tokens of a call: as reported, or estimated from the texts if the endpoint reports nothing. Zero for the guide. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The model of an agent: the name of a provider in the catalogue, and the id of a model. */
export interface ModelChoice {
  readonly provider: string;
  readonly modelId: string;
}

/** Why a model ended its reply, in the words of OpenTelemetry; null if the endpoint did not say. */
export type FinishReason = 'stop' | 'length' | 'content_filter' | 'tool_call' | 'error' | null;

interface Call {
  readonly messages: readonly ModelMessage[];
  readonly temperature: number;
  readonly maxOutputTokens: number;
  /** The limit of the call; in a stream, of the wait for each token. */
  readonly timeoutSeconds: number;
  /** Aborted when the client disconnects. The call then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** The model of the agent whose persona the call uses; without it the default model is called. */
  readonly choice?: ModelChoice | null;
}

export interface TextCall extends Call {
  /** Opens the facts of an explanation for a provider that reads them itself (`readsFacts`). */
  readonly facts?: () => Promise<FactReader>;
}
export interface StreamCall extends TextCall {
  /** The tools that the model may call instead of ending its reply; without them it can only write. */
  readonly tools?: readonly ToolDefinition[];
}
export interface StructuredCall<N extends SchemaName> extends Call {
  readonly schema: N;
}

export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}
export interface ToolStepCall extends TextCall {
  readonly tools: readonly ToolDefinition[];
}

/** `confidence` is 0.5 for a model, which cannot determine it; the guide knows whether one of its templates matched. */
export interface TextReply {
  readonly text: string;
  readonly confidence: number;
  /** The records that the provider read itself. */
  readonly shown?: readonly CitedRecord[];
  readonly usage: Usage;
  readonly finishReason?: FinishReason;
}
export interface StructuredReply<N extends SchemaName> {
  readonly reply: Replies[N];
  /** `no_keyword_match`: the guide routes by words and found none (spec/rules/conversation.md#guided-routing). */
  readonly remark: 'no_keyword_match' | null;
  readonly usage: Usage;
  readonly finishReason?: FinishReason;
}
export interface ToolStepReply extends TextReply {
  /** In order; empty when the model is done. */
  readonly toolCalls: readonly ToolCall[];
}
/** Deltas are never empty. The end comes once, as the last part, and only if the stream was complete. */
export type StreamPart =
  | { readonly kind: 'delta'; readonly text: string }
  | {
      readonly kind: 'end';
      readonly confidence: number;
      /** In order; empty when the model is done. */
      readonly toolCalls: readonly ToolCall[];
      readonly shown?: readonly CitedRecord[];
      readonly usage: Usage;
      readonly finishReason?: FinishReason;
    };

/** The kinds of model endpoints; domain/llm/providers/endpoint-provider.ts has the class of each. */
export const ENDPOINT_KINDS = ['openai-compatible'] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

/** The kinds that a deployment can configure. */
export type ConfiguredKind = 'guided' | EndpointKind;
export type ProviderKind = ConfiguredKind | 'none';

/**
 * A source of model replies. Every call is made once, without a retry. A call that fails or times out rejects with
 * ProviderFailed; a structured reply that violates its schema rejects with ReplyInvalid, which is a ProviderFailed;
 * `none` rejects with ServiceUnavailable. No error contains text of the provider in its `detail`. Callers must check
 * for blank text.
 */
export interface ModelProvider {
  readonly kind: ProviderKind;
  readonly model: string;
  /** Whether the last call succeeded; true before the first call, null without an endpoint. */
  readonly isHealthy: boolean | null;
  /** Whether it reads the facts of an explanation itself, and needs neither a snapshot in the prompt nor tools. */
  readonly readsFacts?: true;
  complete(call: TextCall): Promise<TextReply>;
  structured<N extends SchemaName>(call: StructuredCall<N>): Promise<StructuredReply<N>>;
  /** Leaving the loop early aborts the call. */
  stream(call: StreamCall): AsyncIterable<StreamPart>;
  /** One call with tools: returns text, or tools to run before the next step. */
  toolStep(call: ToolStepCall): Promise<ToolStepReply>;
}

/** The generator of a response. */
export interface GeneratedBy {
  readonly provider: ProviderKind;
  readonly model: string;
  readonly isBuiltIn: boolean;
}

/** The generator to show with a reply. */
export const generatedBy = ({ kind, model }: ModelProvider): GeneratedBy => ({
  provider: kind,
  model,
  isBuiltIn: kind === 'guided',
});

/** A value with its generator. */
export type WithGeneratedBy<R> = R & { readonly generatedBy: GeneratedBy };
