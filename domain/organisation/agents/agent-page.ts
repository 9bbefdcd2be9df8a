import { type Page, type PageRequest, pageOf } from '../../foundation/kernel/pages/page.ts';
import type { AgentSnapshot } from '../value/snapshots/snapshot.ts';

/** A page continues after its last agent at its current place, or, if that was deleted, at its former place. */
const placeAfter = (agents: readonly AgentSnapshot[], [id, position]: readonly string[]): number => {
  const place = agents.findIndex((agent) => agent.id === id);
  return place === -1 ? Number(position) : place + 1;
};

/** One page of agents in company order. */
export const pageOfAgents = (
  agents: readonly AgentSnapshot[],
  { limit, position }: PageRequest,
): Page<AgentSnapshot> => {
  const first = position === null ? 0 : placeAfter(agents, position);
  return pageOf(agents.slice(first, first + limit + 1), limit, (agent) => [agent.id, String(agent.position)]);
};
