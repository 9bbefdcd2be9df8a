import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { Agent } from '../value/agent.ts';

const ROLES = ['Project Manager', 'Product Manager', 'COO', 'CEO'].map(nameKey);

/**
 * The agent for the objective of a charter or plan: the lead of the project, or the first agent by role in this order, or the first
 * agent, or null.
 */
export const chooseAgent = (agents: readonly Agent[], lead: string | null): Agent | null => {
  const leader = agents.find(({ id }) => id === lead);
  if (leader !== undefined) return leader;
  for (const role of ROLES) {
    const holder = agents.find((agent) => nameKey(agent.role) === role);
    if (holder !== undefined) return holder;
  }
  return agents[0] ?? null;
};
