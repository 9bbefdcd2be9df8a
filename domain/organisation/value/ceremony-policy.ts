import type { CeremonyStrategy, VelocityCalculator } from './enumerations.ts';

/**
 * How a department holds its ceremonies, as it is stored. A field that is absent inherits. `transitionThreshold` is above 0 and at
 * most 1; `strategyConfig` belongs to the strategy and is kept as sent.
 */
export interface CeremonyPolicy {
  readonly strategy?: CeremonyStrategy;
  readonly strategyConfig?: Readonly<Record<string, unknown>>;
  readonly velocityCalculator?: VelocityCalculator;
  readonly autoTransition?: boolean;
  readonly transitionThreshold?: number;
}

/** A policy as it is asked for: null inherits, too. */
export type NewCeremonyPolicy = { readonly [K in keyof CeremonyPolicy]: CeremonyPolicy[K] | null };

/**
 * The policy as it is stored: a deep copy without its top-level nulls. Nulls inside `strategyConfig` stay
 * (spec/rules/organisation.md#ceremony-policies).
 */
export const toStoredPolicy = (policy: NewCeremonyPolicy): CeremonyPolicy =>
  Object.fromEntries(Object.entries(structuredClone(policy)).filter(([, value]) => value !== null));
