import { api } from '../../api.ts';
import { text } from '../../text.ts';
import type { Change } from '../../ui/diff.tsx';
import type { PlanRecord } from './plans.ts';
import type { AgentRecord, Whole } from './records.ts';

type Named = Pick<AgentRecord, 'name'>;

/** The current and the new positions. */
const places = async (before: readonly Named[], answered: unknown): Promise<readonly Change[]> =>
  (answered as readonly Named[]).flatMap(({ name: after }, index) => {
    const { name } = before[index] ?? { name: '' };
    return name === after ? [] : [{ name: String(index + 1), before: name, after }];
  });

const reorder = (before: readonly Named[], send: PlanRecord['send']): PlanRecord => ({
  title: text.company.order,
  isGiven: true,
  read: async () => ({ data: {}, fields: [] }),
  send,
  compare: (answered) => places(before, answered),
});

export const reorderDepartments = ({ departments }: Whole, department_names: string[]): PlanRecord =>
  reorder(departments, ({ query }) =>
    api.POST('/company/reorder-departments', { params: { query }, body: { department_names } }),
  );

export const saveAgentOrder = (
  department_id: string,
  members: readonly AgentRecord[],
  agent_names: string[],
): PlanRecord =>
  reorder(members, ({ query }) =>
    api.POST('/api/v1/departments/{department_id}/reorder-agents', {
      params: { query, path: { department_id } },
      body: { agent_names },
    }),
  );
