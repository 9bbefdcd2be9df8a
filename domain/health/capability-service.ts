import { ServiceUnavailable } from '../foundation/errors/errors.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';

/** One boolean per optional subsystem (spec/rules/requests.md#capabilities). */
export interface Capabilities {
  readonly explainChat: boolean;
  readonly propose: boolean;
  readonly groupChat: boolean;
  readonly invites: boolean;
  readonly directMcp: boolean;
  readonly charter: boolean;
  readonly concernRouting: boolean;
  readonly multiVoice: boolean;
  readonly webhooks: boolean;
  readonly oauth: boolean;
  readonly mcpServer: boolean;
  readonly metrics: boolean;
  readonly websocket: boolean;
  readonly telemetry: boolean;
  readonly durablePersistence: boolean;
}

const NONE: Capabilities = {
  explainChat: false,
  propose: false,
  groupChat: false,
  invites: false,
  directMcp: false,
  charter: false,
  concernRouting: false,
  multiVoice: false,
  webhooks: false,
  oauth: false,
  mcpServer: false,
  metrics: false,
  websocket: false,
  telemetry: false,
  durablePersistence: false,
};

/**
 * The optional subsystems of this deployment. A subsystem registers its condition; one that is not wired is false, and its routes do not
 * exist.
 */
export class CapabilityService {
  readonly #settings: LiveSettings;
  readonly #deciders: Partial<Readonly<Record<keyof Capabilities, () => boolean>>>;

  constructor(settings: LiveSettings, deciders: Partial<Readonly<Record<keyof Capabilities, () => boolean>>>) {
    this.#settings = settings;
    this.#deciders = deciders;
  }

  /** Throws ServiceUnavailable while the subsystem is disabled or not wired. For public operations, which read no settings before. */
  async require(name: keyof Capabilities): Promise<void> {
    await this.#settings.refresh();
    if (!this.current()[name]) throw new ServiceUnavailable('The capability is disabled or not configured');
  }

  /** Computed on every call. */
  current(): Capabilities {
    const decided = Object.entries(this.#deciders).map(([name, decide]) => [name, decide()]);
    return { ...NONE, ...Object.fromEntries(decided) };
  }
}
