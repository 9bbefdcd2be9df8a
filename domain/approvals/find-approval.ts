import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { lockRecord, readRecord } from '../foundation/database/records.ts';
import { NotFound } from '../foundation/errors/errors.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import { lockToComplete, readTask } from '../tasks/find-task.ts';
import { Approval, type ApprovalRecord } from './approval.entity.ts';
import { RUN_REVIEW_ACTION } from './approval-parts.ts';

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

/**
 * Locks the task of a question, a plan or a review of a run. Call it before the approval is locked: the end of a task locks the task first and then its
 * approvals, so the other order could deadlock. Does nothing for other approvals.
 */
export const lockTaskOfRun = async (em: EntityManager, approvalId: string): Promise<void> => {
  const id = parseUuid(approvalId);
  const known = id === null ? null : await readRecord(em, Approval, { id });
  if (!known?.taskId || !isDecidedUnderTask(known)) return;
  const task = await readTask(em, known.taskId);
  if (task !== null) await lockToComplete(em, task.id);
};

const isDecidedUnderTask = ({ source, actionType, context }: ApprovalRecord): boolean =>
  source === 'run_input' || actionType === RUN_REVIEW_ACTION || (source === 'plan_review' && !!context.run_id);

const existing = (approval: ApprovalRecord | null): ApprovalRecord => {
  if (approval === null) throw new NotFound('The approval does not exist');
  return approval;
};
