import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { inboxText } from '../../../../console/src/text/inbox.ts';
import { failure, settle } from '../page.ts';
import { open, page } from './harness/open.ts';
import { screen } from './harness/screen.ts';
import { type Answers, example, listed, record, sendEvent } from './harness/server.ts';

beforeAll(() => {
  vi.useFakeTimers();
});

const [ITEM] = example('getInbox');
const item = (id: string, kind = 'approval') => ({ ...ITEM, id, kind, title: `Item ${id}`, etag: `"${id}"` });
const boxOf = (id: string): string => inboxText.choose(`Item ${id}`);
const conflict = (): Response => failure(409, ERROR_CODES.VERSION_CONFLICT);

/** An inbox from which a decision removes the item. */
const inboxOf = (...items: readonly { readonly id: string }[]): Answers => {
  const decided = new Set<string>();
  const decide = ({ path }: { readonly path: string }): Response => {
    decided.add(path.split('/').at(-2) ?? '');
    return record(example('approveApproval'));
  };
  return {
    getInbox: () => listed(items.filter(({ id }) => !decided.has(id))),
    approveApproval: decide,
    rejectApproval: decide,
  };
};
const decisions = () =>
  screen.changes().map(({ operation, path, ifMatch, body }) => [operation, path.split('/').at(-2), ifMatch, body]);

describe('several items of the inbox', () => {
  it('are approved together: those that are ticked, in their shown version, and no other', async () => {
    await open('inbox', inboxOf(item('a'), item('b'), item('c')));
    for (const id of ['a', 'b', 'c']) await screen.press(boxOf(id), 'checkbox');
    await screen.press(boxOf('b'), 'checkbox');
    expect(screen.text()).toContain('2 selected');
    await screen.press('Approve selected');
    expect([screen.texts('listitem'), screen.changes()]).toEqual([['Item a', 'Item c'], []]);
    expect([screen.texts('heading'), screen.fields()]).toEqual([['Approve selected'], ['Comment textarea']]);
    expect(screen.hintOf('Comment')).toBe('Optional. Saved with the decision.');
    await screen.type('Comment', 'Go.');
    await screen.press('Approve');
    expect(decisions()).toEqual([
      ['approveApproval', 'a', '"a"', { comment: 'Go.' }],
      ['approveApproval', 'c', '"c"', { comment: 'Go.' }],
    ]);
    expect(screen.text()).toContain('2 of 2 decided');
    sendEvent('approvals');
    await settle();
    expect(screen.names('checkbox')).toEqual([boxOf('b')]);
    expect(screen.names('button')).not.toContain('Approve selected');
  });

  it('are rejected together only with a reason', async () => {
    await open('inbox', inboxOf(item('a'), item('b')));
    await screen.press(boxOf('b'), 'checkbox');
    await screen.press('Reject selected');
    expect([screen.texts('heading'), screen.fields()]).toEqual([['Reject selected'], ['Reason textarea required']]);
    expect(screen.hintOf('Reason')).toContain('shown to the requester');
    await screen.press('Reject');
    expect(screen.changes()).toEqual([]);
    await screen.type('Reason', '  ');
    await screen.press('Reject');
    expect(screen.changes()).toEqual([]);
    await screen.type('Reason', 'Too early.');
    await screen.press('Reject');
    expect(decisions()).toEqual([['rejectApproval', 'b', '"b"', { reason: 'Too early.' }]]);
  });

  it('are not decided if the dialog is cancelled, and stay selected', async () => {
    await open('inbox', inboxOf(item('a')));
    await screen.press(boxOf('a'), 'checkbox');
    await screen.press('Approve selected');
    await screen.press('Cancel');
    expect([screen.changes(), screen.text().includes('1 selected')]).toEqual([[], true]);
  });

  it('with a changed one: the others are decided, and the changed one is named', async () => {
    const answers = inboxOf(item('a'), item('b'));
    await open('inbox', {
      ...answers,
      approveApproval: (sent) =>
        sent.path.includes('/a/') ? conflict() : (answers.approveApproval?.(sent) as Response),
    });
    for (const id of ['a', 'b']) await screen.press(boxOf(id), 'checkbox');
    await screen.press('Approve selected');
    await screen.press('Approve');
    expect(decisions().map(([, id]) => id)).toEqual(['a', 'b']);
    expect(screen.texts('alert')).toEqual(['Not decided because it changed in the meantime : Item a .']);
    expect(screen.texts('status')).toContain('1 of 2 decided.');
    sendEvent('approvals');
    await settle();
    expect(screen.texts('listitem')).toEqual(['Item a', 'Item b ✓']);
    expect(screen.names('button')).not.toContain('Approve');
    // Not that in the corner.
    [...page.browser.document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Close')?.click();
    await settle();
    expect(screen.text()).not.toContain('selected');
  });

  it('that have all left the inbox still show which of them had changed', async () => {
    await open('inbox', { ...inboxOf(item('a')), approveApproval: conflict });
    await screen.press(boxOf('a'), 'checkbox');
    await screen.press('Approve selected');
    await screen.press('Approve');
    screen.answer({ getInbox: () => listed([]) });
    sendEvent('approvals');
    await settle();
    expect(screen.texts('alert')).toEqual(['Not decided because it changed in the meantime : Item a .']);
  });

  it('continue after an error with those that are left, and keep the comment', async () => {
    const answers = inboxOf(item('a'), item('b'));
    await open('inbox', {
      ...answers,
      approveApproval: (sent) =>
        sent.path.includes('/b/') ? failure(500, 8000) : (answers.approveApproval?.(sent) as Response),
    });
    for (const id of ['a', 'b']) await screen.press(boxOf(id), 'checkbox');
    await screen.press('Approve selected');
    await screen.type('Comment', 'Go.');
    await screen.press('Approve');
    expect(screen.texts('alert')).toHaveLength(1);
    expect(screen.valueOf('Comment')).toBe('Go.');
    expect(screen.texts('status')).toContain('1 of 2 decided.');
    const before = screen.changes().length;
    screen.answer(answers);
    await screen.press('Approve');
    expect(decisions().slice(before)).toEqual([['approveApproval', 'b', '"b"', { comment: 'Go.' }]]);
  });

  it('decide the approval of a plan, and leave out charters', async () => {
    const plan = example('getPlan', { approval_id: 'of-plan' });
    await open('inbox', { ...inboxOf(item('p', 'plan'), item('c', 'charter')), getPlan: () => record(plan) });
    await expect(screen.press(boxOf('c'), 'checkbox')).rejects.toThrow('disabled');
    await screen.press(boxOf('p'), 'checkbox');
    await screen.press('Approve selected');
    await screen.press('Approve');
    expect(decisions()).toEqual([['approveApproval', 'of-plan', '"p"', {}]]);
  });
});

describe('an item of the inbox', () => {
  it('is listed with its urgency, its kind and its times', async () => {
    const levels = ['critical', 'high', 'normal', 'no_expiry'].map((urgency_level) => ({
      ...item(urgency_level),
      urgency_level,
    }));
    const plain = { ...item('p', 'plan'), summary: 'Item p', expires_at: null };
    await open('inbox', inboxOf(...levels, plain));
    expect(screen.badges()).toEqual([
      ...['Critical: bad', 'Approval: plain', 'High: warn', 'Approval: plain', 'Normal: plain', 'Approval: plain'],
      ...['No deadline: plain', 'Approval: plain', 'Critical: bad', 'Plan: plain'],
    ]);
    const times = screen.attributes('.waiting-list time', 'datetime');
    expect([times.slice(0, 2), times.length]).toEqual([[ITEM.created_at, ITEM.expires_at], 9]);
    expect(screen.texts('listitem').map((each) => each.split(ITEM.summary).length - 1)).toEqual([1, 1, 1, 1, 0]);
    expect(screen.text()).toContain(inboxText.choosePrompt);
  });

  it('has the focus while it is open, and then the list', async () => {
    await open('inbox', inboxOf(item('a')));
    expect(screen.focused()).toBe('');
    screen.go('inbox/approval/a');
    await settle();
    expect(screen.focused()).toBe('Evidence');
    expect(screen.attributes('.waiting-list a[aria-current=true]', 'href')).toEqual(['#/inbox/approval/a']);
    screen.go('inbox');
    await settle();
    expect(screen.focused()).toBe('Inbox');
  });

  it('shows characters that hide or reverse text by their code, also in a decision on several', async () => {
    const hostile = { ...item('a'), title: 'Item a\u202E', summary: 'Sum\u202E' };
    const [title, description] = ['Title\u202E', 'All\u202E'];
    const metadata = { 'key\u202E': 'value\u202E' };
    await open('inbox/approval/a', {
      ...inboxOf(hostile),
      getApproval: () => record(example('getApproval', { title, description, metadata })),
    });
    for (const text of ['Item a', 'Sum', 'Title', 'All', 'key', 'value'])
      expect(screen.text()).toContain(`${text}[U+202E]`);
    await screen.press(inboxText.choose(hostile.title), 'checkbox');
    await screen.press('Approve selected');
    expect(screen.texts('listitem')).toEqual(['Item a[U+202E]']);
  });

  it('that is not in the list has ended', async () => {
    await open('inbox/task/a', inboxOf());
    expect([screen.text().includes(inboxText.ended), screen.target('Back to inbox')]).toEqual([true, '#/inbox']);
    await open('inbox/nothing/a', inboxOf());
    expect([screen.text().includes(inboxText.ended), screen.text().includes('Page not found')]).toEqual([false, true]);
  });

  it('is listed on further pages', async () => {
    await open('inbox', {
      getInbox: ({ path }) => (path.includes('cursor=two') ? listed([item('b')]) : listed([item('a')], 'two')),
    });
    await screen.press('Show more');
    expect(screen.names('checkbox')).toEqual([boxOf('a'), boxOf('b')]);
    expect(screen.sent('getInbox').some(({ path }) => path.includes('limit=50'))).toBe(true);
  });

  it('leads to its details', async () => {
    await open('inbox', inboxOf(item('a')));
    expect(screen.target('Item a')).toBe('#/inbox/approval/a');
  });

  it('that is a charter or a plan shows such characters, too', async () => {
    const hidden = { title: 'Title\u202E', brief: 'Brief\u202E' };
    await open('inbox/charter/c', { ...inboxOf(), getCharter: () => record(example('getCharter', hidden)) });
    for (const text of ['Title', 'Brief']) expect(screen.text()).toContain(`${text}[U+202E]`);
    const { items } = example('getPlan');
    const step = { ...items[1], title: 'Step\u202E', description: 'What\u202E', acceptance_criteria: ['When\u202E'] };
    const plan = { summary: 'Sum\u202E', items: [items[0], step] };
    await open('inbox/plan/p', { ...inboxOf(), getPlan: () => record(example('getPlan', plan)) });
    for (const text of ['Sum', 'Step', 'What', 'When']) expect(screen.text()).toContain(`${text}[U+202E]`);
  });

  it('without a decision cannot be selected, and leads to its record', async () => {
    const [task, budget] = example('getInbox', {}, 'work');
    await open(`inbox/task/${task.id}`, inboxOf(task, budget));
    await expect(screen.press(inboxText.choose(task.title), 'checkbox')).rejects.toThrow('disabled');
    await expect(screen.press(inboxText.choose(budget.title), 'checkbox')).rejects.toThrow('disabled');
    expect(screen.badges()).toEqual(['High: warn', 'Task: plain', 'Normal: plain', 'Budget: plain']);
    expect(screen.text().split(task.summary)).toHaveLength(3);
    expect(screen.names('button')).not.toContain('Approve');
    await screen.press('Open task');
    expect(screen.sent('getTask').map(({ path }) => path)).toEqual([`/api/v1/tasks/${task.id}`]);
    await open(`inbox/budget/${budget.id}`, inboxOf(task, budget));
    expect(screen.target('Open agent')).toBe(`#/company/agents/${budget.id}`);
    expect(screen.changes()).toEqual([]);
  });

  it('without a decision appears with the event of its cause, and says so when it has ended', async () => {
    const [task] = example('getInbox', {}, 'work');
    await open(`inbox/task/${task.id}`, inboxOf());
    expect(screen.text()).toContain(inboxText.ended);
    screen.answer(inboxOf(task));
    sendEvent('tasks', { from_status: 'created', to_status: 'assigned' }, 'task.status_changed');
    await settle(500);
    expect(screen.text()).toContain(inboxText.ended);
    sendEvent('tasks', { from_status: 'in_progress', to_status: 'blocked' }, 'task.status_changed');
    await settle(500);
    expect([screen.text().includes(inboxText.ended), screen.names('button').includes('Open task')]).toEqual([
      ...[false, true],
    ]);
  });

  it('of a kind that only a newer server knows is shown, and cannot be selected', async () => {
    await open('inbox/new_kind/a', inboxOf(item('a', 'new_kind')));
    expect(screen.badges()).toEqual(['Critical: bad', 'New kind: plain']);
    expect([screen.texts('heading').at(-1), screen.text().includes('Page not found')]).toEqual(['Item a', false]);
    await expect(screen.press(boxOf('a'), 'checkbox')).rejects.toThrow('disabled');
  });

  it('that is a charter leads to the page of the charter', async () => {
    await open('inbox/charter/c', inboxOf(item('c', 'charter')));
    expect(screen.target('Review the charter')).toBe('#/charters/c');
  });
});

describe('a parked call', () => {
  const CONTEXT = { ...example('getApproval').context, tool_name: 'departments.delete', tool_arguments: { id: 'd1' } };
  const ADDRESS = 'inbox/approval/a';
  const answers = (etag = '"shown"', change: object = {}): Answers => ({
    getApproval: () => record(example('getApproval', { id: 'a', context: CONTEXT, ...change }), etag),
  });

  it('is shown with who asks for what, and later who decided', async () => {
    const asked = { requested_by: 'grace', context: { ...CONTEXT, agent_name: 'Ben', conversation_id: 't1' } };
    await open(ADDRESS, answers('"1"', asked));
    const { expires_at } = example('getApproval');
    const facts = [
      ...['Action: deploy:release', 'Requested by: Ben', 'Risk: Medium', 'Source: Review gate', 'Status: Pending'],
      ...['Tool: departments.delete', `Expires: ${expires_at}`],
    ];
    expect(screen.facts()).toEqual([...facts, 'version: 1.4']);
    expect(screen.target('Open conversation')).toBe('#/talk/t1');
    expect(screen.hintOf('Tool arguments')).toContain('The tool runs with the arguments you approve');
    expect(screen.hintOf('Comment / reason')).toContain('Required to reject');
    expect(screen.attributes('textarea', 'class')).toEqual(['code', '']);
    expect(screen.text()).toContain('Decisions cannot be undone.');
    const decided = {
      status: 'rejected',
      decided_by: 'ada',
      decision_reason: 'No\u202E.',
      expires_at: null,
      metadata: {},
    };
    await open(ADDRESS, answers('"1"', decided));
    expect(screen.facts().slice(4)).toEqual([
      ...['Status: Rejected', 'Tool: departments.delete', 'Decided by: ada', 'Reason: No[U+202E].'],
    ]);
    expect(screen.names('link')).not.toContain('Open conversation');
  });

  it.each([
    ['failed', { error: 'It is gone.', result: null }, 'Failed It is gone.', 'Failed: bad'],
    ['done', { error: null, result: { deleted: true } }, 'Done {"deleted":true}', 'Done: plain'],
    ['none', { error: null, result: null }, undefined, 'Medium: plain'],
  ])('shows its run: %s', async (state, ended, shown, badge) => {
    await open(ADDRESS, answers('"1"', { status: 'approved', resume: { state, ...ended } }));
    expect(screen.texts('status').find((text) => /^(Failed|Done)/.test(text))).toBe(shown);
    expect(screen.badges().at(-1)).toBe(badge);
  });

  it('is approved with the arguments as the person edited them', async () => {
    await open(ADDRESS, answers());
    await screen.type('Tool arguments', '{"id":"d2"}');
    await screen.press('Approve');
    expect(decisions()).toEqual([['approveApproval', 'a', '"shown"', { arguments: { id: 'd2' } }]]);
    expect([screen.address(), screen.text().includes('Approved')]).toEqual(['#/inbox', true]);
  });

  it('is approved as requested if the arguments were not edited, and without a blank comment', async () => {
    await open(ADDRESS, answers());
    await screen.type('Comment / reason', ' ');
    await screen.press('Approve');
    expect(decisions()).toEqual([['approveApproval', 'a', '"shown"', {}]]);
  });

  it.each(['{', '[]', 'null'])('is not approved with the arguments %s', async (typed) => {
    await open(ADDRESS, answers());
    await screen.type('Tool arguments', typed);
    await screen.press('Approve');
    expect(screen.texts('alert')).toEqual(['The arguments must be a JSON object.']);
    expect([screen.changes(), screen.valueOf('Tool arguments')]).toEqual([[], typed]);
  });

  it('that was corrected no longer shows the problem', async () => {
    await open(ADDRESS, { ...answers(), approveApproval: () => failure(500, 8000) });
    await screen.type('Tool arguments', '{');
    await screen.press('Approve');
    await screen.type('Tool arguments', '{}');
    await screen.press('Approve');
    expect(screen.texts('alert')).toEqual([expect.stringContaining('The server failed.')]);
  });

  it('is rejected with a reason, and without the arguments', async () => {
    await open(ADDRESS, answers());
    for (const blank of ['', ' \n']) {
      await screen.type('Comment / reason', blank);
      await screen.press('Reject');
      expect([screen.texts('alert'), screen.changes()]).toEqual([['Enter a reason to reject.'], []]);
    }
    await screen.type('Comment / reason', 'No.');
    await screen.type('Tool arguments', '{');
    await screen.press('Reject');
    expect(decisions()).toEqual([['rejectApproval', 'a', '"shown"', { reason: 'No.' }]]);
    expect(screen.text()).toContain('Rejected');
  });

  it('that has changed is shown again and not decided; the next decision is on the new version', async () => {
    await open(ADDRESS, { ...answers(), approveApproval: conflict });
    screen.answer(answers('"new"', { description: 'Deletes it forever.' }));
    await screen.press('Approve');
    expect(screen.text()).toContain('Deletes it forever.');
    expect(screen.texts('alert')).toEqual(['It changed while you were reading. This is the current version.']);
    await screen.press('Approve');
    expect(decisions().map(([, , ifMatch]) => ifMatch)).toEqual(['"shown"', '"new"']);
  });

  it('that cannot be decided shows the error and keeps what was typed', async () => {
    await open(ADDRESS, { ...answers(), approveApproval: () => failure(403, ERROR_CODES.FORBIDDEN) });
    await screen.type('Comment / reason', 'Fine.');
    await screen.press('Approve');
    expect(screen.texts('alert')).toHaveLength(1);
    expect([screen.valueOf('Comment / reason'), screen.address()]).toEqual(['Fine.', `#/${ADDRESS}`]);
  });

  it('is offered for a decision only while it waits, and to those who may approve', async () => {
    await open(ADDRESS, answers('"1"', { status: 'approved' }));
    expect(screen.names('button')).not.toContain('Approve');
    await open(ADDRESS, answers(), { role: 'pair_programmer' });
    expect(screen.names('button')).not.toContain('Approve');
    await open(ADDRESS, answers(), { role: 'board_member' });
    expect(screen.names('button')).toContain('Approve');
  });

  it('of a plan shows the steps of the plan', async () => {
    await open('inbox/plan/p', { ...answers(), getPlan: () => record(example('getPlan', { approval_id: 'a' })) });
    expect(screen.texts('listitem').find((step) => step.startsWith('Deliver'))).toContain('After: 1');
    await screen.press('Approve');
    expect(decisions().map(([, id]) => id)).toEqual(['a']);
  });
});
