import { cutTo, withoutEnd } from '../../foundation/kernel/text.ts';
import type { ProposeContext } from '../guide-context.ts';
import type { ProposeDecision, ProposedItem } from '../schemas/propose-decision.ts';
import { wordCount } from './guided-words.ts';

const FEWEST_WORDS = 5;
const MAX_TITLE = 80;

const QUESTION =
  'I am the built-in guide. Please tell me more in a sentence or two: what exactly shall be done, and how will you see that it is done?';

const STEPS: readonly { readonly title: string; readonly description: string; readonly owner_role: string | null }[] = [
  {
    title: 'Clarify',
    description: 'Settle what is asked for, what is not, and how the result will be judged.',
    owner_role: null,
  },
  { title: 'Design', description: 'Work out how to do it and have that agreed.', owner_role: null },
  { title: 'Deliver', description: 'Do the work as designed.', owner_role: null },
  { title: 'Review', description: 'Hold the result against the acceptance criteria.', owner_role: null },
];

const stepsFor = (request: string): ProposedItem[] =>
  STEPS.map((step, index) => ({
    ...step,
    depends_on: index === 0 ? [] : [index - 1],
    acceptance_criteria: step.title === 'Review' ? [request] : [],
  }));

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

/**
 * A plan from rules. A request of fewer than five words gets one question first; whatever is said next becomes part of the request.
 */
export const propose = ({ turns, message, projectHint }: ProposeContext): ProposeDecision => {
  if (turns.length === 0 && wordCount(message) < FEWEST_WORDS) {
    return { needs_clarification: true, clarifying_question: QUESTION, plan: null };
  }
  const said = [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message].map((text) =>
    text.trim(),
  );
  const request = cutTo(said.join('\n'), 8000);
  const plan = {
    title: cutTo(withoutEnd(firstLine(request), /[.!?\s]/), MAX_TITLE) || 'Plan',
    summary: request,
    project_id: projectHint,
    priority: 'medium',
    task_type: 'development',
    estimated_complexity: 'medium',
    acceptance_criteria: [request],
    items: stepsFor(request),
  } as const;
  return { needs_clarification: false, clarifying_question: null, plan };
};
