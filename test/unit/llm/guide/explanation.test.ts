import { describe, expect, it } from 'vitest';
import type { OrganisationSnapshot } from '../../../../domain/llm/guide-context.ts';
import { explain, piecesOf } from '../../../../domain/llm/providers/guide/guided-explanation.ts';
import { EMPTY_SNAPSHOT } from '../../../support/builders/chat/model-calls.ts';

const NEW: OrganisationSnapshot = {
  ...EMPTY_SNAPSHOT,
  companyName: null,
  autonomyLevel: 'full',
  recent: { windowDays: 1, completedTasks: 1, decidedApprovals: 1, approvedCharters: 1 },
};
const BUSY: OrganisationSnapshot = {
  companyName: 'Acme',
  autonomyLevel: 'semi',
  departments: {
    total: 3,
    items: [
      { id: 'd-engineering', name: 'Engineering' },
      { id: 'd-sales', name: 'Sales' },
    ],
  },
  agents: {
    total: 2,
    items: [
      { id: 'a-ada', name: 'Ada', role: 'CTO', department: 'Engineering' },
      { id: 'a-grace', name: 'Grace', role: 'CEO', department: null },
    ],
  },
  tasksInProgress: {
    total: 5,
    items: [
      { id: 't1', label: 'Fix billing', status: 'in_progress' },
      { id: 't2', label: 'Hire', status: 'blocked' },
    ],
  },
  tasksInReview: { total: 1, items: [{ id: 't3', label: 'Sell', status: 'review' }] },
  activeProjects: { total: 1, items: [{ id: 'p1', label: 'Portal', status: 'active' }] },
  pendingApprovals: { total: 2, items: [{ id: 'a1', label: 'Spend 5', status: 'pending' }] },
  draftedCharters: { total: 3, items: [{ id: 'c1', label: 'Portal', status: 'drafted' }] },
  plansInReview: { total: 1, items: [{ id: 'l1', label: 'Migrate', status: 'pending_review' }] },
  waiting: { total: 0, items: [] },
  budget: { currency: 'EUR', cap: 100, held: 2.5, spent: 40 },
  versions: { total: 4, items: [{ version: 4, savedAt: '2031-03-01T10:00:00.000Z' }] },
  recent: { windowDays: 7, completedTasks: 5, decidedApprovals: 0, approvedCharters: 2 },
  retrieved: { facts: [], replacedSections: new Set() },
};

const LINES = {
  departments: 'Departments: Engineering; Sales; and 1 more.',
  agents: 'Agents: Ada, CTO (Engineering); Grace, CEO.',
  inProgress: 'In progress: Fix billing (in_progress); Hire (blocked); and 3 more.',
  inReview: 'In review: Sell (review).',
  projects: 'Active projects: Portal (active).',
  waiting: 'Waiting for your decision: 0.',
  approvals: 'Pending approvals: Spend 5 (pending); and 1 more.',
  charters: 'Drafted charters: Portal (drafted); and 2 more.',
  plans: 'Plans in review: Migrate (pending_review).',
  budget: 'Budget of the month: a cap of 100 EUR, 40 EUR spent, 2.5 EUR set aside.',
  versions: 'Versions of the company: 4, saved 2031-03-01T10:00:00.000Z; and 3 more.',
  name: 'The company is called Acme.',
  autonomy: 'Its autonomy level is semi.',
  recent: 'In the last 7 days: 5 tasks completed, 0 approvals decided, 2 charters approved.',
  otherwise:
    'I can tell you about the company, departments, agents, tasks, projects, approvals, charters, plans, the budget, versions and recent activity.',
} as const;

const detailsOf = (question: string, snapshot = BUSY) => explain(question, snapshot).text.split('\n').slice(2);

describe('an explanation of the built-in guide', () => {
  it.each<[string, (keyof typeof LINES)[]]>([
    ['Which departments are there?', ['departments']],
    ['Name a DIVISION', ['departments']],
    ['Who is there?', ['agents']],
    ['Our  staff', ['agents']],
    ['Which tasks are open?', ['inProgress', 'inReview']],
    ['Is anybody idle?', ['inProgress', 'inReview']],
    ['What are people working on?', ['agents', 'inProgress', 'inReview']],
    ['Which projects run?', ['projects']],
    ['What is happening?', ['inProgress', 'inReview', 'projects']],
    ['What waits for an approval?', ['waiting', 'approvals']],
    ['What is for me?', ['waiting']],
    ['What is pending?', ['approvals']],
    ['Which charters are drafted?', ['charters', 'recent']],
    ['Is there a plan?', ['plans']],
    ['What did we spend?', ['budget']],
    ['Show the history', ['versions']],
    ['What are we called?', ['name', 'autonomy']],
    ['How much autonomy have we?', ['name', 'autonomy']],
    ['What was finished?', ['recent']],
    ['What happened lately?', ['recent']],
    ['Describe the organisation', ['departments', 'agents', 'name', 'autonomy']],
    ['Status', ['inProgress', 'inReview', 'projects', 'recent']],
  ])('answers %j with what its words ask for', (question, lines) => {
    expect(detailsOf(question)).toEqual(lines.map((line) => LINES[line]));
    expect(explain(question, BUSY).confidence).toBe(0.9);
  });

  it.each(['Bananas.', '', 'Is multitasking good?'])('answers %j by saying what it can tell, half sure', (question) => {
    expect(detailsOf(question)).toEqual([LINES.otherwise]);
    expect(explain(question, BUSY).confidence).toBe(0.5);
  });

  it('begins with who replies, and with the totals, one of each in the singular', () => {
    const opening = (snapshot: OrganisationSnapshot) => explain('Who?', snapshot).text.split('\n').slice(0, 2);
    expect(opening(BUSY)).toEqual([
      'I am the built-in guide and answer from the present figures of the organisation.',
      'There are 3 departments and 2 agents, 5 tasks in progress and 1 task in review, 1 active project and 2 pending approvals.',
    ]);
    expect(opening(NEW)[1]).toBe(
      'There are 0 departments and 0 agents, 0 tasks in progress and 0 tasks in review, 0 active projects and 0 pending approvals.',
    );
  });

  it.each<[string, string[]]>([
    ['Which departments are there?', ['Departments: none.']],
    ['Who is there?', ['Agents: none.']],
    ['Which tasks are open?', ['In progress: none.', 'In review: none.']],
    ['Which projects run?', ['Active projects: none.']],
    ['What is pending?', ['Pending approvals: none.']],
    [
      'Any charter?',
      ['Drafted charters: none.', 'In the last 1 day: 1 task completed, 1 approval decided, 1 charter approved.'],
    ],
    ['Any plans?', ['Plans in review: none.']],
    ['How much budget is left?', ['Budget of the month: no cap, 0 EUR spent, 0 EUR set aside.']],
    ['What versions are there?', ['Versions of the company: none.']],
    ['What are we called?', ['The company has no name yet.', 'Its autonomy level is full.']],
    ['What was finished?', ['In the last 1 day: 1 task completed, 1 approval decided, 1 charter approved.']],
  ])('answers %j in an organisation that has nothing yet', (question, lines) => {
    expect(detailsOf(question, NEW)).toEqual(lines);
  });
});

describe('what was read for a question', () => {
  const finding = (title: string, lines: readonly string[] = []) => ({ title, lines, cited: [] });

  it('goes before the sections, without those that tell less of the same', () => {
    const found = [finding('Leads: 1', ['Sales: Ada']), finding('A fact.')];
    const snapshot = { ...BUSY, retrieved: { facts: found, replacedSections: new Set(['departments'] as const) } };
    expect(detailsOf('Which departments have charters?', snapshot)).toEqual([
      ...['Leads: 1', '- Sales: Ada', 'A fact.'],
      ...[LINES.charters, LINES.recent],
    ]);
    expect(explain('Bananas', snapshot).confidence).toBe(0.9);
  });

  it('is cut to what a response may hold', () => {
    const found = [finding('x'.repeat(30_000)), finding('y'.repeat(30_000))];
    expect(explain('Bananas', { ...BUSY, retrieved: { facts: found, replacedSections: new Set() } }).text).toHaveLength(
      40_000,
    );
  });
});

describe('the pieces of an explanation', () => {
  it.each<[string, string[]]>([
    ['one', ['one']],
    ['one\ntwo', ['one\n', 'two']],
    ['one\n\nthree\n', ['one\n', '\n', 'three\n']],
  ])('of %j are its lines, with their ends', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces);
    expect(pieces.join('')).toBe(text);
  });
});
