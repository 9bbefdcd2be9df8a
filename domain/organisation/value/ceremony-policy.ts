import type { CeremonyStrategy, VelocityCalculator } from './enumerations.ts';

/**
 * The stored ceremony policy of a department. An absent field inherits. `transitionThreshold` is above 0 and at most 1;
 * `strategyConfig` belongs to the strategy and is kept as sent.
 */
export interface CeremonyPolicy {
  readonly strategy?: CeremonyStrategy;
  readonly strategyConfig?: Readonly<Record<string, unknown>>;
  readonly velocityCalculator?: VelocityCalculator;
  readonly autoTransition?: boolean;
  readonly transitionThreshold?: number;
}

/** A requested policy; null also inherits. */
export type NewCeremonyPolicy = { readonly [K in keyof CeremonyPolicy]: CeremonyPolicy[K] | null };

/**
 * Converts a policy to its stored form: a deep copy without top-level nulls. Nulls inside `strategyConfig` stay
 * (spec/rules/organisation.md#ceremony-policies).
 */
export const toStoredPolicy = (policy: NewCeremonyPolicy): CeremonyPolicy =>
  Object.fromEntries(Object.entries(structuredClone(policy)).filter(([, value]) => value !== null));
