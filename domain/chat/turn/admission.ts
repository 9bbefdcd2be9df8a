import { mayChangeOrganisation } from '../../auth/credentials/permissions.ts';
import type { BudgetService } from '../../budgets/budget-service.ts';
import { type BeginTurnDeps, beginTurn, findContinued } from '../../conversations/begin-turn.ts';
import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import { Conflict, Forbidden } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { maskCredentials } from '../../llm/safety/masking.ts';
import type { Intent } from '../../llm/schemas/turn-intent.ts';
import type { ProjectService } from '../../projects/project-service.ts';
import type { CapabilityGate } from '../capability-gate.ts';
import type { Explain } from '../explain/explain.ts';
import type { Capability, Sender, Turn, TurnRequest, TurnVerdict } from '../turn.ts';
import type { TurnIntents } from './intents.ts';

export type CapabilitiesByIntent = Readonly<Record<Exclude<Intent, 'explain'>, Capability>> & {
  readonly explain: Explain;
};

export interface AdmissionDeps extends BeginTurnDeps {
  readonly gate: CapabilityGate;
  readonly budgets: BudgetService;
  readonly projects: ProjectService;
  readonly intents: TurnIntents;
  readonly capabilities: CapabilitiesByIntent;
}

/** A classified message with credentials masked. */
export interface PreparedTurn {
  readonly request: TurnRequest;
  /** The open conversation that it continues. */
  readonly conversation: ConversationRecord | null;
  readonly verdict: TurnVerdict;
}

/** The checks before a capability takes a turn (spec/rules/chat.md#order-of-a-turn). */
export class TurnAdmission {
  readonly #deps: AdmissionDeps;

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
  }

  /**
   * The checks up to the verdict. Throws ServiceUnavailable, BudgetExhausted, NotFound and Conflict (conversation),
   * BudgetExhausted (classifier), or the reason of `signal`.
   */
  async prepare(given: TurnRequest, actor: Actor, signal: AbortSignal): Promise<PreparedTurn> {
    const { gate, budgets, conversations, intents } = this.#deps;
    gate.requireSurface();
    await budgets.requireRemaining();
    const request = { ...given, message: maskCredentials(given.message) };
    const conversation = await findContinued(conversations, request.conversationId, actor);
    return { request, conversation, verdict: await intents.resolve(request, conversation, signal) };
  }

  /**
   * The checks from the permission to the lease, which the caller must release. Throws Forbidden, ServiceUnavailable
   * (gate), Conflict (kind), NotFound (project), Conflict (too many open conversations), ConcurrencyLimited and
   * Conflict (lease), or the reason of the signal.
   */
  async admit(prepared: PreparedTurn, sender: Sender, settle: Turn['settle']): Promise<Turn> {
    const { request, conversation, verdict } = prepared;
    const { signal } = sender;
    const projectId = await this.#check(prepared, sender.actor);
    const begun = await beginTurn(this.#deps, conversation, { renew: () => this.renew(verdict, sender), signal });
    return { ...begun, message: request.message, verdict, projectId, signal, settle };
  }

  /**
   * The sender with current permissions. Throws Unauthorized or Forbidden if the sender lost them
   * (spec/rules/chat.md#permissions-during-a-turn).
   */
  async renew({ intent }: TurnVerdict, sender: Sender): Promise<Actor> {
    const actor = await sender.renew();
    this.#requirePermission(intent, actor);
    return actor;
  }

  #requirePermission(intent: Intent, actor: Actor): void {
    if (this.#deps.capabilities[intent].hasSideEffects && !mayChangeOrganisation(actor))
      throw new Forbidden('You do not have permission for this');
  }

  /** Returns the id of the project that the request names. */
  async #check({ request, conversation, verdict }: PreparedTurn, actor: Actor): Promise<string | null> {
    const { capabilities, conversations, projects } = this.#deps;
    const capability = capabilities[verdict.intent];
    this.#requirePermission(verdict.intent, actor);
    capability.requireOpen();
    if (conversation !== null && !capability.kinds.has(conversation.kind))
      throw new Conflict(`A ${conversation.kind} conversation does not accept this kind of turn`);
    const projectId = request.project === null ? null : (await projects.get(request.project)).id;
    // Checked before any model call: the result could not be stored.
    if (conversation === null && capability.opensConversation) await conversations.requireQuota(actor.userId);
    return projectId;
  }
}
