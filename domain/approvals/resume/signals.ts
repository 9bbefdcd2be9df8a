import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { ApprovalSource } from '../approval.entity.ts';
import { INSERT_RESUME_SIGNAL } from '../statements.ts';

/** Why the wait ended. */
export type ResumeReason = 'approved' | 'rejected' | 'expired';

/** The job that delivers a wake-up. */
export const RESUME_JOB = 'resume-approval';

interface Waiting {
  readonly id: string;
  readonly source: ApprovalSource;
}

/**
 * Writes the wake-up in the transaction of the decision: a signal and the job that delivers it. An approval has one
 * signal, so a wake-up is never written twice; the job is retried until the signal is done, so it is never lost
 * (spec/rules/conversation.md#resume-signals).
 */
export const signalResume = async (
  em: EntityManager,
  approval: Waiting,
  outcome: ResumeReason,
  now: Date,
): Promise<void> => {
  await em.execute(INSERT_RESUME_SIGNAL, [approval.id, outcome, now]);
  const { id } = approval;
  await enqueue(em, { job: RESUME_JOB, payload: { approval_id: id }, key: `${RESUME_JOB}:${id}` });
};
