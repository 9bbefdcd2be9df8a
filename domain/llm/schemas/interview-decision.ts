import { type CharterDraft, charterDraftShape } from './charter-draft.ts';
import { bool, nonBlankText, type Shape } from './shape.ts';
import { nullable, object, withRule } from './shape-combinations.ts';

/** A turn of a charter interview: a question, or a complete draft. */
export type InterviewDecision =
  | { readonly needs_more: true; readonly next_question: string; readonly draft: null }
  | { readonly needs_more: false; readonly next_question: null; readonly draft: CharterDraft };

const MAX_QUESTION = 10_000;

const fields = object('One question, or one complete draft.', {
  needs_more: bool('True to ask, false to draft.'),
  next_question: nullable(nonBlankText('The question; null with a draft.', MAX_QUESTION)),
  draft: nullable(charterDraftShape),
});

export const interviewDecisionShape = withRule(fields, ({ needs_more: asks, next_question, draft }) =>
  (next_question !== null) === asks && (draft === null) === asks ? null : 'does not take exactly one branch',
) as Shape<InterviewDecision>;
