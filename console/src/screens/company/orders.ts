import { api } from '../../api.ts';
import { text } from '../../text.ts';
import type { Change } from '../../ui/diff.tsx';
import type { Plan } from './plans.ts';

interface Named {
  readonly name: string;
}

type Names = readonly string[];

/** Who stands where now, and where they would. */
const places = async (before: Names, answered: unknown): Promise<readonly Change[]> =>
  (answered as readonly Named[]).flatMap(({ name: after }, index) => {
    const name = before[index] ?? '';
    return name === after ? [] : [{ name: String(index + 1), before: name, after }];
  });

const reorder = (before: Names, send: Plan['send']): Plan => ({
  title: text.company.order,
  isGiven: true,
  read: async () => ({ data: {}, fields: [] }),
  send,
  compare: (answered) => places(before, answered),
});

export const reorderDepartments = (before: Names, department_names: string[]): Plan =>
  reorder(before, ({ query }) =>
    api.POST('/company/reorder-departments', { params: { query }, body: { department_names } }),
  );

export const reorderAgents = (department_id: string, before: Names, agent_names: string[]): Plan =>
  reorder(before, ({ query }) =>
    api.POST('/api/v1/departments/{department_id}/reorder-agents', {
      params: { query, path: { department_id } },
      body: { agent_names },
    }),
  );
