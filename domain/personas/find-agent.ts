import { nameKey } from '../foundation/kernel/text/text.ts';
import type { Agent } from '../organisation/value/agent.ts';

/** The only agent with this first name; null if there is none or more than one. */
const onlyOf = (agents: readonly Agent[], key: string): Agent | null => {
  const [first, ...others] = agents.filter(({ name }) => nameKey(name.split(' ', 1)[0] ?? '') === key);
  return others.length > 0 ? null : (first ?? null);
};

/**
 * Finds the agent that a text names, ignoring case: by id, then by name, then the first holder of a role, then by a
 * unique first name; null if there is none.
 */
export const findAgent = (agents: readonly Agent[], target: string): Agent | null => {
  const key = nameKey(target);
  return (
    agents.find(({ id }) => id === key) ??
    agents.find(({ name }) => nameKey(name) === key) ??
    agents.find(({ role }) => nameKey(role) === key) ??
    onlyOf(agents, key)
  );
};
