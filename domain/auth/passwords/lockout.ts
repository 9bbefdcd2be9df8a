import pg, { type Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import { RateLimited } from '../../foundation/errors/errors.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { usernameKey } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { SettingDefinition } from '../../foundation/settings/setting-definition.ts';
import { authSettings } from '../auth-settings.ts';
import {
  DELETE_OLDEST_DEVICE_FAILURES,
  DEVICE_SIGN_IN_FAILURES,
  deleteUnlockedFailures,
  type FailureRows,
  SIGN_IN_FAILURES,
  selectFailureLock,
  upsertFailure,
} from '../statements.ts';

/** The key under which failed sign-ins are counted: a name, known or not, or the id of a known browser or a session of one user. */
export type FailureCounter =
  | { readonly kind: 'name'; readonly username: string }
  | { readonly kind: 'device'; readonly userId: string; readonly deviceId: string };

/** Browsers of one user with separate counters; beyond that the one with the oldest failure is forgotten. */
const MAX_DEVICES = 20;

const counterOf = (counter: FailureCounter): { readonly rows: FailureRows; readonly values: readonly string[] } =>
  counter.kind === 'name'
    ? { rows: SIGN_IN_FAILURES, values: [usernameKey(counter.username)] }
    : { rows: DEVICE_SIGN_IN_FAILURES, values: [counter.userId, counter.deviceId] };

interface LockoutDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: LiveSettings;
}

/**
 * Counts failed sign-ins in the database: exact under concurrency, across replicas and restarts (spec/rules/auth.md#lockout). The failure
 * that reaches the limit locks the counter and gets the response of a locked one.
 */
export class Lockout {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;

  constructor({ pool, clock, settings }: LockoutDeps) {
    this.#pool = pool;
    this.#clock = clock;
    this.#settings = settings;
  }

  /** Throws RateLimited with the remaining seconds while the counter is locked. */
  async refuseLocked(counter: FailureCounter): Promise<void> {
    await this.#settings.refresh();
    const { rows, values } = counterOf(counter);
    this.#refuse(await this.#lockedUntil(selectFailureLock(rows), values));
  }

  /**
   * Records one failure. Throws RateLimited when it locks the counter, or when the counter was locked in the meantime. Failures during a
   * lock are not counted.
   */
  async recordFailure(counter: FailureCounter): Promise<void> {
    if (counter.kind === 'device') await this.#makeRoom(counter);
    const now = this.#clock.now();
    const minutes = (setting: SettingDefinition<number>): number => this.#settings.get(setting) * 60_000;
    const windowStart = new Date(now.getTime() - minutes(authSettings.lockoutWindowMinutes));
    const lockEnd = new Date(now.getTime() + minutes(authSettings.lockoutMinutes));
    const { rows, values } = counterOf(counter);
    const parameters = [1, 2, 3, 4].map((place) => `$${values.length + place}`);
    const until = await this.#lockedUntil(upsertFailure(rows, parameters), [
      ...values,
      now,
      windowStart,
      this.#settings.get(authSettings.lockoutAttempts),
      lockEnd,
    ]);
    this.#refuse(until);
  }

  /** Deletes the failures. Throws RateLimited when others locked the counter while the password was checked. */
  async recordSuccess(counter: FailureCounter): Promise<void> {
    const { rows, values } = counterOf(counter);
    const text = deleteUnlockedFailures(rows, `$${values.length + 1}`);
    await translated(this.#pool.query({ text, values: [...values, this.#clock.now()], types: pg.types }));
    await this.refuseLocked(counter);
  }

  async #makeRoom({ userId, deviceId }: Extract<FailureCounter, { kind: 'device' }>): Promise<void> {
    await translated(
      this.#pool.query({
        text: DELETE_OLDEST_DEVICE_FAILURES,
        values: [userId, deviceId, MAX_DEVICES - 1],
        types: pg.types,
      }),
    );
  }

  async #lockedUntil(text: string, values: readonly unknown[]): Promise<Date | null> {
    const { rows } = await translated(
      this.#pool.query<{ locked_until: Date | null }>({ text, values: [...values], types: pg.types }),
    );
    return rows[0]?.locked_until ?? null;
  }

  #refuse(until: Date | null): void {
    const seconds = until === null ? 0 : (until.getTime() - this.#clock.now().getTime()) / 1000;
    if (seconds <= 0) return;
    throw new RateLimited('Too many failed sign-ins; this username is locked temporarily', {
      retryAfterSeconds: Math.ceil(seconds),
    });
  }
}
