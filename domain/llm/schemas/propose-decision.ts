import { bool, nonBlankText, oneOf, position, type Shape, textShape } from './shape.ts';
import { list, nullable, object, withDefault, withRule } from './shape-combinations.ts';

export const PRIORITIES = ['critical', 'high', 'medium', 'low'] as const;
export const TASK_TYPES = ['development', 'design', 'research', 'review', 'meeting', 'admin'] as const;
export const COMPLEXITIES = ['simple', 'medium', 'complex', 'epic'] as const;

/** An item of a proposed plan. `depends_on` contains zero-based positions of earlier items. */
export interface ProposedItem {
  readonly title: string;
  readonly description: string;
  readonly owner_role: string | null;
  readonly depends_on: readonly number[];
  readonly acceptance_criteria: readonly string[];
}

/** A plan as proposed by a model. */
export interface ProposedPlan {
  readonly title: string;
  readonly summary: string;
  readonly project_id: string | null;
  readonly priority: (typeof PRIORITIES)[number];
  readonly task_type: (typeof TASK_TYPES)[number];
  readonly estimated_complexity: (typeof COMPLEXITIES)[number];
  readonly acceptance_criteria: readonly string[];
  readonly items: readonly ProposedItem[];
}

/** A turn of a proposal: a clarifying question, or a plan. */
export type ProposeDecision =
  | { readonly needs_clarification: true; readonly clarifying_question: string; readonly plan: null }
  | { readonly needs_clarification: false; readonly clarifying_question: null; readonly plan: ProposedPlan };

const MAX_ITEMS = 20;

const criteria = () =>
  withDefault(list('How one sees that it is done.', nonBlankText('One criterion.', 8000), { maximum: 50 }), []);

const item = object('One step of the plan.', {
  title: nonBlankText('What is done.', 200),
  description: withDefault(textShape('How it is done.', 40_000), ''),
  owner_role: nullable(textShape('The role from the roster that should do it.', 2000)),
  depends_on: withDefault(
    list('Zero-based positions of earlier items that must be done before.', position('A position.'), {
      maximum: MAX_ITEMS,
    }),
    [],
  ),
  acceptance_criteria: criteria(),
});

const pointsBack = (items: readonly ProposedItem[]): boolean =>
  items.every(({ depends_on: earlier }, index) => earlier.every((at) => at < index));

const plan = object('A plan that can be reviewed as a whole.', {
  title: nonBlankText('A short title.', 200),
  summary: nonBlankText('What will be done and why.', 8000),
  project_id: nullable(nonBlankText('The id of an existing project; null for a new one.', 128)),
  priority: withDefault(oneOf('How urgent it is.', PRIORITIES), 'medium'),
  task_type: withDefault(oneOf('The kind of work.', TASK_TYPES), 'development'),
  estimated_complexity: withDefault(oneOf('How hard it is.', COMPLEXITIES), 'medium'),
  acceptance_criteria: criteria(),
  items: withRule(list('The steps in order.', item, { minimum: 1, maximum: MAX_ITEMS }), (items) =>
    pointsBack(items) ? null : 'holds an item that depends on itself or a later one',
  ),
});

const fields = object('One clarifying question, or one plan.', {
  needs_clarification: bool('True to ask, false to plan.'),
  clarifying_question: nullable(nonBlankText('The question; null with a plan.', 8000)),
  plan: nullable(plan),
});

export const proposeDecisionShape = withRule(
  fields,
  ({ needs_clarification: asks, clarifying_question, plan: drafted }) =>
    (clarifying_question !== null) === asks && (drafted === null) === asks ? null : 'does not take exactly one branch',
) as Shape<ProposeDecision>;
