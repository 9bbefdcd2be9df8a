import type { Schema } from '../../api.ts';
import { text } from '../../text.ts';
import { words as shown } from '../../ui/values.tsx';

type Agent = Schema<'SetupAgentSummary'>;

/** The chart of a company: its departments, and who works there. */
export const Roster = ({ agents }: { readonly agents: readonly Agent[] }) => {
  const departments = new Map<string, Agent[]>();
  for (const agent of agents) departments.set(agent.department, [...(departments.get(agent.department) ?? []), agent]);
  if (agents.length === 0) return <p class="faint">{text.setup.noAgents}</p>;
  return (
    <ul class="roster">
      {[...departments].map(([department, members]) => (
        <li key={department} class="card">
          <h3>{department}</h3>
          <ul>
            {members.map(({ id, name, role, level }) => (
              <li key={id}>
                {name}{' '}
                <span class="faint">
                  {role}, {shown(level)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
