import type { Pool } from 'pg';
import {
  FIRST_POSITION,
  type PendingPage,
  type PendingPosition,
  readPendingPage,
} from '../foundation/database/pages/pending-page.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Approval } from './approval.entity.ts';
import { SELECT_WAITING_APPROVALS } from './statements.ts';
import type { ApprovalView, Urgency } from './urgency.ts';

const WAITING = { name: 'waiting-approvals', text: SELECT_WAITING_APPROVALS };

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
    uow.read((em) => em.find(Approval, { id: { $in: ids }, status: 'pending' })),
  );
  return { items: items.map((approval) => urgency.viewOf(approval)), ...rest };
};
