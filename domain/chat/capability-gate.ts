import { ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';

/** The setting that enables a capability, in the namespace `chat`. */
export type CapabilitySwitch = 'explain_chat_enabled' | 'propose_enabled' | 'group_chat_enabled' | 'direct_mcp_enabled';

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

  /** Whether a capability is available now. */
  isOpen(capability: CapabilitySwitch): boolean {
    const isWhole = this.#gateway.isWired && (capability !== 'direct_mcp_enabled' || this.#acts.isWired);
    return this.#isSurfaceOn && this.#settings.boolean('chat', capability) && isWhole;
  }

  /** Throws ServiceUnavailable unless the capability is available now. */
  requireOpen(capability: CapabilitySwitch): void {
    if (!this.isOpen(capability)) throw closed();
  }

  /** Whether messages are routed to agents. */
  get isRouting(): boolean {
    return this.#settings.boolean('chat', 'routing_enabled') && this.#gateway.isWired;
  }

  /** Whether specialists may add remarks to an explanation. */
  get isMultiVoiced(): boolean {
    return this.isOpen('explain_chat_enabled') && this.#settings.boolean('chat', 'multi_voice_enabled');
  }

  /** Whether agents of a group may invite others. */
  get isInviting(): boolean {
    return this.isOpen('group_chat_enabled') && this.#settings.boolean('chat', 'invite_enabled');
  }

  get #isSurfaceOn(): boolean {
    return this.#settings.boolean('chat', 'turn_router_enabled');
  }
}

const closed = (): ServiceUnavailable => new ServiceUnavailable('The capability is disabled or not configured');
