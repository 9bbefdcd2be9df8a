import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { ValidationFailed } from '../../foundation/errors/errors.ts';
import { DAY_MS, FIRST_DAY } from '../../foundation/kernel/clock.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import type { OrganisationChanges } from '../../organisation/changes/organisation-changes.ts';
import { readProjectNames } from '../../projects/project-service.ts';
import { readTaskTitles } from '../../tasks/find-task.ts';
import { sumUsage, type UsageFilter } from './statements.ts';

export type UsageLevel = 'task' | 'project' | 'agent';

/** Selects runs. Days are calendar days (UTC) such as `2031-03-09`, both included; null: without limit. */
export interface UsageQuery {
  readonly level: UsageLevel;
  readonly taskId: string | null;
  readonly projectId: string | null;
  readonly agentId: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The usage of all selected runs of a task, a project or an agent in one currency. `name` is null for a deleted record. */
export interface UsageLine {
  readonly level: UsageLevel;
  readonly id: string;
  readonly name: string | null;
  readonly runs: number;
  readonly modelCalls: number;
  readonly toolCalls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  readonly currency: string;
}

const MAX_RUNS = 100_000;
const MAX_LINES = 10_000;

/** No run will begin after this day. */
const LAST_DAY = '9999-12-31';

const COLUMNS = { task: 'task_id', project: 'project_id', agent: 'agent_id' } as const;

type Row = Omit<UsageLine, 'level' | 'name'> & { readonly total: number };

interface UsageReporterDeps {
  readonly uow: UnitOfWork;
  readonly changes: Pick<OrganisationChanges, 'read'>;
}

/** Sums the usage of runs when it is read (spec/rules/work.md#usage). */
export class UsageReporter {
  readonly #deps: UsageReporterDeps;

  constructor(deps: UsageReporterDeps) {
    this.#deps = deps;
  }

  /** The highest cost first. Throws ValidationFailed for days in the wrong order, too many runs, or too many lines. */
  async list({ level, from, to, ...references }: UsageQuery): Promise<readonly UsageLine[]> {
    if (from !== null && to !== null && from > to) throw new ValidationFailed('query /from must not be after /to');
    const ids = Object.entries(references).filter(([, text]) => text !== null);
    const filters = [
      ...ids.map(([name, text]) => [name, parseUuid(text ?? '')] as const),
      ...(from === null || from < FIRST_DAY ? [] : [['from', startOf(from)] as const]),
      ...(to === null || to >= LAST_DAY ? [] : [['until', new Date(startOf(to).getTime() + DAY_MS)] as const]),
    ];
    if (to !== null && to < FIRST_DAY) return [];
    // A text that is not an id matches nothing.
    if (filters.some(([, value]) => value === null)) return [];
    const text = sumUsage(
      COLUMNS[level],
      filters.map(([name]) => name as UsageFilter),
    );
    const values = [...filters.map(([, value]) => value), MAX_RUNS + 1, MAX_LINES + 1];
    const rows = await this.#deps.uow.read((em) => em.execute<Row[]>(text, values));
    requireBounded(rows);
    const names = await this.#namesOf(level, [...new Set(rows.map(({ id }) => id))]);
    return rows.map(({ total: _, ...line }) => ({ ...line, level, name: names.get(line.id) ?? null }));
  }

  async #namesOf(level: UsageLevel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const { uow, changes } = this.#deps;
    if (level === 'agent') {
      const { organisation } = await changes.read();
      return new Map(organisation.agents.map(({ id, name }) => [id, name]));
    }
    return uow.read((em) => (level === 'task' ? readTaskTitles(em, ids) : readProjectNames(em, ids)));
  }
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

const requireBounded = (rows: readonly Row[]): void => {
  if ((rows[0]?.total ?? 0) > MAX_RUNS)
    throw new ValidationFailed(`There are more than ${MAX_RUNS} runs; request fewer days, or add a filter`);
  if (rows.length > MAX_LINES)
    throw new ValidationFailed(`There are more than ${MAX_LINES} entries; request fewer days, or add a filter`);
};
