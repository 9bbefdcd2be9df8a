import type { Pool } from 'pg';
import { PeriodicTask } from '../background.ts';
import type { Clock } from '../kernel/clock.ts';
import type { SampledWarning } from '../kernel/sampled-warning.ts';

/** How often the clock is checked. */
const CHECK_INTERVAL_MS = 5_000;
/** How often the statements run without a jump of this clock: that of another machine may have jumped. */
const RUN_INTERVAL_SECONDS = 60;
/** A minute: a database that is unavailable for a short time is logged elsewhere. */
const QUIET_FAILURES = 11;
/** Smaller differences are not a jump: replicas, and databases they move to, agree on the time within this limit. */
export const MIN_SKEW_SECONDS = 60;

interface ClockSkewRepairDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly warning: SampledWarning;
  readonly statements: readonly string[];
}

/**
 * Repairs leases, holds and locks when the clock of the database was moved back, while this process ran or before: none of them may last
 * longer by the time that the clock went back (spec/rules/requests.md#clocks).
 */
export class ClockSkewRepair {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #statements: readonly string[];
  readonly #task: PeriodicTask;
  /** The wall clock minus the monotonic clock. */
  #aheadMs: number | null = null;
  #ranAtSeconds = 0;

  constructor({ pool, clock, warning, statements }: ClockSkewRepairDeps) {
    this.#pool = pool;
    this.#clock = clock;
    this.#statements = statements;
    this.#task = new PeriodicTask({
      intervalMs: CHECK_INTERVAL_MS,
      run: () => this.check(),
      report: (error) => warning.say(`timestamps in the future cannot be corrected: ${String(error)}`),
      quietFailures: QUIET_FAILURES,
    });
  }

  startBackground(): void {
    this.#task.startBackground();
    void this.#task.runNow();
  }

  close(): Promise<void> {
    return this.#task.close();
  }

  /** Runs the statements when the clock went back since the last check, the first time, and every minute. */
  async check(): Promise<void> {
    const now = this.#clock.now();
    const seconds = this.#clock.monotonicSeconds();
    const aheadMs = now.getTime() - seconds * 1000;
    const before = this.#aheadMs;
    const hasJumped = before === null || aheadMs < before - (MIN_SKEW_SECONDS * 1000) / 2;
    if (hasJumped || seconds - this.#ranAtSeconds >= RUN_INTERVAL_SECONDS) {
      for (const text of this.#statements) await this.#pool.query(text, [now]);
      this.#ranAtSeconds = seconds;
    }
    // Also updated when the clock went ahead, so that its correction is detected.
    this.#aheadMs = aheadMs;
  }
}
