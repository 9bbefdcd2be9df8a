import type { Pool } from 'pg';
import type { Subscribers } from '../events/subscribers.ts';
import type { DatabaseVerdict } from '../foundation/database/checks/database-probes.ts';
import type { FeedHealth } from '../foundation/events/event-feed.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { isTracing } from '../foundation/tracing/tracing.ts';
import type { ModelGateway } from '../llm/gateway/model-gateway.ts';
import type { ProviderCatalogue } from '../providers/provider-catalogue.ts';

const CHECK_SECONDS = 2;

/** What the probes tell. `providers` is null when no model provider is configured. */
export interface Readiness {
  readonly isReady: boolean;
  readonly uptimeSeconds: number;
  readonly persistence: boolean;
  readonly messageBus: boolean;
  /** What brings events to this process. */
  readonly messageCarrier: 'notify' | 'poll';
  /** What the way to the database was found to keep at the start. */
  readonly database: DatabaseVerdict;
  /** Traces are exported. */
  readonly isTraced: boolean;
}

export interface HealthParts {
  readonly lookups: Pool;
  readonly feedHealth: FeedHealth;
  readonly verdict: DatabaseVerdict;
  readonly clock: Clock;
  readonly gateway: ModelGateway;
  readonly providers: ProviderCatalogue;
  /** They are told first that the process stops. */
  readonly subscribers: Subscribers;
}

/** The state of the process and of what it needs (spec/rules/requests.md#readiness). */
export class HealthService {
  readonly #parts: HealthParts;
  readonly #startedAt: number;

  constructor(parts: HealthParts) {
    this.#parts = parts;
    this.#startedAt = parts.clock.monotonicSeconds();
  }

  /** Seconds since the start, two decimals, from a clock that never goes back. */
  get uptimeSeconds(): number {
    return Math.round((this.#parts.clock.monotonicSeconds() - this.#startedAt) * 100) / 100;
  }

  /** Never throws: a check that fails or takes over 2 s counts as unhealthy. */
  async readiness(): Promise<Readiness> {
    const persistence = await this.#isDatabaseAnswering();
    const { feedHealth, subscribers, verdict: database } = this.#parts;
    const { isFlowing: messageBus, carrier: messageCarrier } = feedHealth;
    const isReady = persistence && messageBus && database.areLocksHeld && !subscribers.isStopping;
    const { uptimeSeconds } = this;
    return { isReady, uptimeSeconds, persistence, messageBus, messageCarrier, database, isTraced: isTracing() };
  }

  /** Whether the last call of the default model provider worked, or before the first one its probe; null when there is none. */
  async isProviderHealthy(): Promise<boolean | null> {
    const { gateway, providers } = this.#parts;
    const lastCall = gateway.hasLastCallWorked;
    if (lastCall !== null) return lastCall;
    const standard = (await providers.list()).find(({ isDefault }) => isDefault);
    return standard?.isReachable ?? null;
  }

  async #isDatabaseAnswering(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), CHECK_SECONDS * 1000);
    });
    const answer = this.#parts.lookups.query('select 1').then(
      () => true,
      () => false,
    );
    const verdict = await Promise.race([answer, tooLate]);
    clearTimeout(timer);
    return verdict;
  }
}
