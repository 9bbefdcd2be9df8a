import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { ValidationFailed } from '../foundation/errors/errors.ts';
import { type Clock, DAY_MS, FIRST_DAY } from '../foundation/kernel/clock.ts';
import type { OrganisationChanges } from '../organisation/changes/organisation-changes.ts';
import type { Organisation } from '../organisation/value/organisation.ts';
import { COMPANY_SUBJECT, dayOf, type ReportedLevel } from './budget-caps.ts';
import { SELECT_SPENDING } from './statements.ts';

/** Selects spending; days are calendar days (UTC), both included. */
export interface SpendingQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly by: 'day' | 'month';
  readonly level: ReportedLevel;
}

/** The spending of one subject in one period. `id` and `name` are null for a company without a name and for deleted records. */
export interface SpendingLine {
  readonly period: string;
  readonly level: ReportedLevel;
  readonly id: string | null;
  readonly name: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Titles of charters by their ids. */
export type CharterTitles = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The most days between the first and the last day. */
const MAX_DAYS = 366;
const MAX_LINES = 10_000;

type Row = Omit<SpendingLine, 'level' | 'id' | 'name'> & { readonly subject: string };

interface SpendingReporterDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly changes: OrganisationChanges;
}

/** Reports spending by period and subject (spec/rules/organisation.md#spending-history). */
export class SpendingReporter {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #changes: OrganisationChanges;
  #titlesOf: CharterTitles = async () => new Map();

  constructor({ uow, clock, changes }: SpendingReporterDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#changes = changes;
  }

  /** Registers the source of the titles of charters. */
  useCharterTitles(titlesOf: CharterTitles): void {
    this.#titlesOf = titlesOf;
  }

  /** Oldest period first. Throws ValidationFailed for days in the wrong order or too far apart, or for too many lines. */
  async list({ from, to, by, level }: SpendingQuery): Promise<readonly SpendingLine[]> {
    const today = dayOf(this.#clock.now());
    const last = to ?? (from !== null && from > today ? from : today);
    const first = from ?? `${last.slice(0, 7)}-01`;
    requireNear(first, last);
    if (isBeforeFirstDay(last)) return [];
    const since = isBeforeFirstDay(first) ? FIRST_DAY : first;
    const asked = [by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM', level, since, last, MAX_LINES + 1];
    const rows = await this.#uow.read((em) => em.execute<Row[]>(SELECT_SPENDING, asked));
    if (rows.length > MAX_LINES)
      throw new ValidationFailed(`There are more than ${MAX_LINES} entries; ask for fewer days`);
    const names = await this.#namesOf(level, [...new Set(rows.map(({ subject }) => subject))]);
    return rows.map(({ subject, ...line }) => ({
      ...line,
      level,
      id: subject === COMPANY_SUBJECT ? null : subject,
      name: names.get(subject) ?? null,
    }));
  }

  async #namesOf(level: ReportedLevel, subjects: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (level === 'charter') return this.#titlesOf(subjects);
    const { organisation } = await this.#changes.read();
    return NAMES[level](organisation);
  }
}

const byId = (records: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(records.map(({ id, name }) => [id, name]));

const NAMES: Readonly<
  Record<Exclude<ReportedLevel, 'charter'>, (organisation: Organisation) => ReadonlyMap<string, string>>
> = {
  company: ({ company }) => new Map(company.name === null ? [] : [[COMPANY_SUBJECT, company.name]]),
  department: ({ departments }) => byId(departments),
  agent: ({ agents }) => byId(agents),
};

/** The year 0, which PostgreSQL does not have. */
const isBeforeFirstDay = (day: string): boolean => day < FIRST_DAY;

const requireNear = (first: string, last: string): void => {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (days < 0) throw new ValidationFailed('query /from: must not be after /to');
  if (days > MAX_DAYS) throw new ValidationFailed(`query /from: must be at most ${MAX_DAYS} days before /to`);
};
