import pg, { type Pool } from 'pg';
import { translated } from '../foundation/database/translate.ts';
import { RateLimited } from '../foundation/errors/errors.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { usernameKey } from '../foundation/kernel/text.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';

/**
 * Counts failed sign-ins per name, known or not, in the database: exact under concurrency, across replicas and restarts
 * (spec/rules/auth.md#lockout). The failure that reaches the limit locks the name and is itself answered as locked.
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

  /** Throws RateLimited with the seconds left while the name is locked. */
  async refuseLocked(username: string): Promise<void> {
    await this.#settings.refresh();
    const until = await this.#lockedUntil('select locked_until from sign_in_failures where username_key = $1', [
      usernameKey(username),
    ]);
    this.#refuse(until);
  }

  /**
   * Records one failure; throws RateLimited when it is the one that locks the name, or the name is locked meanwhile. What fails
   * while the name is locked is not counted again.
   */
  async recordFailure(username: string): Promise<void> {
    const now = this.#clock.now();
    const minutes = (key: string): number => this.#settings.number('auth', key) * 60_000;
    const windowStart = new Date(now.getTime() - minutes('lockout_window_minutes'));
    const lockEnd = new Date(now.getTime() + minutes('lockout_minutes'));
    const until = await this.#lockedUntil(
      `insert into sign_in_failures as f (username_key, failed_at, locked_until)
         values ($1, array[$2::timestamptz], case when $4 <= 1 then $5::timestamptz end)
       on conflict (username_key) do update set
         failed_at = case
           when f.locked_until > $2 then f.failed_at
           else array(select t from unnest(f.failed_at) t where t > $3) || $2::timestamptz end,
         locked_until = case
           when f.locked_until > $2 then f.locked_until
           when (select count(*) from unnest(f.failed_at) t where t > $3) + 1 >= $4 then $5::timestamptz end
       returning locked_until`,
      [usernameKey(username), now, windowStart, this.#settings.number('auth', 'lockout_attempts'), lockEnd],
    );
    this.#refuse(until);
  }

  /** A success forgets the failures. Throws RateLimited when others have locked the name while the password was looked at. */
  async recordSuccess(username: string): Promise<void> {
    const text =
      'delete from sign_in_failures where username_key = $1 and (locked_until is null or locked_until <= $2)';
    await translated(this.#pool.query({ text, values: [usernameKey(username), this.#clock.now()], types: pg.types }));
    await this.refuseLocked(username);
  }

  async #lockedUntil(text: string, values: unknown[]): Promise<Date | null> {
    const { rows } = await translated(
      this.#pool.query<{ locked_until: Date | null }>({ text, values, types: pg.types }),
    );
    return rows[0]?.locked_until ?? null;
  }

  #refuse(until: Date | null): void {
    const seconds = until === null ? 0 : (until.getTime() - this.#clock.now().getTime()) / 1000;
    if (seconds <= 0) return;
    throw new RateLimited('Too many failed sign-ins; the name is locked for a while', {
      retryAfterSeconds: Math.ceil(seconds),
    });
  }
}
