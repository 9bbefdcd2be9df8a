import { href } from '../../addresses.ts';
import { api, ask } from '../../api.ts';
import { useLoad } from '../../load.ts';
import { canChangeDepartment, may } from '../../session/session.ts';
import { text } from '../../text/text.ts';
import { Empty, Loads } from '../../ui/page.tsx';
import { Badge } from '../../ui/values.tsx';
import { Inspected } from './inspected.tsx';
import * as plans from './planned-changes.ts';
import { type AgentRecord, type CompanyStructure, type DepartmentRecord, groupsOf } from './records.ts';

const words = text.company;
const Health = ({ department: { id, updated_at: at } }: { readonly department: DepartmentRecord }) => {
  const params = { path: { department_id: id } };
  const health = useLoad(() => ask(() => api.GET('/api/v1/departments/{department_id}/health', { params })), [id, at]);
  return (
    <Loads of={health}>
      {({ status }) => (
        <p>
          {words.health}: <Badge tone={status === 'healthy' ? 'good' : 'warn'}>{words.healths[status]}</Badge>
        </p>
      )}
    </Loads>
  );
};

const Members = ({ agents }: { readonly agents: readonly AgentRecord[] }) => (
  <>
    <h3>{words.agents}</h3>
    {agents.length === 0 && <p class="faint">{words.noAgents}</p>}
    <ul>
      {agents.map(({ id, name, role }) => (
        <li key={id}>
          <a href={href('company', 'agents', id)}>{name}</a> <bdi class="faint">{role}</bdi>
        </li>
      ))}
    </ul>
  </>
);

interface InspectorProps {
  readonly whole: CompanyStructure;
  readonly place: string | undefined;
  readonly id: string | undefined;
  readonly reload: () => void;
}

/** The selected department or agent, or the company. */
export const Inspector = ({ whole, place, id, reload }: InspectorProps) => {
  const isOrg = may('org');
  const common = { whole, reload };
  if (place === undefined) {
    const first = whole.departments[0]?.name;
    const { company_name: name, ...record } = whole.settings;
    return (
      <Inspected
        {...common}
        key="company"
        name={name}
        record={record}
        possible={[
          [isOrg, words.change, plans.changeCompany],
          [isOrg, words.newDepartment, () => plans.newDepartment(whole)],
          [isOrg && first !== undefined, words.newAgent, () => plans.newAgent(first ?? '', whole)],
        ]}
      />
    );
  }
  const group = groupsOf(whole).groups.find(({ department }) => place === 'departments' && department.id === id);
  if (group !== undefined) {
    const { department, members } = group;
    const { name, ...record } = department;
    const isMine = canChangeDepartment(name);
    return (
      <Inspected
        {...common}
        key={id}
        name={name}
        record={record}
        possible={[
          [isMine, words.change, () => plans.changeDepartment(department, whole)],
          [isOrg, words.newAgent, () => plans.newAgent(name, whole)],
          [isMine, text.common.delete, () => plans.deleteDepartment(department)],
        ]}
      >
        <Health department={department} />
        <Members agents={members} />
      </Inspected>
    );
  }
  const agent = whole.agents.find((each) => place === 'agents' && each.id === id);
  if (agent === undefined)
    return (
      <Empty title={words.noSuch}>
        <a href={href('company')}>{words.toCompany}</a>
      </Empty>
    );
  const { name, ...record } = agent;
  return (
    <Inspected
      {...common}
      key={id}
      name={name}
      record={record}
      possible={[
        [isOrg, words.change, () => plans.changeAgent(agent, whole)],
        [isOrg, text.common.delete, () => plans.deleteAgent(agent)],
      ]}
    />
  );
};
