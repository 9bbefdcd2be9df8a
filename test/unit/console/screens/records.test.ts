import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { example, listed, record } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

describe('a record without its own page', () => {
  const CHARTER = example('getCharter', {}, 'approved');
  const ADDRESS = `charters/${CHARTER.id}`;
  const TITLE = 'Show invoices';

  it('is shown over the page, with names and words instead of ids and codes, and closed', async () => {
    const assigned_to = example('listAgents')[0].id;
    await open(ADDRESS, {
      getCharter: () => record(CHARTER),
      getTask: () => record(example('getTask', { title: TITLE, status: 'in_progress', assigned_to })),
    });
    expect(screen.text()).toContain('Forecast Done');
    await screen.press(TITLE);
    expect(screen.text()).toContain('Status In progress');
    expect(screen.text()).toContain(`Assigned to ${example('listAgents')[0].name}`);
    await screen.press('Close');
    expect(screen.names('link')).toContain('Back to charters');
  });

  it('that is a project is read as one', async () => {
    await open(ADDRESS, { getCharter: () => record(CHARTER) });
    await screen.press('Project');
    expect(screen.sent('getProject')[0]?.path).toContain(example('getTask').project_id);
    expect(screen.text()).toContain(example('getProject').description);
  });
});

describe('a reply', () => {
  it('links its cited records: to their page, or to a dialog', async () => {
    const cite = (kind: string) => ({ kind, record_id: `${kind}-id`, label: `The ${kind}`, status: null });
    const reply = example('sendTurn', {}, 'explained');
    const cited_records = [cite('charter'), cite('department'), cite('task')];
    await open('talk', { sendTurn: () => record({ ...reply, answer: { ...reply.answer, cited_records } }) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'What is open?');
    await screen.press('Send');
    expect(screen.target('The charter')).toBe('#/charters/charter-id');
    expect(screen.target('The department')).toBe('#/company/departments/department-id');
    await screen.press('The task');
    expect(screen.sent('getTask')[0]?.path).toBe('/api/v1/tasks/task-id');
  });
});

describe('the interview of a charter', () => {
  const interview = (change: object) =>
    record({ ...example('getConversation'), kind: 'charter', plan_id: null, charter_id: null, ...change });
  const [TURN] = example('listConversationTurns');
  const said = (role: string, content: string, id: string): object => ({ ...TURN, id, role, content });

  it('shows what is known so far, from the questions and the labels of messages', async () => {
    await open('talk/one', {
      getConversation: () => interview({}),
      listConversationTurns: () =>
        listed([
          said('user', 'Budget: 500\nscope: orders', '4'),
          said('user', 'Fewer calls', '3'),
          said('assistant', 'What are the goals?', '2'),
          said('user', 'A portal', '1'),
        ]),
    });
    expect(screen.text()).toContain('Idea A portal Goals Fewer calls Constraints missing');
    expect(screen.text()).toContain('Scope orders Budget 500 Project missing');
  });

  it('shows the charter that it has drafted', async () => {
    await open('talk/one', { getConversation: () => interview({ charter_id: 'c1' }) });
    expect(screen.target('Open the charter')).toBe('#/charters/c1');
    expect(screen.text()).toContain('Goals Fewer calls');
  });
});

describe('the health', () => {
  it('names each component as working or failing, also in a report with an error status', async () => {
    const data = example('getHealth', { status: 'degraded', providers: false, message_bus: null });
    const report = { data, error: null, error_detail: null, success: true };
    await open('admin/health', { getHealth: () => Response.json(report, { status: 503 }) });
    expect(screen.text()).toContain('Database Healthy');
    expect(screen.text()).toContain('Models Failing');
    expect(screen.text()).toContain('Events Unknown');
  });
});

describe('an approved call', () => {
  it('is followed until its run ends, without an event', async () => {
    const resume = (state: string): Response =>
      record(example('getApproval', { status: 'approved', resume: { state, result: null, error: null } }));
    await open('inbox/approval/a', { getApproval: () => resume('running') });
    expect(screen.text()).toContain('Running');
    screen.answer({ getApproval: () => resume('done') });
    await settle(3_000);
    expect(screen.text()).toContain('Done');
    const before = screen.sent('getApproval').length;
    await settle(20_000);
    expect(screen.sent('getApproval')).toHaveLength(before);
  });
});
