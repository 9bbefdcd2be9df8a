import type { Pool } from 'pg';
import type { Page } from '../../kernel/pages/page.ts';
import { translated } from '../translate.ts';
import { type SizedSelect, withinPageBytes } from './byte-page.ts';

/** Where a list of what waits goes on: after this rank, moment and id. */
export interface PendingPosition {
  /** 0 for what is most urgent. */
  readonly rank: number;
  readonly createdAt: Date;
  readonly id: string;
}

/** What waits, the most urgent first, then the oldest; and how much of it there is. */
export interface PendingPage<T> {
  readonly items: Page<T>['items'];
  readonly total: number;
  /** More follows on the last item. */
  readonly hasMore: boolean;
}

/** The rank of what never expires. */
export const NEVER_EXPIRES_RANK = 3;

/** Before everything: no record has this id. */
export const FIRST_POSITION: PendingPosition = {
  rank: -1,
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
};

/** Creation and id after which a list of what never expires goes on, oldest first. */
export const oldestAfter = (position: PendingPosition | null): readonly [Date, string] => {
  const { createdAt, id } = position === null || position.rank < NEVER_EXPIRES_RANK ? FIRST_POSITION : position;
  return [createdAt, id];
};

/** The statement of a page of what waits; `rows` selects one row more than the page has, `all` selects what is counted. */
export const pendingStatement = (all: string, page: SizedSelect): string =>
  `select (select count(*)::int ${all}) as total, coalesce(max(found), 0)::int as found,
    coalesce(array_agg(id order by place), '{}') as ids from (${withinPageBytes(page)}) page`;

/**
 * What waits, by a `waitingStatement`, which finds `total` and the `ids` of a page within its bytes. Most inboxes are empty, so the records are looked
 * for only where there are any; one that is decided meanwhile is left out by `find`.
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
  // All of them were decided since: what follows is looked for again.
  return hasMore && items.length === 0 ? readPendingPage(pool, statement, values, find) : { items, total, hasMore };
};
