import { fields, type RecordOf, valueField } from '../../foundation/kernel/text/fields.ts';
import type { Agent } from './agent.ts';
import type { Department } from './department.ts';
import type { AutonomyLevel, ModelTierProfile } from './enumerations.ts';

/** The fields of the company except its name, in the order of its JSON. */
export const companyFields = fields({
  description: valueField<string | null>(),
  autonomyLevel: valueField<AutonomyLevel>(),
  /** Monthly budget in the configured currency; 0 disables enforcement. */
  budgetMonthly: valueField<number>(),
  /** The configured currency: the setting `budget.currency`. */
  currency: valueField<string>(),
  communicationPattern: valueField<string>(),
  /** The key of the template that the company was created from. */
  templateApplied: valueField<string | null>(),
  templateVariables: valueField<Readonly<Record<string, string | number | boolean | null>>>(),
  modelTierProfile: valueField<ModelTierProfile>(),
});

/** The plain fields of the company. */
export interface Company extends RecordOf<typeof companyFields> {
  /** Null until a name is saved. */
  readonly name: string | null;
}

/**
 * The whole organisation as one value. A change is a function from one value to the next: it is loaded under one lock,
 * transformed, compared and saved, so that rules are plain functions and only differences are written. Departments are
 * in their configured order, agents in company order.
 */
export interface Organisation {
  readonly company: Company;
  readonly departments: readonly Department[];
  readonly agents: readonly Agent[];
}

export const DEFAULT_COMPANY_NAME = 'Unnamed company';

/** The id of the company where a UUID is required: the company itself has none. */
export const COMPANY_ID = '00000000-0000-0000-0000-000000000000';
