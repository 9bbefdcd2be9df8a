import * as z from 'zod/mini';
import {
  booleanField,
  choiceField,
  fieldOrNull,
  indexField,
  listField,
  nonBlankField,
  objectField,
  textField,
} from './fields.ts';

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
  z._default(listField('How one sees that it is done.', nonBlankField('One criterion.', 8000), { maximum: 50 }), []);

/** An item of a plan with at most `maximum` items. */
export const planItem = (maximum: number) =>
  objectField('One step of the plan.', {
    title: nonBlankField('What is done.', 200),
    description: z._default(textField('How it is done.', 40_000), ''),
    owner_role: fieldOrNull(textField('The role from the roster that should do it.', 2000)),
    depends_on: z._default(
      listField('Zero-based positions of earlier items that must be done before.', indexField('A position.'), {
        maximum,
      }),
      [],
    ),
    acceptance_criteria: criteria(),
  });

/** Whether the items depend only on earlier ones. */
export const pointsBack = (items: readonly ProposedItem[]): boolean =>
  items.every(({ depends_on: earlier }, index) => earlier.every((at) => at < index));

const plan = objectField('A plan that can be reviewed as a whole.', {
  title: nonBlankField('A short title.', 200),
  summary: nonBlankField('What will be done and why.', 8000),
  project_id: fieldOrNull(nonBlankField('The id of an existing project; null for a new one.', 128)),
  priority: z._default(choiceField('How urgent it is.', PRIORITIES), 'medium'),
  task_type: z._default(choiceField('The kind of work.', TASK_TYPES), 'development'),
  estimated_complexity: z._default(choiceField('How hard it is.', COMPLEXITIES), 'medium'),
  acceptance_criteria: criteria(),
  items: listField('The steps in order.', planItem(MAX_ITEMS), { minimum: 1, maximum: MAX_ITEMS }).check(
    z.refine(pointsBack, 'must not have an item that depends on itself or a later one'),
  ),
});

const fields = objectField('One clarifying question, or one plan.', {
  needs_clarification: booleanField('True to ask, false to plan.'),
  clarifying_question: fieldOrNull(nonBlankField('The question; null with a plan.', 8000)),
  plan: fieldOrNull(plan),
});

export const proposeDecisionSchema = fields.check(
  z.refine(
    ({ needs_clarification: asks, clarifying_question, plan: drafted }) =>
      (clarifying_question !== null) === asks && (drafted === null) === asks,
    'must have exactly one of clarifying_question and plan',
  ),
) as z.ZodMiniType<ProposeDecision>;
