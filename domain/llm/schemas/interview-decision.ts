import * as z from 'zod/mini';
import { type CharterDraft, charterDraftSchema } from './charter-draft.ts';
import { booleanField, fieldOrNull, nonBlankField, objectField } from './fields.ts';

/** A turn of a charter interview: a question, or a complete draft. */
export type InterviewDecision =
  | { readonly needs_more: true; readonly next_question: string; readonly draft: null }
  | { readonly needs_more: false; readonly next_question: null; readonly draft: CharterDraft };

const MAX_QUESTION = 10_000;

const fields = objectField('One question, or one complete draft.', {
  needs_more: booleanField('True to ask, false to draft.'),
  next_question: fieldOrNull(nonBlankField('The question; null with a draft.', MAX_QUESTION)),
  draft: fieldOrNull(charterDraftSchema),
});

export const interviewDecisionSchema = fields.check(
  z.refine(
    ({ needs_more: asks, next_question, draft }) => (next_question !== null) === asks && (draft === null) === asks,
    'must have exactly one of next_question and draft',
  ),
) as z.ZodMiniType<InterviewDecision>;
