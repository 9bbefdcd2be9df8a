import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { queueStatement } from '../../foundation/database/connections/prepared-connection.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { Approval, type ApprovalRecord, type ApprovalSource } from '../approval.entity.ts';
import type { ApprovalResume, TerminationReason } from '../approval-parts.ts';
import {
  FINISH_RESUME_SIGNAL,
  INSERT_RESUME_SIGNAL,
  RESUME_LEASE_PREFIX,
  SELECT_OPEN_RESUME_SIGNAL,
  SELECT_OVERDUE_RESUME_SIGNALS,
} from '../statements.ts';

/** Why the wait ended. */
export type ResumeReason = 'approved' | 'rejected' | 'expired';

/** The job that delivers a wake-up. */
export const RESUME_JOB = 'resume-approval';

/** The fields of a decided or expired approval that its wake-up needs. */
export type EndedApproval = Pick<ApprovalRecord, 'id' | 'source' | 'requestedById'>;

/** A wake-up that is not done. */
export interface WakeUp {
  readonly approvalId: string;
  readonly outcome: ResumeReason;
  readonly source: ApprovalSource;
}

/** Selects wake-ups that are not done, oldest first. */
export interface OverdueFilter {
  /** The latest time at which they were written. */
  readonly since: Date;
  /** Whether they may take minutes. */
  readonly isLong: boolean;
  readonly except: readonly string[];
  readonly limit: number;
}

export const leaseOf = (approvalId: string): string => `${RESUME_LEASE_PREFIX}${approvalId}`;

/** Performs a wake-up and calls `finish` in the transaction that ends it. May run more than once, also in parallel. */
export type ResumeEffect = (wakeUp: WakeUp) => Promise<void>;

interface SignalRow {
  readonly outcome: ResumeReason;
  readonly source: ApprovalSource;
}

interface ResumeDeliveryDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/** Delivers wake-ups: at least one attempt completes, and the effect happens once. */
export class ResumeDelivery {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #effects = new Map<ApprovalSource, ResumeEffect>();

  constructor({ uow, clock, outbox }: ResumeDeliveryDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** Registers the effect of wake-ups of this source; without one only the requester is notified. */
  onResume(source: ApprovalSource, effect: ResumeEffect): void {
    if (this.#effects.has(source)) throw new Error(`something waits for ${source} already`);
    this.#effects.set(source, effect);
  }

  /**
   * Writes the wake-up in the transaction that ends the wait. Work that waits gets a signal and the job that delivers it: an approval has
   * one signal, so a wake-up is never written twice, and the job is retried until it is done, so it is never lost. Where no work waits the
   * requester is notified in the same transaction (spec/rules/conversation.md#resume-signals).
   */
  signal(em: EntityManager, approval: EndedApproval, outcome: ResumeReason): void {
    const { id, source } = approval;
    const now = this.#clock.now();
    const isAwaited = this.#effects.has(source);
    queueStatement(em, INSERT_RESUME_SIGNAL, [id, outcome, now, isAwaited ? null : now]);
    if (isAwaited) enqueue(em, { job: RESUME_JOB, payload: { approval_id: id }, key: `${RESUME_JOB}:${id}` });
    else this.#notify(em, approval, 'done', reasonOf(outcome));
  }

  /** The wake-up of the approval; null if there is none or it is done. */
  async find(approvalId: string): Promise<WakeUp | null> {
    const [signal] = await this.#uow.read((em) => em.execute<SignalRow[]>(SELECT_OPEN_RESUME_SIGNAL, [approvalId]));
    return signal === undefined ? null : { approvalId, ...signal };
  }

  /** Whether it may take minutes: an approved run continues with model calls. */
  isLong({ source, outcome }: WakeUp): boolean {
    return outcome === 'approved' && this.#effects.has(source);
  }

  /** Performs the wake-up and waits for its end; does nothing if it is done. */
  async deliver(approvalId: string): Promise<void> {
    const wakeUp = await this.find(approvalId);
    if (wakeUp !== null) await this.perform(wakeUp);
  }

  /** Performs a wake-up that `find` returned, and waits for its end. */
  async perform(wakeUp: WakeUp): Promise<void> {
    const effect = this.#effects.get(wakeUp.source);
    if (effect !== undefined) return effect(wakeUp);
    await this.#uow.write((em) => this.finish(em, wakeUp.approvalId));
  }

  /** Shows the resume state as running. */
  async begin(approvalId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const approval = await em.findOne(Approval, { id: approvalId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (approval?.resume.state === 'queued') approval.resume = { ...approval.resume, state: 'running' };
    });
  }

  /**
   * Ends the wake-up and notifies the requester, in the caller's transaction and under the row lock of the approval:
   * after a crash before the commit, the next attempt does all of it. Returns false if it was done before. `resume` is
   * the state to show.
   */
  async finish(em: EntityManager, approvalId: string, resume: ApprovalResume | null = null): Promise<boolean> {
    const approval = await em.findOne(Approval, { id: approvalId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [signal] = await em.execute<{ outcome: ResumeReason }[]>(FINISH_RESUME_SIGNAL, [
      this.#clock.now(),
      approvalId,
    ]);
    if (approval === null || signal === undefined) return false;
    if (resume !== null) approval.resume = resume;
    await em.flush();
    const { source, resume: shown } = approval;
    const reason = source === 'parked_context' ? (shown.result?.termination_reason ?? null) : reasonOf(signal.outcome);
    this.#notify(em, approval, shown.state === 'failed' ? 'failed' : 'done', reason);
    return true;
  }

  /** Wake-ups that are not done and that no process works on. */
  async overdue({ since, isLong, except, limit }: OverdueFilter): Promise<readonly string[]> {
    const sources = [...this.#effects.keys()].join(',');
    const values = [since, sources, isLong, except.join(','), this.#clock.now(), limit];
    const rows = await this.#uow.read((em) =>
      em.execute<{ approval_id: string }[]>(SELECT_OVERDUE_RESUME_SIGNALS, values),
    );
    return rows.map(({ approval_id: id }) => id);
  }

  #notify(
    em: EntityManager,
    { id, requestedById }: EndedApproval,
    state: 'done' | 'failed',
    termination_reason: TerminationReason | null,
  ): void {
    if (!requestedById) return;
    const payload = { approval_id: id, state, termination_reason };
    this.#outbox.publish(em, { type: 'approval.resumed', channel: `user:${requestedById}`, payload });
  }
}

/** The reason where no call was parked. */
const reasonOf = (outcome: ResumeReason): TerminationReason => (outcome === 'approved' ? 'completed' : 'rejected');
