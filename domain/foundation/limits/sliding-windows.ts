import type { Pool } from 'pg';
import { isDatabaseUnavailable } from '../database/translate.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { HitBatches } from './hit-batches.ts';
import type { HitResult, Limit } from './limit.ts';
import { LocalWindows } from './local-windows.ts';
import { GIVE_BACK_HITS, TAKE_HITS } from './statements.ts';

interface Row {
  readonly granted: number;
  readonly used: number;
  readonly oldest: string;
  readonly revision: string;
}

/** With more queued statements than this the process counts in memory, so that the queue stays short. */
const MAX_WAITING = 500;

/** Above this many hits the window is stored in this many slots, so that its row stays small whatever the limit is. */
const MAX_EXACT_HITS = 600;
const SLOTS = 120;

const TAKE = { name: 'take-hits', text: TAKE_HITS };

/** `granted` is the number of recorded hits. */
interface Taken {
  readonly granted: number;
  readonly result: HitResult;
}

interface SlidingWindowsDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: LiveSettings;
}

/**
 * Sliding windows shared by all replicas: one row for each bucket, counted under its row lock, so that of any number of parallel requests
 * exactly the limit passes. While the database is unavailable or too slow, each process counts in memory
 * (spec/rules/limits.md#limits-without-a-database).
 */
export class SlidingWindows {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #insurance: LocalWindows;
  readonly #hits = new HitBatches((key, limit, count) => this.#hitTogether(key, limit, count));

  constructor({ pool, clock, settings }: SlidingWindowsDeps) {
    this.#pool = pool;
    this.#clock = clock;
    this.#settings = settings;
    this.#insurance = new LocalWindows();
  }

  /** Records one hit on the bucket if it fits. */
  hit(key: string, limit: Limit): Promise<HitResult> {
    return this.#hits.hit(key, limit);
  }

  /** Records up to `want` hits; `granted` is how many fitted. */
  async take(key: string, limit: Limit, want: number): Promise<Taken> {
    return (await this.#takeShared(key, limit, want)) ?? this.#insurance.take(key, limit);
  }

  /** The results of `count` hits that arrived together. */
  async #hitTogether(key: string, limit: Limit, count: number): Promise<HitResult[]> {
    const taken = await this.#takeShared(key, limit, count);
    const each = Array.from({ length: count }, (_, index) => index);
    if (taken === null) return Promise.all(each.map(async () => (await this.#insurance.take(key, limit)).result));
    const { granted, result } = taken;
    // Each gets the number that remained after it, as if they had been recorded one by one.
    const remainingAfter = (index: number): number => result.remaining + Math.max(granted - 1 - index, 0);
    return each.map((index) => ({ ...result, isAllowed: index < granted, remaining: remainingAfter(index) }));
  }

  /** Null while the database is unavailable or too slow. */
  async #takeShared(key: string, limit: Limit, want: number): Promise<Taken | null> {
    const now = this.#clock.now().getTime();
    const window = limit.seconds * 1000;
    if (this.#pool.waitingCount > MAX_WAITING) return null;
    const slot = limit.max <= MAX_EXACT_HITS ? 1 : Math.ceil(window / SLOTS);
    try {
      const { rows } = await this.#pool.query<Row>({ ...TAKE, values: [key, limit.max, window, slot, want, now] });
      const row = rows[0] as Row;
      await this.#settings.observe(Number(row.revision));
      return {
        granted: row.granted,
        result: {
          isAllowed: row.granted > 0,
          limit: limit.max,
          remaining: Math.max(limit.max - row.used, 0),
          resetSeconds: Math.max(1, Math.ceil((Number(row.oldest) + window - now) / 1000)),
        },
      };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return null;
    }
  }

  /** Returns hits that were booked and not used. A failure needs no retry, because the window expires. */
  async giveBack(key: string, unused: number): Promise<void> {
    if (this.#pool.waitingCount > MAX_WAITING) return;
    try {
      await this.#pool.query({ name: 'give-back-hits', text: GIVE_BACK_HITS, values: [key, unused] });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }
}
