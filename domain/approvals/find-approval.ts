import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { NotFound } from '../foundation/errors/errors.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { Approval, type ApprovalRecord } from './approval.entity.ts';

/** Finds the approval, optionally under its lock. Throws NotFound. */
export const findApproval = async (
  em: EntityManager,
  approvalId: string,
  lockMode: LockMode = LockMode.NONE,
): Promise<ApprovalRecord> => {
  const id = parseUuid(approvalId);
  const approval = id === null ? null : await em.findOne(Approval, { id }, { lockMode });
  if (approval === null) throw new NotFound('The approval does not exist');
  return approval;
};
