import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { lockRecord } from '../foundation/database/records.ts';
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
  return existing(id === null ? null : await em.findOne(Approval, { id }, { lockMode }));
};

/** Locks the approval; changes of the returned record are not tracked. Throws NotFound. */
export const lockApproval = async (em: EntityManager, approvalId: string): Promise<ApprovalRecord> => {
  const id = parseUuid(approvalId);
  return existing(id === null ? null : await lockRecord(em, Approval, { id }));
};

const existing = (approval: ApprovalRecord | null): ApprovalRecord => {
  if (approval === null) throw new NotFound('The approval does not exist');
  return approval;
};
