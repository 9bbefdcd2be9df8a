import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Job } from '../foundation/jobs/worker.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { ApprovalSource } from './approval.entity.ts';

/** How a wait has ended. */
export type ResumeOutcome = 'approved' | 'rejected' | 'expired';

const RESUME_JOB = 'resume-approval';

interface Waiting {
  readonly id: string;
  readonly source: ApprovalSource;
}

/**
 * Writes the wake-up in the transaction of the decision: a signal and the job that delivers it. One approval has one signal, so a
 * wake-up is never written twice; the job is tried until the signal is marked done, so it is never lost
 * (spec/rules/conversation.md#resume-signals).
 */
export const signalResume = async (
  em: EntityManager,
  approval: Waiting,
  outcome: ResumeOutcome,
  now: Date,
): Promise<void> => {
  await em.execute('insert into resume_signals (approval_id, outcome, created_at) values (?, ?, ?)', [
    approval.id,
    outcome,
    now,
  ]);
  await em.execute(`select graphile_worker.add_job(?, json_build_object('approval_id', ?::text), job_key => ?)`, [
    RESUME_JOB,
    approval.id,
    `${RESUME_JOB}:${approval.id}`,
  ]);
};

interface SignalRow {
  readonly outcome: ResumeOutcome;
  readonly requested_by_id: string | null;
}

/** Delivers wake-ups: at least one attempt reaches the end, and the effect happens once. */
export class ResumeDelivery {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor(uow: UnitOfWork, clock: Clock, outbox: Outbox) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /**
   * Tells the one who asked for the approval how it ended. Effect and mark are one transaction under the row lock of the signal: a
   * crash before its commit leaves both to the next attempt, and an attempt that comes later finds nothing to do.
   */
  async deliver(approvalId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const [signal] = await em.execute<SignalRow[]>(
        `select s.outcome, a.requested_by_id from resume_signals s join approvals a on a.id = s.approval_id
         where s.approval_id = ? and s.done_at is null for update of s`,
        [approvalId],
      );
      if (signal === undefined) return;
      await em.execute('update resume_signals set done_at = ? where approval_id = ?', [this.#clock.now(), approvalId]);
      if (signal.requested_by_id === null) return;
      await this.#outbox.publish(em, {
        type: 'approval.resumed',
        channel: `user:${signal.requested_by_id}`,
        payload: {
          approval_id: approvalId,
          state: 'done',
          termination_reason: signal.outcome === 'approved' ? 'completed' : 'rejected',
        },
      });
    });
  }
}

/** The job that wakes whoever waits for an approval. */
export const resumeJob = (delivery: ResumeDelivery): Job => ({
  name: RESUME_JOB,
  cron: null,
  run: (payload) => delivery.deliver((payload as { approval_id: string }).approval_id),
});
