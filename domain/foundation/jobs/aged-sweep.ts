import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LiveSettings } from '../settings/live-settings.ts';
import { retentionMs } from '../settings/retention.ts';
import type { SettingDefinition } from '../settings/setting-definition.ts';
import { SELECT_SWEEP_POSITION, SWEEP_PAGE, UPSERT_SWEEP_POSITION } from './statements.ts';
import type { Job } from './worker.ts';

export interface AgedSweepDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
}

/** Records that are removed some days after their last change, unless something still needs them. */
export interface AgedRecords {
  /** The name of the job. */
  readonly name: string;
  /** The retention setting that gives the age. */
  readonly age: SettingDefinition<number>;
  /**
   * Examines the next SWEEP_PAGE records by id after `after` that have not changed since `before`, and removes those that nothing needs.
   * Returns the ids of all examined records, ascending.
   */
  readonly examine: (after: string, before: Date) => Promise<readonly string[]>;
}

/** The most pages of one run. */
const MAX_PAGES = 40;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Examines records by id, page by page (spec/rules/limits.md#retention). A run continues after the last record that the previous run
 * examined, and starts over after the last one, so records that must stay hide no others.
 */
export class AgedSweep {
  readonly #deps: AgedSweepDeps;
  readonly #records: AgedRecords;

  constructor(deps: AgedSweepDeps, records: AgedRecords) {
    this.#deps = deps;
    this.#records = records;
  }

  get job(): Job {
    return { name: this.#records.name, cron: '*/10 * * * *', isAlone: true, run: () => this.run() };
  }

  async run(): Promise<void> {
    const { settings, clock, uow } = this.#deps;
    const { name, age, examine } = this.#records;
    await settings.refresh();
    const kept = retentionMs(settings, age);
    if (kept === null) return;
    const before = new Date(clock.now().getTime() - kept);
    const [row] = await uow.read((em) => em.execute<{ last_id: string }[]>(SELECT_SWEEP_POSITION, [name]));
    let after = row?.last_id ?? BEFORE_ALL;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const ids = await examine(after, before);
      const isEnd = ids.length < SWEEP_PAGE;
      after = isEnd ? BEFORE_ALL : (ids.at(-1) ?? BEFORE_ALL);
      await uow.write((em) => em.execute(UPSERT_SWEEP_POSITION, [name, after]));
      if (isEnd) return;
    }
  }
}
