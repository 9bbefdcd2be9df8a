import { NotFound, ValidationFailed } from '../../foundation/errors/errors.ts';
import { echoed } from '../../foundation/kernel/text/text.ts';
import type { Agent } from '../../organisation/value/agent.ts';
import { findAgent } from '../../personas/find-agent.ts';

const MIN_TARGETS = 2;

/**
 * The agents of a new group, without duplicates, in the order of the targets (spec/rules/chat.md#group-targets). Throws
 * NotFound for an unknown target, ValidationFailed for fewer than two agents or more than `most`.
 */
export const resolveTargets = (
  agents: readonly Agent[],
  targets: readonly string[],
  most: number,
): readonly Agent[] => {
  const found = targets.map((target) => {
    const agent = findAgent(agents, target);
    if (agent === null) throw new NotFound(`The agent "${echoed(target)}" does not exist`);
    return agent;
  });
  const group = [...new Set(found)];
  if (group.length < MIN_TARGETS) throw new ValidationFailed('A group needs at least two agents');
  if (group.length > most) throw new ValidationFailed(`A group can have at most ${most} agents`);
  return group;
};
