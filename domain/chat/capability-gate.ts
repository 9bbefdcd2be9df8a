import { chatSettings } from '../conversations/chat-settings.ts';
import { ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { SettingDefinition } from '../foundation/settings/setting-definition.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';

/** Which capabilities are enabled and have a model (spec/rules/chat.md#capability-gate). */
export class CapabilityGate {
  readonly #settings: LiveSettings;
  readonly #gateway: ModelGateway;
  readonly #acts: { readonly isWired: boolean };

  constructor(settings: LiveSettings, gateway: ModelGateway, acts: { readonly isWired: boolean }) {
    this.#settings = settings;
    this.#gateway = gateway;
    this.#acts = acts;
  }

  /** Throws ServiceUnavailable if the chat is disabled. */
  requireSurface(): void {
    if (!this.#isSurfaceOn) throw closed();
  }

  /** Whether the capability that a setting of the chat enables is available now. */
  isOpen(capability: SettingDefinition<boolean>): boolean {
    const isWhole = this.#gateway.isWired && (capability !== chatSettings.directMcpEnabled || this.#acts.isWired);
    return this.#isSurfaceOn && this.#settings.get(capability) && isWhole;
  }

  /** Throws ServiceUnavailable unless the capability is available now. */
  requireOpen(capability: SettingDefinition<boolean>): void {
    if (!this.isOpen(capability)) throw closed();
  }

  /** Whether messages are routed to agents. */
  get isRouting(): boolean {
    return this.#settings.get(chatSettings.routingEnabled) && this.#gateway.isWired;
  }

  /** Whether specialists may add remarks to an explanation. */
  get isMultiVoiced(): boolean {
    return this.isOpen(chatSettings.explainChatEnabled) && this.#settings.get(chatSettings.multiVoiceEnabled);
  }

  /** Whether agents of a group may invite others. */
  get isInviting(): boolean {
    return this.isOpen(chatSettings.groupChatEnabled) && this.#settings.get(chatSettings.inviteEnabled);
  }

  get #isSurfaceOn(): boolean {
    return this.#settings.get(chatSettings.turnRouterEnabled);
  }
}

const closed = (): ServiceUnavailable => new ServiceUnavailable('The capability is disabled or not configured');
