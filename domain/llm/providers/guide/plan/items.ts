import { truncate } from '../../../../foundation/kernel/text/text.ts';
import type { ProposedItem } from '../../../schemas/propose-decision.ts';
import type { PlanRoster } from '../subjects.ts';
import { anyWord } from '../text/words.ts';
import { coordinatorOf, ownerOf } from './owners.ts';
import { type ReadRequest, type RequestedPart, readRequest } from './request.ts';

const MAX_TITLE = 80;
const MAX_CRITERION = 8000;
/** Besides the first and last step; further parts are merged into the last one. */
const MAX_PARTS = 5;

/** The first line of a request. */
export const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

const CLARIFY = 'Agree on the scope, what is excluded, and how the result will be evaluated.';
const REVIEW = 'Check the result against the acceptance criteria.';

/** Research and decisions come first, communication and training come last; other work is parallel. */
const EARLY = anyWord([
  ...[
    'research',
    'analy[sz]e',
    'investigate',
    'evaluate',
    'compare',
    'choose',
    'select',
    'define',
    'specify',
    'design',
    'survey',
  ],
  ...['audit', 'interview', 'find out', 'assess', 'estimate'],
]);
const LATE = anyWord([
  ...[
    'train',
    'launch',
    'release',
    'announce',
    'publish',
    'deploy',
    'roll out',
    'present',
    'promote',
    'advertise',
    'test',
    'verify',
  ],
  ...['go live', 'hand over', 'ship'],
]);

const stageOf = ({ text }: RequestedPart): number => {
  const opening = text.split(' ', 2).join(' ');
  return EARLY.test(opening) ? 0 : LATE.test(opening) ? 2 : 1;
};

/** Groups of parts that can be done in parallel, in sequence: by what the request says, then by the kind of work. */
const groupsOf = (parts: readonly RequestedPart[]): RequestedPart[][] => {
  const runs: RequestedPart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last === undefined || part.isAfter) runs.push([part]);
    else last.push(part);
  }
  const staged = runs.flatMap((run) => [0, 1, 2].map((stage) => run.filter((part) => stageOf(part) === stage)));
  return staged.filter((group) => group.length > 0);
};

/** A condition in the text: a date, a number or a purpose. */
const CONDITION =
  /\b(?:by|before|until|within|without|at least|at most|no more than|less than|under|so that) [^,.;]{2,200}/gi;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const criteriaOf = (text: string): string[] => [
  truncate(`Done as asked: ${text}`, MAX_CRITERION),
  ...[...text.matchAll(CONDITION)].slice(0, 5).map(([condition]) => `It holds: ${condition.trim()}`),
];

const itemFor = (text: string, roster: PlanRoster, depends_on: readonly number[]): ProposedItem => ({
  title: truncate(capitalised(text), MAX_TITLE),
  description: text,
  owner_role: ownerOf(roster, text),
  depends_on,
  acceptance_criteria: criteriaOf(text),
});

const clarifyItem = (roster: PlanRoster, request: string): ProposedItem => ({
  title: 'Clarify',
  description: CLARIFY,
  owner_role: coordinatorOf(roster),
  depends_on: [],
  acceptance_criteria: [truncate(`The scope is agreed: ${firstLine(request)}`, MAX_CRITERION)],
});

const reviewItem = (
  roster: PlanRoster,
  title: string,
  depends_on: readonly number[],
  criteria: readonly string[],
): ProposedItem => ({
  title,
  description: REVIEW,
  owner_role: coordinatorOf(roster),
  depends_on,
  acceptance_criteria: criteria.map((one) => truncate(one, MAX_CRITERION)).slice(0, 50),
});

/** The steps of a request for one thing, in sequence: clarify, design, deliver, review. */
const fourSteps = (request: string, roster: PlanRoster): ProposedItem[] => {
  const owner_role = ownerOf(roster, request);
  const [design, deliver] = [
    {
      title: 'Design',
      description: 'Design the approach and get it approved.',
      criteria: ['The approach is approved.'],
    },
    { title: 'Deliver', description: 'Do the work as designed.', criteria: criteriaOf(firstLine(request)) },
  ].map(({ criteria, ...step }, index) => ({
    ...step,
    owner_role,
    depends_on: [index],
    acceptance_criteria: criteria,
  }));
  const steps = [design, deliver].filter((step) => step !== undefined);
  return [clarifyItem(roster, request), ...steps, reviewItem(roster, 'Review', [2], [request])];
};

/** Merges the parts beyond the limit into one. */
const bounded = (parts: readonly RequestedPart[]): readonly RequestedPart[] => {
  if (parts.length <= MAX_PARTS) return parts;
  const rest = parts.slice(MAX_PARTS - 1);
  const text = rest.map((part) => part.text).join('; ');
  return [...parts.slice(0, MAX_PARTS - 1), { text, isAfter: rest[0]?.isAfter ?? false }];
};

/** The steps of a request for several things: clarify, one step for each, review and hand over. */
const itemised = (request: string, { parts, remarks }: ReadRequest, roster: PlanRoster): ProposedItem[] => {
  const items = [clarifyItem(roster, request)];
  let before: readonly number[] = [0];
  for (const group of groupsOf(bounded(parts))) {
    const first = items.length;
    for (const { text } of group) items.push(itemFor(text, roster, before));
    before = group.map((_, index) => first + index);
  }
  const criteria = [...parts.map(({ text }) => `Done as asked: ${text}`), ...remarks];
  return [...items, reviewItem(roster, 'Review and hand over', before, criteria)];
};

/** The steps of a plan (spec/rules/conversation.md#guided-plan). */
export const itemsFor = (request: string, roster: PlanRoster): ProposedItem[] => {
  const read = readRequest(request);
  return read.parts.length < 2 ? fourSteps(request, roster) : itemised(request, read, roster);
};
