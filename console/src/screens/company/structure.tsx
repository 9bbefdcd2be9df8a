import { href } from '../../routes.ts';
import { may, mayChangeDepartment } from '../../session/session.ts';
import { text } from '../../text.ts';
import { Ordered } from './ordered.tsx';
import { reorderAgents, reorderDepartments } from './orders.ts';
import { type Agent, type Department, groupsOf, type Whole } from './records.ts';

interface StructureProps {
  readonly whole: Whole;
  /** Of what is looked at. */
  readonly id: string | undefined;
  readonly reload: () => Promise<void>;
}

/** The company as a list: its departments and their agents, in order. */
export const Structure = ({ whole, id, reload }: StructureProps) => {
  const { groups, strays } = groupsOf(whole);
  const link = (place: string, each: Department | Agent) => (
    <a href={href('company', place, each.id)} draggable={false} aria-current={each.id === id ? 'true' : undefined}>
      <bdi>{each.name}</bdi> {'role' in each && <bdi class="faint">{each.role}</bdi>}
    </a>
  );
  const common = { currency: whole.settings.currency, onStored: reload };
  const membersOf = new Map(groups.map(({ department, members }) => [department.id, members]));
  return (
    <>
      <Ordered
        {...common}
        items={whole.departments}
        isMovable={may('org')}
        plan={(names) => reorderDepartments(whole, names)}
        link={(each) => link('departments', each)}
        below={(each) => {
          const members = membersOf.get(each.id) ?? [];
          return (
            <Ordered
              {...common}
              items={members}
              isMovable={mayChangeDepartment(each.name)}
              plan={(names) => reorderAgents(each.id, members, names)}
              link={(agent) => link('agents', agent)}
            />
          );
        }}
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
