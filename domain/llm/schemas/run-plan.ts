import * as z from 'zod/mini';
import { listField, nonBlankField, objectField } from './fields.ts';
import { type ProposedItem, planItem, pointsBack } from './propose-decision.ts';

/** The highest value of the setting `work.max_plan_items`. */
const MAX_ITEMS = 50;

/** The plan of an agent for its task. With a single item the task is executed directly. */
export interface RunPlanReply {
  readonly summary: string;
  readonly items: readonly ProposedItem[];
}

export const runPlanSchema = objectField('A plan of one task.', {
  summary: nonBlankField('How the task is divided, and why.', 8000),
  items: listField('The items in order.', planItem(MAX_ITEMS), { minimum: 1, maximum: MAX_ITEMS }).check(
    z.refine(pointsBack, 'must not have an item that depends on itself or a later one'),
  ),
}) as z.ZodMiniType<RunPlanReply>;
