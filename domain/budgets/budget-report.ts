import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import { currencySetting } from '../organisation/value/currency-setting.ts';
import { type BudgetLevel, COMPANY_SUBJECT, capsFor, departmentCap, monthOf } from './budget-caps.ts';
import { SUM_BUDGET_LEVELS } from './statements.ts';

/** The cap, held and spent amounts of a level; a null cap limits nothing. */
export interface BudgetLine {
  readonly cap: number | null;
  readonly held: number;
  readonly spent: number;
}

export interface BudgetReport {
  readonly currency: string;
  readonly month: string;
  readonly company: BudgetLine;
  readonly departments: readonly (BudgetLine & { readonly id: string })[];
  readonly charters: readonly (BudgetLine & { readonly id: string })[];
}

/** Charters with their own cap, the latest first. */
export type CharterCaps = () => Promise<readonly { readonly id: string; readonly cap: number }[]>;

interface SumRow {
  readonly level: BudgetLevel;
  readonly subject: string;
  readonly held: string;
  readonly spent: string;
}

interface BudgetReporterDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly changes: OrganisationChanges;
}

/** Caps, holds and spending of the month by level (spec/rules/organisation.md#budget-report). */
export class BudgetReporter {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #changes: OrganisationChanges;
  #charterCaps: CharterCaps | null = null;

  constructor({ uow, clock, settings, changes }: BudgetReporterDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#changes = changes;
  }

  /** Registers the source of the caps of charters. */
  useCharterCaps(charterCaps: CharterCaps): void {
    this.#charterCaps = charterCaps;
  }

  async report(): Promise<BudgetReport> {
    const now = this.#clock.now();
    const month = monthOf(now);
    const { organisation } = await this.#changes.read();
    const rows = await this.#uow.read((em) => em.execute<SumRow[]>(SUM_BUDGET_LEVELS, [month, month, now]));
    if (this.#charterCaps === null) throw new Error('the caps of charters are not registered');
    const charters = await this.#charterCaps();
    const sums = new Map(rows.map((row) => [`${row.level} ${row.subject}`, row]));
    const lineOf = (level: BudgetLevel, subject: string, cap: number | null): BudgetLine => {
      const row = sums.get(`${level} ${subject}`);
      return { cap, held: Number(row?.held ?? 0), spent: Number(row?.spent ?? 0) };
    };
    const [company] = capsFor(organisation, {}, month);
    return {
      currency: this.#settings.get(currencySetting),
      month,
      company: lineOf('company', COMPANY_SUBJECT, company?.cap ?? null),
      departments: organisation.departments.map(({ id }) => ({
        id,
        ...lineOf('department', id, departmentCap(organisation, id)),
      })),
      charters: charters.map(({ id, cap }) => ({ id, ...lineOf('charter', id, cap) })),
    };
  }
}
