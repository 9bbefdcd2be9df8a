import { nameKey } from '../foundation/kernel/text/text.ts';
import type { Agent } from '../organisation/value/agent.ts';

/** An agent as a roster shows it. */
export type RosterAgent = Pick<Agent, 'name' | 'role'>;

/** The most lines of a roster in a prompt, in company order. */
const MAX_LINES = 500;

/** The agents with the role, ignoring case, in company order. */
export const agentsWithRole = (agents: readonly Agent[], role: string): readonly Agent[] => {
  const key = nameKey(role);
  return agents.filter((agent) => nameKey(agent.role) === key);
};

const bounded = (lines: readonly string[]): string =>
  lines.length <= MAX_LINES
    ? lines.join('\n')
    : [...lines.slice(0, MAX_LINES), `and ${lines.length - MAX_LINES} more`].join('\n');

/** All agents by name and role, for a model that must recognise them. */
export const agentRoster = (agents: readonly RosterAgent[]): string =>
  agents.length === 0
    ? 'agents: none'
    : `agents:\n${bounded(agents.map(({ name, role }) => `- name: ${name}; role: ${role}`))}`;

/** The roles that agents hold, without duplicates, in company order. */
export const roleRoster = (agents: readonly Agent[]): string => {
  const roles = new Map<string, string>();
  for (const { role } of agents) if (!roles.has(nameKey(role))) roles.set(nameKey(role), role);
  return `roles:\n${bounded([...roles.values()].map((role) => `- ${role}`))}`;
};
