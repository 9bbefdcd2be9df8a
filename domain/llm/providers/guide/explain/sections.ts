import type { Sample, SampledRecord } from '../../../../foundation/database/sample.ts';
import { count } from '../../../../foundation/kernel/text/text.ts';
import type { OrganisationSnapshot, SampledBudget, SampledDecision } from '../../../organisation-snapshot.ts';
import type { CitedKind, CitedRecord, SectionName } from '../../../retrieved-fact.ts';
import type { PhrasePattern } from '../text/words.ts';
import { patternOf } from './patterns.ts';

const cite = (kind: CitedKind, recordId: string, text: string, status: string | null = null): CitedRecord => ({
  kind,
  recordId,
  label: text,
  status,
});

const sampled = (kind: CitedKind, { items }: Sample<SampledRecord>): CitedRecord[] =>
  items.map(({ id, label: text, status }) => cite(kind, id, text, status));

/** The status of an item that waits for a decision. */
export const STATUS_OF_WAITING = { approval: 'pending', charter: 'drafted', plan: 'pending_review' } as const;

const names = <T>({ total, items }: Sample<T>, nameOf: (item: T) => string): string => {
  const rest = total - items.length;
  const listed = items.map(nameOf).join('; ');
  return rest > 0 ? `${listed}; and ${rest} more` : listed;
};

const section = <T>(title: string, sample: Sample<T>, nameOf: (item: T) => string): string =>
  sample.total === 0 ? `${title}: none.` : `${title}: ${names(sample, nameOf)}.`;

interface Section {
  readonly section: SectionName;
  readonly lines: (snapshot: OrganisationSnapshot) => readonly string[];
  readonly cited?: (snapshot: OrganisationSnapshot) => readonly CitedRecord[];
}

const label = ({ label: text, status }: { readonly label: string; readonly status: string }): string =>
  `${text} (${status})`;

const decision = ({ kind, label: text, urgency }: SampledDecision): string => `${text} (${kind}, ${urgency})`;

const money = ({ cap, held, spent, currency }: SampledBudget): string =>
  `Budget of the month: ${cap === null ? 'no cap' : `a cap of ${cap} ${currency}`}, ${spent} ${currency} spent, ${held} ${currency} held.`;

const ALL: readonly Section[] = [
  {
    section: 'departments',
    cited: ({ departments }) => departments.items.map(({ id, name }) => cite('department', id, name)),
    lines: ({ departments }) => [section('Departments', departments, ({ name }) => name)],
  },
  {
    section: 'agents',
    cited: ({ agents }) => agents.items.map(({ id, name }) => cite('agent', id, name)),
    lines: ({ agents }) => [
      section('Agents', agents, ({ name, role, department }) =>
        department === null ? `${name}, ${role}` : `${name}, ${role} (${department})`,
      ),
    ],
  },
  {
    section: 'work',
    cited: ({ tasksInProgress, tasksInReview }) => [
      ...sampled('task', tasksInProgress),
      ...sampled('task', tasksInReview),
    ],
    lines: ({ tasksInProgress, tasksInReview }) => [
      section('In progress', tasksInProgress, label),
      section('In review', tasksInReview, label),
    ],
  },
  {
    section: 'projects',
    cited: ({ activeProjects }) => sampled('project', activeProjects),
    lines: ({ activeProjects }) => [section('Active projects', activeProjects, label)],
  },
  {
    section: 'inbox',
    cited: ({ waiting }) =>
      waiting.items.map(({ kind, id, label: text }) => cite(kind, id, text, STATUS_OF_WAITING[kind])),
    lines: ({ waiting }) => [
      `Waiting for your decision: ${waiting.total}.`,
      ...(waiting.total === 0 ? [] : [section('Most urgent first', waiting, decision)]),
    ],
  },
  {
    section: 'approvals',
    cited: ({ pendingApprovals }) => sampled('approval', pendingApprovals),
    lines: ({ pendingApprovals }) => [section('Pending approvals', pendingApprovals, label)],
  },
  {
    section: 'charters',
    cited: ({ draftedCharters }) => sampled('charter', draftedCharters),
    lines: ({ draftedCharters }) => [section('Drafted charters', draftedCharters, label)],
  },
  {
    section: 'plans',
    cited: ({ plansInReview }) => sampled('plan', plansInReview),
    lines: ({ plansInReview }) => [section('Plans in review', plansInReview, label)],
  },
  {
    section: 'budget',
    lines: ({ budget }) => [money(budget)],
  },
  {
    section: 'versions',
    cited: ({ versions }) =>
      versions.items.map(({ version }) => cite('version', String(version), `Version ${version}`)),
    lines: ({ versions }) => [
      section('Versions of the company', versions, ({ version, savedAt }) => `Version ${version}, saved ${savedAt}`),
    ],
  },
  {
    section: 'company',
    lines: ({ companyName, autonomyLevel }) => [
      companyName === null ? 'The company has no name yet.' : `The company is called ${companyName}.`,
      `Its autonomy level is ${autonomyLevel}.`,
    ],
  },
  {
    section: 'recent',
    lines: ({ recent }) => [
      `In the last ${count(recent.windowDays, 'day')}: ${count(recent.completedTasks, 'task')} completed, ` +
        `${count(recent.decidedApprovals, 'approval')} decided, ${count(recent.approvedCharters, 'charter')} approved.`,
    ],
  },
];

/** The parts of the snapshot that the guide can show, each with the words that ask for it. */
export const SECTIONS: readonly (Section & { readonly words: PhrasePattern })[] = ALL.map((one) => ({
  ...one,
  words: patternOf('sections', one.section),
}));

/** The totals in digits. */
export const totals = (snapshot: OrganisationSnapshot): string =>
  `There are ${count(snapshot.departments.total, 'department')} and ${count(snapshot.agents.total, 'agent')}, ` +
  `${count(snapshot.tasksInProgress.total, 'task')} in progress and ${count(snapshot.tasksInReview.total, 'task')} in review, ` +
  `${count(snapshot.activeProjects.total, 'active project')} and ${count(snapshot.pendingApprovals.total, 'pending approval')}.`;
