import { api } from '../../api.ts';
import { text } from '../../text/text.ts';
import type { Change } from '../../ui/diff.tsx';
import type { PlannedChange } from './planned-changes.ts';
import type { AgentRecord, CompanyStructure } from './records.ts';

type Named = Pick<AgentRecord, 'name'>;

/** The current and the new positions. */
const places = async (before: readonly Named[], response: unknown): Promise<readonly Change[]> =>
  (response as readonly Named[]).flatMap(({ name: after }, index) => {
    const { name } = before[index] ?? { name: '' };
    return name === after ? [] : [{ name: String(index + 1), before: name, after }];
  });

const reorder = (before: readonly Named[], send: PlannedChange['send']): PlannedChange => ({
  title: text.company.order,
  isGiven: true,
  read: async () => ({ data: {}, fields: [] }),
  send,
  compare: (response) => places(before, response),
});

export const reorderDepartments = ({ departments }: CompanyStructure, department_names: string[]): PlannedChange =>
  reorder(departments, ({ query }) =>
    api.POST('/company/reorder-departments', { params: { query }, body: { department_names } }),
  );

export const saveAgentOrder = (
  department_id: string,
  members: readonly AgentRecord[],
  agent_names: string[],
): PlannedChange =>
  reorder(members, ({ query }) =>
    api.POST('/api/v1/departments/{department_id}/reorder-agents', {
      params: { query, path: { department_id } },
      body: { agent_names },
    }),
  );
