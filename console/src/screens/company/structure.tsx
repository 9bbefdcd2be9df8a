import { href } from '../../addresses.ts';
import type { Replaceable } from '../../load.ts';
import { canChangeDepartment, may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Ordered } from './ordered.tsx';
import { reorderDepartments, saveAgentOrder } from './orders.ts';
import { type AgentRecord, type CompanyStructure, type DepartmentRecord, groupsOf, ordered } from './records.ts';

interface StructureProps {
  readonly whole: CompanyStructure;
  /** The selected record. */
  readonly id: string | undefined;
  readonly replace: Replaceable<CompanyStructure>['replace'];
}

/** The company as a list of departments and agents, in order. */
export const Structure = ({ whole, id, replace }: StructureProps) => {
  const { groups, strays } = groupsOf(whole);
  const link = (place: string, each: DepartmentRecord | AgentRecord) => (
    <a href={href('company', place, each.id)} draggable={false} aria-current={each.id === id ? 'true' : undefined}>
      <bdi>{each.name}</bdi> {'role' in each && <bdi class="faint">{each.role}</bdi>}
    </a>
  );
  const { currency } = whole.settings;
  const membersOf = new Map(groups.map(({ department, members }) => [department.id, members]));
  return (
    <>
      <Ordered
        currency={currency}
        onStored={(stored) => replace((before) => ({ ...before, departments: ordered(before.departments, stored) }))}
        items={whole.departments}
        isMovable={may('org')}
        plan={(names) => reorderDepartments(whole, names)}
        link={(each) => link('departments', each)}
        below={(each) => {
          const members = membersOf.get(each.id) ?? [];
          return (
            <Ordered
              currency={currency}
              onStored={(stored) => replace((before) => ({ ...before, agents: ordered(before.agents, stored) }))}
              items={members}
              isMovable={canChangeDepartment(each.name)}
              plan={(names) => saveAgentOrder(each.id, members, names)}
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
