import { api, ask } from '../../api.ts';
import { href } from '../../routes.ts';
import { may, mayChangeDepartment } from '../../session/session.ts';
import { text } from '../../text.ts';
import { Ordered } from './ordered.tsx';
import { type Agent, type Department, groupsOf, type Whole } from './records.ts';

interface StructureProps {
  readonly whole: Whole;
  /** Of what is looked at. */
  readonly id: string | undefined;
  readonly reload: () => void;
}

/** The company as a list: its departments and their agents, in order. */
export const Structure = ({ whole, id, reload }: StructureProps) => {
  const { groups, strays } = groupsOf(whole);
  const link = (place: string, each: Department | Agent) => (
    <a href={href('company', place, each.id)} draggable={false} aria-current={each.id === id ? 'true' : undefined}>
      {each.name}
      {'role' in each && <span class="faint"> {each.role}</span>}
    </a>
  );
  const reorder = async (names: readonly string[]): Promise<void> => {
    await ask(() => api.POST('/company/reorder-departments', { body: { department_names: [...names] } }));
    reload();
  };
  const reorderAgents = async (department: string, names: readonly string[]): Promise<void> => {
    const params = { path: { department_id: department } };
    const body = { agent_names: [...names] };
    await ask(() => api.POST('/api/v1/departments/{department_id}/reorder-agents', { params, body }));
    reload();
  };
  const membersOf = new Map(groups.map(({ department, members }) => [department.id, members]));
  return (
    <>
      <Ordered
        items={whole.departments}
        isMovable={may('org')}
        save={reorder}
        link={(each) => link('departments', each)}
        below={(each) => (
          <Ordered
            items={membersOf.get(each.id) ?? []}
            isMovable={mayChangeDepartment(each.name)}
            save={(names) => reorderAgents(each.id, names)}
            link={(agent) => link('agents', agent)}
          />
        )}
      />
      {strays.length > 0 && (
        <>
          <h3>{text.company.strays}</h3>
          <ul class="ordered">
            {strays.map((agent) => (
              <li key={agent.id}>{link('agents', agent)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
