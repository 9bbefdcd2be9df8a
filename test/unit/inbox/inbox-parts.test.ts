import { expect, it } from 'vitest';
import type { PendingPosition } from '../../../domain/foundation/database/pages/pending-page.ts';
import { InboxService } from '../../../domain/inbox/inbox-service.ts';
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

it('an inbox shows each item once and in order, wherever the bytes of a part end', async () => {
  const approvals = partOf([1, 4, 5, 6, 20, 21].map(item), 6);
  const charters = partOf([2, 3, 7, 8, 9, 10].map(item), 1);
  const view = (approval: Item) => ({
    approval: { ...approval, description: '', context: {} },
    urgencyLevel: 'no_expiry',
  });
  const inbox = new InboxService({
    approvals: {
      waiting: async (position: PendingPosition | null) => {
        const { items, ...rest } = approvals(position);
        return { items: items.map(view), ...rest };
      },
      byIds: async () => new Map(),
    },
    plans: { waiting: async () => ({ items: [], total: 0, hasMore: false }) },
    charters: {
      waiting: async (_actor: unknown, position: PendingPosition | null) => {
        const { items, ...rest } = charters(position);
        return { items: items.map((found) => ({ ...found, brief: '', createdBy: 'u' })), ...rest };
      },
    },
    users: { namesOf: async () => new Map() },
    approvers: { mayDecide: () => true, excludedRequesterOf: () => null },
  } as never);
  const seen: number[] = [];
  for (let position: readonly string[] | null = null; ; ) {
    const page = await inbox.list(actorOf('ceo'), { limit: 50, position });
    expect([page.items.length > 0, page.total]).toEqual([true, 12]);
    seen.push(...page.items.map(({ id }) => Number(id)));
    position = page.nextPosition;
    if (position === null) break;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21]);
});

it('an inbox shows the plans after a page whose approvals were deleted while it was read', async () => {
  const plan = (second: number) => ({ ...item(second), approvalId: `${second}`, summary: '', title: '' });
  const approval = { description: '', context: {}, title: '', requestedBy: 'u' };
  const pages = [
    { items: [plan(1)], total: 3, hasMore: true },
    { items: [plan(2)], total: 2, hasMore: true },
  ];
  const nothing = { items: [], total: 0, hasMore: false };
  const inbox = new InboxService({
    approvals: {
      waiting: async () => nothing,
      byIds: async ([id]: readonly string[]) =>
        new Map(id === '1' ? [] : [[id, { approval, urgencyLevel: 'no_expiry' }]]),
    },
    plans: { waiting: async () => pages.shift() ?? nothing },
    charters: { waiting: async () => ({ ...nothing, items: [{ ...item(9), brief: '', createdBy: 'u' }], total: 1 }) },
    users: { namesOf: async () => new Map() },
    approvers: { mayDecide: () => true, excludedRequesterOf: () => null },
  } as never);
  const page = await inbox.list(actorOf('ceo'), { limit: 50, position: null });
  expect(page.items.map(({ id }) => Number(id))).toEqual([2]);
});
