import type { CeremonyStrategy, VelocityCalculator } from './enumerations.ts';

/**
 * How a department holds its ceremonies. A field that is absent or null inherits. `transition_threshold` is above 0 and at most 1;
 * `strategy_config` belongs to the strategy and is kept as sent.
 */
export interface CeremonyPolicy {
  readonly strategy?: CeremonyStrategy | null;
  readonly strategy_config?: Readonly<Record<string, unknown>> | null;
  readonly velocity_calculator?: VelocityCalculator | null;
  readonly auto_transition?: boolean | null;
  readonly transition_threshold?: number | null;
}

/**
 * The policy as it is stored: a deep copy without its top-level nulls. Nulls inside `strategy_config` stay
 * (spec/rules/organisation.md#ceremony-policies).
 */
export const toStoredPolicy = (policy: CeremonyPolicy): CeremonyPolicy =>
  Object.fromEntries(Object.entries(structuredClone(policy)).filter(([, value]) => value !== null));
