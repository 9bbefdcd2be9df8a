import type { EntityManager } from '@mikro-orm/postgresql';
import type { SettingDefinition } from '../settings/setting-definition.ts';
import { AgedSweep, type AgedSweepDeps } from './aged-sweep.ts';
import { deleteFinalRecords, lockFinalRecords } from './statements.ts';

/** Records that are deleted some days after they became final, unless something still needs them. */
export interface FinalRecordRules {
  readonly table: string;
  /** The retention setting that gives the age. */
  readonly age: SettingDefinition<number>;
  /** The SQL condition of a final record. */
  readonly final: string;
  /** Statements that delete dependent rows; each has one value, the ids of the records as JSON. */
  readonly with?: readonly string[];
}

/** Returns the records that are still needed. */
export type StillNeeded = (em: EntityManager, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Deletes final records by age (spec/rules/limits.md#retention). Other areas register which ones they still need. */
export class FinalRecords {
  readonly sweep: AgedSweep;
  readonly #rules: FinalRecordRules;
  readonly #stillNeeded: StillNeeded[] = [];

  constructor(deps: AgedSweepDeps, rules: FinalRecordRules) {
    this.#rules = rules;
    const { table, age } = rules;
    const examine = (after: string, before: Date): Promise<readonly string[]> =>
      deps.uow.write((em) => this.#examine(em, after, before));
    this.sweep = new AgedSweep(deps, { name: `delete-final-${table}`, age, examine });
  }

  /** Registers a check that keeps records. */
  keepWhile(stillNeeded: StillNeeded): void {
    this.#stillNeeded.push(stillNeeded);
  }

  async #examine(em: EntityManager, after: string, before: Date): Promise<readonly string[]> {
    const { table, final, with: others = [] } = this.#rules;
    const rows = await em.execute<{ id: string }[]>(lockFinalRecords(table, final), [after, before]);
    const ids = rows.map(({ id }) => id);
    const needed = new Set<string>();
    for (const stillNeeded of this.#stillNeeded) for (const id of await stillNeeded(em, ids)) needed.add(id);
    const values = [JSON.stringify(ids.filter((id) => !needed.has(id)))];
    for (const text of others) await em.execute(text, values);
    await em.execute(deleteFinalRecords(table), values);
    return ids;
  }
}
