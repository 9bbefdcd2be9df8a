import type { InterviewDecision } from '../../../schemas/interview-decision.ts';
import type { HistoryTurn, InterviewContext } from '../subjects.ts';
import { draftCharter } from './charter-draft.ts';
import {
  FACETS,
  type Facet,
  type InterviewState,
  type KnownFacets,
  openFacet,
  readFacet,
  readLabel,
} from './facets.ts';
import { type LabelledText, readLabels } from './labels.ts';

const QUESTIONS: Readonly<Record<Facet, string>> = {
  goals: 'What are the goals? One per line or separated by semicolons; "none" if the idea says it all.',
  constraints: 'What are the constraints? Write "none" if there are none.',
  'success criteria': 'What are the success criteria? Write "none" if you have none.',
  scope: 'What is in scope, and what is out of scope? Write the excluded part after "out of scope:".',
  budget:
    'What is the budget? Give one amount; you may add a deadline such as "by 2031-03-01" or a horizon such as "within 3 months".',
  project:
    'Which project should it belong to? Give the id or the exact name of an existing project, a new name, or "skip".',
};

const questionFor = (facet: Facet, isRepeated: boolean, { currency }: InterviewContext): string => {
  const lead = isRepeated ? 'I still need this. ' : '';
  const note = facet === 'budget' ? ` The amount is in ${currency}.` : '';
  return `${lead}${QUESTIONS[facet]}${note}`;
};

/** The facet that a turn of the guide asked for, or null. */
const askedIn = ({ content }: HistoryTurn): Facet | null =>
  FACETS.find((facet) => content.includes(QUESTIONS[facet])) ?? null;

const readLabelled = (
  labelled: readonly LabelledText[],
  known: KnownFacets,
  context: InterviewContext,
): KnownFacets => {
  let facts = known;
  for (const label of labelled) facts = { ...facts, ...readLabel(label, facts, context) };
  return facts;
};

const begin = (message: string, context: InterviewContext): InterviewState => {
  const { labelled, free } = readLabels(message);
  return { idea: free, known: readLabelled(labelled, {}, context), notes: [] };
};

/** A message fills the facets that it labels. Its other text fills the requested facet, or is kept as a note. */
const advance = (
  state: InterviewState,
  asked: Facet | null,
  message: string,
  context: InterviewContext,
): InterviewState => {
  const { labelled, free } = readLabels(message);
  const known = readLabelled(labelled, state.known, context);
  const isAnswer = asked !== null && !labelled.some(({ label }) => label.endsWith(asked));
  if (isAnswer) return { ...state, known: { ...known, ...readFacet(asked, free, context) } };
  return { ...state, known, notes: free === '' ? state.notes : [...state.notes, free] };
};

/** Replays the interview up to the latest message. `asked` is the facet that the latest message should fill. */
const replay = (context: InterviewContext): { readonly state: InterviewState; readonly asked: Facet | null } => {
  const [first, ...later] = [...context.turns, { role: 'user', content: context.message } as const];
  let state = begin(first?.content ?? '', context);
  let asked: Facet | null = null;
  for (const turn of later) {
    if (turn.role === 'assistant') asked = askedIn(turn);
    else state = advance(state, asked, turn.content, context);
  }
  return { state, asked };
};

/**
 * Asks for the first open facet, or drafts the charter if all six are known
 * (spec/rules/conversation.md#guided-interview).
 */
export const interview = (context: InterviewContext): InterviewDecision => {
  const { state, asked } = replay(context);
  const hinted: KnownFacets =
    context.projectHint === null ? {} : { project: { kind: 'existing', id: context.projectHint } };
  const known = { ...hinted, ...state.known };
  const open = openFacet(known);
  if (open === null)
    return { needs_more: false, next_question: null, draft: draftCharter({ ...state, known }, context) };
  return { needs_more: true, next_question: questionFor(open, open === asked, context), draft: null };
};
