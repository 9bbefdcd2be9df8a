import { NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import { nameKey } from '../foundation/kernel/text.ts';
import type { Agent } from '../organisation/value/agent.ts';

const FEWEST = 2;

/** The only agent of this first name; null when there is none or more than one. */
const onlyOf = (agents: readonly Agent[], key: string): Agent | null => {
  const [first, ...others] = agents.filter(({ name }) => nameKey(name.split(' ', 1)[0] ?? '') === key);
  return others.length > 0 ? null : (first ?? null);
};

/**
 * The agent a text names, without case: by id, then by name, then the first holder of a role, then by a first name that only one
 * has; null when it names none.
 */
export const findTarget = (agents: readonly Agent[], target: string): Agent | null => {
  const key = nameKey(target);
  return (
    agents.find(({ id }) => id === key) ??
    agents.find(({ name }) => nameKey(name) === key) ??
    agents.find(({ role }) => nameKey(role) === key) ??
    onlyOf(agents, key)
  );
};

/**
 * The agents of a new group, each once, in the order in which they were named (spec/rules/chat.md#group-targets). Throws NotFound
 * for a target that names nobody, ValidationFailed for fewer than two agents or more than `most`.
 */
export const convened = (agents: readonly Agent[], targets: readonly string[], most: number): readonly Agent[] => {
  const found = targets.map((target) => {
    const agent = findTarget(agents, target);
    if (agent === null) throw new NotFound(`There is no agent "${target}"`);
    return agent;
  });
  const group = [...new Set(found)];
  if (group.length < FEWEST) throw new ValidationFailed('A group needs at least two agents');
  if (group.length > most) throw new ValidationFailed(`A group can have at most ${most} agents`);
  return group;
};
