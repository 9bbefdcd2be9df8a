import { api, ask, type Schema } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { may } from '../../session/session.ts';
import { text } from '../../text/text.ts';

export type Level = Schema<'SpendingLevel'>;

/** One line of the budget, with the name of its department, agent or charter. */
export interface Use extends Schema<'BudgetUse'> {
  readonly level: Level;
  readonly id: string | null;
  readonly name: string;
}

export interface Budget {
  readonly currency: string;
  readonly month: string;
  readonly uses: readonly Use[];
}

/** The titles of the newest 200 charters that the user may see. */
const titles = async (): Promise<readonly (readonly [string, string])[]> => {
  const query = { limit: 200, status: 'approved', scope: may('approve') ? 'all' : 'own' } as const;
  const { data } = await ask(() => api.GET('/api/v1/meta/charters', { params: { query } }));
  return data.map(({ id, title }) => [id, title]);
};

/** The budget report, with names that it does not contain. */
const read = async (): Promise<Budget> => {
  const [report, departments, charters] = await Promise.all([
    ask(() => api.GET('/api/v1/budget')),
    ask(() => api.GET('/company/departments')),
    titles(),
  ]);
  const names = new Map([...departments.map(({ id, name }) => [id, name] as const), ...charters]);
  const owned = (level: 'department' | 'charter', uses: readonly Schema<'OwnedBudgetUse'>[]): readonly Use[] =>
    uses.map((use) => ({ ...use, level, name: names.get(use.id) ?? `${text.money.levels[level]} ${use.id}` }));
  return {
    currency: report.currency,
    month: report.month,
    uses: [
      { ...report.company, level: 'company', id: null, name: text.money.levels.company },
      ...owned('department', report.departments),
      ...owned('charter', report.charters),
    ],
  };
};

export const useBudget = () => useLoad(read, [], ['budget', 'departments', 'company', 'charters']);

/** At this share of a cap the server gives its first alert. */
const NEAR = 0.8;

export const shareOf = ({ cap, spent, held }: Use): number | null =>
  cap === null ? null : cap === 0 ? 1 : (spent + held) / cap;

export const stateOf = (use: Use): 'none' | 'within' | 'near' | 'reached' => {
  const share = shareOf(use);
  if (share === null) return 'none';
  if (share >= 1) return 'reached';
  return share >= NEAR ? 'near' : 'within';
};
