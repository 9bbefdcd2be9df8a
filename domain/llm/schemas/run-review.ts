import * as z from 'zod/mini';
import { choiceField, indexField, listField, objectField, textField } from './fields.ts';

export const CRITERION_VERDICTS = ['met', 'partial', 'unmet'] as const;

/** The verdict of a reviewing agent on each criterion, by its position in the list of criteria. */
export interface RunReviewReply {
  readonly criteria: readonly {
    readonly index: number;
    readonly verdict: (typeof CRITERION_VERDICTS)[number];
    readonly reason: string;
  }[];
  readonly comment: string;
}

const criterion = objectField('The verdict on one criterion.', {
  index: indexField('The position of the criterion in the list.'),
  verdict: choiceField('met only if the evidence or an artifact shows it.', CRITERION_VERDICTS),
  reason: z._default(textField('Why; what is missing.', 2000), ''),
});

export const runReviewSchema = objectField('A review of a finished run.', {
  criteria: listField('One verdict for each criterion.', criterion, { maximum: 50 }),
  comment: z._default(textField('What the worker should know or change.', 4000), ''),
}) as z.ZodMiniType<RunReviewReply>;
