import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { Agent } from './agent.ts';
import type { AutonomyLevel } from './enumerations.ts';
import type { Organisation } from './organisation.ts';

/**
 * The autonomy level of an agent: its own, or that of its department, or that of the company
 * (spec/rules/acting.md#autonomy). Indexes the departments once for all agents.
 */
export const autonomyIn = ({ company, departments }: Organisation): ((agent: Agent) => AutonomyLevel) => {
  const levels = new Map(departments.map(({ name, autonomyLevel }) => [nameKey(name), autonomyLevel]));
  return ({ autonomyLevel, department }) => autonomyLevel ?? levels.get(nameKey(department)) ?? company.autonomyLevel;
};
