import { fields, type JsonOf, type RecordOf, texts, value } from '../foundation/kernel/text/fields.ts';

/** An item of a plan. */
export const planItemFields = fields({
  id: value<string>(),
  title: value<string>(),
  description: value<string>(),
  ownerRole: value<string | null>(),
  dependsOn: texts,
  acceptanceCriteria: texts,
  /** Set while the plan executes. */
  taskId: value<string | null>(),
});
export type PlanItem = RecordOf<typeof planItemFields>;
/** An item as stored and sent. */
export type StoredPlanItem = JsonOf<typeof planItemFields>;
