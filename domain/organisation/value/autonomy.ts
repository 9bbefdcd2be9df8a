import { nameKey } from '../../foundation/kernel/text/text.ts';
import type { Agent } from './agent.ts';
import type { AutonomyLevel } from './enumerations.ts';
import type { Organisation } from './organisation.ts';

/**
 * The level that holds for an agent: its own, else that of its department, else that of the company (spec/rules/acting.md#autonomy).
 * Departments are looked through once, however many agents are asked about.
 */
export const autonomyIn = ({ company, departments }: Organisation): ((agent: Agent) => AutonomyLevel) => {
  const levels = new Map(departments.map(({ name, autonomyLevel }) => [nameKey(name), autonomyLevel]));
  return ({ autonomyLevel, department }) => autonomyLevel ?? levels.get(nameKey(department)) ?? company.autonomyLevel;
};
