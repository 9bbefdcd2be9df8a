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
  /** Name of the agent who leads it; need not exist. */
  head: valueField<string | null>(),
  /** Share of the company's budget, 0 to 100. */
  budgetPercent: valueField<number>(),
  autonomyLevel: valueField<AutonomyLevel | null>(),
  ceremonyPolicy: nullableField(recordField<CeremonyPolicy>()),
  position: positionField,
  createdAt: timestampField,
  updatedAt: timestampField,
});

/** A department. Its place among the others is its place in the organisation's list. */
export interface Department extends RecordOf<typeof departmentFields> {}

/** What a department says of itself before anybody was asked. */
export const BLANK_DEPARTMENT = {
  description: '',
  head: null,
  budgetPercent: 0,
  autonomyLevel: null,
  ceremonyPolicy: null,
} satisfies Partial<Department>;
