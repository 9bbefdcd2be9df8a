import { Conflict, Duplicate, NotFound, ValidationFailed } from '../../foundation/errors/errors.ts';
import { parseUuid } from '../../foundation/kernel/ids.ts';
import { nameKey, visibleKey } from '../../foundation/kernel/text/text.ts';
import type { Agent } from '../value/agent.ts';
import type { AutonomyLevel, ModelTier, SeniorityLevel } from '../value/enumerations.ts';
import type { ModelFields } from '../value/model-pair.ts';
import type { Organisation } from '../value/organisation.ts';
import { reorderByName } from '../value/snapshots/reorder-by-name.ts';
import { toStoredName } from '../value/stored-name.ts';

/** A requested agent. */
export interface NewAgent extends ModelFields {
  readonly name: string;
  readonly role: string;
  readonly department: string;
  readonly level: SeniorityLevel;
  readonly personalityPreset: string | null;
  readonly autonomyLevel: AutonomyLevel | null;
  readonly budgetLimitMonthly: number | null;
}

/**
 * The changes of an agent. An absent field stays; null clears autonomy level and budget limit, and keeps name, role,
 * department, level and preset.
 */
export interface AgentUpdate extends ModelFields {
  readonly name?: string | null;
  readonly role?: string | null;
  readonly department?: string | null;
  readonly level?: SeniorityLevel | null;
  readonly personalityPreset?: string | null;
  readonly autonomyLevel?: AutonomyLevel | null;
  readonly budgetLimitMonthly?: number | null;
}

/** The stored model of an agent. */
export interface AgentModel {
  readonly modelProvider: string | null;
  readonly modelId: string | null;
  readonly tier: ModelTier;
}

const isNamed =
  (name: string) =>
  (record: { readonly name: string }): boolean =>
    nameKey(record.name) === nameKey(name);

/** The agents of a department, in company order. */
export const agentsOf = ({ agents }: Organisation, department: string): Agent[] => {
  const key = nameKey(department);
  return agents.filter((agent) => nameKey(agent.department) === key);
};

/** The agent with this id, in any case. Throws NotFound for a malformed or unknown id. */
export const requireAgent = ({ agents }: Organisation, agentId: string): Agent => {
  const id = parseUuid(agentId);
  const agent = agents.find((candidate) => candidate.id === id);
  if (agent === undefined) throw new NotFound('The agent does not exist');
  return agent;
};

/** The department's own spelling of its name. Throws ValidationFailed for an unknown name. */
const spellingOf = ({ departments }: Organisation, name: string): string => {
  const department = departments.find(isNamed(name));
  if (department === undefined) throw new ValidationFailed('The department does not exist');
  return department.name;
};

const requireFreeName = (agents: readonly Agent[], name: string): void => {
  const key = visibleKey(name);
  if (agents.some((agent) => visibleKey(agent.name) === key))
    throw new Duplicate('An agent with this name, or one that looks the same, already exists');
};

/**
 * Appends an agent to the company order. Throws ValidationFailed for an unknown department, Duplicate for a name that
 * is taken.
 */
export const addAgent = (
  organisation: Organisation,
  { id, now }: { readonly id: string; readonly now: Date },
  fields: NewAgent,
  chosen: AgentModel & Pick<Agent, 'personalityPreset' | 'personality'>,
): Organisation => {
  const department = spellingOf(organisation, fields.department);
  requireFreeName(organisation.agents, fields.name);
  const agent: Agent = {
    id,
    name: toStoredName(fields.name),
    role: toStoredName(fields.role),
    department,
    level: fields.level,
    ...chosen,
    autonomyLevel: fields.autonomyLevel,
    budgetLimitMonthly: fields.budgetLimitMonthly,
    createdAt: now,
    updatedAt: now,
  };
  return { ...organisation, agents: [...organisation.agents, agent] };
};

/** Changes one agent; the head of a department follows its name. Throws ValidationFailed or Duplicate. */
export const updateAgent = (
  organisation: Organisation,
  agent: Agent,
  update: AgentUpdate,
  chosen: Partial<Agent>,
): Organisation => {
  const next: Agent = {
    ...agent,
    ...chosen,
    name: update.name == null ? agent.name : toStoredName(update.name),
    role: update.role == null ? agent.role : toStoredName(update.role),
    department: update.department == null ? agent.department : spellingOf(organisation, update.department),
    level: update.level ?? agent.level,
    autonomyLevel: update.autonomyLevel === undefined ? agent.autonomyLevel : update.autonomyLevel,
    budgetLimitMonthly: update.budgetLimitMonthly === undefined ? agent.budgetLimitMonthly : update.budgetLimitMonthly,
  };
  const others = organisation.agents.filter(({ id }) => id !== agent.id);
  if (visibleKey(next.name) !== visibleKey(agent.name)) requireFreeName(others, next.name);
  const agents = organisation.agents.map((known) => (known.id === agent.id ? next : known));
  return withHeadReplaced({ ...organisation, agents }, agent, next.name);
};

/** Removes an agent; a department that it headed has no head afterwards. Throws Conflict for the CEO. */
export const removeAgent = (organisation: Organisation, agent: Agent): Organisation => {
  if (nameKey(agent.role) === 'ceo') throw new Conflict('The CEO cannot be deleted');
  const agents = organisation.agents.filter(({ id }) => id !== agent.id);
  return withHeadReplaced({ ...organisation, agents }, agent, null);
};

/**
 * The head of a department is stored as a name. It follows its agent, unless another agent has the same name and may be
 * the head (spec/rules/organisation.md#department-head).
 */
export const withHeadReplaced = (organisation: Organisation, former: Agent, head: string | null): Organisation => {
  if (former.name === head) return organisation;
  const isFormer = isNamed(former.name);
  if (organisation.agents.some((agent) => agent.id !== former.id && isFormer(agent))) return organisation;
  const departments = organisation.departments.map((department) =>
    department.head !== null && isFormer({ name: department.head }) ? { ...department, head } : department,
  );
  return { ...organisation, departments };
};

/**
 * Sorts the agents of a department by `names`, within the places that they hold in company order. Throws
 * ValidationFailed.
 */
export const reorderAgents = (
  organisation: Organisation,
  department: string,
  names: readonly string[],
): Organisation => {
  const ordered = reorderByName(agentsOf(organisation, department), names)[Symbol.iterator]();
  const key = nameKey(department);
  const agents = organisation.agents.map((agent) =>
    nameKey(agent.department) === key ? (ordered.next().value ?? agent) : agent,
  );
  return { ...organisation, agents };
};
