import type { Pool } from 'pg';
import type { Subscribers } from '../events/subscribers.ts';
import type { DatabaseVerdict } from '../foundation/database/checks/database-probes.ts';
import type { FeedHealth } from '../foundation/events/event-feed.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { within } from '../foundation/kernel/within.ts';
import { isTracing } from '../foundation/tracing/tracing.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';
import { PING_DATABASE } from './statements.ts';

const CHECK_SECONDS = 2;

/** The results of the probes. `providers` is null when no model provider is configured. */
export interface Readiness {
  readonly isReady: boolean;
  readonly uptimeSeconds: number;
  readonly persistence: boolean;
  readonly messageBus: boolean;
  /** How events reach this process. */
  readonly messageCarrier: 'notify' | 'poll';
  /** What the database connection was found to support at the start. */
  readonly database: DatabaseVerdict;
  /** True while traces are exported. */
  readonly isTraced: boolean;
}

export interface HealthParts {
  readonly lookups: Pool;
  readonly feedHealth: FeedHealth;
  readonly verdict: DatabaseVerdict;
  readonly clock: Clock;
  readonly gateway: ModelGateway;
  readonly providers: ProviderCatalogue;
  /** They learn first that the process shuts down. */
  readonly subscribers: Subscribers;
}

/** The health of the process and of what it depends on (spec/rules/requests.md#readiness). */
export class HealthService {
  readonly #parts: HealthParts;
  readonly #startedAt: number;

  constructor(parts: HealthParts) {
    this.#parts = parts;
    this.#startedAt = parts.clock.monotonicSeconds();
  }

  /** Seconds since the start, with two decimals, from a monotonic clock. */
  get uptimeSeconds(): number {
    return Math.round((this.#parts.clock.monotonicSeconds() - this.#startedAt) * 100) / 100;
  }

  /** Never throws: a check that fails or takes over 2 s counts as unhealthy. */
  async readiness(): Promise<Readiness> {
    const persistence = await this.#isDatabaseResponding();
    const { feedHealth, subscribers, verdict: database } = this.#parts;
    const { isFlowing: messageBus, carrier: messageCarrier } = feedHealth;
    const isReady = persistence && messageBus && database.areLocksHeld && !subscribers.isStopping;
    const { uptimeSeconds } = this;
    return { isReady, uptimeSeconds, persistence, messageBus, messageCarrier, database, isTraced: isTracing() };
  }

  /** Whether the last call of the default model provider succeeded, or its probe before the first call; null without a provider. */
  async isProviderHealthy(): Promise<boolean | null> {
    const { gateway, providers } = this.#parts;
    const lastCall = gateway.hasLastCallWorked;
    if (lastCall !== null) return lastCall;
    const standard = (await providers.list()).find(({ isDefault }) => isDefault);
    return standard?.isReachable ?? null;
  }

  async #isDatabaseResponding(): Promise<boolean> {
    const ping = this.#parts.lookups.query(PING_DATABASE).then(
      () => true,
      () => false,
    );
    return within(ping, CHECK_SECONDS * 1000, false);
  }
}
