import { fields, type JsonOf, type RecordOf, textsField, valueField } from '../foundation/kernel/text/fields.ts';

/** A step of a plan. */
export const planItemFields = fields({
  id: valueField<string>(),
  title: valueField<string>(),
  description: valueField<string>(),
  ownerRole: valueField<string | null>(),
  dependsOn: textsField,
  acceptanceCriteria: textsField,
  /** Set once the plan executes. */
  taskId: valueField<string | null>(),
});
export type PlanItem = RecordOf<typeof planItemFields>;
/** A step as the row and the wire hold it. */
export type StoredPlanItem = JsonOf<typeof planItemFields>;
