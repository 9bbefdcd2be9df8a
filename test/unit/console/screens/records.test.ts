import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, settle } from '../page.ts';
import { open } from './harness/open.ts';
import { screen, shownTime } from './harness/screen.ts';
import { example, listed, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

describe('a record without its own page', () => {
  const CHARTER = example('getCharter', {}, 'approved');
  const ADDRESS = `charters/${CHARTER.id}`;
  const TITLE = 'Show invoices';

  it('is shown over the page, with names and words instead of ids and codes, and closed', async () => {
    const assigned_to = example('listAgents')[0].id;
    const created_at = '2031-03-04T12:00:00.000Z';
    let task = example('getTask', { title: TITLE, status: 'in_progress', assigned_to, created_at, waiting_for: null });
    await open(ADDRESS, { getCharter: () => record(CHARTER), getTask: () => record(task) });
    expect(screen.text()).toContain('Forecast Done');
    expect(screen.badges()).toContain('Done: good');
    await screen.press(TITLE);
    expect(screen.text()).toContain('Status In progress');
    expect(screen.text()).not.toContain('Waiting:');
    const before = screen.sent('getTask').length;
    const { waiting_for } = example('getTask');
    task = { ...task, waiting_for: { ...waiting_for, detail: 'The agent is locked' } };
    sendEvent('tasks');
    await settle();
    expect(screen.sent('getTask').length - before).toBe(2);
    expect(screen.text()).toContain('Waiting: The agent is locked');
    expect(screen.text()).toContain(`Created at ${shownTime(created_at)}`);
    expect(screen.text()).toContain(`Assigned to ${example('listAgents')[0].name}`);
    await screen.press('Close');
    expect(screen.names('link')).toContain('Back to charters');
    expect(screen.text()).toContain('Waiting: The agent is locked');
  });

  it('that is a project is read as one', async () => {
    await open(ADDRESS, { getCharter: () => record(CHARTER) });
    await screen.press('Project');
    expect(screen.sent('getProject')[0]?.path).toContain(example('getTask').project_id);
    expect(screen.text()).toContain(example('getProject').description);
    expect(screen.facts()).toEqual([
      ...['Name: Customer portal', 'Status: Active', expect.stringMatching(/^Lead: /), 'Budget: 50000'],
      ...['Currency: USD', `Created at: ${shownTime('2030-01-31T08:00:00.000Z')}`],
    ]);
  });
});

describe('a reply', () => {
  it('links its cited records: to their page, or to a dialog', async () => {
    const cite = (kind: string) => ({ kind, record_id: `${kind}-id`, label: `The ${kind}`, status: null });
    const reply = example('sendTurn', {}, 'explained');
    const cited_records = [
      cite('charter'),
      cite('department'),
      cite('task'),
      cite('plan'),
      cite('x'),
      cite('approval'),
      cite('agent'),
    ];
    await open('talk', { sendTurn: () => record({ ...reply, answer: { ...reply.answer, cited_records } }) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'What is open?');
    await screen.press('Send');
    expect(screen.target('The charter')).toBe('#/charters/charter-id');
    expect(screen.target('The x')).toBe('#/company');
    expect(screen.target('The department')).toBe('#/company/departments/department-id');
    expect(screen.target('The approval')).toBe('#/inbox/approval/approval-id');
    expect(screen.target('The agent')).toBe('#/company/agents/agent-id');
    await screen.press('The task');
    expect(screen.sent('getTask')[0]?.path).toBe('/api/v1/tasks/task-id');
    await screen.close();
    await screen.press('The plan');
    expect(screen.sent('getPlan')[0]?.path).toBe('/api/v1/plans/plan-id');
    expect(screen.text()).toContain(example('getPlan').summary);
    expect(screen.texts('listitem')[1]).toMatch(/^Deliver /);
  });
});

describe('a cited record', () => {
  it('has its kind, and its state if it has one', async () => {
    const reply = example('sendTurn', {}, 'explained');
    const cite = (record_id: string, status: string | null) => ({ kind: 'task', record_id, label: record_id, status });
    const cited_records = [cite('One', 'in_progress'), cite('Two', null)];
    await open('talk', { sendTurn: () => record({ ...reply, answer: { ...reply.answer, cited_records } }) });
    await screen.choose('Type', 'Plan');
    await screen.type('Message', 'What is open?');
    await screen.press('Send');
    expect(screen.texts('listitem').slice(-2)).toEqual(['Task One In progress', 'Task Two']);
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
          said('assistant', 'Goals: what are they?', '2'),
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
  it.each([
    [59, '59 sec'],
    [60, '1 min'],
    [3_600, '1 hr'],
    [86_399, '23 hr'],
    [86_400, '1 day'],
  ])('shows an uptime of %i s as %s', async (uptime_seconds, shown) => {
    await open('admin/health', { getHealth: () => record(example('getHealth', { uptime_seconds })) });
    expect(screen.text()).toContain(`Uptime ${shown} API version`);
  });

  it('names each component as working or failing, also in a report with an error status', async () => {
    const data = example('getHealth', { status: 'degraded', providers: false, message_bus: null });
    const report = { data, error: null, error_detail: null, success: true };
    await open('admin/health', { getHealth: () => Response.json(report, { status: 503 }) });
    expect(screen.facts().slice(0, 10)).toEqual([
      ...['State: Failing', 'Database: Healthy', 'Events: Unknown', 'Event transport: Notify', 'Row locks: Healthy'],
      ...['Prepared statements: Healthy', 'Models: Failing', 'Traces: Disabled', 'Uptime: 1 hr', 'API version: 0.9.4'],
    ]);
    expect(screen.badges().slice(0, 3)).toEqual(['Failing: bad', 'Healthy: good', 'Unknown: plain']);
  });

  it('that cannot be read says so', async () => {
    await open('admin/health', { getHealth: () => failure(500, 8000) });
    expect(screen.texts('alert')).toHaveLength(1);
  });

  it('lists the capabilities and the models', async () => {
    const [provider] = example('listProviders');
    await open('admin/health', {
      getCapabilities: () => record({ charter: true, direct_mcp: false }),
      listProviders: () =>
        record([
          { ...provider, reachable: null },
          { ...provider, name: 'x', reachable: false },
        ]),
    });
    expect(screen.texts('columnheader')).toEqual(['Name', 'Kind', 'State', 'Models']);
    expect(screen.texts('heading').slice(-2)).toEqual(['Capabilities', 'Models']);
    expect(screen.facts().slice(10)).toEqual(['Charter: On', 'Direct MCP: Off']);
    expect(screen.badges().slice(6, 8)).toEqual(['On: good', 'Off: plain']);
    expect(screen.rows()).toEqual(['guided Guided Unknown guide-1', 'x Guided Failing guide-1']);
  });
});

describe('an approved call', () => {
  it.each(['queued', 'running'])('is read with growing pauses while it is %s', async (state) => {
    const resume = { state, result: null, error: null };
    await open('inbox/approval/a', {
      getApproval: () => record(example('getApproval', { status: 'approved', resume })),
    });
    const before = screen.sent('getApproval').length;
    await settle(10_000);
    expect(screen.sent('getApproval').length - before).toBe(3);
  });

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

describe('a parked call', () => {
  it('is decided without what was typed for another one', async () => {
    const context = { ...example('getApproval').context, tool_name: 'x', tool_arguments: { id: 'd1' } };
    const getApproval = ({ path }: { readonly path: string }): Response => {
      const id = path.split('/').at(-1);
      return record(example('getApproval', { id, context }), `"${id}"`);
    };
    await open('inbox/approval/a', { getApproval });
    await screen.type('Tool arguments', '{"id":"d2"}');
    await screen.type('Comment / reason', 'Go.');
    screen.go('inbox/approval/b');
    await settle();
    await screen.press('Approve');
    expect(screen.sent('approveApproval').map(({ ifMatch, body }) => [ifMatch, body])).toEqual([['"b"', {}]]);
  });
});
