import type { Pool } from 'pg';
import type { Page } from '../../kernel/pages/page.ts';
import { translated } from '../translate.ts';

/** The position in a list of pending records: after this rank, timestamp and id. */
export interface PendingPosition {
  /** 0 is the most urgent rank. */
  readonly rank: number;
  readonly createdAt: Date;
  readonly id: string;
}

/** Pending records, the most urgent first, then the oldest; and their total number. */
export interface PendingPage<T> {
  readonly items: Page<T>['items'];
  readonly total: number;
  /** True when more records follow the last item. */
  readonly hasMore: boolean;
}

/** The rank of records that never expire. */
export const NEVER_EXPIRES_RANK = 3;

/** A position before every record: no record has this id. */
export const FIRST_POSITION: PendingPosition = {
  rank: -1,
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
};

/** The timestamp and id after which a list of records that never expire continues, oldest first. */
export const oldestAfter = (position: PendingPosition | null): readonly [Date, string] => {
  const { createdAt, id } = position === null || position.rank < NEVER_EXPIRES_RANK ? FIRST_POSITION : position;
  return [createdAt, id];
};

/**
 * Reads a page with a statement of `selectPendingPage`, which finds `total` and the `ids` of a page within its bytes. Most inboxes are empty, so records
 * are read only if there are any. `find` leaves out a record that was decided in the meantime.
 */
export const readPendingPage = async <T extends { readonly id: string }>(
  pool: Pool,
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
  find: (ids: string[]) => Promise<readonly T[]>,
): Promise<PendingPage<T>> => {
  const { rows } = await translated(
    pool.query<{ total: number; found: number; ids: string[] }>({ ...statement, values: [...values] }),
  );
  const { total, found, ids } = rows[0] ?? { total: 0, found: 0, ids: [] };
  if (ids.length === 0) return { items: [], total, hasMore: false };
  const records = new Map((await find(ids)).map((record) => [record.id, record]));
  const items = ids.flatMap((id) => records.get(id) ?? []);
  const hasMore = found > ids.length;
  // All of them were decided in the meantime: read the following ones.
  return hasMore && items.length === 0 ? readPendingPage(pool, statement, values, find) : { items, total, hasMore };
};
