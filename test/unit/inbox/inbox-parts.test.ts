import { expect, it } from 'vitest';
import type { PendingPosition } from '../../../domain/foundation/database/pages/pending-page.ts';
import { DecisionItems } from '../../../domain/inbox/decision-items.ts';
import { InboxService } from '../../../domain/inbox/inbox-service.ts';
import type { WaitingBudget } from '../../../domain/inbox/waiting-budgets.ts';
import { WorkItems } from '../../../domain/inbox/work-items.ts';
import { actorOf } from '../../support/builders/actor.ts';

interface Item {
  readonly id: string;
  readonly createdAt: Date;
}
const item = (second: number): Item => ({ id: `${second}`.padStart(4, '0'), createdAt: new Date(second * 1000) });

/** Items in order, this many on a page. */
const partOf =
  (items: readonly Item[], size: number) =>
  (position: PendingPosition | null): { items: Item[]; total: number; hasMore: boolean } => {
    const rest = items.filter(({ createdAt }) => position === null || createdAt > position.createdAt);
    return { items: rest.slice(0, size), total: items.length, hasMore: rest.length > size };
  };

const NOTHING = { items: [], total: 0, hasMore: false };
const noNames = { namesOf: async () => new Map() };

/** An inbox of these decisions and this work, and its budgets. */
const inboxOf = (decisions: object, work: object = {}, budgets: readonly WaitingBudget[] = []): InboxService => {
  const inbox = new InboxService({
    decisions: new DecisionItems({
      approvals: { waiting: async () => NOTHING, byIds: async () => new Map() },
      plans: { waiting: async () => NOTHING },
      charters: { waiting: async () => NOTHING },
      users: noNames,
      approvers: { mayDecide: () => true, excludedRequesterOf: () => null },
      ...decisions,
    } as never),
    work: new WorkItems({
      stuckTasks: { waiting: async () => NOTHING },
      cappedObjects: { of: async () => new Map() },
      changes: { read: async () => ({ organisation: { agents: [] } }) },
      users: noNames,
      ...work,
    } as never),
  });
  inbox.provideBudgets(async () => budgets);
  return inbox;
};

/** The ids of all items, read page by page. */
const idsOf = async (inbox: InboxService, limit: number, total: number): Promise<string[]> => {
  const seen: string[] = [];
  for (let position: readonly string[] | null = null; ; ) {
    const page = await inbox.list(actorOf('ceo'), { limit, position });
    expect([page.items.length > 0, page.total]).toEqual([true, total]);
    seen.push(...page.items.map(({ subject, id }) => `${subject.kind} ${Number(id)}`));
    position = page.nextPosition;
    if (position === null) return seen;
  }
};

it('an inbox shows each item once and in order, wherever the bytes of a part end', async () => {
  const approvals = partOf([1, 4, 5, 6, 20, 21].map(item), 6);
  const charters = partOf([2, 3, 7, 8, 9, 10].map(item), 1);
  const view = (approval: Item) => ({
    approval: { ...approval, description: '', context: {} },
    urgencyLevel: 'no_expiry',
  });
  const inbox = inboxOf({
    approvals: {
      byIds: async () => new Map(),
      waiting: async (position: PendingPosition | null) => {
        const { items, ...rest } = approvals(position);
        return { items: items.map(view), ...rest };
      },
    },
    charters: {
      waiting: async (_actor: unknown, position: PendingPosition | null) => {
        const { items, ...rest } = charters(position);
        return { items: items.map((found) => ({ ...found, brief: '', createdBy: 'u' })), ...rest };
      },
    },
  });
  const kinds = [1, 4, 5, 6, 20, 21].map((second) => `approval ${second}`);
  const others = [2, 3, 7, 8, 9, 10].map((second) => `charter ${second}`);
  const second = (shown: string): number => Number(shown.split(' ')[1]);
  const inOrder = [...kinds, ...others].sort((one, other) => second(one) - second(other));
  expect(await idsOf(inbox, 50, 12)).toEqual(inOrder);
});

it('an inbox shows a task and its own cap, which have the same place, for any size of a page', async () => {
  const task = (second: number) => ({ ...item(second), title: '', createdBy: 'u', priority: 'low', status: 'failed' });
  const tasks = partOf([1, 2, 3].map(item), 1);
  const waiting = async (position: PendingPosition | null) => {
    const { items, ...rest } = tasks(position);
    return { items: items.map(({ id }) => ({ id, task: task(Number(id)), detail: '' })), ...rest };
  };
  const ids = [1, 2].map((second) => item(second).id);
  const object = (id: string) => ({ capped: { kind: 'task' }, ...item(Number(id)), name: 'x', createdBy: null });
  const cappedObjects = { of: async () => new Map(ids.map((id) => [`task/${id}`, object(id)])) };
  const budgets = ids.map((id) => ({ kind: 'task' as const, id, tasks: 1, rank: 2 }));
  const inbox = inboxOf({}, { stuckTasks: { waiting }, cappedObjects }, budgets);
  const whole = ['task 1', 'budget 1', 'task 2', 'budget 2', 'task 3'];
  for (const limit of [1, 2, 3, 50]) expect(await idsOf(inbox, limit, 5)).toEqual(whole);
});

it('an inbox shows the plans after a page whose approvals were deleted while it was read', async () => {
  const plan = (second: number) => ({ ...item(second), approvalId: `${second}`, summary: '', title: '' });
  const approval = { description: '', context: {}, title: '', requestedBy: 'u' };
  const pages = [
    { items: [plan(1)], total: 3, hasMore: true },
    { items: [plan(2)], total: 2, hasMore: true },
  ];
  const inbox = inboxOf({
    approvals: {
      waiting: async () => NOTHING,
      byIds: async ([id]: readonly string[]) =>
        new Map(id === '1' ? [] : [[id, { approval, urgencyLevel: 'no_expiry' }]]),
    },
    plans: { waiting: async () => pages.shift() ?? NOTHING },
    charters: { waiting: async () => ({ ...NOTHING, items: [{ ...item(9), brief: '', createdBy: 'u' }], total: 1 }) },
  });
  const page = await inbox.list(actorOf('ceo'), { limit: 50, position: null });
  expect(page.items.map(({ id }) => Number(id))).toEqual([2]);
});
