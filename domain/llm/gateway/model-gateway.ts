import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { BudgetExhausted, ProviderFailed, ServiceUnavailable } from '../../foundation/errors/errors.ts';
import { beginSpan, type Span, type SpanStart, traced } from '../../foundation/tracing/tracing.ts';
import type { WorkCount } from '../../foundation/tracing/work-count.ts';
import {
  type GeneratedBy,
  generatedBy,
  type ModelChoice,
  type ModelMessage,
  type ModelProvider,
  type StreamCall,
  type StreamPart,
  type StructuredCall,
  type StructuredReply,
  type TextCall,
  type TextReply,
  type ToolStepCall,
  type ToolStepReply,
  type Usage,
  type WithGeneratedBy,
} from '../provider.ts';
import { maskCredentials } from '../safety/masking.ts';
import type { SchemaName } from '../schemas/named-shapes.ts';
import { ReplyInvalid } from './failures.ts';
import type { ModelChoices } from './model-choices.ts';
import type { BudgetHold, Spending, SpendingSubject } from './spending.ts';
import { estimatePromptTokens } from './tokens.ts';

/** What every call has in common, as far as it is guarded here. */
interface GuardedCall {
  readonly messages: readonly ModelMessage[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  readonly choice?: ModelChoice | null;
}

type CallKind = 'complete' | 'structured' | 'tool_step' | 'stream';

const spanOf = ({ kind }: ModelProvider): SpanStart => ({ kind: 'client', facts: { 'gen_ai.provider.name': kind } });

/** Part of a stream whose end tells who wrote it. */
export type GatewayStreamPart =
  | Exclude<StreamPart, { kind: 'end' }>
  | WithGeneratedBy<Extract<StreamPart, { kind: 'end' }>>;

const maskMessage = (message: ModelMessage): ModelMessage => {
  const content = maskCredentials(message.content);
  if (message.role !== 'assistant' || message.toolCalls === undefined) return { ...message, content };
  const toolCalls = message.toolCalls.map((call) => ({
    ...call,
    argumentsText: maskCredentials(call.argumentsText),
  }));
  return { ...message, content, toolCalls };
};

const masked = <C extends GuardedCall>(call: C): C => ({ ...call, messages: call.messages.map(maskMessage) });

/**
 * The one way to a model: that of the deployment, or the one a call chooses, where it can be had. Credentials are masked in everything that is sent; the price of a call is held under every cap of
 * `subject` before it is made and settled to the reported usage after it; a call that fails or is given up frees its hold, and the
 * hold of a process that dies lapses. No transaction is open while a model thinks. Untrusted content is fenced where prompts are
 * built, by `fence`, because only there it is known what is untrusted.
 *
 * Throws what the provider throws, and BudgetExhausted, naming the level, for a call that does not fit.
 */
export class ModelGateway {
  readonly #provider: ModelProvider;
  readonly #spending: Spending;
  readonly #uow: UnitOfWork;
  readonly #choices: ModelChoices;
  readonly #work: WorkCount;
  #hasLastCallWorked: boolean | null = null;

  constructor(provider: ModelProvider, spending: Spending, uow: UnitOfWork, choices: ModelChoices, work: WorkCount) {
    this.#provider = provider;
    this.#spending = spending;
    this.#uow = uow;
    this.#choices = choices;
    this.#work = work;
  }

  /** Whether there is a provider at all. */
  get isWired(): boolean {
    return this.#provider.kind !== 'none';
  }

  /** Whether the last call of this process worked; null before the first one. */
  get hasLastCallWorked(): boolean | null {
    return this.#hasLastCallWorked;
  }

  /** Who makes the answers of calls that choose no model. */
  get generatedBy(): GeneratedBy {
    return generatedBy(this.#provider);
  }

  /** Who makes the answers of calls with this choice. */
  async generatedByFor(choice: ModelChoice | null): Promise<GeneratedBy> {
    return generatedBy(await this.#answering(choice));
  }

  /** Throws ServiceUnavailable without a provider: the gate of all that needs one (spec/rules/conversation.md#provider-kinds). */
  requireWired(): void {
    if (!this.isWired) throw new ServiceUnavailable('No model provider is configured');
  }

  complete(call: TextCall, subject: SpendingSubject): Promise<WithGeneratedBy<TextReply>> {
    return this.#guarded('complete', call, subject, (provider) => provider.complete(masked(call)));
  }

  structured<N extends SchemaName>(
    call: StructuredCall<N>,
    subject: SpendingSubject,
  ): Promise<WithGeneratedBy<StructuredReply<N>>> {
    return this.#guarded('structured', call, subject, (provider) => provider.structured(masked(call)));
  }

  toolStep(call: ToolStepCall, subject: SpendingSubject): Promise<WithGeneratedBy<ToolStepReply>> {
    return this.#guarded('tool_step', call, subject, (provider) => provider.toolStep(masked(call)));
  }

  /** Leaving the loop early aborts the call. Only a stream that came to its end is paid. */
  async *stream(call: StreamCall, subject: SpendingSubject): AsyncGenerator<GatewayStreamPart> {
    const provider = await this.#answering(call.choice);
    const hold = await this.#hold('stream', provider, call, subject);
    let usage: Usage | null = null;
    let failure: unknown = null;
    const span = beginSpan('model stream', spanOf(provider));
    const end = this.#work.begin('stream');
    try {
      for await (const part of within(span, provider.stream(masked(call)))) {
        if (part.kind === 'end') usage = part.usage;
        yield part.kind === 'end' ? { ...part, generatedBy: generatedBy(provider) } : part;
      }
      this.#hasLastCallWorked = true;
    } catch (error) {
      failure = error;
      this.#noteFailure(error);
      throw error;
    } finally {
      // A caller who leaves early says nothing about the provider, and gets no outcome of its own.
      end(failure === null ? 'worked' : 'failed');
      span?.end(failure ?? undefined);
      await (usage === null ? release(hold) : this.#settle(provider, hold, usage));
    }
  }

  async #guarded<R extends { readonly usage: Usage }>(
    kind: CallKind,
    call: GuardedCall,
    subject: SpendingSubject,
    make: (provider: ModelProvider) => Promise<R>,
  ): Promise<WithGeneratedBy<R>> {
    const provider = await this.#answering(call.choice);
    const hold = await this.#hold(kind, provider, call, subject);
    const made = this.#work.count(kind, () => traced(`model ${kind}`, spanOf(provider), () => make(provider)));
    const result = await made.catch(async (error: unknown) => {
      this.#noteFailure(error);
      // A reply that cannot be used was written all the same, and costs.
      await (error instanceof ReplyInvalid ? this.#settle(provider, hold, error.usage).catch(() => {}) : release(hold));
      throw error;
    });
    this.#hasLastCallWorked = true;
    await this.#settle(provider, hold, result.usage);
    return { ...result, generatedBy: generatedBy(provider) };
  }

  async #answering(choice: ModelChoice | null | undefined): Promise<ModelProvider> {
    if (this.#uow.isOpen) throw new Error('a model was called inside a transaction');
    const chosen = choice == null ? null : await this.#choices.answering(choice);
    return chosen ?? this.#provider;
  }

  async #hold(
    kind: CallKind,
    provider: ModelProvider,
    { messages, maxOutputTokens, signal }: GuardedCall,
    subject: SpendingSubject,
  ): Promise<BudgetHold> {
    signal.throwIfAborted();
    const price = this.#priceOf(provider, estimatePromptTokens(messages), maxOutputTokens);
    return this.#spending.hold(price, subject).catch((error: unknown) => {
      if (error instanceof BudgetExhausted) this.#work.begin(kind)('refused');
      throw error;
    });
  }

  async #settle(provider: ModelProvider, hold: BudgetHold, usage: Usage): Promise<void> {
    await hold.settle(this.#priceOf(provider, usage.inputTokens, usage.outputTokens), usage);
  }

  /** The built-in guide costs nothing, whatever the prices say. */
  #priceOf({ kind }: ModelProvider, inputTokens: number, outputTokens: number): number {
    return kind === 'guided' ? 0 : this.#spending.priceOf(inputTokens, outputTokens);
  }

  /** A call given up by its caller says nothing about the provider. */
  #noteFailure(error: unknown): void {
    if (error instanceof ProviderFailed) this.#hasLastCallWorked = error instanceof ReplyInvalid;
  }
}

/** What the stream does between its parts belongs to the span. Leaving it early ends it. */
async function* within<T>(span: Span | null, parts: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<T>> => (span === null ? iterator.next() : span.run(() => iterator.next()));
  try {
    for (let part = await next(); part.done !== true; part = await next()) yield part.value;
  } finally {
    await iterator.return?.();
  }
}

/** The failure of the call is what the caller must hear of; a hold that cannot be freed lapses by itself. */
const release = (hold: BudgetHold): Promise<void> => hold.release().catch(() => {});
