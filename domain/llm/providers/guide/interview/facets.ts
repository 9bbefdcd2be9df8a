import type { InterviewContext } from '../subjects.ts';
import { type InterviewBudget, readBudget } from './budget.ts';
import type { LabelledText } from './labels.ts';
import { isNothing, readPoints, readProjectName, readScope, type Scope } from './replies.ts';

/** The facets that the guide asks for, in order. */
export const FACETS = ['goals', 'constraints', 'success criteria', 'scope', 'budget', 'project'] as const;
export type Facet = (typeof FACETS)[number];

/** An existing project, a new one by name, or a new one that takes the title. */
export type ProjectChoice =
  | { readonly kind: 'existing'; readonly id: string }
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'titled' };

/** The facets so far; a missing one is open. */
export interface KnownFacets {
  readonly goals?: readonly string[];
  readonly constraints?: readonly string[];
  readonly successCriteria?: readonly string[];
  readonly scope?: Scope;
  readonly budget?: InterviewBudget;
  readonly project?: ProjectChoice;
}

/** The state of an interview: the idea, the facets so far, and other notes. */
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

/** The first open facet, or null. */
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

/** Reads a facet from a reply; empty if the reply cannot be read. */
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

/** Blank text is not a value; "none" is. */
const answered = (text: string, known: KnownFacets): KnownFacets => (text.trim() === '' ? {} : known);

const NO_SCOPE: Scope = { inScope: [], outOfScope: [] };

/** Reads a facet from a label. Each half of the scope has its own label and does not change the other half. */
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
