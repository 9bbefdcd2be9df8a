import { mayChangeOrganisation } from '../auth/permissions.ts';
import type { BudgetService } from '../budgets/budget-service.ts';
import type { ConversationRecord } from '../conversations/conversation.entity.ts';
import { type ConversationLeases, NO_CONTEST } from '../conversations/conversation-lease.ts';
import { type ConversationService, requireOpen } from '../conversations/conversation-service.ts';
import { Conflict, Forbidden } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { maskCredentials } from '../llm/masking.ts';
import type { ModelGateway } from '../llm/model-gateway.ts';
import type { GeneratedBy } from '../llm/provider.ts';
import type { Intent } from '../llm/schemas/turn-intent.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { CapabilityGate } from './capability-gate.ts';
import type { Explain } from './explain.ts';
import type { Capability, ChimeIn, Turn, TurnOutcome, TurnRequest, TurnResult, TurnVerdict } from './turn.ts';
import type { TurnIntents } from './turn-intents.ts';

/** What each intent is taken by. */
export type Capabilities = Readonly<Record<Exclude<Intent, 'explain'>, Capability>> & { readonly explain: Explain };

export interface TurnDeps {
  readonly gate: CapabilityGate;
  readonly gateway: ModelGateway;
  readonly budgets: BudgetService;
  readonly conversations: ConversationService;
  readonly leases: ConversationLeases;
  readonly projects: ProjectService;
  readonly intents: TurnIntents;
  readonly capabilities: Capabilities;
}

/** One frame of a streamed explanation: deltas, then once the result they came to, then remarks. */
export type ExplainFrame =
  | { readonly event: 'delta'; readonly text: string }
  | { readonly event: 'complete'; readonly result: TurnResult }
  | { readonly event: 'chime'; readonly chimeIn: ChimeIn };

/** Only an explanation is streamed; every other turn is to be sent again, as a whole. */
export type TurnStream =
  | { readonly kind: 'deferred'; readonly verdict: TurnVerdict }
  | { readonly kind: 'explain'; readonly frames: AsyncIterable<ExplainFrame> };

/** Commits with the turn: called last in its closing transaction, or at its end where nothing is written. */
export type Settle = (result: TurnResult) => Promise<void>;

interface Caller {
  readonly actor: Actor;
  readonly signal: AbortSignal;
  readonly settle: Settle;
}

interface Heard {
  readonly request: TurnRequest;
  readonly conversation: ConversationRecord | null;
  readonly verdict: TurnVerdict;
}

/**
 * Takes messages to the company (spec/rules/chat.md#order-of-a-turn). Every method throws, in this order: ServiceUnavailable
 * (surface), BudgetExhausted, NotFound and Conflict (conversation), BudgetExhausted (classifier); a turn that is taken then
 * Forbidden, ServiceUnavailable (gate), Conflict (kind), NotFound (project), Conflict (too many open conversations),
 * ConcurrencyLimited and Conflict (lease), and what its capability throws. Once the request is gone it is the reason of `signal`.
 */
export class TurnService {
  readonly #deps: TurnDeps;

  constructor(deps: TurnDeps) {
    this.#deps = deps;
  }

  /** What a turn would be. Nothing runs and nothing is stored but its spending. */
  async classify(
    request: TurnRequest,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<{ readonly verdict: TurnVerdict; readonly generatedBy: GeneratedBy }> {
    const { verdict } = await this.#hear(request, actor, signal);
    return { verdict, generatedBy: this.#deps.gateway.generatedBy };
  }

  /** Takes the turn. When it throws, nothing of it was left behind. */
  async take(request: TurnRequest, actor: Actor, signal: AbortSignal, settle: Settle): Promise<TurnResult> {
    const turn = await this.#admit(await this.#hear(request, actor, signal), { actor, signal, settle });
    try {
      return this.#resultOf(turn.verdict, await this.#deps.capabilities[turn.verdict.intent].take(turn));
    } finally {
      await turn.lease.release();
    }
  }

  /**
   * Streams an explanation. Who never reads the frames must abort `signal`, which gives the conversation free; a stream that is
   * aborted, left or fails records nothing.
   */
  async stream(request: TurnRequest, actor: Actor, signal: AbortSignal, settle: Settle): Promise<TurnStream> {
    const heard = await this.#hear(request, actor, signal);
    if (heard.verdict.intent !== 'explain') return { kind: 'deferred', verdict: heard.verdict };
    const turn = await this.#admit(heard, { actor, signal, settle });
    signal.addEventListener('abort', () => void turn.lease.release(), { once: true });
    return { kind: 'explain', frames: this.#frames(turn) };
  }

  /** From the switch of the surface to the verdict. */
  async #hear(given: TurnRequest, actor: Actor, signal: AbortSignal): Promise<Heard> {
    const { gate, budgets, conversations, intents } = this.#deps;
    gate.requireSurface();
    await budgets.requireRemaining();
    const request = { ...given, message: maskCredentials(given.message) };
    const { conversationId } = request;
    const conversation = conversationId === null ? null : await conversations.findOwn(conversationId, actor);
    if (conversation !== null) requireOpen(conversation);
    return { request, conversation, verdict: await intents.resolve(request, conversation, signal) };
  }

  /** From the permission to the lease, which whoever gets the turn gives back. */
  async #admit({ request, conversation, verdict }: Heard, { actor, signal, settle }: Caller): Promise<Turn> {
    const { capabilities, conversations, leases, projects } = this.#deps;
    const capability = capabilities[verdict.intent];
    if (capability.hasSideEffects && !mayChangeOrganisation(actor))
      throw new Forbidden('You do not have the permission for this');
    capability.requireOpen();
    if (conversation !== null && !capability.kinds.has(conversation.kind))
      throw new Conflict(`A ${conversation.kind} conversation does not take this kind of turn`);
    const projectId = request.project === null ? null : (await projects.get(request.project)).id;
    // No model is asked for an answer that could not be kept.
    if (conversation === null && capability.opensConversation) await conversations.requireRoom(actor.userId);
    const plain = { message: request.message, actor, verdict, projectId, signal };
    const lease = conversation === null ? NO_CONTEST : await leases.take(conversation.id, signal);
    try {
      const said = await this.#saidIn(conversation, actor);
      signal.throwIfAborted();
      return { ...plain, ...said, lease, settle: (outcome) => this.#settle(verdict, outcome, signal, settle) };
    } catch (error) {
      await lease.release();
      throw error;
    }
  }

  /** Read under the lease, which makes it the last word. Throws Conflict when the conversation was closed meanwhile. */
  async #saidIn(known: ConversationRecord | null, actor: Actor): Promise<Pick<Turn, 'conversation' | 'history'>> {
    if (known === null) return { conversation: null, history: [] };
    const { conversations } = this.#deps;
    const conversation = await conversations.findOwn(known.id, actor);
    requireOpen(conversation);
    return { conversation, history: await conversations.turnsOf(known.id) };
  }

  async *#frames(turn: Turn): AsyncGenerator<ExplainFrame> {
    try {
      for await (const part of this.#deps.capabilities.explain.stream(turn)) {
        // What is recorded needs the lease no longer, however long the remarks take.
        if (part.event === 'complete') await turn.lease.release();
        yield part.event === 'complete'
          ? { event: 'complete', result: this.#resultOf(turn.verdict, part.outcome) }
          : part;
      }
    } finally {
      await turn.lease.release();
    }
  }

  /** Who is gone did not hear the answer and will ask again: what was about to be written is not. */
  async #settle(verdict: TurnVerdict, outcome: TurnOutcome, signal: AbortSignal, settle: Settle): Promise<void> {
    signal.throwIfAborted();
    await settle(this.#resultOf(verdict, outcome));
  }

  #resultOf(verdict: TurnVerdict, outcome: TurnOutcome): TurnResult {
    return { verdict, outcome, generatedBy: this.#deps.gateway.generatedBy };
  }
}
