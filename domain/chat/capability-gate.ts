import { ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';

/** The switch of a capability, in the namespace `chat`. */
export type CapabilitySwitch = 'explain_chat_enabled' | 'propose_enabled' | 'group_chat_enabled' | 'direct_mcp_enabled';

/** What is switched on, and whether there is a model to do it with (spec/rules/chat.md#capability-gate). */
export class CapabilityGate {
  readonly #settings: LiveSettings;
  readonly #gateway: ModelGateway;
  readonly #acts: { readonly isWired: boolean };

  constructor(settings: LiveSettings, gateway: ModelGateway, acts: { readonly isWired: boolean }) {
    this.#settings = settings;
    this.#gateway = gateway;
    this.#acts = acts;
  }

  /** Throws ServiceUnavailable while the whole surface is switched off. */
  requireSurface(): void {
    if (!this.#isSurfaceOn) throw closed();
  }

  /** Whether a capability may be used now. */
  isOpen(capability: CapabilitySwitch): boolean {
    const isWhole = this.#gateway.isWired && (capability !== 'direct_mcp_enabled' || this.#acts.isWired);
    return this.#isSurfaceOn && this.#settings.boolean('chat', capability) && isWhole;
  }

  /** Throws ServiceUnavailable unless the capability may be used now. */
  requireOpen(capability: CapabilitySwitch): void {
    if (!this.isOpen(capability)) throw closed();
  }

  /** Whether agents are chosen to answer. */
  get isRouting(): boolean {
    return this.#settings.boolean('chat', 'routing_enabled') && this.#gateway.isWired;
  }

  /** Whether specialists may add to an answer. */
  get isMultiVoiced(): boolean {
    return this.isOpen('explain_chat_enabled') && this.#settings.boolean('chat', 'multi_voice_enabled');
  }

  /** Whether agents of a group may ask for others. */
  get isInviting(): boolean {
    return this.isOpen('group_chat_enabled') && this.#settings.boolean('chat', 'invite_enabled');
  }

  get #isSurfaceOn(): boolean {
    return this.#settings.boolean('chat', 'turn_router_enabled');
  }
}

const closed = (): ServiceUnavailable => new ServiceUnavailable('The capability is disabled or not configured');
