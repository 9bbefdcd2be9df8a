import { chatSettings } from '../../conversations/chat-settings.ts';
import type { NewTurn } from '../../conversations/conversation-service.ts';
import { BudgetExhausted, ProviderFailed } from '../../foundation/errors/errors.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { ReplyInvalid } from '../../llm/gateway/failures.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { StructuredReply } from '../../llm/provider.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';
import { departmentIdOf, type OrganisationReader } from '../../personas/agent-persona.ts';
import { replySettings } from '../reply-settings.ts';
import type { ResponderChoice, RoutingChoice, RoutingReason } from '../responder.ts';
import { agentsWithRole } from '../roster.ts';
import { routingPrompt } from './concern-prompt.ts';

/** The chosen responder and the subject of its calls. */
export interface Responder {
  readonly choice: ResponderChoice;
  /** Null if no particular agent replies. */
  readonly agent: Agent | null;
  /** The department that pays for the agent's calls; null if it has none. */
  readonly departmentId: string | null;
}

export interface Routing extends Responder {
  readonly choice: RoutingChoice;
}

type Routed = StructuredReply<'concern_route'>;

/** Chooses the agent that is responsible for a message (spec/rules/chat.md#concern-routing). */
export class ConcernRouting {
  readonly #settings: LiveSettings;
  readonly #gateway: ModelGateway;
  readonly #changes: OrganisationReader;

  constructor(settings: LiveSettings, gateway: ModelGateway, changes: OrganisationReader) {
    this.#settings = settings;
    this.#gateway = gateway;
    this.#changes = changes;
  }

  /**
   * Makes at most one model call; if it fails or the budget is exhausted, no agent is chosen. Throws the reason of
   * `signal` after the client disconnected.
   */
  async route(message: string, signal: AbortSignal): Promise<Routing> {
    if (!this.#settings.get(chatSettings.routingEnabled)) return noResponder('routing_disabled');
    const { organisation } = await this.#changes.read();
    if (organisation.agents.length === 0) return noResponder('no_active_agents');
    try {
      return this.#choose(await this.#ask(message, organisation, signal), organisation);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BudgetExhausted || error instanceof ProviderFailed)) throw error;
      return noResponder(error instanceof ReplyInvalid ? 'response_invalid' : 'call_failed');
    }
  }

  #ask(message: string, { agents }: Organisation, signal: AbortSignal): Promise<Routed> {
    const call = {
      schema: 'concern_route',
      messages: routingPrompt(message, agents),
      signal,
    } as const;
    return this.#gateway.structured({ ...replySettings(this.#settings), ...call }, {});
  }

  #choose({ reply, remark }: Routed, organisation: Organisation): Routing {
    if (remark !== null) return noResponder(remark);
    if (reply.confidence < this.#settings.get(chatSettings.routingConfidenceFloor))
      return noResponder('below_confidence_floor');
    const { agents } = organisation;
    const [agent] = [
      ...agentsWithRole(agents, reply.role ?? ''),
      ...agentsWithRole(agents, this.#settings.get(chatSettings.routingDefaultRole)),
    ];
    if (agent === undefined) return noResponder('role_unresolved');
    return { choice: chosen(agent, reply), agent, departmentId: departmentIdOf(organisation, agent) };
  }
}

const noResponder = (routingReason: RoutingReason): Routing => ({
  choice: { responderRole: null, responderName: null, routedTopic: null, routingConfidence: null, routingReason },
  agent: null,
  departmentId: null,
});

const chosen = ({ role, name }: Agent, { topic, confidence }: Routed['reply']): RoutingChoice => ({
  responderRole: role,
  responderName: name,
  routedTopic: topic,
  routingConfidence: confidence,
  routingReason: 'routed',
});

/** The author fields of a turn. */
export const authorOf = ({ agent, choice }: Responder): Omit<NewTurn, 'role' | 'content'> => ({
  authorAgentId: agent?.id ?? null,
  authorName: choice.responderName,
  routedTopic: choice.routedTopic,
  routingConfidence: choice.routingConfidence,
});
