import { describe, expect, it } from 'vitest';
import type { FactName, FactQuery } from '../../../../domain/llm/fact-reader.ts';
import type { OrganisationSnapshot } from '../../../../domain/llm/organisation-snapshot.ts';
import { explain } from '../../../../domain/llm/providers/guide/explain/explanation.ts';
import type { HistoryTurn } from '../../../../domain/llm/providers/guide/subjects.ts';
import { piecesOf } from '../../../../domain/llm/providers/guide/writing.ts';
import type { RetrievedFact } from '../../../../domain/llm/retrieved-fact.ts';
import { EMPTY_SNAPSHOT, readerOf } from '../../../support/builders/chat/model-calls.ts';

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
  budget: 'Budget of the month: a cap of 100 EUR, 40 EUR spent, 2.5 EUR held.',
  versions: 'Versions of the company: Version 4, saved 2031-03-01T10:00:00.000Z; and 3 more.',
  name: 'The company is called Acme.',
  autonomy: 'Its autonomy level is semi.',
  recent: 'In the last 7 days: 5 tasks completed, 0 approvals decided, 2 charters approved.',
  otherwise:
    "I don't know. I can tell you about the company, departments, agents, tasks, runs, artifacts, projects, approvals, charters, plans, the budget, versions and recent activity.",
} as const;

const explained = (message: string, snapshot = BUSY, ...facts: readonly RetrievedFact[]) =>
  explain({ message, turns: [] }, readerOf(snapshot, ...facts));
/** The lines before the totals. */
const detailsOf = async (question: string, snapshot = BUSY, ...facts: readonly RetrievedFact[]) =>
  (await explained(question, snapshot, ...facts)).text.split('\n').slice(0, -1);

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
  ])('replies to %j with what its words ask for', async (question, lines) => {
    expect(await detailsOf(question)).toEqual(lines.map((line) => LINES[line]));
    expect((await explained(question)).confidence).toBe(0.9);
  });

  it.each(['Bananas.', '', 'Is multitasking good?'])(
    'replies to %j with what it can tell, and half confidence',
    async (question) => {
      expect(await detailsOf(question)).toEqual([LINES.otherwise]);
      expect((await explained(question)).confidence).toBe(0.5);
    },
  );

  it('begins with the speaker and the totals, in the singular for one', async () => {
    const totals = async (snapshot: OrganisationSnapshot) =>
      (await explained('Who?', snapshot)).text.split('\n').at(-1);
    expect(await totals(BUSY)).toBe(
      'There are 3 departments and 2 agents, 5 tasks in progress and 1 task in review, 1 active project and 2 pending approvals.',
    );
    expect(await totals(NEW)).toBe(
      'There are 0 departments and 0 agents, 0 tasks in progress and 0 tasks in review, 0 active projects and 0 pending approvals.',
    );
  });

  it.each([
    ['thanks', "You're welcome."],
    ['Thank you very much!', "You're welcome."],
    ['Vielen Dank', "You're welcome."],
    ['ありがとう', "You're welcome."],
    ['Hello', /^Hello\./],
    ['guten Tag!', /^Hello\./],
  ])('replies to %j only with a courtesy', async (message, reply) => {
    const { text, shown } = await explained(message);
    expect(text).toMatch(reply);
    expect([text.split('\n').length, shown]).toEqual([1, []]);
  });

  it('shows the records of its sections and facts, and no others', async () => {
    expect((await explained('Which departments are there?')).shown?.map(({ label }) => label)).toEqual([
      'Engineering',
      'Sales',
    ]);
    const cited = [{ kind: 'task', recordId: 't9', label: 'Move data', status: 'blocked' }] as const;
    const { shown } = await explained('What is blocked?', BUSY, { title: 'Blocked tasks: 1', lines: [], cited });
    expect(shown).toEqual(cited);
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
    ['How much budget is left?', ['Budget of the month: no cap, 0 EUR spent, 0 EUR held.']],
    ['What versions are there?', ['Versions of the company: none.']],
    ['What are we called?', ['The company has no name yet.', 'Its autonomy level is full.']],
    ['What was finished?', ['In the last 1 day: 1 task completed, 1 approval decided, 1 charter approved.']],
  ])('replies to %j in an empty organisation', async (question, lines) => {
    expect(await detailsOf(question, NEW)).toEqual(lines);
  });
});

describe('the facts for a question', () => {
  const fact = (title: string, lines: readonly string[] = []): RetrievedFact => ({ title, lines, cited: [] });

  it('come before the sections, and replace those that contain less of the same', async () => {
    const found = [fact('Leads: 1', ['Sales: Ada']), fact('A fact.')];
    expect(await detailsOf('Who leads which departments, and which charters are there?', BUSY, ...found)).toEqual([
      ...['Leads: 1', '- Sales: Ada', 'A fact.'],
      ...[LINES.charters, LINES.recent],
    ]);
  });

  it('are truncated to the length of an explanation', async () => {
    const found = [fact('x'.repeat(30_000)), fact('y'.repeat(30_000))];
    expect((await explained('What is blocked?', BUSY, ...found)).text).toHaveLength(40_000);
  });
});

describe('a follow-up', () => {
  const before = { role: 'user', content: 'What did we spend this month?' } as const;
  const reply = { role: 'assistant', content: 'Nothing.' } as const;
  const readFor = async (message: string, turns: readonly HistoryTurn[]) => {
    const read: unknown[] = [];
    const facts = async (name: FactName, { departmentIds, from }: FactQuery) => {
      read.push([name, departmentIds, from?.toISOString().slice(0, 10) ?? null]);
      return [];
    };
    await explain({ message, turns }, { ...readerOf(BUSY), facts });
    return read;
  };

  it('repeats the question before it, about what it names', async () => {
    expect(await readFor('and in engineering?', [before, reply])).toEqual([
      ['spending', ['d-engineering'], '2031-03-01'],
    ]);
    expect(
      await readFor('And in Sales?', [before, reply, { ...before, content: 'and in engineering?' }, reply]),
    ).toEqual([['spending', ['d-sales'], '2031-03-01']]);
    expect(await readFor('und in Sales', [before, reply])).toHaveLength(1);
  });

  it('is an ordinary message without a question before it, or when it contains a question itself', async () => {
    expect(await readFor('and in engineering?', [])).toEqual([]);
    expect(await readFor('What is blocked in engineering?', [before, reply])).toEqual([
      ['blocked_tasks', ['d-engineering'], null],
    ]);
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
