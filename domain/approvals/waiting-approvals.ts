import type { Pool } from 'pg';
import {
  FIRST_POSITION,
  NEVER_EXPIRES_RANK,
  type PendingPage,
  type PendingPosition,
  pendingStatement,
  readPendingPage,
} from '../foundation/database/pages/pending-page.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Approval } from './approval.entity.ts';
import type { ApprovalView, Urgency } from './urgency.ts';

/** A plan is in the inbox as a plan, so its approval is excluded. */
const PENDING = `from approvals where status = 'pending' and source <> 'plan_review' and (expires_at is null or expires_at > $1)
  and ($8::text is null or requested_by_id is distinct from $8)`;

const WAITING = {
  name: 'waiting-approvals',
  text: pendingStatement(PENDING, {
    rows: `select * from (
      select *, case when expires_at is null then ${NEVER_EXPIRES_RANK} when expires_at <= $2 then 0 when expires_at <= $3 then 1 else 2 end as rank
      ${PENDING}) waiting
    where (rank, created_at, id) > ($4, $5, $6) order by rank, created_at, id limit $7 + 1`,
    order: 'rank, created_at, id',
    limit: '$7',
  }),
};

/**
 * Approvals that can be decided now, except those of plans and those that the user `except` requested; most urgent
 * first, then oldest.
 */
export const waitingApprovals = async (
  pool: Pool,
  uow: UnitOfWork,
  urgency: Urgency,
  position: PendingPosition | null,
  limit: number,
  except: string | null,
): Promise<PendingPage<ApprovalView>> => {
  const { now, criticalUntil, highUntil } = urgency.marks();
  const { rank, createdAt, id } = position ?? FIRST_POSITION;
  const values = [now, criticalUntil, highUntil, rank, createdAt, id, limit, except];
  const { items, ...rest } = await readPendingPage(pool, WAITING, values, (ids) =>
    uow.read((em) => em.find(Approval, { id: { $in: ids } })),
  );
  return { items: items.map((approval) => urgency.viewOf(approval)), ...rest };
};
