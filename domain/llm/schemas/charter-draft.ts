import * as z from 'zod/mini';
import { isCurrencyCode } from '../../foundation/kernel/currency.ts';
import { MAX_AMOUNT } from '../../foundation/kernel/money.ts';
import { fieldOrNull, listField, nonBlankField, numberField, objectField, textField } from './fields.ts';

/**
 * The content of a charter (spec/rules/conversation.md#charter-content). Exactly one of the two project fields is set.
 */
export interface CharterDraft {
  readonly title: string;
  readonly brief: string;
  readonly goals: readonly string[];
  readonly constraints: readonly string[];
  readonly success_criteria: readonly string[];
  readonly scope: { readonly in_scope: readonly string[]; readonly out_of_scope: readonly string[] };
  readonly envelope: {
    readonly amount: number;
    readonly currency: string;
    /** RFC 3339 with an offset, or null. */
    readonly deadline: string | null;
    readonly time_horizon: string | null;
  };
  readonly project_id: string | null;
  readonly proposed_project_name: string | null;
  readonly proposed_project_description: string;
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** The years that JavaScript, the database and the interface support. */
const WITHIN_YEARS = /^(?!0000)\d{4}-/;

/** A valid timestamp with an offset. The calendar is checked because Date turns 31 February into a day in March. */
const isDateTime = (value: string): boolean => {
  const timestamp = new Date(value);
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  if (!DATE_TIME.test(value) || Number.isNaN(timestamp.getTime())) return false;
  return day.toISOString().startsWith(value.slice(0, 10)) && WITHIN_YEARS.test(timestamp.toISOString());
};

const points = (description: string) =>
  z._default(listField(description, nonBlankField('One point.', 1000), { maximum: 50 }), []);

const scope = objectField('What is committed and what is excluded.', {
  in_scope: points('Outcomes committed.'),
  out_of_scope: points('Outcomes excluded.'),
});

const envelope = objectField('The budget of the project.', {
  amount: numberField('The ceiling of the budget, above 0.', 0, MAX_AMOUNT).check(
    z.refine((amount) => amount > 0, 'must be above 0'),
  ),
  currency: nonBlankField('The ISO 4217 code of the amount.', 3).check(
    z.refine(isCurrencyCode, 'must be an active ISO 4217 code'),
  ),
  deadline: fieldOrNull(
    textField('A hard deadline in RFC 3339 form with an offset.', 40).check(
      z.refine(isDateTime, 'must be an RFC 3339 timestamp with an offset'),
    ),
  ),
  time_horizon: fieldOrNull(nonBlankField('The horizon in words, without a hard deadline.', 200)),
});

const fields = objectField('A complete charter.', {
  title: nonBlankField('A short title.', 200),
  brief: nonBlankField('The goal, elaborated.', 10_000),
  goals: points('What the project must achieve.'),
  constraints: points('What must be kept.'),
  success_criteria: points('How success is recognised.'),
  scope: z._default(scope, { in_scope: [], out_of_scope: [] }),
  envelope,
  project_id: fieldOrNull(nonBlankField('The id of an existing project, instead of a new one.', 128)),
  proposed_project_name: fieldOrNull(nonBlankField('The name of a new project, instead of an existing one.', 200)),
  proposed_project_description: z._default(textField('What the new project is.', 4000), ''),
});

export const charterDraftSchema: z.ZodMiniType<CharterDraft> = fields.check(
  z.refine(
    (draft) => (draft.project_id === null) !== (draft.proposed_project_name === null),
    'must have exactly one of project_id and proposed_project_name',
  ),
);
