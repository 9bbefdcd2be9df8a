import { DomainError } from '../../foundation/errors/domain-error.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { ResumeDelivery } from './delivery.ts';

const MAX_PARALLEL = 8;
/** The pause after a failure, so that failing wake-ups do not occupy all slots. */
const RETRY_PAUSE_SECONDS = 30;

/** The part of a failure that may be logged: other errors may quote what was sent. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.detail;
  return error instanceof Error ? error.name : 'unknown';
};

interface ResumeRunnerDeps {
  readonly delivery: Pick<ResumeDelivery, 'deliver'>;
  readonly clock: Clock;
  readonly warning: SampledWarning;
}

/**
 * Runs long wake-ups, which call models, outside the job queue and with limited concurrency. It keeps no state:
 * wake-ups that find no slot, or end without being done, wait in the database for a sweep
 * (spec/rules/acting.md#run-takeover).
 */
export class ResumeRunner {
  readonly #delivery: Pick<ResumeDelivery, 'deliver'>;
  readonly #clock: Clock;
  readonly #warning: SampledWarning;
  readonly #running = new Map<string, Promise<void>>();
  readonly #paused = new Map<string, number>();
  #isClosed = false;

  constructor({ delivery, clock, warning }: ResumeRunnerDeps) {
    this.#delivery = delivery;
    this.#clock = clock;
    this.#warning = warning;
  }

  /** The number of free slots. */
  get freeSlots(): number {
    return this.#isClosed ? 0 : MAX_PARALLEL - this.#running.size;
  }

  /** Approvals that must not be offered now: they run here, or failed here recently. */
  get excluded(): readonly string[] {
    const now = this.#clock.monotonicSeconds();
    for (const [approvalId, until] of this.#paused) if (until <= now) this.#paused.delete(approvalId);
    return [...this.#running.keys(), ...this.#paused.keys()];
  }

  /** Starts the wake-up if a slot is free and it does not run here. */
  offer(approvalId: string): void {
    if (this.freeSlots <= 0 || this.#running.has(approvalId)) return;
    const ended = this.#run(approvalId).finally(() => this.#running.delete(approvalId));
    this.#running.set(approvalId, ended);
  }

  async #run(approvalId: string): Promise<void> {
    try {
      await this.#delivery.deliver(approvalId);
    } catch (error) {
      this.#paused.set(approvalId, this.#clock.monotonicSeconds() + RETRY_PAUSE_SECONDS);
      this.warn(`the wake-up of approval ${approvalId} was not delivered`, error);
    }
  }

  /** Logs a failure. */
  warn(what: string, error: unknown): void {
    this.#warning.say(`${what}: ${reasonOf(error)}`);
  }

  /** Starts nothing more, and waits for running wake-ups. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running.values());
  }
}
