import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../domain/foundation/kernel/clock.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { openQuestionScene } from '../../support/builders/chat/question-scene.ts';
import { draftCharter } from '../../support/builders/organisation/charters.ts';
import type { ParkedPlan } from '../../support/builders/organisation/plans.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { known } from '../../support/client/known.ts';
import type { TestServer } from '../../support/server/server.ts';

let server: TestServer;
let chief: Person;
let observer: Person;
let manager: Person;
/** Ids of the records, by the name that the questions use. */
let ids: Record<string, string>;
let parked: ParkedPlan;

beforeAll(async () => {
  ({ server, chief, manager, observer, ids, parked } = await openQuestionScene());
});
afterAll(() => server.close());

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const FALLBACK = 'I can tell you about';

const ask = async (message: string, client: Client = chief.bearer) => {
  const answer = await client.call('sendTurn', { body: { message } });
  const { intent, answer: explained } = answer.body.data;
  expect([answer.status, intent, explained?.confidence]).toEqual([200, 'explain', 0.9]);
  expect(explained?.answer).not.toContain(FALLBACK);
  const cited = known(explained).cited_records as { kind: string; record_id: string; status: string | null }[];
  const stateless = cited.filter(({ status }) => status === null).map(({ kind }) => kind);
  expect(['agent', 'department', 'version']).toEqual(expect.arrayContaining([...new Set(stateless)]));
  return { text: known(explained).answer as string, cited: cited.map(({ kind, record_id }) => `${kind} ${record_id}`) };
};

/** A question, facts of its reply, and the records it cites by kind and name. */
type Row = readonly [question: string, facts: readonly (string | RegExp)[], cited: readonly [string, string][]];

/** The thirty questions that the server knows (spec/rules/conversation.md#guided-questions). */
const QUESTIONS: readonly Row[] = [
  [
    'Who leads what?',
    ['Departments by who leads them: 3', 'Engineering: Ada Quinn, CTO', 'Finance: Grace Lind, CFO', 'Sales: nobody'],
    [
      ['department', 'Sales'],
      ['agent', 'Grace Lind'],
    ],
  ],
  ['Who works in Engineering?', ['Agents in Engineering: 2', 'Ines Roth, Backend Developer'], [['agent', 'Ines Roth']]],
  [
    'What does Ada Quinn do?',
    ['Ada Quinn is CTO in Engineering: autonomy locked', 'Answers for the technology'],
    [['agent', 'Ada Quinn']],
  ],
  [
    'Which agents have no model?',
    ['Agents without an individual model: 3', 'Grace Lind, CFO'],
    [['agent', 'Ada Quinn']],
  ],
  [
    'Which agents are locked or supervised?',
    ['Agents whose autonomy is locked: 1\n- Ada Quinn', 'Agents whose autonomy is supervised: 1\n- Grace Lind'],
    [['agent', 'Ada Quinn']],
  ],
  ['What is the autonomy of the company?', ['The autonomy level of the company is semi.'], []],
  ['How much is left of the monthly budget?', ['a cap of 1000 USD, 13 USD spent', '987 USD left'], []],
  [
    'What did we spend this month, and where?',
    [
      'Spent in 20',
      '13 USD spent',
      'Engineering: 12.5 USD in 1 call',
      'Ines Roth: 12.5 USD',
      'Spent by charters this month: 1\n- Open a webshop: 0.5 USD',
    ],
    [
      ['department', 'Engineering'],
      ['agent', 'Ines Roth'],
    ],
  ],
  [
    'What is the cap of Engineering?',
    ['Budget of Engineering for the month (40 %', 'a cap of 400 USD, 12.5 USD spent'],
    [['department', 'Engineering']],
  ],
  [
    'What waits for me?',
    ['Waiting for your decision: 5', 'Delete Sales (approval, critical', 'Open a webshop (charter'],
    [['approval', 'Accept invoices']],
  ],
  [
    'What is the most urgent decision?',
    [/most urgent of 5 .*: Delete Sales \(approval, critical\)/],
    [['approval', 'Delete Sales']],
  ],
  [
    'What happens if I approve Open a webshop?',
    ['starts a run', 'a new project "Webshop"', '50000 USD are committed, due 2031-03-01', 'goes to Ada Quinn'],
    [['charter', 'Open a webshop']],
  ],
  ['Which charters are drafted?', ['Drafted charters: Open a webshop (drafted)'], [['charter', 'Open a webshop']]],
  ['What is blocked?', ['Blocked tasks: 1\n- Move data (blocked, Ines Roth)'], [['task', 'Move data']]],
  ['What is in progress?', ['In progress: Fix login (in_progress).'], [['task', 'Fix login']]],
  ['What is in review?', ['In review: Check invoices (in_review).'], [['task', 'Check invoices']]],
  [
    'What is overdue, and what is due next?',
    [/Overdue tasks: 1\n- Late report \(assigned, Ines Roth, due /, /Tasks due next: 1\n- Next release/],
    [
      ['task', 'Late report'],
      ['task', 'Next release'],
    ],
  ],
  ['Which tasks have no owner?', ['Open tasks without an owner: 3', 'Orphan (created, nobody)'], [['task', 'Orphan']]],
  [
    'What is Ines Roth working on?',
    ['Open tasks of Ines Roth: 4', 'Move data (blocked', 'Fix login (in_progress'],
    [
      ['agent', 'Ines Roth'],
      ['task', 'Fix login'],
    ],
  ],
  [
    'Which projects are active or on hold?',
    ['1 on hold', /Projects active: 2\n(?:- .*\n)*- Portal/, 'Projects on hold: 1\n- Archive'],
    [
      ['project', 'Portal'],
      ['project', 'Archive'],
    ],
  ],
  [
    'How is the project Portal doing?',
    ['Project Portal: status active, led by Ada Quinn, budget 500 USD', '7 tasks', '1 blocked', '1 completed'],
    [['project', 'Portal']],
  ],
  ['Which plans are running?', ['Plans that are executing: 1\n- Plan: 0 of 2 tasks ended (2 '], [['plan', 'running']]],
  [
    'What did we finish this week?',
    [/Tasks completed since \S+: 1\n- Old import \(completed, Ines Roth, due /],
    [['task', 'Old import']],
  ],
  [
    'What was decided lately, and by whom?',
    [/Approvals decided since \S+: 2/, /Buy a boat: rejected by chief, .* UTC, because: No money/],
    [['approval', 'Buy a boat']],
  ],
  [
    'What changed since yesterday, and who did it?',
    [/Version \d+, .* by chief: agent Grace Lind added/, 'approval.rejected "Buy a boat" by chief'],
    [['version', 'newest']],
  ],
  ['What does version 1 say?', [/Version 1, .* UTC, by chief: company Acme added/], []],
  [
    'When did the company last change?',
    [/The company changed last with Version \d+, .* by chief: agent Grace Lind added/],
    [['version', 'newest']],
  ],
  [
    'Which roles exist?',
    ['Roles: 31\n- Automation Engineer', 'and 21 more', 'Backend Developer (engineering), held by 1 agent'],
    [],
  ],
  ['What can I do here?', ['As ceo you may:', 'decide approvals and plans', 'propose: ask for work'], []],
  ['Who are you?', ['the guide that is built into this server', 'provider guided, model guide-1'], []],
];

const idOf = (name: string): string => ids[name] ?? expect.fail(`${name} does not exist`);

describe('a question to the built-in guide', () => {
  beforeAll(async () => {
    const [newest] = (await chief.bearer.call('listCompanyVersions')).body.data;
    ids.newest = String(known(newest).version);
  });

  it('is one of thirty', () => expect(QUESTIONS).toHaveLength(30));

  it.each(QUESTIONS)('%j gets a reply from live data, with its records', async (question, facts, records) => {
    const { text, cited } = await ask(question);
    for (const fact of facts) expect(text).toMatch(fact instanceof RegExp ? fact : literally(fact));
    expect(cited).toEqual(expect.arrayContaining(records.map(([kind, name]) => `${kind} ${idOf(name)}`)));
  });

  it('gets the same text as a stream', async () => {
    const { text } = await ask('Who leads what?');
    const frames = await (await openStream(chief.bearer, 'streamTurn', { message: 'Who leads what?' })).rest();
    const told = frames.flatMap((frame) => (frame.event === 'delta' ? [(frame.data as { delta: string }).delta] : []));
    expect(told.join('')).toBe(text);
  });
});

describe('the consequences of an approval', () => {
  it('of a plan: its items as tasks with their owners, named by its own id or that of its approval', async () => {
    for (const id of [parked.planId, parked.approvalId]) {
      const { text, cited } = await ask(`What happens if I approve ${id}?`);
      expect(text).toContain('makes 2 tasks in the project Migration, which becomes active:');
      expect(text).toContain(
        '- Design (no owner)\n- Deliver (no owner, for nobody is full-stack developer, after Design)',
      );
      expect(cited).toEqual(expect.arrayContaining([`plan ${parked.planId}`, `project ${parked.projectId}`]));
    }
  });

  it('of a parked call: the tool and its arguments, for approvers and the requester only', async () => {
    const question = `What happens if I approve ${idOf('Delete Sales')}?`;
    const call = `runs the tool departments_delete with {"department_id":"Sales"}`;
    expect((await ask(question)).text).toContain(call);
    expect((await ask(question, manager.bearer)).text).toContain(call);
    const { text } = await ask(question, observer.bearer);
    expect(text).toContain('its details are for those who decide and who asked');
    expect(text).not.toContain('departments_delete');
  });

  it('of a review: what happens to the task; of an invite: who is added', async () => {
    expect((await ask('What if I approve Accept invoices?')).text).toContain('"Check invoices" becomes completed');
    expect((await ask('What if I approve Hear Ines?')).text).toContain('Ines Roth is seated in the group');
  });

  it('of a charter in a project: its task goes to the lead of the project', async () => {
    await chief.bearer.call('createProject', { body: { name: 'Market stall', lead: idOf('Ines Roth') } });
    const { id } = await draftCharter(chief.bearer, { title: 'Sell flowers', project: 'Market stall' });
    const { text } = await ask(`What happens if I approve ${id}?`);
    expect(text).toContain('it belongs to the project "Market stall"');
    expect(text).toContain('one task "Sell flowers" goes to Ines Roth, Backend Developer');
    await chief.bearer.call('cancelCharter', { path: { charter_id: id } });
  });

  it('of an unnamed record: what waits, because it could be any of it; nothing for users who decide nothing', async () => {
    const { text, cited } = await ask('What happens if I approve this?');
    expect(text).toContain('Name one of what waits for your decision, by its title: 5');
    expect(cited).toContain(`charter ${idOf('Open a webshop')}`);
    expect((await ask('What happens if I approve this?', observer.bearer)).text).toContain(
      'Nothing waits for your decision.',
    );
  });

  it('of a record that no longer waits: nothing', async () => {
    const cancelled = await draftCharter(chief.bearer, { title: 'Sell hats', project: 'Hats' });
    await chief.bearer.call('cancelCharter', { path: { charter_id: cancelled.id } });
    const expired = await requestApproval(server, manager.id, { title: 'Buy a raft', ttlSeconds: 60 });
    await server.store.unitOfWork.write((em) =>
      em.execute(`update approvals set expires_at = created_at where id = ?`, [expired.id]),
    );
    for (const [id, told] of [
      [idOf('running'), ' changes nothing: it is executing already.'],
      [idOf('Buy a boat'), ' changes nothing: it is rejected already.'],
      [cancelled.id, ' changes nothing: it is cancelled already.'],
      [expired.id, ' changes nothing: it is expired already.'],
    ] as const) {
      const { text } = await ask(`What happens if I approve ${id}?`);
      expect(text).toContain(told);
      expect(text).not.toMatch(/ makes 2 tasks | starts a run|nothing else changes/);
    }
  });

  it('of the only record that waits, when none is named', async () => {
    const writer = await createPerson(server, 'wim', 'pair_programmer');
    await draftCharter(writer.bearer, { title: 'Sell socks', project: 'Socks' });
    expect((await ask('What happens if I approve this?', writer.bearer)).text).toContain(
      'Approving the charter "Sell socks"',
    );
  });
});

describe('a reply contains only what the user may read', () => {
  it("of other users' charters neither title nor money", async () => {
    const question = `What happens if I approve ${idOf('Open a webshop')}, and which charters did we spend on?`;
    const { text, cited } = await ask(question, observer.bearer);
    expect(text).not.toContain('webshop');
    expect(text).toContain('Spent by charters this month: none');
    expect(cited).not.toContain(`charter ${idOf('Open a webshop')}`);
  });

  it('of approved charters their own ones, unless they approve', async () => {
    const [charter] = (await chief.bearer.call('listCharters', { query: { scope: 'all' } })).body.data;
    expect(charter?.title).toBe('Sell socks');
    await chief.bearer.call('approveCharter', { path: { charter_id: known(charter).id } });
    const question = 'What was decided lately, and by whom?';
    expect((await ask(question)).text).toContain('Sell socks: approved by chief');
    const { text, cited } = await ask(question, observer.bearer);
    expect(text).toMatch(/Charters approved since \S+: none/);
    expect(cited).not.toContain(`charter ${known(charter).id}`);
  });

  it('of the audit log nothing, unless they lead', async () => {
    const question = 'What changed since yesterday, and who did it?';
    expect((await ask(question, manager.bearer)).text).toContain('approval.rejected');
    const { text } = await ask(question, observer.bearer);
    expect(text).not.toContain('approval.rejected');
    expect(text).toContain('The audit log is for those who lead');
  });
});

describe('the same question in other words', () => {
  it.each([
    ["Who's the head of Finance?", 'Finance: Grace Lind, CFO'],
    ['Tell me about Ines', 'Ines Roth is Backend Developer in Engineering'],
    ['What model does Grace Lind have?', 'Grace Lind, CFO: no individual model'],
    ['Is anything stuck?', 'Blocked tasks: 1'],
    ['How much money is left?', '987 USD left'],
    ['Where do our costs come from?', 'Spent by agents this month: 1'],
    ['What is Ines up to?', 'Open tasks of Ines Roth: 4'],
    ['Are there unassigned tasks?', 'Open tasks without an owner: 3'],
    ['Which deadlines are coming?', 'Tasks due next: 2'],
    ["How's Portal going?", 'Project Portal: status active'],
    ['What is the status of "Archive"?', 'Project Archive: status on hold'],
    ['Who runs the project Portal?', 'led by Ada Quinn'],
    ['What is the progress of our plans?', 'Plans that are executing: 1'],
    ['Why was Buy a boat rejected?', 'because: No money'],
    ['What has changed today?', 'agent Grace Lind added'],
    ['Show me version 999.', 'The company has no version 999.'],
    ['How many people work in Sales?', 'Agents in Sales: none'],
    ['Which agents are not locked?', 'Agents whose autonomy is supervised: 1'],
    ['Who is the boss of engineering?', 'Engineering: Ada Quinn, CTO'],
    ['who manages finance?', 'Finance: Grace Lind, CFO'],
    ['How many agents are in engineering?', 'Agents in Engineering: 2'],
    ['Are you ChatGPT?', 'the guide that is built into this server'],
    ['What is overdue for Grace?', 'Overdue tasks of Grace Lind: none'],
    ['What is overdue for Ines?', 'Overdue tasks of Ines Roth: 1'],
    ['How is the project "does not exist" doing?', 'No project is called "does not exist".'],
    ['Is the Portal project on track?', 'Project Portal: status active'],
    ['Why is Portal late?', 'Project Portal: status active'],
    ['What did finance spend?', 'Spent by departments this month: none'],
    ['What did we spend last month?', 'Spent by agents last month: none'],
    ['What is urgent?', 'The most urgent of 5'],
    ['How can you help me?', 'With a message you can:'],
    ['How many projects are there?', 'active'],
  ])('%j', async (question, fact) => {
    expect((await ask(question)).text).toContain(fact);
  });

  it('and no fact that contains less of the same', async () => {
    const { text } = await ask('Which tasks are blocked?');
    expect(text).not.toMatch(/^In (?:progress|review):/m);
    expect(text.split('\n')).toHaveLength(3);
  });

  it('and no more than was asked: only those named, and nothing completed when asked for due ones', async () => {
    expect((await ask('What did engineering spend?')).text).not.toContain('Spent by agents');
    expect((await ask('What is due this week?')).text).not.toContain(' completed');
  });

  it.each([
    ['What did we finish today?', 0],
    ['What was decided yesterday?', 1],
    ['What changed in the last 3 days?', 3],
  ])('%j begins at its time', async (question, days) => {
    const from = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
    expect((await ask(question)).text).toMatch(new RegExp(` since ${from}`));
  });

  it('several in parallel all get replies, next to other requests', async () => {
    const { text } = await ask('What is blocked, who leads Sales, and which charters are drafted?');
    for (const fact of ['Blocked tasks: 1', 'Sales: nobody', 'Open a webshop (drafted)']) expect(text).toContain(fact);
  });
});

// Last, because the run of the charter is one more in every other reply.
describe('a reply to a user who does not approve', () => {
  it('has their own approved charters, also those that others approved', async () => {
    const { bearer } = await createPerson(server, 'programmer', 'pair_programmer');
    const { id } = await draftCharter(bearer, { title: 'Sell shoes', project: 'Shoes' });
    await chief.bearer.call('approveCharter', { path: { charter_id: id } });
    const { text, cited } = await ask('What was decided lately, and by whom?', bearer);
    expect(text).toContain('Sell shoes: approved by chief');
    expect(cited).toContain(`charter ${id}`);
  });
});
