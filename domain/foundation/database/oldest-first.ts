import type { Pool } from 'pg';
import type { Page } from '../kernel/page.ts';
import { translated } from './translate.ts';

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

/** Before everything: no record has this id. */
export const FIRST: WaitingPosition = {
  rank: -1,
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
};

/** Creation and id after which a list of what never expires goes on, oldest first. */
export const oldestAfter = (position: WaitingPosition | null): readonly [Date, string] => {
  const { createdAt, id } = position === null || position.rank < NO_HURRY ? FIRST : position;
  return [createdAt, id];
};

/**
 * What waits, by a prepared statement that answers `total` and the `ids` of a page. Most inboxes are empty, so the records are looked
 * for only where there are any; one that is decided meanwhile is left out by `find`.
 */
export const preparedWaiting = async <T extends { readonly id: string }>(
  pool: Pool,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
  find: (ids: string[]) => Promise<readonly T[]>,
): Promise<Waiting<T>> => {
  const { rows } = await translated(
    pool.query<{ total: number; ids: string[] }>({ ...statement, values: [...values] }),
  );
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  if (ids.length === 0) return { items: [], total };
  const found = new Map((await find(ids)).map((record) => [record.id, record]));
  return { items: ids.flatMap((id) => found.get(id) ?? []), total };
};
