import type { EntityManager } from '@mikro-orm/postgresql';
import { hasGuard } from '../auth/permissions.ts';
import { type Sample, type SampledRecord, sampleBy } from '../foundation/database/sample.ts';
import type { Actor } from '../foundation/kernel/actor.ts';

/** The newest drafted charters among those the caller may read (spec/rules/conversation.md#reading-charters). */
export const sampleDraftedCharters = (em: EntityManager, actor: Actor, limit: number): Promise<Sample<SampledRecord>> =>
  sampleBy(
    em,
    `select id, title as label, status, (count(*) over ())::int as total from charters
     where status = 'drafted' and (? or created_by = ?) order by created_at desc, id desc limit ?`,
    [hasGuard(actor, 'approve'), actor.userId, limit],
  );

/** How many charters that the caller may read were approved at or after `since`. */
export const countApprovedSince = async (em: EntityManager, actor: Actor, since: Date): Promise<number> => {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from charters where approved_at >= ? and (? or created_by = ?)',
    [since, hasGuard(actor, 'approve'), actor.userId],
  );
  return row?.count ?? 0;
};

/** The approval of a charter as an answer tells of it; `approvedBy` is the id of a user. */
export interface SampledApproval extends SampledRecord {
  readonly approvedBy: string;
  readonly approvedAt: Date;
}

type ApprovalRow = Omit<SampledApproval, 'approvedAt'> & { readonly approvedAt: string; readonly total: number };

/** The latest approvals, at or after `since`, of charters the caller may read. */
export const sampleApprovedCharters = async (
  em: EntityManager,
  actor: Actor,
  since: Date,
  limit: number,
): Promise<Sample<SampledApproval>> => {
  const rows = await em.execute<ApprovalRow[]>(
    `select id, title as label, status, approved_by as "approvedBy", approved_at as "approvedAt", (count(*) over ())::int as total
     from charters where approved_at >= ? and (? or created_by = ?) order by approved_at desc, id desc limit ?`,
    [since, hasGuard(actor, 'approve'), actor.userId, limit],
  );
  const items = rows.map(({ total: _, approvedAt, ...charter }) => ({ ...charter, approvedAt: new Date(approvedAt) }));
  return { total: rows[0]?.total ?? 0, items };
};
