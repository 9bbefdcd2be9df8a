import {
  fields,
  nullableField,
  positionField,
  type RecordOf,
  recordField,
  timestampField,
  valueField,
} from '../../foundation/kernel/text/fields.ts';
import type { CeremonyPolicy } from './ceremony-policy.ts';
import type { AutonomyLevel } from './enumerations.ts';

/** The fields of a department, in the order of its JSON. */
export const departmentFields = fields({
  id: valueField<string>(),
  /** Unique by name key; trimmed, NFC. */
  name: valueField<string>(),
  description: valueField<string>(),
  /** The name of the agent who leads it; the agent need not exist. */
  head: valueField<string | null>(),
  /** Share of the company's budget, 0 to 100. */
  budgetPercent: valueField<number>(),
  autonomyLevel: valueField<AutonomyLevel | null>(),
  ceremonyPolicy: nullableField(recordField<CeremonyPolicy>()),
  position: positionField,
  createdAt: timestampField,
  updatedAt: timestampField,
});

/** A department. Its position is its index in the organisation. */
export interface Department extends RecordOf<typeof departmentFields> {}

/** The defaults of a department. */
export const DEPARTMENT_DEFAULTS = {
  description: '',
  head: null,
  budgetPercent: 0,
  autonomyLevel: null,
  ceremonyPolicy: null,
} satisfies Partial<Department>;

/** The sum of all shares, without binary rounding errors: 0.2 + 86.9 + 12.9 is 100. */
export const totalShareOf = (departments: readonly Pick<Department, 'budgetPercent'>[]): number =>
  Math.round(departments.reduce((sum, { budgetPercent }) => sum + budgetPercent, 0) * 1e9) / 1e9;
