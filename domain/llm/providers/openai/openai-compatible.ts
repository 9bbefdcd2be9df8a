import { Deadline } from '../../gateway/deadline.ts';
import { providerFailure, ReplyInvalid } from '../../gateway/failures.ts';
import { readReply } from '../../gateway/structured-reply.ts';
import type {
  ModelProvider,
  StreamCall,
  StreamPart,
  StructuredCall,
  StructuredReply,
  TextCall,
  TextReply,
  ToolCall,
  ToolDefinition,
  ToolStepCall,
  ToolStepReply,
} from '../../provider.ts';
import { jsonSchemaOf, type SchemaName } from '../../schemas/reply-schemas.ts';
import { fetchInPlace } from './model-fetch.ts';
import {
  type CallOptions,
  finishReasonOf,
  type Generated,
  type LanguageModel,
  replyTextOf,
  toolCallsOf,
  toPromptMessage,
  usageOf,
} from './openai-prompt.ts';
import { type WatchedFetch, watchStreamEnd } from './openai-stream-end.ts';

export interface Endpoint {
  /** The URL before `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly modelId: string;
}

type AnyCall = TextCall | StreamCall | StructuredCall<SchemaName> | ToolStepCall;

/** A model cannot determine how reliable its reply is. */
const MODEL_CONFIDENCE = 0.5;

const toolsOf = (call: AnyCall): readonly ToolDefinition[] => ('tools' in call ? (call.tools ?? []) : []);

const optionsOf = (call: AnyCall, signal: AbortSignal): CallOptions => {
  const tools = toolsOf(call).map(({ name, description, parameters }) => ({
    type: 'function' as const,
    name,
    description,
    inputSchema: parameters as object,
  }));
  return {
    prompt: call.messages.map(toPromptMessage),
    temperature: call.temperature,
    maxOutputTokens: call.maxOutputTokens,
    abortSignal: signal,
    ...(tools.length === 0 ? {} : { tools }),
  };
};

/**
 * An endpoint that implements OpenAI's chat completions (spec/rules/conversation.md#model-request-format). Calls the
 * model interface of the client library directly: its higher functions retry failed calls and parse structured replies
 * too strictly.
 */
export class OpenAiCompatibleProvider implements ModelProvider {
  readonly kind = 'openai-compatible';
  readonly #endpoint: Endpoint;
  #hasLastCallWorked = true;

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint;
  }

  get model(): string {
    return this.#endpoint.modelId;
  }

  get isHealthy(): boolean {
    return this.#hasLastCallWorked;
  }

  async complete(call: TextCall): Promise<TextReply> {
    const generated = await this.#generate(call, {});
    const text = replyTextOf(generated);
    const usage = usageOf(generated.usage, call, text);
    return { text, confidence: MODEL_CONFIDENCE, usage, finishReason: finishReasonOf(generated.finishReason) };
  }

  async structured<N extends SchemaName>(call: StructuredCall<N>): Promise<StructuredReply<N>> {
    // The library's type of a JSON schema lists every keyword; ours is plain data.
    const schema = jsonSchemaOf(call.schema);
    const generated = await this.#generate(call, { responseFormat: { type: 'json', name: call.schema, schema } });
    const text = replyTextOf(generated);
    const usage = usageOf(generated.usage, call, text);
    try {
      const finishReason = finishReasonOf(generated.finishReason);
      return { reply: readReply(call.schema, text), remark: null, usage, finishReason };
    } catch (error) {
      throw new ReplyInvalid(text, usage, error);
    }
  }

  async toolStep(call: ToolStepCall): Promise<ToolStepReply> {
    const generated = await this.#generate(call, {});
    const text = replyTextOf(generated);
    const toolCalls = toolCallsOf(generated);
    const usage = usageOf(generated.usage, call, writtenIn(text, toolCalls));
    const finishReason = finishReasonOf(generated.finishReason);
    return { text, confidence: MODEL_CONFIDENCE, toolCalls, usage, finishReason };
  }

  async *stream(call: StreamCall): AsyncGenerator<StreamPart> {
    const deadline = new Deadline(call.timeoutSeconds, call.signal);
    try {
      yield* this.#readStream(call, deadline);
      this.#hasLastCallWorked = true;
    } catch (error) {
      throw this.#failure(error, deadline, call);
    } finally {
      deadline.close();
    }
  }

  async *#readStream(call: StreamCall, deadline: Deadline): AsyncGenerator<StreamPart> {
    const watched = watchStreamEnd();
    const model = await this.#open(watched);
    const { stream } = await model.doStream(optionsOf(call, deadline.signal));
    let text = '';
    const toolCalls: ToolCall[] = [];
    for await (const part of stream) {
      deadline.extend();
      if (part.type === 'error' && !isOnlyUnreasoned(part.error, watched)) throw part.error;
      if (part.type === 'text-delta' && part.delta !== '') {
        text += part.delta;
        deadline.pause();
        yield { kind: 'delta', text: part.delta };
        deadline.extend();
      }
      if (part.type === 'tool-call') toolCalls.push(...toolCallsOf({ content: [part] }));
      if (part.type === 'finish') {
        const usage = usageOf(part.usage, call, writtenIn(text, toolCalls));
        const finishReason = finishReasonOf(part.finishReason);
        yield { kind: 'end', confidence: MODEL_CONFIDENCE, toolCalls, usage, finishReason };
      }
    }
  }

  async #generate(call: AnyCall, extra: Partial<CallOptions>): Promise<Generated> {
    const deadline = new Deadline(call.timeoutSeconds, call.signal);
    try {
      const model = await this.#open();
      const generated = await model.doGenerate({ ...optionsOf(call, deadline.signal), ...extra });
      this.#hasLastCallWorked = true;
      return generated;
    } catch (error) {
      throw this.#failure(error, deadline, call);
    } finally {
      deadline.close();
    }
  }

  /** The library is loaded at the first call, so that deployments with the built-in guide do not load it. */
  async #open(watched?: WatchedFetch): Promise<LanguageModel> {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const { baseUrl, apiKey, modelId } = this.#endpoint;
    const create = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      includeUsage: true,
      supportsStructuredOutputs: true,
      ...(apiKey === null ? {} : { apiKey }),
      fetch: watched?.fetch ?? fetchInPlace,
    });
    return create(modelId);
  }

  #failure(error: unknown, deadline: Deadline, call: AnyCall): unknown {
    if (call.signal.aborted) return deadline.verdict(error);
    this.#hasLastCallWorked = false;
    return providerFailure(deadline.verdict(error), toolsOf(call).length > 0);
  }
}

/** All that the model wrote, for an estimate of its tokens. */
const writtenIn = (text: string, toolCalls: readonly ToolCall[]): string =>
  text + toolCalls.map((made) => made.argumentsText).join('');

/** Whether the stream is complete except for its finish reason. */
const isOnlyUnreasoned = (fault: unknown, watched: WatchedFetch): boolean =>
  watched.hasEnded() && fault instanceof Error && fault.message.includes('without a finish reason');
