import { firstOf } from '../../../foundation/database/sample.ts';
import { count, nameKey } from '../../../foundation/kernel/text/text.ts';
import type { CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import type { RoleService } from '../../../organisation/roles/role-service.ts';
import type { Agent } from '../../../organisation/value/agent.ts';
import { autonomyIn } from '../../../organisation/value/autonomy.ts';
import type { Department } from '../../../organisation/value/department.ts';
import type { AutonomyLevel } from '../../../organisation/value/enumerations.ts';
import type { Organisation } from '../../../organisation/value/organisation.ts';
import type { Query } from './query.ts';
import { cite, fact, listFact } from './text.ts';

const citeAgent = ({ id, name }: Agent): CitedRecord => cite('agent', id, name);
const citeDepartment = ({ id, name }: Department): CitedRecord => cite('department', id, name);

const isIn = (agent: Agent, department: Department): boolean => nameKey(agent.department) === nameKey(department.name);

const headOf = ({ agents }: Organisation, { head }: Department): Agent | undefined =>
  head === null ? undefined : agents.find(({ name }) => nameKey(name) === nameKey(head));

/** The heads of the named departments, or of all. */
export const departmentHeads = ({ organisation, departments, limit }: Query): RetrievedFact[] => {
  const query = departments.length > 0 ? departments : organisation.departments;
  const line = (department: Department): string => {
    const agent = headOf(organisation, department);
    const role = agent === undefined ? '' : `, ${agent.role}`;
    return `${department.name}: ${department.head === null ? 'nobody' : `${department.head}${role}`}`;
  };
  const cited = (department: Department): CitedRecord[] => {
    const agent = headOf(organisation, department);
    return [citeDepartment(department), ...(agent === undefined ? [] : [citeAgent(agent)])];
  };
  return [listFact('Departments by who leads them', firstOf(query, limit), { line, cite: cited })];
};

/** The agents of the named departments; without a name, the number of agents in each department. */
export const departmentMembers = ({ organisation, departments, limit }: Query): RetrievedFact[] => {
  const inside = (department: Department): Agent[] => organisation.agents.filter((agent) => isIn(agent, department));
  if (departments.length === 0)
    return [
      listFact('Departments by how many work there', firstOf(organisation.departments, limit), {
        line: (department) => `${department.name}: ${count(inside(department).length, 'agent')}`,
        cite: (department) => [citeDepartment(department)],
      }),
    ];
  return departments.slice(0, limit).map((department) => {
    const found = listFact(`Agents in ${department.name}`, firstOf(inside(department), limit), {
      line: ({ name, role }) => `${name}, ${role}`,
      cite: (agent) => [citeAgent(agent)],
    });
    return { ...found, cited: [citeDepartment(department), ...found.cited] };
  });
};

const modelOf = ({ modelProvider, modelId }: Agent): string =>
  modelId === null ? 'no individual model' : `model ${modelProvider}/${modelId}`;

/** The roles and responsibilities of the named agents. */
export const agentProfiles = async (
  { organisation, agents, limit }: Query,
  { roles }: { readonly roles: RoleService },
): Promise<RetrievedFact[]> => {
  const levelOf = autonomyIn(organisation);
  const found: RetrievedFact[] = [];
  for (const agent of agents.slice(0, limit)) {
    const role = await roles.find(agent.role);
    const what = role === null || role.description === '' ? '' : ` ${role.description}`;
    const facts = [`autonomy ${levelOf(agent)}`, `level ${agent.level}`, modelOf(agent)];
    const place = agent.department === '' ? '' : ` in ${agent.department}`;
    found.push(fact(`${agent.name} is ${agent.role}${place}: ${facts.join(', ')}.${what}`, citeAgent(agent)));
  }
  return found;
};

/** The models of the named agents; without a name, the agents that have no model. */
export const agentModels = ({ organisation, agents, limit }: Query): RetrievedFact[] => {
  const format = {
    line: (agent: Agent) => `${agent.name}, ${agent.role}: ${modelOf(agent)}`,
    cite: (agent: Agent) => [citeAgent(agent)],
  };
  if (agents.length > 0) return [listFact('Models of agents', firstOf(agents, limit), format)];
  const without = organisation.agents.filter(({ modelId }) => modelId === null);
  return [listFact('Agents without an individual model', firstOf(without, limit), format)];
};

/** The autonomy level of the company, and the agents at every requested level. */
export const autonomyLevels = ({ autonomyLevels: levels, organisation, limit }: Query): RetrievedFact[] => {
  const { company, agents } = organisation;
  const levelOf = autonomyIn(organisation);
  const held = Map.groupBy(agents, levelOf);
  return [
    fact(`The autonomy level of the company is ${company.autonomyLevel}.`),
    ...levels.map((level) => {
      return listFact(`Agents whose autonomy is ${level}`, firstOf(held.get(level as AutonomyLevel) ?? [], limit), {
        line: (agent) => `${agent.name}, ${agent.role} (${agent.autonomyLevel === null ? 'inherited' : 'its own'})`,
        cite: (agent) => [citeAgent(agent)],
      });
    }),
  ];
};

/** The roles of the organisation with the number of agents that hold each. */
export const roleList = async (
  { organisation, limit }: Query,
  { roles }: { readonly roles: RoleService },
): Promise<RetrievedFact[]> => {
  const total = await roles.count();
  const { items } = await roles.list({ limit, position: null });
  const holders = (name: string): number =>
    organisation.agents.filter(({ role }) => nameKey(role) === nameKey(name)).length;
  const line = ({ name, department }: (typeof items)[number]): string =>
    `${name} (${department}), held by ${count(holders(name), 'agent')}`;
  return [listFact('Roles', { total, items }, { line, cite: () => [] })];
};
