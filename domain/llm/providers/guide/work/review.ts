import type { ReviewBrief } from '../../../review-brief.ts';
import type { RunReviewReply } from '../../../schemas/run-review.ts';
import type { GuidePrompt } from '../prompt.ts';

const COMMENT = 'Reviewed by the built-in guide; no language model was used. It accepts what has evidence.';

/** A review without a language model: a criterion is met if its report has evidence. */
export const reviewByEvidence = ({ message }: GuidePrompt): RunReviewReply => {
  const { task, report } = JSON.parse(message) as ReviewBrief;
  return {
    comment: COMMENT,
    criteria: task.criteria.map((_, index) => {
      const found = report.find((one) => one.index === index);
      if (found?.met && found.evidence.trim() !== '') return { index, verdict: 'met', reason: 'It has evidence.' };
      return { index, verdict: 'unmet', reason: 'It has no evidence, or the worker reported it as not met.' };
    }),
  };
};
