import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import type { SampledWarning } from '../kernel/sampled-warning.ts';

/** How often the clock is looked at. */
const EVERY_MS = 5_000;
/** How often the rows are looked at though the clock goes as it should: another machine's may not. */
const AT_LEAST_EVERY_SECONDS = 60;
/** A database that is away for a while is told by other lines. */
const FAILURES_TOLD = 12;
/** Less is no jump: replicas agree on the time within that, and so do the databases they move to. */
export const MIN_SKEW_SECONDS = 60;

/**
 * Statements by table, in which `$1` is the present: what of it could only have been written later ends as if it had been written now.
 */
export type ClockSkewStatements = Readonly<Record<string, string>>;

/** For rows that end so many seconds after a sign of life. */
export const expireWithin = (table: string, column: string, seconds: number): string =>
  `update ${table} set ${column} = $1::timestamptz + interval '${seconds} seconds'
    where ${column} > $1::timestamptz + interval '${seconds + MIN_SKEW_SECONDS} seconds'`;

/**
 * Looks after what is leased, held and locked when the clock of the database was set back, while this process ran or before: nothing
 * of it may last as long as the clock went back (spec/rules/requests.md#clocks).
 */
export class ClockSkewRepair {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #statements: readonly string[];
  readonly #warning: SampledWarning;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  /** In a row. */
  #failures = 0;
  /** Of the wall clock over the monotonic one. */
  #aheadMs: number | null = null;
  #doneAtSeconds = 0;

  constructor(pool: Pool, clock: Clock, warning: SampledWarning, rows: readonly ClockSkewStatements[]) {
    this.#pool = pool;
    this.#clock = clock;
    this.#warning = warning;
    this.#statements = rows.flatMap((byTable) => Object.values(byTable));
  }

  startBackground(): void {
    const check = (): void => {
      this.#running ??= this.#attempt().finally(() => {
        this.#running = null;
      });
    };
    check();
    this.#timer = setInterval(check, EVERY_MS).unref();
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
  }

  /** What fails is done by the next look; what fails again and again is told. */
  async #attempt(): Promise<void> {
    try {
      await this.check();
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      const line = `what the clock left in the future cannot be set back: ${String(error)}`;
      if (this.#failures >= FAILURES_TOLD) this.#warning.say(line);
    }
  }

  /** Does it if the clock went back since the last look, the first time, and every minute. */
  async check(): Promise<void> {
    const now = this.#clock.now();
    const seconds = this.#clock.monotonicSeconds();
    const aheadMs = now.getTime() - seconds * 1000;
    const before = this.#aheadMs;
    const hasJumped = before === null || aheadMs < before - (MIN_SKEW_SECONDS * 1000) / 2;
    if (hasJumped || seconds - this.#doneAtSeconds >= AT_LEAST_EVERY_SECONDS) {
      for (const text of this.#statements) await this.#pool.query(text, [now]);
      this.#doneAtSeconds = seconds;
    }
    // What was taken while the clock was ahead must be found when it is put right.
    this.#aheadMs = aheadMs;
  }
}
