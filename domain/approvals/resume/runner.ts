import { DomainError } from '../../foundation/errors/domain-error.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { SampledWarning } from '../../foundation/kernel/sampled-warning.ts';
import type { ResumeDelivery } from './delivery.ts';

const MOST_AT_ONCE = 8;
/** What fails again and again must not keep the places from what would not. */
const REST_SECONDS = 30;

/** What of a failure may stand in the log: anything that is not ours can quote what was sent. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.detail;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * Wake-ups that may take minutes, because a model thinks: so many at once in this process, beside the queue of jobs. Nothing is kept
 * here; what finds no place, or ends without being done, waits in the database for a sweep (spec/rules/acting.md#run-takeover).
 */
export class ResumeRunner {
  readonly #delivery: Pick<ResumeDelivery, 'deliver'>;
  readonly #clock: Clock;
  readonly #warning: SampledWarning;
  readonly #running = new Map<string, Promise<void>>();
  readonly #resting = new Map<string, number>();
  #isClosed = false;

  constructor(delivery: Pick<ResumeDelivery, 'deliver'>, clock: Clock, warning: SampledWarning) {
    this.#delivery = delivery;
    this.#clock = clock;
    this.#warning = warning;
  }

  /** How many more there is a place for. */
  get places(): number {
    return this.#isClosed ? 0 : MOST_AT_ONCE - this.#running.size;
  }

  /** What is not to be offered now: it runs here, or failed here a moment ago. */
  get passed(): readonly string[] {
    const now = this.#clock.monotonicSeconds();
    for (const [approvalId, until] of this.#resting) if (until <= now) this.#resting.delete(approvalId);
    return [...this.#running.keys(), ...this.#resting.keys()];
  }

  /** Begins it if there is a place and it does not run here. */
  offer(approvalId: string): void {
    if (this.places <= 0 || this.#running.has(approvalId)) return;
    const ended = this.#run(approvalId).finally(() => this.#running.delete(approvalId));
    this.#running.set(approvalId, ended);
  }

  async #run(approvalId: string): Promise<void> {
    try {
      await this.#delivery.deliver(approvalId);
    } catch (error) {
      this.#resting.set(approvalId, this.#clock.monotonicSeconds() + REST_SECONDS);
      this.warn(`the wake-up of approval ${approvalId} was not delivered`, error);
    }
  }

  /** Tells the operator what could not be done. */
  warn(what: string, error: unknown): void {
    this.#warning.say(`${what}: ${reasonOf(error)}`);
  }

  /** Begins nothing more, and waits for what runs. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#running.values());
  }
}
