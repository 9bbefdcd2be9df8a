import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { BudgetExhausted, ProviderFailed, ServiceUnavailable } from '../../foundation/errors/errors.ts';
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
import { maskPrompt } from '../safety/untrusted.ts';
import type { SchemaName } from '../schemas/reply-schemas.ts';
import { ReplyInvalid } from './failures.ts';
import type { ModelChoices } from './model-choices.ts';
import { ModelSpan, type TracedReply } from './model-spans.ts';
import type { BudgetHold, Spending, SpendingSubject } from './spending.ts';
import { estimatePromptTokens, type Prompt } from './tokens.ts';

/** The fields of a call that the gateway checks. */
interface GuardedCall extends Prompt {
  readonly temperature: number;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  readonly choice?: ModelChoice | null;
}

type CallKind = 'complete' | 'structured' | 'tool_step' | 'stream';

/** A reply with its provider and its cost in the live currency. */
export type GatewayReply<R> = WithGeneratedBy<R> & { readonly cost: number };

/** A part of a stream; the end contains the provider. */
export type GatewayStreamPart =
  | Exclude<StreamPart, { kind: 'end' }>
  | WithGeneratedBy<Extract<StreamPart, { kind: 'end' }>>;

const maskMessage = (message: ModelMessage): ModelMessage => {
  const content = maskPrompt(message.content);
  if (message.role !== 'assistant' || message.toolCalls === undefined) return { ...message, content };
  const toolCalls = message.toolCalls.map((call) => ({
    ...call,
    argumentsText: maskCredentials(call.argumentsText),
  }));
  return { ...message, content, toolCalls };
};

const masked = <C extends GuardedCall>(call: C): C => ({ ...call, messages: call.messages.map(maskMessage) });

/**
 * The only access to models: to the default one, or to the one that a call chooses, if it is available. Credentials are
 * masked in everything that is sent. The price of a call is held under every cap of `subject` before the call, and
 * settled to the reported usage after it; a call that fails or is aborted releases its hold, and the hold of a process
 * that dies expires. No transaction is open during a call. Untrusted content is fenced where prompts are built, by
 * `fence`, because only the caller knows which parts are untrusted. Throws what the provider throws, and BudgetExhausted with the
 * level if a call exceeds a cap.
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

  /** Whether a provider is configured. */
  get isWired(): boolean {
    return this.#provider.kind !== 'none';
  }

  /** Whether the last call of this process succeeded; null before the first one. */
  get hasLastCallWorked(): boolean | null {
    return this.#hasLastCallWorked;
  }

  /** The provider of calls that choose no model. */
  get generatedBy(): GeneratedBy {
    return generatedBy(this.#provider);
  }

  /** The provider of calls with this choice. */
  async generatedByFor(choice: ModelChoice | null): Promise<GeneratedBy> {
    return generatedBy(await this.#providerFor(choice));
  }

  /** Whether the provider of calls with this choice reads the facts of an explanation itself. */
  async readsFacts(choice: ModelChoice | null): Promise<boolean> {
    return (await this.#providerFor(choice)).readsFacts === true;
  }

  /**
   * Throws ServiceUnavailable without a provider: the gate of everything that needs one
   * (spec/rules/conversation.md#provider-kinds).
   */
  requireWired(): void {
    if (!this.isWired) throw new ServiceUnavailable('No model provider is configured');
  }

  complete(call: TextCall, subject: SpendingSubject): Promise<WithGeneratedBy<TextReply>> {
    return this.#guarded('complete', call, subject, (provider, sent) => provider.complete(sent));
  }

  structured<N extends SchemaName>(
    call: StructuredCall<N>,
    subject: SpendingSubject,
  ): Promise<GatewayReply<StructuredReply<N>>> {
    return this.#guarded('structured', call, subject, (provider, sent) => provider.structured(sent));
  }

  toolStep(call: ToolStepCall, subject: SpendingSubject): Promise<GatewayReply<ToolStepReply>> {
    return this.#guarded('tool_step', call, subject, (provider, sent) => provider.toolStep(sent));
  }

  /** Leaving the loop early aborts the call. Only a complete stream is paid. */
  async *stream(call: StreamCall, subject: SpendingSubject): AsyncGenerator<GatewayStreamPart> {
    const provider = await this.#providerFor(call.choice);
    const hold = await this.#hold('stream', provider, call, subject);
    const sent = masked(call);
    const span = new ModelSpan('stream', provider, sent, subject.agentId);
    const end = this.#work.begin('stream');
    let text = '';
    let reply: TracedReply | null = null;
    let failure: unknown = null;
    try {
      for await (const part of within(span, provider.stream(sent))) {
        if (part.kind === 'end') reply = part;
        else text += part.text;
        yield part.kind === 'end' ? { ...part, generatedBy: generatedBy(provider) } : part;
      }
      this.#hasLastCallWorked = true;
    } catch (error) {
      failure = error;
      this.#noteFailure(error);
      throw error;
    } finally {
      // A caller that leaves early says nothing about the health of the provider.
      end(failure === null ? 'worked' : 'failed');
      if (reply === null) span.fail(failure);
      else span.end({ ...reply, text });
      await (reply === null ? release(hold) : this.#settle(provider, hold, reply.usage));
    }
  }

  async #guarded<C extends GuardedCall, R extends TracedReply>(
    kind: CallKind,
    call: C,
    subject: SpendingSubject,
    make: (provider: ModelProvider, sent: C) => Promise<R>,
  ): Promise<GatewayReply<R>> {
    const provider = await this.#providerFor(call.choice);
    const hold = await this.#hold(kind, provider, call, subject);
    const sent = masked(call);
    const span = new ModelSpan(kind, provider, sent, subject.agentId);
    const made = this.#work.count(kind, () => span.run(() => make(provider, sent)));
    const result = await made.catch(async (error: unknown) => {
      span.fail(error);
      this.#noteFailure(error);
      await this.#settleFailed(provider, hold, error);
      throw error;
    });
    span.end(result);
    this.#hasLastCallWorked = true;
    const { inputTokens, outputTokens } = result.usage;
    await this.#settle(provider, hold, result.usage);
    return { ...result, generatedBy: generatedBy(provider), cost: this.#priceOf(provider, inputTokens, outputTokens) };
  }

  async #providerFor(choice: ModelChoice | null | undefined): Promise<ModelProvider> {
    if (this.#uow.isOpen) throw new Error('a model was called inside a transaction');
    const chosen = choice == null ? null : await this.#choices.providerFor(choice);
    return chosen ?? this.#provider;
  }

  async #hold(
    kind: CallKind,
    provider: ModelProvider,
    call: GuardedCall,
    subject: SpendingSubject,
  ): Promise<BudgetHold> {
    call.signal.throwIfAborted();
    const price = this.#priceOf(provider, estimatePromptTokens(call), call.maxOutputTokens);
    return this.#spending.hold(price, subject).catch((error: unknown) => {
      if (error instanceof BudgetExhausted) this.#work.begin(kind)('refused');
      throw error;
    });
  }

  /** Releases the hold of a failed call. An unusable reply still costs its tokens. */
  async #settleFailed(provider: ModelProvider, hold: BudgetHold, error: unknown): Promise<void> {
    if (!(error instanceof ReplyInvalid)) return release(hold);
    error.cost = this.#priceOf(provider, error.usage.inputTokens, error.usage.outputTokens);
    await this.#settle(provider, hold, error.usage).catch(() => {});
  }

  async #settle(provider: ModelProvider, hold: BudgetHold, usage: Usage): Promise<void> {
    await hold.settle(this.#priceOf(provider, usage.inputTokens, usage.outputTokens), usage);
  }

  /** The built-in guide costs nothing, regardless of the configured prices. */
  #priceOf({ kind }: ModelProvider, inputTokens: number, outputTokens: number): number {
    return kind === 'guided' ? 0 : this.#spending.priceOf(inputTokens, outputTokens);
  }

  /** An aborted call says nothing about the health of the provider. */
  #noteFailure(error: unknown): void {
    if (error instanceof ProviderFailed) this.#hasLastCallWorked = error instanceof ReplyInvalid;
  }
}

/** Runs the parts of the stream within the span. Leaving it early ends the span. */
async function* within<T>(span: ModelSpan, parts: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = parts[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<T>> => span.run(() => iterator.next());
  try {
    for (let part = await next(); part.done !== true; part = await next()) yield part.value;
  } finally {
    await iterator.return?.();
  }
}

/** The caller needs the failure of the call; a hold that cannot be released expires. */
const release = (hold: BudgetHold): Promise<void> => hold.release().catch(() => {});
