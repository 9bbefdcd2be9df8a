import type { Page } from '../kernel/page.ts';

/** Where a list of what waits goes on: after this rank, moment and id. */
export interface WaitingPosition {
  /** 0 for what is most urgent. */
  readonly rank: number;
  readonly createdAt: Date;
  readonly id: string;
}

/** What waits, the most urgent first, then the oldest; and how much of it there is. */
export interface Waiting<T> {
  readonly items: Page<T>['items'];
  readonly total: number;
}

/** The rank of what never expires. */
export const NO_HURRY = 3;

/** The condition that continues a list of what never expires, ordered oldest first by creation, then id. */
export const oldestAfter = (position: WaitingPosition | null) => {
  if (position === null || position.rank < NO_HURRY) return {};
  const { createdAt, id } = position;
  return { $or: [{ createdAt: { $gt: createdAt } }, { createdAt, id: { $gt: id } }] };
};
