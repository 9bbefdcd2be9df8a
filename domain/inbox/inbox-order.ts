import type { UrgencyLevel } from '../approvals/urgency.ts';
import { sizedPage } from '../foundation/database/pages/byte-page.ts';
import {
  NEVER_EXPIRES_RANK,
  type PendingPage,
  type PendingPosition,
} from '../foundation/database/pages/pending-page.ts';
import type { Page } from '../foundation/kernel/pages/page.ts';
import type { InboxItem, InboxSubject } from './inbox-item.ts';

/** A page of the inbox with its total. */
export interface Inbox<Item extends InboxItem = InboxItem> extends Page<Item> {
  readonly total: number;
}

/** The place of an item. Only a task and its own cap can share rank, timestamp and id; the task comes first. */
export interface InboxPosition extends PendingPosition {
  readonly isBudget: boolean;
}

const RANKS: Readonly<Record<UrgencyLevel, number>> = {
  critical: 0,
  high: 1,
  normal: 2,
  no_expiry: NEVER_EXPIRES_RANK,
};

/** The urgency of a rank that priorities have: critical, high or neither. */
export const urgencyOfRank = (rank: number): UrgencyLevel => (rank === 0 ? 'critical' : rank === 1 ? 'high' : 'normal');

const BUDGET: InboxSubject['kind'] = 'budget';

const placeOf = ({ subject, urgencyLevel, createdAt, id }: InboxItem): InboxPosition => ({
  ...{ rank: RANKS[urgencyLevel], createdAt, id },
  isBudget: subject.kind === BUDGET,
});

const compare = (one: InboxPosition, other: InboxPosition): number =>
  one.rank - other.rank ||
  one.createdAt.getTime() - other.createdAt.getTime() ||
  (one.id === other.id ? Number(one.isBudget) - Number(other.isBudget) : one.id < other.id ? -1 : 1);

/** Most urgent first, then oldest. */
export const byUrgency = (one: InboxItem, other: InboxItem): number => compare(placeOf(one), placeOf(other));

/** Whether the item comes after the position; all items come after null. */
export const isAfter = (item: InboxItem, position: InboxPosition | null): boolean =>
  position === null || compare(placeOf(item), position) > 0;

/** The first items of all parts, each of which begins after the same position and has its own order. */
export const mergedPage = <Item extends InboxItem>(parts: readonly PendingPage<Item>[], limit: number): Inbox<Item> => {
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const items = parts.flatMap((part) => part.items).filter((item) => parts.every((part) => reaches(part, item)));
  const left = parts.some(({ hasMore }) => hasMore) ? 1 : 0;
  return { ...sizedPage(items.sort(byUrgency).slice(0, limit), items.length + left, positionOf), total };
};

/** Whether the part was read up to the item: one that ends before it may have more items that come first. */
const reaches = ({ items, hasMore }: PendingPage<InboxItem>, item: InboxItem): boolean => {
  const last = items.at(-1);
  return !hasMore || last === undefined || byUrgency(item, last) <= 0;
};

const positionOf = ({ urgencyLevel, createdAt, id, subject }: InboxItem): string[] => [
  String(RANKS[urgencyLevel]),
  createdAt.toISOString(),
  id,
  subject.kind,
];

/** The position of a cursor. */
export const readInboxPosition = ([
  rank = '',
  createdAt = '',
  id = '',
  kind = '',
]: readonly string[]): InboxPosition => ({
  rank: Number(rank),
  createdAt: new Date(createdAt),
  id,
  isBudget: kind === BUDGET,
});
