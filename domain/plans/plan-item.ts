import { fields, type JsonOf, type RecordOf, texts, value } from '../foundation/kernel/text/fields.ts';

/** A step of a plan. */
export const planItemFields = fields({
  id: value<string>(),
  title: value<string>(),
  description: value<string>(),
  ownerRole: value<string | null>(),
  dependsOn: texts,
  acceptanceCriteria: texts,
  /** Set once the plan executes. */
  taskId: value<string | null>(),
});
export type PlanItem = RecordOf<typeof planItemFields>;
/** A step as the row and the wire hold it. */
export type StoredPlanItem = JsonOf<typeof planItemFields>;
