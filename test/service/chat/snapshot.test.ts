import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveSnapshot, type SnapshotDeps } from '../../../domain/chat/explain/live-snapshot.ts';
import type { ExplainResult } from '../../../domain/chat/explain-result.ts';
import type { CapabilityResult } from '../../../domain/chat/turn.ts';
import type { Actor } from '../../../domain/foundation/kernel/actor.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { requestApproval } from '../../support/builders/approvals.ts';
import { senderOf, setChat, turnOf } from '../../support/builders/chat/turns.ts';
import { draftCharter } from '../../support/builders/organisation/charters.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { parkPlan } from '../../support/builders/organisation/plans.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import type { FieldOf } from '../../support/client/operation-types.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let ceo: Person;

beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await createPerson(server, 'chief', 'ceo');
});
afterAll(() => server.close());

const chief = (): Actor => actorOf('ceo', { userId: ceo.id });
const ask = async (message: string, actor = chief()): Promise<ExplainResult> => {
  const request = turnOf(message, { intentOverride: 'explain' });
  const { outcome } = await server.services.turns.take(request, senderOf(actor));
  return (outcome as CapabilityResult & { intent: 'explain' }).answer;
};
const tell = async (message: string, actor?: Actor): Promise<string> => (await ask(message, actor)).answer;
const made = async (operation: 'createProject' | 'createTask', body: object): Promise<string> =>
  (await ceo.client.callRaw(operation, { body })).body.data.id;
const moveTask = (task_id: string, status: FieldOf<'updateTask', 'status'>) =>
  ceo.client.call('updateTask', { path: { task_id }, body: { status } });
const moveProject = (project_id: string, status: FieldOf<'updateProject', 'status'>) =>
  ceo.client.call('updateProject', { path: { project_id }, body: { status } });
/** A new session after time has passed. */
const later = async (days: number): Promise<void> => {
  clock.advance(days * 86_400);
  ceo = { ...ceo, client: (await createPerson(server, crypto.randomUUID(), 'manager')).client };
};

describe('the live snapshot', () => {
  it('of an empty organisation contains nothing', async () => {
    const answer = await ask('Anything?');
    expect(answer.citedRecords).toEqual([]);
    expect(answer.sources).toEqual([
      ...['company', 'departments', 'agents', 'tasks', 'projects', 'approvals'],
      ...['budget', 'charters', 'plans', 'history'],
    ]);
    expect(answer.answer).toContain(
      'There are 0 departments and 0 agents, 0 tasks in progress and 0 tasks in review, 0 active projects and 0 pending approvals.',
    );
  });

  it('is not built from a history if no durable store keeps one', () => {
    const sourcesOf = (isDurable: boolean) => new LiveSnapshot({ isDurable } as SnapshotDeps).sources;
    expect(sourcesOf(true)).toContain('history');
    expect(sourcesOf(false)).toEqual(sourcesOf(true).filter((source) => source !== 'history'));
  });

  it('has the newest of each kind and the full totals; the records that the reply names are cited', async () => {
    await setChat(server, { chat_org_state_max_items_per_section: 2 });
    const departments: string[] = [];
    for (const name of ['Sales', 'Design', 'Legal']) departments.push((await newDepartment(ceo.client, name)).id);
    const { id: agent } = await newAgent(ceo.client, 'Ada', 'Design', { role: 'CTO' });
    const projects: string[] = [];
    for (const name of ['P1', 'P2', 'P3', 'P4']) {
      clock.advance(1);
      projects.push(await made('createProject', { name }));
    }
    for (const id of projects.slice(0, 3)) await moveProject(id, 'active');
    const tasks: string[] = [];
    for (const title of ['T1', 'T2', 'T3', 'T4', 'T5']) {
      clock.advance(1);
      tasks.push(await made('createTask', { project_id: projects[0], title, assigned_to: agent }));
    }
    for (const id of tasks.slice(0, 3)) await moveTask(id, 'in_progress');
    await moveTask(tasks[3] ?? '', 'in_review');
    const approval = await requestApproval(server, ceo.id, { title: 'A1', ttlSeconds: null });
    const answer = await ask('What is the status of departments, tasks, projects and approvals?');
    expect(answer.answer).toContain(
      'There are 3 departments and 1 agent, 3 tasks in progress and 1 task in review, 3 active projects and 1 pending approval.',
    );
    expect(answer.answer).toContain('Departments: Sales; Design; and 1 more.');
    expect(answer.answer).toContain('In progress: T3 (in_progress); T2 (in_progress); and 1 more.');
    expect(answer.answer).toContain('Active projects: P3 (active); P2 (active); and 1 more.');
    expect(answer.citedRecords).toEqual([
      { kind: 'task', recordId: tasks[2], label: 'T3', status: 'in_progress' },
      { kind: 'task', recordId: tasks[1], label: 'T2', status: 'in_progress' },
      { kind: 'task', recordId: tasks[3], label: 'T4', status: 'in_review' },
      { kind: 'project', recordId: projects[2], label: 'P3', status: 'active' },
      { kind: 'project', recordId: projects[1], label: 'P2', status: 'active' },
      { kind: 'approval', recordId: approval.id, label: 'A1', status: 'pending' },
      { kind: 'department', recordId: departments[0], label: 'Sales', status: null },
      { kind: 'department', recordId: departments[1], label: 'Design', status: null },
    ]);
    await setChat(server, { chat_org_state_max_items_per_section: 10 });
  });

  it('contains no expired approval, even if it was not swept yet', async () => {
    clock.advance(1);
    await requestApproval(server, ceo.id, { title: 'Short', ttlSeconds: 60 });
    expect(await tell('What is pending?')).toContain('Pending approvals: Short (pending); A1 (pending).');
    clock.advance(60);
    const { rows } = await server.store.pool.query(`select status from approvals where title = 'Short'`);
    expect(await tell('What is pending?')).toContain('Pending approvals: A1 (pending).');
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  it('contains the budget of the month with held and spent amounts, and the versions', async () => {
    await ceo.client.call('updateCompany', { body: { budget_monthly: 100 } });
    expect(await tell('What is the budget?')).toMatch(/a cap of 100 [A-Z]{3}, 0 [A-Z]{3} spent, 0 [A-Z]{3} held/);
    const { body } = await ceo.client.call('listCompanyVersions');
    const [newest, older] = body.data as { version: number; saved_at: string }[];
    expect(await tell('Show the history')).toContain(
      `Versions of the company: Version ${newest?.version}, saved ${newest?.saved_at}; Version ${older?.version}, saved ${older?.saved_at}; `,
    );
  });

  it('contains the charters that the caller may read, also in the totals, and plans in review for everyone', async () => {
    const writer = await createPerson(server, 'writer', 'pair_programmer');
    const charter = await draftCharter(writer.client, { title: 'Open a portal' });
    const plan = await parkPlan(server, ceo.client);
    const kinds = async (actor: Actor) =>
      (await ask('Which charters and plans are there?', actor)).citedRecords
        .filter(({ kind }) => kind === 'charter' || kind === 'plan')
        .map(({ kind, recordId, status }) => [kind, recordId, status]);
    const drafted = ['charter', charter.id, 'drafted'];
    const parked = ['plan', plan.planId, 'pending_review'];
    expect(await kinds(chief())).toEqual([drafted, parked]);
    expect(await kinds(actorOf('pair_programmer', { userId: writer.id }))).toEqual([drafted, parked]);
    expect(await kinds(actorOf('observer', { userId: 'stranger' }))).toEqual([parked]);
    await ceo.client.call('approveCharter', { path: { charter_id: charter.id } });
    const recent = async (actor: Actor): Promise<string | undefined> =>
      /(\d+) charters? approved/.exec(await tell('What happened lately?', actor))?.[1];
    expect(await recent(chief())).toBe('1');
    expect(await recent(actorOf('pair_programmer', { userId: writer.id }))).toBe('1');
    expect(await recent(actorOf('observer', { userId: 'stranger' }))).toBe('0');
  });

  it('counts what was done within the period, to its limit', async () => {
    await later(30);
    const { id: agent } = await newAgent(ceo.client, 'Eve', 'Sales', { role: 'CFO' });
    const task = await made('createTask', {
      project_id: await made('createProject', { name: 'P5' }),
      title: 'T6',
      assigned_to: agent,
    });
    await moveTask(task, 'completed');
    const { id } = await requestApproval(server, ceo.id, { title: 'A2', ttlSeconds: null });
    await ceo.client.call('approveApproval', { path: { approval_id: id } });
    const recent = () => tell('What happened lately?');
    const busy = 'In the last 7 days: 1 task completed, 1 approval decided, 0 charters approved.';
    expect(await recent()).toContain(busy);
    clock.advance(7 * 86_400);
    expect(await recent()).toContain(busy);
    clock.advance(0.001);
    const idle = '0 tasks completed, 0 approvals decided, 0 charters approved.';
    expect(await recent()).toContain(`In the last 7 days: ${idle}`);
    await setChat(server, { chat_snapshot_window_days: 8 });
    expect(await recent()).toContain('In the last 8 days: 1 task completed, 1 approval decided');
  });
});
