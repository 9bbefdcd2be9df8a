import { truncate } from '../../../../foundation/kernel/text/text.ts';
import type { PlanBrief } from '../../../plan-brief.ts';
import type { ProposedItem } from '../../../schemas/propose-decision.ts';
import type { RunPlanReply } from '../../../schemas/run-plan.ts';
import { capitalised } from '../plan/items.ts';
import { ownerOf } from '../plan/owners.ts';
import { type GuidePrompt, proposeContextOf } from '../prompt.ts';
import type { PlanRoster } from '../subjects.ts';
import { oneLine } from '../text/words.ts';

const MAX_TITLE = 80;
const MAX_TEXT = 8000;
const NOTICE = 'Planned by the built-in guide; no language model was used.';

/** The goals with those beyond the limit merged into the last item. */
const boundedGoals = (goals: readonly string[], maximum: number): readonly string[] =>
  goals.length <= maximum ? goals : [...goals.slice(0, maximum - 1), goals.slice(maximum - 1).join('\n')];

const itemOf = (text: string, roster: PlanRoster): ProposedItem => ({
  title: truncate(capitalised(oneLine(text)), MAX_TITLE) || 'Goal',
  description: text,
  owner_role: ownerOf(roster, text),
  depends_on: [],
  acceptance_criteria: [truncate(`The goal is reached: ${oneLine(text)}`, MAX_TEXT)],
});

/** A plan without a language model: one item for each goal of the charter. With one goal the task is executed directly. */
export const planByGoals = (prompt: GuidePrompt): RunPlanReply => {
  const { task, charter, plan } = JSON.parse(prompt.message) as PlanBrief;
  const { roster } = proposeContextOf(prompt);
  const goals = (charter?.goals ?? []).filter((goal) => goal.trim() !== '');
  // People did not want the goals as items.
  const isDivided = goals.length > 1 && plan.max_items > 1 && plan.rejected.length === 0;
  if (!isDivided) return { summary: `${NOTICE} The task is executed directly.`, items: [itemOf(task.title, roster)] };
  const items = boundedGoals(goals, plan.max_items).map((goal) => itemOf(goal, roster));
  return { summary: `${NOTICE} It has one item for each goal of the charter.`, items };
};
