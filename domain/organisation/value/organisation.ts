import { fields, type RecordOf, valueField } from '../../foundation/kernel/text/fields.ts';
import type { Agent } from './agent.ts';
import type { Department } from './department.ts';
import type { AutonomyLevel, ModelTierProfile } from './enumerations.ts';

/** The fields of the company but for its name, in the order of its JSON. */
export const companyFields = fields({
  description: valueField<string | null>(),
  autonomyLevel: valueField<AutonomyLevel>(),
  /** Monthly budget in the live currency; 0 disables enforcement. */
  budgetMonthly: valueField<number>(),
  /** The live currency: the setting `budget.currency`. */
  currency: valueField<string>(),
  communicationPattern: valueField<string>(),
  /** Key of the template the company was made from. */
  templateApplied: valueField<string | null>(),
  templateVariables: valueField<Readonly<Record<string, string | number | boolean | null>>>(),
  modelTierProfile: valueField<ModelTierProfile>(),
});

/** The plain fields of the company. */
export interface Company extends RecordOf<typeof companyFields> {
  /** null until a name was saved. */
  readonly name: string | null;
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
