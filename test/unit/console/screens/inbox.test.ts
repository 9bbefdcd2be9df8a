import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../clients/typescript/src/index.ts';
import { inboxText } from '../../../../console/src/text/inbox.ts';
import { failure, settle } from '../page.ts';
import { open } from './harness/open.ts';
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
    expect(screen.texts('listitem')).toEqual(['Item a', 'Item b ✓']);
    expect(screen.names('button')).not.toContain('Approve');
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
  it('leads to its details', async () => {
    await open('inbox', inboxOf(item('a')));
    expect(screen.target('Item a')).toBe('#/inbox/approval/a');
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

  it('is approved with the arguments as the person edited them', async () => {
    await open(ADDRESS, answers());
    await screen.type('Tool arguments', '{"id":"d2"}');
    await screen.press('Approve');
    expect(decisions()).toEqual([['approveApproval', 'a', '"shown"', { arguments: { id: 'd2' } }]]);
    expect([screen.address(), screen.text().includes('Approved')]).toEqual(['#/inbox', true]);
  });

  it('is approved as requested if the arguments were not edited', async () => {
    await open(ADDRESS, answers());
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

  it('is rejected with a reason, and without the arguments', async () => {
    await open(ADDRESS, answers());
    await screen.press('Reject');
    expect([screen.texts('alert'), screen.changes()]).toEqual([['Enter a reason to reject.'], []]);
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
