import type { ConversationRecord } from '../../conversations/conversation.entity.ts';
import type { ConversationService } from '../../conversations/conversation-service.ts';
import { ProviderFailed } from '../../foundation/errors/errors.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { ReplyInvalid } from '../../llm/gateway/failures.ts';
import type { ModelGateway } from '../../llm/gateway/model-gateway.ts';
import type { Intent, TurnIntent } from '../../llm/schemas/turn-intent.ts';
import type { OrganisationReader } from '../../personas/agent-persona.ts';
import type { TurnRequest, TurnVerdict } from '../turn.ts';
import { intentCall } from './intent-prompt.ts';
import { applyFloors, explainIfTargetsMissing, fallBackToExplain, fixedIntent, readFloors } from './verdict.ts';

/** Classifies messages (spec/rules/chat.md#classification). */
export class TurnIntents {
  readonly #settings: LiveSettings;
  readonly #gateway: ModelGateway;
  readonly #changes: OrganisationReader;
  readonly #conversations: ConversationService;

  constructor(
    settings: LiveSettings,
    gateway: ModelGateway,
    changes: OrganisationReader,
    conversations: ConversationService,
  ) {
    this.#settings = settings;
    this.#gateway = gateway;
    this.#changes = changes;
    this.#conversations = conversations;
  }

  /**
   * The verdict on a masked message, after all fallbacks. Throws BudgetExhausted, or the reason of `signal` after the
   * client disconnected; a failed call results in `explain`.
   */
  async resolve(
    request: TurnRequest,
    conversation: ConversationRecord | null,
    signal: AbortSignal,
  ): Promise<TurnVerdict> {
    return explainIfTargetsMissing(await this.#verdictOn(request, conversation, signal), conversation);
  }

  async #verdictOn(
    { message, intentOverride, namedTargets }: TurnRequest,
    conversation: ConversationRecord | null,
    signal: AbortSignal,
  ): Promise<TurnVerdict> {
    if (intentOverride !== null)
      return { intent: intentOverride, reason: 'explicit_override', confidence: null, namedTargets };
    const fixed = conversation === null ? null : await this.#fixedBy(conversation);
    if (fixed !== null) return { intent: fixed, reason: 'conversation_kind_fixed', confidence: null, namedTargets: [] };
    return this.#gateway.isWired ? this.#classify(message, signal) : fallBackToExplain('no_intent_classifier');
  }

  async #fixedBy(conversation: ConversationRecord): Promise<Intent | null> {
    return fixedIntent(conversation, await this.#conversations.lastTurnOf(conversation.id));
  }

  async #classify(message: string, signal: AbortSignal): Promise<TurnVerdict> {
    try {
      return applyFloors(await this.#ask(message, signal), readFloors(this.#settings));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderFailed)) throw error;
      return fallBackToExplain(error instanceof ReplyInvalid ? 'response_invalid' : 'classify_call_failed');
    }
  }

  async #ask(message: string, signal: AbortSignal): Promise<TurnIntent> {
    const { agents } = (await this.#changes.read()).organisation;
    const call = intentCall(message, agents, this.#settings, signal);
    return (await this.#gateway.structured(call, {})).reply;
  }
}
