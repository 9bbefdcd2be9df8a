import type { EntityManager } from '@mikro-orm/postgresql';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';

/** The newest approvals that wait for a decision at this moment: what has expired is none of them, swept or not. */
export const samplePendingApprovals = (em: EntityManager, now: Date, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from approvals
     where status = 'pending' and (expires_at is null or expires_at > ?) order by created_at desc, id desc limit ?`,
    [now, limit],
  );

/** How many approvals were approved or rejected at or after `since`. */
export const countDecidedSince = async (em: EntityManager, since: Date): Promise<number> => {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from approvals where decided_at >= ?',
    [since],
  );
  return row?.count ?? 0;
};

/** A decision as an answer tells of it. `decidedBy` is a user name; `reason` the comment or the reason of a rejection. */
export interface SampledVerdict extends SampledRecord {
  readonly decidedBy: string;
  readonly reason: string | null;
  readonly decidedAt: Date;
}

type VerdictRow = Omit<SampledVerdict, 'decidedAt'> & { readonly decidedAt: string; readonly total: number };

/** The latest approvals that were approved or rejected at or after `since`. */
export const sampleVerdicts = async (
  em: EntityManager,
  since: Date,
  limit: number,
): Promise<Sample<SampledVerdict>> => {
  const rows = await em.execute<VerdictRow[]>(
    `select id, title as label, status, coalesce(decided_by, '') as "decidedBy", decision_reason as reason,
       decided_at as "decidedAt", (count(*) over ())::int as total
     from approvals where decided_at >= ? order by decided_at desc, id desc limit ?`,
    [since, limit],
  );
  const items = rows.map(({ total: _, decidedAt, ...verdict }) => ({ ...verdict, decidedAt: new Date(decidedAt) }));
  return { total: rows[0]?.total ?? 0, items };
};
