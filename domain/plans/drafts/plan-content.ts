import { newId } from '../../foundation/kernel/ids.ts';
import { truncate, visibleTitle } from '../../foundation/kernel/text/text.ts';
import type { ProposedItem, ProposedPlan } from '../../llm/schemas/propose-decision.ts';
import type { TaskContent } from '../../tasks/task-changes.ts';
import type { PlanRecord } from '../plan.entity.ts';
import { planItemFields, type StoredPlanItem } from '../plan-item.ts';

/** The longest description of an approval. */
const MAX_DESCRIPTION = 4096;

type PlanContent = Pick<
  PlanRecord,
  'title' | 'summary' | 'priority' | 'taskType' | 'estimatedComplexity' | 'acceptanceCriteria' | 'items'
>;

/** The items of a proposal with ids, and earlier items by their ids instead of positions. */
export const planItemsOf = (proposed: readonly ProposedItem[]): StoredPlanItem[] => {
  const ids = proposed.map(() => newId());
  return proposed.map((item, index) =>
    planItemFields.toJson({
      id: ids[index] ?? newId(),
      title: item.title,
      description: item.description,
      ownerRole: item.owner_role?.trim() || null,
      dependsOn: [...new Set(item.depends_on)].flatMap((at) => ids[at] ?? []),
      acceptanceCriteria: item.acceptance_criteria,
      taskId: null,
    }),
  );
};

/**
 * The proposal of a model with titles that satisfy the rule for titles in requests
 * (spec/rules/organisation.md#visible-names).
 */
export const withVisibleTitles = (proposed: ProposedPlan): ProposedPlan => ({
  ...proposed,
  title: visibleTitle(proposed.title),
  items: proposed.items.map((item) => ({ ...item, title: visibleTitle(item.title) })),
});

/** The content of a plan from a proposal. */
export const planContentOf = (proposed: ProposedPlan): PlanContent => ({
  title: proposed.title,
  summary: proposed.summary,
  priority: proposed.priority,
  taskType: proposed.task_type,
  estimatedComplexity: proposed.estimated_complexity,
  acceptanceCriteria: [...proposed.acceptance_criteria],
  items: planItemsOf(proposed.items),
});

/** The task that represents the whole plan. */
export const objectiveOf = (content: PlanContent, projectId: string): TaskContent => ({
  projectId,
  title: content.title,
  description: content.summary,
  type: content.taskType,
  priority: content.priority,
  estimatedComplexity: content.estimatedComplexity,
  acceptanceCriteria: content.acceptanceCriteria,
});

/** The content of the approval. The version changes its tag, so nobody approves a replaced draft unread. */
export const reviewContentOf = ({ title, summary }: Pick<PlanContent, 'title' | 'summary'>, version: number) => ({
  title: `Review the plan "${title}"`,
  description: truncate(summary, MAX_DESCRIPTION),
  metadata: { plan_version: String(version) },
});

/** The content of a plan in the form of a proposal: earlier items by their positions. */
export const proposalOf = (plan: PlanRecord): ProposedPlan => {
  const positions = new Map(plan.items.map(({ id }, index) => [id, index]));
  return {
    title: plan.title,
    summary: plan.summary,
    project_id: plan.projectId,
    priority: plan.priority,
    task_type: plan.taskType,
    estimated_complexity: plan.estimatedComplexity,
    acceptance_criteria: plan.acceptanceCriteria,
    items: plan.items.map(({ title, description, owner_role, depends_on, acceptance_criteria }) => ({
      ...{ title, description, owner_role, acceptance_criteria },
      depends_on: depends_on.flatMap((id) => positions.get(id) ?? []),
    })),
  };
};
