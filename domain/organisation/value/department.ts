import { fields, moment, orNull, part, place, type RecordOf, value } from '../../foundation/kernel/text/fields.ts';
import type { CeremonyPolicy } from './ceremony-policy.ts';
import type { AutonomyLevel } from './enumerations.ts';

/** The fields of a department, in the order of its JSON. */
export const departmentFields = fields({
  id: value<string>(),
  /** Unique by name key; trimmed, NFC. */
  name: value<string>(),
  description: value<string>(),
  /** The name of the agent who leads it; the agent need not exist. */
  head: value<string | null>(),
  /** Share of the company's budget, 0 to 100. */
  budgetPercent: value<number>(),
  autonomyLevel: value<AutonomyLevel | null>(),
  ceremonyPolicy: orNull(part<CeremonyPolicy>()),
  position: place,
  createdAt: moment,
  updatedAt: moment,
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
