import { trimEndMatching, truncate } from '../../../../foundation/kernel/text/text.ts';
import type { ProposeDecision } from '../../../schemas/propose-decision.ts';
import type { ProposeContext } from '../subjects.ts';
import { wordCount } from '../text/words.ts';
import { firstLine, itemsFor } from './items.ts';

const MIN_WORDS = 5;
const MAX_TITLE = 80;

const QUESTION =
  'I am the built-in guide. Please tell me more in a sentence or two: what exactly should be done, and how will you know that it is done?';

/**
 * A plan from rules (spec/rules/conversation.md#guided-plan). A request of fewer than five words gets one question
 * first; the reply becomes part of the request.
 */
export const propose = ({ turns, message, projectHint, roster }: ProposeContext): ProposeDecision => {
  if (turns.length === 0 && wordCount(message) < MIN_WORDS) {
    return { needs_clarification: true, clarifying_question: QUESTION, plan: null };
  }
  const said = [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message].map((text) =>
    text.trim(),
  );
  const request = truncate(said.join('\n'), 8000);
  const plan = {
    title: truncate(trimEndMatching(firstLine(request), /[.!?\s]/), MAX_TITLE) || 'Plan',
    summary: request,
    project_id: projectHint,
    priority: 'medium',
    task_type: 'development',
    estimated_complexity: 'medium',
    acceptance_criteria: [request],
    items: itemsFor(request, roster),
  } as const;
  return { needs_clarification: false, clarifying_question: null, plan };
};
