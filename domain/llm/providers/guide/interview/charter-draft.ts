import { truncate } from '../../../../foundation/kernel/text/text.ts';
import type { CharterDraft } from '../../../schemas/charter-draft.ts';
import type { InterviewContext } from '../subjects.ts';
import type { InterviewState, KnownFacets } from './facets.ts';

const MAX_TITLE = 80;
const MAX_POINT = 1000;
const MAX_BRIEF = 10_000;
const MAX_DESCRIPTION = 4000;
const GOALS_ARE_MET = 'The stated goals are met.';

const firstSentence = (text: string): string =>
  text
    .trim()
    .split(/[.!?](?:\s|$)|\n/, 1)[0]
    ?.trim() ?? '';

const orElse = (points: readonly string[] | undefined, otherwise: string): readonly string[] =>
  points === undefined || points.length === 0 ? [otherwise] : points;

const paragraph = (title: string, points: readonly string[] | undefined): string[] =>
  points === undefined || points.length === 0 ? [] : [`${title}: ${points.join('; ')}`];

/** The idea, the collected facets, and the notes. */
const briefOf = (idea: string, { known, notes }: InterviewState): string =>
  [
    idea,
    ...paragraph('Goals', known.goals),
    ...paragraph('Constraints', known.constraints),
    ...paragraph('Success criteria', known.successCriteria),
    ...paragraph('In scope', known.scope?.inScope),
    ...paragraph('Out of scope', known.scope?.outOfScope),
    ...notes,
  ].join('\n\n');

const projectOf = ({ project }: KnownFacets, title: string, idea: string) =>
  project?.kind === 'existing'
    ? { project_id: project.id, proposed_project_name: null, proposed_project_description: '' }
    : {
        project_id: null,
        proposed_project_name: project?.kind === 'new' ? project.name : title,
        proposed_project_description: truncate(idea, MAX_DESCRIPTION),
      };

/** A first message that contains only labels has no idea; its goals replace it. */
const ideaOf = ({ idea, known }: InterviewState): string => idea || known.goals?.[0] || 'A new initiative';

/** The charter of an interview whose facets are all known. */
export const draftCharter = (state: InterviewState, { currency }: InterviewContext): CharterDraft => {
  const { known } = state;
  const idea = ideaOf(state);
  const title = truncate(firstSentence(idea), MAX_TITLE).trim() || truncate(idea, MAX_TITLE);
  return {
    title,
    brief: truncate(briefOf(idea, state), MAX_BRIEF),
    goals: orElse(known.goals, truncate(idea, MAX_POINT)),
    constraints: known.constraints ?? [],
    success_criteria: orElse(known.successCriteria, GOALS_ARE_MET),
    scope: { in_scope: known.scope?.inScope ?? [], out_of_scope: known.scope?.outOfScope ?? [] },
    envelope: {
      amount: known.budget?.amount ?? 0,
      currency,
      deadline: known.budget?.deadline ?? null,
      time_horizon: known.budget?.timeHorizon ?? null,
    },
    ...projectOf(known, title, idea),
  };
};
