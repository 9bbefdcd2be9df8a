import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { ProviderFailed, ServiceUnavailable } from '../foundation/errors/errors.ts';
import { ReplyInvalid } from './failures.ts';
import { maskCredentials } from './masking.ts';
import {
  type GeneratedBy,
  generatedBy,
  type Message,
  type ModelProvider,
  type StreamCall,
  type StreamPart,
  type StructuredCall,
  type StructuredResult,
  type TextCall,
  type TextResult,
  type ToolStepCall,
  type ToolStepResult,
  type Usage,
} from './provider.ts';
import type { SchemaName } from './schemas/named-shapes.ts';
import type { BudgetHold, Spending, SpendingSubject } from './spending.ts';
import { estimatePromptTokens } from './tokens.ts';

/** What every call has in common, as far as it is guarded here. */
interface GuardedCall {
  readonly messages: readonly Message[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
}

const maskMessage = (message: Message): Message => {
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
 * The one way to a model. Credentials are masked in everything that is sent; the price of a call is held under every cap of
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
  #hasLastCallWorked: boolean | null = null;

  constructor(provider: ModelProvider, spending: Spending, uow: UnitOfWork) {
    this.#provider = provider;
    this.#spending = spending;
    this.#uow = uow;
  }

  /** Whether there is a provider at all. */
  get isWired(): boolean {
    return this.#provider.kind !== 'none';
  }

  /** Whether the last call of this process worked; null before the first one. */
  get hasLastCallWorked(): boolean | null {
    return this.#hasLastCallWorked;
  }

  /** Who makes the answers. */
  get generatedBy(): GeneratedBy {
    return generatedBy(this.#provider);
  }

  /** Throws ServiceUnavailable without a provider: the gate of all that needs one (spec/rules/conversation.md#provider-kinds). */
  requireWired(): void {
    if (!this.isWired) throw new ServiceUnavailable('No model provider is configured');
  }

  complete(call: TextCall, subject: SpendingSubject): Promise<TextResult> {
    return this.#guarded(call, subject, () => this.#provider.complete(masked(call)));
  }

  structured<N extends SchemaName>(call: StructuredCall<N>, subject: SpendingSubject): Promise<StructuredResult<N>> {
    return this.#guarded(call, subject, () => this.#provider.structured(masked(call)));
  }

  toolStep(call: ToolStepCall, subject: SpendingSubject): Promise<ToolStepResult> {
    return this.#guarded(call, subject, () => this.#provider.toolStep(masked(call)));
  }

  /** Leaving the loop early aborts the call. Only a stream that came to its end is paid. */
  async *stream(call: StreamCall, subject: SpendingSubject): AsyncGenerator<StreamPart> {
    const hold = await this.#hold(call, subject);
    let usage: Usage | null = null;
    try {
      for await (const part of this.#provider.stream(masked(call))) {
        if (part.kind === 'end') usage = part.usage;
        yield part;
      }
      this.#hasLastCallWorked = true;
    } catch (error) {
      this.#noteFailure(error);
      throw error;
    } finally {
      await (usage === null ? release(hold) : this.#settle(hold, usage));
    }
  }

  async #guarded<R extends { readonly usage: Usage }>(
    call: GuardedCall,
    subject: SpendingSubject,
    make: () => Promise<R>,
  ): Promise<R> {
    const hold = await this.#hold(call, subject);
    const result = await make().catch(async (error: unknown) => {
      this.#noteFailure(error);
      // A reply that cannot be used was written all the same, and costs.
      await (error instanceof ReplyInvalid ? this.#settle(hold, error.usage).catch(() => {}) : release(hold));
      throw error;
    });
    this.#hasLastCallWorked = true;
    await this.#settle(hold, result.usage);
    return result;
  }

  async #hold({ messages, maxOutputTokens, signal }: GuardedCall, subject: SpendingSubject): Promise<BudgetHold> {
    if (this.#uow.isOpen) throw new Error('a model was called inside a transaction');
    signal.throwIfAborted();
    return this.#spending.hold(this.#priceOf(estimatePromptTokens(messages), maxOutputTokens), subject);
  }

  async #settle(hold: BudgetHold, usage: Usage): Promise<void> {
    await hold.settle(this.#priceOf(usage.inputTokens, usage.outputTokens), usage);
  }

  /** The built-in guide costs nothing, whatever the prices say. */
  #priceOf(inputTokens: number, outputTokens: number): number {
    return this.#provider.kind === 'guided' ? 0 : this.#spending.priceOf(inputTokens, outputTokens);
  }

  /** A call given up by its caller says nothing about the provider. */
  #noteFailure(error: unknown): void {
    if (error instanceof ProviderFailed) this.#hasLastCallWorked = error instanceof ReplyInvalid;
  }
}

/** The failure of the call is what the caller must hear of; a hold that cannot be freed lapses by itself. */
const release = (hold: BudgetHold): Promise<void> => hold.release().catch(() => {});
