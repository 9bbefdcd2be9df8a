import { fields, type JsonOf, type RecordOf, textsField, valueField } from '../foundation/kernel/text/fields.ts';

/** An item of a plan. */
export const planItemFields = fields({
  id: valueField<string>(),
  title: valueField<string>(),
  description: valueField<string>(),
  ownerRole: valueField<string | null>(),
  dependsOn: textsField,
  acceptanceCriteria: textsField,
  /** Set while the plan executes. */
  taskId: valueField<string | null>(),
});
export type PlanItem = RecordOf<typeof planItemFields>;
/** An item as stored and sent. */
export type StoredPlanItem = JsonOf<typeof planItemFields>;
