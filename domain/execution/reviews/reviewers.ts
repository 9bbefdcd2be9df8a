import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import type { Organisation } from '../../organisation/value/organisation.ts';

/** A role whose agents may review the work of others. */
const REVIEWING_ROLE = /reviewer|quality|lead/i;

/** What decides who reviews a run. */
export interface ReviewedWork {
  /** The agent that executed the run. */
  readonly agentId: string;
  /** The agents that executed a run of the task, including that of this run. */
  readonly makers: ReadonlySet<string>;
  /** The id of the agent that leads the project; null without one. */
  readonly projectLead: string | null;
}

/**
 * The agent that reviews a run (spec/rules/work.md#reviewing-agents): the head of its department, else the lead of the project, else the first
 * agent whose role says so. Never an agent that executed a run of the task; null without another agent.
 */
export const reviewerOf = (
  { agents, departments }: Pick<Organisation, 'agents' | 'departments'>,
  { agentId, makers, projectLead }: ReviewedWork,
): Agent | null => {
  const others = agents.filter(({ id }) => !makers.has(id) && id !== agentId);
  const maker = agents.find(({ id }) => id === agentId);
  const department = departments.find(({ name }) => maker !== undefined && nameKey(name) === nameKey(maker.department));
  const head = department?.head ?? null;
  return (
    (head === null ? undefined : others.find(({ name }) => nameKey(name) === nameKey(head))) ??
    others.find(({ id }) => id === projectLead) ??
    others.find(({ role }) => REVIEWING_ROLE.test(role)) ??
    null
  );
};
