import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import type { SpendingSubject } from '../llm/gateway/spending.ts';
import type { ModelChoice } from '../llm/provider.ts';
import { neutralise } from '../llm/safety/untrusted.ts';
import { findRole } from '../organisation/roles/role-rows.ts';
import type { Agent } from '../organisation/value/agent.ts';
import type { Organisation } from '../organisation/value/organisation.ts';

/** Reads the organisation as it is now; `readIn` as the caller's transaction sees it. */
export interface OrganisationReader {
  read(): Promise<{ readonly organisation: Organisation }>;
  readIn(em: EntityManager): Promise<{ readonly organisation: Organisation }>;
}

/** An agent as it is heard: with what its role is told, the model it is bound to, and the department that pays. */
export interface AgentPersona {
  readonly agent: Agent;
  /** The role's own instructions; null where it has none. */
  readonly rolePrompt: string | null;
  /** Null where it is bound to none. */
  readonly choice: ModelChoice | null;
  readonly subject: SpendingSubject;
}

/** The department that pays for what the agent says; null where it has none. */
export const departmentIdOf = ({ departments }: Organisation, { department }: Agent): string | null =>
  departments.find(({ name }) => nameKey(name) === nameKey(department))?.id ?? null;

/** The model an agent is bound to, for a call in its voice (spec/rules/chat.md#models-of-agents). */
const choiceOf = ({ modelProvider: provider, modelId }: Agent): ModelChoice | null =>
  provider === null || modelId === null ? null : { provider, modelId };

/** How an agent is heard (spec/rules/chat.md#group-rounds). */
export const loadPersona = async (
  uow: UnitOfWork,
  agent: Agent,
  departmentId: string | null,
): Promise<AgentPersona> => {
  const role = await uow.read((em) => findRole(em, agent.role));
  const subject = { departmentId, agentId: agent.id };
  return { agent, rolePrompt: role?.systemPromptTemplate ?? null, choice: choiceOf(agent), subject };
};

/** What the agent's role is told, for a system prompt: written by those who run the organisation, and no fence can open in it. */
export const roleInstructions = ({ rolePrompt }: AgentPersona): string[] =>
  rolePrompt === null || rolePrompt.trim() === '' ? [] : [`Instructions of your role:\n${neutralise(rolePrompt)}`];

/** Name, role and personality, to be fenced as organisation data. */
export const personaText = ({ agent: { name, role, department, personality } }: AgentPersona): string =>
  [
    `you are: ${name}`,
    `your role: ${role}`,
    `your department: ${department}`,
    `your personality: ${JSON.stringify(personality)}`,
  ].join('\n');
