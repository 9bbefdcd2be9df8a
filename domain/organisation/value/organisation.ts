import type { JsonValue } from '../../foundation/kernel/canonical-json.ts';
import type { Agent } from './agent.ts';
import type { Department } from './department.ts';
import type { AutonomyLevel, ModelTierProfile } from './enumerations.ts';

/** The plain fields of the company. */
export interface Company {
  /** null until a name was saved. */
  readonly name: string | null;
  readonly description: string | null;
  readonly autonomyLevel: AutonomyLevel;
  /** Monthly budget in the live currency; 0 disables enforcement. */
  readonly budgetMonthly: number;
  /** The live currency: the setting `budget.currency`. */
  readonly currency: string;
  readonly communicationPattern: string;
  /** Key of the template the company was made from. */
  readonly templateApplied: string | null;
  readonly templateVariables: Readonly<Record<string, JsonValue>>;
  readonly modelTierProfile: ModelTierProfile;
}

/**
 * The whole organisation as one value. A change is a function from one to the next: it is loaded under one lock, transformed,
 * compared and saved, so that rules are plain functions and what did not change is not written. Departments stand in their
 * configured order, agents in company order.
 */
export interface Organisation {
  readonly company: Company;
  readonly departments: readonly Department[];
  readonly agents: readonly Agent[];
}

export const DEFAULT_COMPANY_NAME = 'Unnamed company';
