import type { EntityManager } from '@mikro-orm/postgresql';
import { NO_HURRY, type Waiting, type WaitingPosition } from '../foundation/database/oldest-first.ts';
import { Approval } from './approval.entity.ts';
import type { ApprovalView, Urgency } from './urgency.ts';

/** A plan waits as a plan, with its approval behind it. */
const PENDING = `from approvals where status = 'pending' and source <> 'plan_review' and (expires_at is null or expires_at > ?)`;

const RANKED = `select id from (
    select id, created_at, case when expires_at is null then ${NO_HURRY} when expires_at <= ? then 0 when expires_at <= ? then 1 else 2 end as rank
    ${PENDING}) waiting
  where (rank, created_at, id) > (?, ?, ?) order by rank, created_at, id limit ?`;

const FIRST: WaitingPosition = { rank: -1, createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** Approvals that can be decided now, but for those of plans: the most urgent first, then the oldest. */
export const waitingApprovals = async (
  em: EntityManager,
  urgency: Urgency,
  position: WaitingPosition | null,
  limit: number,
): Promise<Waiting<ApprovalView>> => {
  const { now, criticalUntil, highUntil } = urgency.marks();
  const { rank, createdAt, id } = position ?? FIRST;
  const asked = [criticalUntil, highUntil, now, rank, createdAt, id, limit];
  const rows = await em.execute<{ id: string }[]>(RANKED, asked);
  const [count] = await em.execute<{ total: number }[]>(`select count(*)::int as total ${PENDING}`, [now]);
  const found = await em.find(Approval, { id: { $in: rows.map((row) => row.id) } });
  const views = new Map(found.map((approval) => [approval.id, urgency.viewOf(approval)]));
  return { items: rows.flatMap((row) => views.get(row.id) ?? []), total: count?.total ?? 0 };
};
