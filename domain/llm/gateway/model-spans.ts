import { GEN_AI, OPERATION, OPERATION_DURATION, TOKEN_USAGE } from '../../foundation/tracing/gen-ai.ts';
import {
  beginSpan,
  capturesContent,
  record,
  type Span,
  type SpanAttributes,
} from '../../foundation/tracing/tracing.ts';
import type { ModelMessage, ModelProvider, ToolCall, Usage } from '../provider.ts';
import { maskedJson } from '../safety/masked-json.ts';
import { maskCredentials } from '../safety/masking.ts';
import { ReplyInvalid } from './failures.ts';

/** The part of a call that its span shows. The messages are masked. */
interface TracedCall {
  readonly messages: readonly ModelMessage[];
  readonly temperature: number;
  readonly maxOutputTokens: number;
}

/** The part of a reply that its span shows. */
export interface TracedReply {
  readonly usage: Usage;
  readonly finishReason?: string | null;
  readonly text?: string;
  readonly reply?: object;
  readonly toolCalls?: readonly ToolCall[];
}

/** A traced model call, with its figures (spec/rules/requests.md#traces-of-models). */
export class ModelSpan {
  readonly #span: Span | null;
  readonly #facts: SpanAttributes;
  readonly #startedAt = performance.now();

  /** `kind` is the kind of the call, `agentId` the agent whose persona it uses. */
  constructor(kind: string, provider: ModelProvider, call: TracedCall, agentId: string | null | undefined) {
    this.#facts = {
      [GEN_AI.operationName]: OPERATION.chat,
      [GEN_AI.providerName]: provider.kind,
      [GEN_AI.requestModel]: provider.model,
    };
    const facts = {
      ...this.#facts,
      [GEN_AI.maxTokens]: call.maxOutputTokens,
      [GEN_AI.temperature]: call.temperature,
      'platform.model_call': kind,
      ...(agentId ? { [GEN_AI.agentId]: agentId } : {}),
      ...(capturesContent() ? { [GEN_AI.inputMessages]: JSON.stringify(call.messages.map(inputMessage)) } : {}),
    };
    this.#span = beginSpan(`${OPERATION.chat} ${provider.model}`, { kind: 'client', facts });
  }

  /** Runs `work` inside the span. */
  run<T>(work: () => T): T {
    return this.#span === null ? work() : this.#span.run(work);
  }

  /** Ends the span of a call that was replied to. */
  end(reply: TracedReply): void {
    this.#noteUsage(reply.usage);
    const reason = reply.finishReason ?? null;
    if (reason !== null) this.#span?.note({ [GEN_AI.finishReasons]: [reason] });
    if (capturesContent())
      this.#span?.note({ [GEN_AI.outputMessages]: JSON.stringify([outputMessage(reply, reason)]) });
    this.#measure({});
    this.#span?.end();
  }

  /** Ends the span of a call that failed or whose caller left. */
  fail(error: unknown): void {
    if (error instanceof ReplyInvalid) this.#noteUsage(error.usage);
    this.#measure(error instanceof Error ? { [GEN_AI.errorType]: error.constructor.name } : {});
    this.#span?.end(error ?? undefined);
  }

  #noteUsage({ inputTokens, outputTokens }: Usage): void {
    this.#span?.note({ [GEN_AI.inputTokens]: inputTokens, [GEN_AI.outputTokens]: outputTokens });
    record(TOKEN_USAGE, inputTokens, { ...this.#facts, [GEN_AI.tokenType]: 'input' });
    record(TOKEN_USAGE, outputTokens, { ...this.#facts, [GEN_AI.tokenType]: 'output' });
  }

  #measure(facts: SpanAttributes): void {
    record(OPERATION_DURATION, (performance.now() - this.#startedAt) / 1000, { ...this.#facts, ...facts });
  }
}

const toolCallPart = ({ id, name, arguments: args, argumentsText }: ToolCall) => ({
  ...{ type: 'tool_call', id, name },
  arguments: args === null ? maskCredentials(argumentsText) : maskedJson(args),
});

const inputMessage = (message: ModelMessage) => {
  if (message.role === 'tool') {
    const part = { type: 'tool_call_response', id: message.toolCallId, response: message.content };
    return { role: message.role, parts: [part] };
  }
  const calls = message.role === 'assistant' ? (message.toolCalls ?? []) : [];
  return { role: message.role, parts: [{ type: 'text', content: message.content }, ...calls.map(toolCallPart)] };
};

const outputMessage = ({ text, reply, toolCalls = [] }: TracedReply, finishReason: string | null) => ({
  role: 'assistant',
  parts: [
    { type: 'text', content: reply === undefined ? maskCredentials(text ?? '') : maskedJson(reply) },
    ...toolCalls.map(toolCallPart),
  ],
  finish_reason: finishReason,
});
