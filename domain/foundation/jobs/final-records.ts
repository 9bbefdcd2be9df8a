import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { keptMs } from '../settings/retention.ts';
import type { Job } from './worker.ts';

/** Records that are deleted some days after they became final, unless something still needs them. */
export interface FinalRecordRules {
  readonly table: string;
  /** The key of the setting of retention that gives the age. */
  readonly age: string;
  /** Condition of a final record. */
  readonly final: string;
  /** Statements that delete what belongs to the records; each has one value, their ids as JSON. */
  readonly with?: readonly string[];
}

/** Which of the records are still needed. */
export type StillNeeded = (em: EntityManager, ids: readonly string[]) => Promise<ReadonlySet<string>>;

const PAGE = 500;
/** Records beyond so many pages are deleted in the next run. */
const MAX_PAGES = 40;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Deletes final records by age (spec/rules/limits.md#retention). Other areas register what they still need. */
export class FinalRecords {
  readonly #needs: { readonly uow: UnitOfWork; readonly clock: Clock; readonly settings: LiveSettings };
  readonly #rules: FinalRecordRules;
  readonly #stillNeeded: StillNeeded[] = [];

  constructor(
    needs: { readonly uow: UnitOfWork; readonly clock: Clock; readonly settings: LiveSettings },
    rules: FinalRecordRules,
  ) {
    this.#needs = needs;
    this.#rules = rules;
  }

  get job(): Job {
    return { name: `delete-final-${this.#rules.table}`, cron: '*/10 * * * *', isAlone: true, run: () => this.sweep() };
  }

  /** Registers a check that keeps records. */
  keepWhile(stillNeeded: StillNeeded): void {
    this.#stillNeeded.push(stillNeeded);
  }

  /** A page of records in each transaction. */
  async sweep(): Promise<void> {
    const { settings, clock, uow } = this.#needs;
    await settings.refresh();
    const kept = keptMs(settings, this.#rules.age);
    if (kept === null) return;
    const before = new Date(clock.now().getTime() - kept);
    let after: string | null = BEFORE_ALL;
    for (let page = 0; page < MAX_PAGES && after !== null; page += 1) {
      const from: string = after;
      after = await uow.write((em) => this.#deletePage(em, from, before));
    }
  }

  /** The last id of the page; null when it was the last page. */
  async #deletePage(em: EntityManager, after: string, before: Date): Promise<string | null> {
    const { table, final, with: others = [] } = this.#rules;
    const rows = await em.execute<{ id: string }[]>(
      `select id from ${table} where id > ? and ${final} and updated_at < ? order by id limit ${PAGE} for update skip locked`,
      [after, before],
    );
    const ids = rows.map(({ id }) => id);
    const needed = new Set<string>();
    for (const stillNeeded of this.#stillNeeded) for (const id of await stillNeeded(em, ids)) needed.add(id);
    const values = [JSON.stringify(ids.filter((id) => !needed.has(id)))];
    for (const text of others) await em.execute(text, values);
    await em.execute(
      `delete from ${table} where id in (select value::uuid from json_array_elements_text(?::json))`,
      values,
    );
    return ids.length < PAGE ? null : (ids.at(-1) ?? null);
  }
}
