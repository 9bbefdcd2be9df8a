import type { Sample } from '../../../foundation/database/sample.ts';
import { count, truncate } from '../../../foundation/kernel/text/text.ts';
import type { OrganisationSnapshot, SampledBudget, SampledDecision } from '../../guide-context.ts';
import { factText, type SectionName } from '../../retrieved-fact.ts';
import { anyWord, oneLine } from './guided-words.ts';

const names = <T>({ total, items }: Sample<T>, nameOf: (item: T) => string): string => {
  const rest = total - items.length;
  const listed = items.map(nameOf).join('; ');
  return rest > 0 ? `${listed}; and ${rest} more` : listed;
};

const section = <T>(title: string, sample: Sample<T>, nameOf: (item: T) => string): string =>
  sample.total === 0 ? `${title}: none.` : `${title}: ${names(sample, nameOf)}.`;

interface Template {
  readonly section: SectionName;
  readonly pattern: RegExp;
  readonly lines: (snapshot: OrganisationSnapshot) => readonly string[];
}

const label = ({ label: text, status }: { readonly label: string; readonly status: string }): string =>
  `${text} (${status})`;

const decision = ({ id, kind, label: text, urgency }: SampledDecision): string =>
  `${text} (${kind}, ${urgency}, id ${id})`;

const money = ({ cap, held, spent, currency }: SampledBudget): string =>
  `Budget of the month: ${cap === null ? 'no cap' : `a cap of ${cap} ${currency}`}, ${spent} ${currency} spent, ${held} ${currency} set aside.`;

const TEMPLATES: readonly Template[] = [
  {
    section: 'departments',
    pattern: anyWord(['departments?', 'divisions?', 'structure', 'organi[sz]ation', 'org']),
    lines: ({ departments }) => [section('Departments', departments, ({ name }) => name)],
  },
  {
    section: 'agents',
    pattern: anyWord(['agents?', 'who', 'whose', 'team', 'people', 'staff', 'roles?', 'organi[sz]ation', 'org']),
    lines: ({ agents }) => [
      section('Agents', agents, ({ name, role, department }) =>
        department === null ? `${name}, ${role}` : `${name}, ${role} (${department})`,
      ),
    ],
  },
  {
    section: 'work',
    pattern: anyWord(['tasks?', 'work(?:ing)?', 'progress', 'review', 'busy', 'doing', 'idle', 'happening', 'status']),
    lines: ({ tasksInProgress, tasksInReview }) => [
      section('In progress', tasksInProgress, label),
      section('In review', tasksInReview, label),
    ],
  },
  {
    section: 'projects',
    pattern: anyWord(['projects?', 'initiatives?', 'happening', 'status']),
    lines: ({ activeProjects }) => [section('Active projects', activeProjects, label)],
  },
  {
    section: 'inbox',
    pattern: anyWord(['inbox', 'waits?', 'waiting', 'for me', 'decisions?', 'decide']),
    lines: ({ waiting }) => [
      `Waiting for your decision: ${waiting.total}.`,
      ...(waiting.total === 0 ? [] : [section('Most urgent first', waiting, decision)]),
    ],
  },
  {
    section: 'approvals',
    pattern: anyWord(['approvals?', 'approve[ds]?', 'pending', 'waiting', 'decisions?', 'decide']),
    lines: ({ pendingApprovals }) => [section('Pending approvals', pendingApprovals, label)],
  },
  {
    section: 'charters',
    pattern: anyWord(['charters?', 'drafts?']),
    lines: ({ draftedCharters }) => [section('Drafted charters', draftedCharters, label)],
  },
  {
    section: 'plans',
    pattern: anyWord(['plans?']),
    lines: ({ plansInReview }) => [section('Plans in review', plansInReview, label)],
  },
  {
    section: 'budget',
    pattern: anyWord(['budgets?', 'spen[dt]', 'spending', 'costs?', 'money']),
    lines: ({ budget }) => [money(budget)],
  },
  {
    section: 'versions',
    pattern: anyWord(['versions?', 'history']),
    lines: ({ versions }) => [
      section('Versions of the company', versions, ({ version, savedAt }) => `${version}, saved ${savedAt}`),
    ],
  },
  {
    section: 'company',
    pattern: anyWord(['company', 'autonomy', 'called', 'organi[sz]ation']),
    lines: ({ companyName, autonomyLevel }) => [
      companyName === null ? 'The company has no name yet.' : `The company is called ${companyName}.`,
      `Its autonomy level is ${autonomyLevel}.`,
    ],
  },
  {
    section: 'recent',
    pattern: anyWord([
      'recent(?:ly)?',
      'lately',
      'week',
      'completed',
      'finished',
      'done',
      'happened',
      'status',
      'charters?',
    ]),
    lines: ({ recent }) => [
      `In the last ${count(recent.windowDays, 'day')}: ${count(recent.completedTasks, 'task')} completed, ` +
        `${count(recent.decidedApprovals, 'approval')} decided, ${count(recent.approvedCharters, 'charter')} approved.`,
    ],
  },
];

const totals = (snapshot: OrganisationSnapshot): string =>
  `There are ${count(snapshot.departments.total, 'department')} and ${count(snapshot.agents.total, 'agent')}, ` +
  `${count(snapshot.tasksInProgress.total, 'task')} in progress and ${count(snapshot.tasksInReview.total, 'task')} in review, ` +
  `${count(snapshot.activeProjects.total, 'active project')} and ${count(snapshot.pendingApprovals.total, 'pending approval')}.`;

const INTRODUCTION = 'I am the built-in guide and answer from the present figures of the organisation.';
const OTHERWISE =
  'I can tell you about the company, departments, agents, tasks, projects, approvals, charters, plans, the budget, versions and recent activity.';

export interface Explanation {
  readonly text: string;
  readonly confidence: number;
}

/** The longest explanation, in characters. */
const MAX_ANSWER = 40_000;

/**
 * Explains the snapshot: always the totals in digits, then the retrieved facts, then the samples whose words occur in
 * the question and that no fact replaces. The confidence is 0.9 if a fact or a sample applies, otherwise 0.5.
 */
export const explain = (question: string, snapshot: OrganisationSnapshot): Explanation => {
  const line = oneLine(question);
  const { facts: found, replacedSections: instead } = snapshot.retrieved;
  const fitting = TEMPLATES.filter(({ section: name, pattern }) => !instead.has(name) && pattern.test(line));
  const details = [...found.map(factText), ...fitting.flatMap(({ lines }) => lines(snapshot))];
  const text = [INTRODUCTION, totals(snapshot), ...(details.length === 0 ? [OTHERWISE] : details)].join('\n');
  return { text: truncate(text, MAX_ANSWER), confidence: details.length === 0 ? 0.5 : 0.9 };
};

/** The text in lines that concatenate to the whole. */
export const piecesOf = (text: string): string[] => text.split(/(?<=\n)/);
