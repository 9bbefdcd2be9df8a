import type { Schema } from '../../api.ts';
import { text } from '../../text/text.ts';
import { Tree } from '../company/chart.tsx';

/** The chart of a previewed or stored company: its departments and agents. */
export const Roster = ({ of: { company_name: name, agents } }: { readonly of: Schema<'SetupCompanyResponse'> }) => {
  if (agents.length === 0) return <p class="faint">{text.setup.noAgents}</p>;
  const departments = Map.groupBy(agents, ({ department }) => department);
  const children = [...departments].map(([department, members]) => ({
    name: department,
    detail: text.company.agentCount(members.length),
    children: members.map((agent) => ({ name: agent.name, detail: agent.role })),
  }));
  return <Tree of={{ name, detail: text.setup.counts(departments.size, agents.length), children }} />;
};
