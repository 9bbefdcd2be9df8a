import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import type { SpendingSubject } from '../llm/gateway/spending.ts';
import type { ModelChoice } from '../llm/provider.ts';
import { maskedJson } from '../llm/safety/masked-json.ts';
import { neutralise } from '../llm/safety/untrusted.ts';
import { findRole } from '../organisation/roles/role-rows.ts';
import type { Agent } from '../organisation/value/agent.ts';
import type { Organisation } from '../organisation/value/organisation.ts';

/** Reads the current organisation; `readIn` reads it in the caller's transaction. */
export interface OrganisationReader {
  read(): Promise<{ readonly organisation: Organisation }>;
  readIn(em: EntityManager): Promise<{ readonly organisation: Organisation }>;
}

/** An agent with the prompt of its role, its model, and the department that pays. */
export interface AgentPersona {
  readonly agent: Agent;
  /** The prompt of the role; null if it has none. */
  readonly rolePrompt: string | null;
  /** The model of the agent; null for the default model. */
  readonly choice: ModelChoice | null;
  readonly subject: SpendingSubject;
}

/** The department that pays for the calls of the agent; null if it has none. */
export const departmentIdOf = ({ departments }: Organisation, { department }: Agent): string | null =>
  departments.find(({ name }) => nameKey(name) === nameKey(department))?.id ?? null;

/** The model of an agent (spec/rules/chat.md#models-of-agents). */
const choiceOf = ({ modelProvider: provider, modelId }: Agent): ModelChoice | null =>
  provider === null || modelId === null ? null : { provider, modelId };

/** Loads the persona of an agent (spec/rules/chat.md#group-rounds). */
export const loadPersona = async (
  uow: UnitOfWork,
  agent: Agent,
  departmentId: string | null,
): Promise<AgentPersona> => {
  const role = await uow.read((em) => findRole(em, agent.role));
  const subject = { departmentId, agentId: agent.id };
  return personaOf(agent, role?.systemPromptTemplate ?? null, subject);
};

/** The persona of an agent whose role was read already. */
export const personaOf = (agent: Agent, rolePrompt: string | null, subject: SpendingSubject): AgentPersona => ({
  ...{ agent, rolePrompt, choice: choiceOf(agent), subject },
});

/** The prompt of the agent's role for a system message: written by administrators, with fence tags escaped. */
export const roleInstructions = ({ rolePrompt }: AgentPersona): string[] =>
  rolePrompt === null || rolePrompt.trim() === '' ? [] : [`Instructions of your role:\n${neutralise(rolePrompt)}`];

/** Name, role and personality; the caller fences them as organisation data. */
export const personaText = ({ agent: { name, role, department, personality } }: AgentPersona): string =>
  [
    `you are: ${name}`,
    `your role: ${role}`,
    `your department: ${department}`,
    `your personality: ${maskedJson(personality)}`,
  ].join('\n');
