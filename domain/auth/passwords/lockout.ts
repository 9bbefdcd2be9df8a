import pg, { type Pool } from 'pg';
import { translated } from '../../foundation/database/translate.ts';
import { RateLimited } from '../../foundation/errors/errors.ts';
import { MIN_SKEW_SECONDS } from '../../foundation/jobs/clock-skew-repair.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { usernameKey } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { SettingDefinition } from '../../foundation/settings/setting-definition.ts';
import { ACCOUNTS } from '../../users/account-sql.ts';
import { authSettings } from '../auth-settings.ts';

/** The key under which failed sign-ins are counted: a name, known or not, or the id of a known browser or a session of one user. */
export type FailureCounter =
  | { readonly kind: 'name'; readonly username: string }
  | { readonly kind: 'device'; readonly userId: string; readonly deviceId: string };

/** Browsers of one user with separate counters; beyond that the one with the oldest failure is forgotten. */
const MAX_DEVICES = 20;

/** Failures in the future become failures of now; a lock keeps its duration. */
export const lockoutClockSkew = (table: string): string =>
  `update ${table} set failed_at = array_fill($1::timestamptz, array[cardinality(failed_at)]),
    locked_until = $1::timestamptz + (locked_until - failed_at[cardinality(failed_at)])
    where failed_at[cardinality(failed_at)] > $1::timestamptz + interval '${MIN_SKEW_SECONDS} seconds'`;

/** A counter in the database: its table, the condition that finds it, and the source of a new row. */
interface Row {
  readonly table: string;
  readonly is: string;
  readonly key: string;
  readonly columns: string;
  readonly made: string;
  readonly from: string;
  readonly values: readonly string[];
}

const rowOf = (counter: FailureCounter): Row =>
  counter.kind === 'name'
    ? {
        table: 'sign_in_failures',
        is: 'username_key = $1',
        key: 'username_key',
        columns: 'username_key',
        made: '$1',
        from: '',
        values: [usernameKey(counter.username)],
      }
    : {
        table: 'device_sign_in_failures',
        is: 'user_id = $1 and device_id = $2',
        key: 'user_id, device_id',
        columns: 'user_id, device_id',
        made: 'u.id, $2',
        // An account that was deleted in the meantime has no counters.
        from: `from ${ACCOUNTS} where u.id = $1`,
        values: [counter.userId, counter.deviceId],
      };

/**
 * Counts failed sign-ins in the database: exact under concurrency, across replicas and restarts (spec/rules/auth.md#lockout). The failure
 * that reaches the limit locks the counter and gets the response of a locked one.
 */
export class Lockout {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;

  constructor(pool: Pool, clock: Clock, settings: LiveSettings) {
    this.#pool = pool;
    this.#clock = clock;
    this.#settings = settings;
  }

  /** Throws RateLimited with the remaining seconds while the counter is locked. */
  async refuseLocked(counter: FailureCounter): Promise<void> {
    await this.#settings.refresh();
    const { table, is, values } = rowOf(counter);
    this.#refuse(await this.#lockedUntil(`select locked_until from ${table} where ${is}`, values));
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
    const { table, key, columns, made, from, values } = rowOf(counter);
    const [at, start, attempts, end] = [1, 2, 3, 4].map((place) => `$${values.length + place}`);
    const until = await this.#lockedUntil(
      `insert into ${table} as f (${columns}, failed_at, locked_until)
         select ${made}, array[${at}::timestamptz], case when ${attempts}::int <= 1 then ${end}::timestamptz end ${from}
       on conflict (${key}) do update set
         failed_at = case
           when f.locked_until > ${at} then f.failed_at
           else array(select t from unnest(f.failed_at) t where t > ${start}) || ${at}::timestamptz end,
         locked_until = case
           when f.locked_until > ${at} then f.locked_until
           when (select count(*) from unnest(f.failed_at) t where t > ${start}) + 1 >= ${attempts} then ${end}::timestamptz end
       returning locked_until`,
      [...values, now, windowStart, this.#settings.get(authSettings.lockoutAttempts), lockEnd],
    );
    this.#refuse(until);
  }

  /** Deletes the failures. Throws RateLimited when others locked the counter while the password was checked. */
  async recordSuccess(counter: FailureCounter): Promise<void> {
    const { table, is, values } = rowOf(counter);
    const text = `delete from ${table} where ${is} and (locked_until is null or locked_until <= $${values.length + 1})`;
    await translated(this.#pool.query({ text, values: [...values, this.#clock.now()], types: pg.types }));
    await this.refuseLocked(counter);
  }

  async #makeRoom({ userId, deviceId }: Extract<FailureCounter, { kind: 'device' }>): Promise<void> {
    const text = `delete from device_sign_in_failures where user_id = $1 and device_id in (
      select device_id from device_sign_in_failures where user_id = $1 and device_id <> $2
      order by (select max(t) from unnest(failed_at) t) desc offset $3)`;
    await translated(this.#pool.query({ text, values: [userId, deviceId, MAX_DEVICES - 1], types: pg.types }));
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
