import type { EntityManager } from '@mikro-orm/postgresql';
import { type LockName, takeLock } from '../database/named-lock.ts';
import { Conflict } from '../errors/errors.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import type { SettingDefinition } from '../settings/setting-definition.ts';
import { countRecords } from './statements.ts';

/** The limited records: those of `condition` in a table, by a setting, serialised by the lock of the table's name. */
export interface LimitedRecords {
  readonly noun: string;
  readonly table: LockName;
  readonly condition: string;
  readonly setting: SettingDefinition<number>;
}

/** Assumed to be more than all servers together create between two counts. */
const MARGIN = 10_000;
const COUNTED_SECONDS = 1;

interface RecordLimitDeps {
  readonly settings: LiveSettings;
  readonly clock: Clock;
  readonly limited: LimitedRecords;
}

/**
 * Limits the number of records (spec/rules/limits.md#counts, spec/decisions/0072-exact-record-counts-only-near-the-limit.md). Far below the limit a server
 * counts once a second and accepts every creation, so that creations need not wait for one another; within 10 000 of it each creation
 * counts under a lock.
 */
export class RecordLimit {
  readonly #settings: LiveSettings;
  readonly #clock: Clock;
  readonly #limited: LimitedRecords;
  #counted: { readonly count: Promise<number>; readonly until: number } | null = null;

  constructor({ settings, clock, limited }: RecordLimitDeps) {
    this.#settings = settings;
    this.#clock = clock;
    this.#limited = limited;
  }

  /** Call this before adding a record, in its transaction. Throws Conflict when the limit is reached. */
  async require(em: EntityManager): Promise<void> {
    const { noun, table, setting } = this.#limited;
    const most = this.#settings.get(setting);
    if (most > MARGIN && (await this.#recentCount(em, most)) < most - MARGIN) return;
    await takeLock(em, table);
    if ((await this.#count(em, most)) >= most)
      throw new Conflict(
        `The limit of ${most} ${noun} is reached; finish some or raise the setting ${setting.namespace}.${setting.key}`,
      );
  }

  async #recentCount(em: EntityManager, most: number): Promise<number> {
    const now = this.#clock.monotonicSeconds();
    if (this.#counted === null || this.#counted.until < now)
      this.#counted = { count: this.#count(em, most), until: now + COUNTED_SECONDS };
    const { count } = this.#counted;
    // A failed count must not be reused.
    return count.catch((error: unknown) => {
      if (this.#counted?.count === count) this.#counted = null;
      throw error;
    });
  }

  /** Counts no further than the limit, with an index that holds only these records. */
  async #count(em: EntityManager, most: number): Promise<number> {
    const { table, condition } = this.#limited;
    const [row] = await em.execute<{ count: number }[]>(countRecords(table, condition), [most]);
    return row?.count ?? 0;
  }
}
