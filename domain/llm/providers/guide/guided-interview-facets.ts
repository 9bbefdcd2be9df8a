import type { InterviewContext } from '../../guide-context.ts';
import { type InterviewBudget, readBudget } from './guided-interview-budget.ts';
import type { LabelledText } from './guided-interview-labels.ts';
import { isNothing, readPoints, readProjectName, readScope, type Scope } from './guided-interview-replies.ts';

/** What the guide wants to know, in the order in which it asks. */
export const FACETS = ['goals', 'constraints', 'success criteria', 'scope', 'budget', 'project'] as const;
export type Facet = (typeof FACETS)[number];

/** An existing project, a new one by name, or a new one that takes the title. */
export type ProjectChoice =
  | { readonly kind: 'existing'; readonly id: string }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'titled' };

/** What is known so far; a facet that is missing is open. */
export interface KnownFacets {
  readonly goals?: readonly string[];
  readonly constraints?: readonly string[];
  readonly successCriteria?: readonly string[];
  readonly scope?: Scope;
  readonly budget?: InterviewBudget;
  readonly project?: ProjectChoice;
}

/** Where an interview stands: the idea, what is known, and what was said beside it. */
export interface InterviewState {
  readonly idea: string;
  readonly known: KnownFacets;
  readonly notes: readonly string[];
}

const KEY_OF = {
  goals: 'goals',
  constraints: 'constraints',
  'success criteria': 'successCriteria',
  scope: 'scope',
  budget: 'budget',
  project: 'project',
} as const satisfies Record<Facet, keyof KnownFacets>;

/** The first facet nothing is known of, or null. */
export const openFacet = (known: KnownFacets): Facet | null =>
  FACETS.find((facet) => known[KEY_OF[facet]] === undefined) ?? null;

const readProject = (text: string, { projects }: InterviewContext): ProjectChoice | null => {
  if (isNothing(text)) return { kind: 'titled' };
  const name = readProjectName(text);
  const found = projects.find((project) =>
    [project.id, project.name].some((known) => [text.trim(), name].includes(known)),
  );
  if (found !== undefined) return { kind: 'existing', id: found.id };
  return name === '' ? null : { kind: 'new', name };
};

/** What an answer to a facet makes known; nothing when it cannot be read. */
export const readFacet = (facet: Facet, text: string, context: InterviewContext): KnownFacets => {
  switch (facet) {
    case 'goals':
      return answered(text, { goals: readPoints(text) });
    case 'constraints':
      return answered(text, { constraints: readPoints(text) });
    case 'success criteria':
      return answered(text, { successCriteria: readPoints(text) });
    case 'scope':
      return answered(text, { scope: readScope(text) });
    case 'budget': {
      const budget = readBudget(text, context.currency);
      return budget === null ? {} : { budget };
    }
    case 'project': {
      const project = readProject(text, context);
      return project === null ? {} : { project };
    }
  }
};

/** Blank text answers nothing; "none" does. */
const answered = (text: string, known: KnownFacets): KnownFacets => (text.trim() === '' ? {} : known);

const NO_SCOPE: Scope = { inScope: [], outOfScope: [] };

/** What a label makes known. The two halves of the scope have labels of their own and leave the other half alone. */
export const readLabel = (
  { label, text }: LabelledText,
  known: KnownFacets,
  context: InterviewContext,
): KnownFacets => {
  if (label === 'in scope') {
    const read = readScope(text);
    const outOfScope = read.outOfScope.length > 0 ? read.outOfScope : (known.scope ?? NO_SCOPE).outOfScope;
    return answered(text, { scope: { inScope: read.inScope, outOfScope } });
  }
  if (label === 'out of scope') {
    return answered(text, {
      scope: { ...(known.scope ?? NO_SCOPE), outOfScope: isNothing(text) ? [] : readPoints(text) },
    });
  }
  return readFacet(label, text, context);
};
