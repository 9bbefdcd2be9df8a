import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { isLeasedSql } from '../../conversations/conversation-lease.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { Approval, type ApprovalRecord, type ApprovalSource } from '../approval.entity.ts';
import type { ApprovalResume } from '../approval-parts.ts';
import type { ResumeReason } from './signals.ts';

/** A wake-up that is not done. */
export interface WakeUp {
  readonly approvalId: string;
  readonly outcome: ResumeReason;
  readonly source: ApprovalSource;
}

/** Which of the wake-ups that are not done are wanted, oldest first. */
export interface Overdue {
  /** They were written then or before. */
  readonly since: Date;
  /** Those that may take minutes, or those that do not. */
  readonly isLong: boolean;
  readonly except: readonly string[];
  readonly limit: number;
}

/** The lease under which one process works on a wake-up that may take minutes. */
const LEASE_PREFIX = 'act:';
export const leaseOf = (approvalId: string): string => `${LEASE_PREFIX}${approvalId}`;

/** Does what a wake-up is for and calls `finish` in the transaction that ends it; may run more than once, also at the same time. */
export type ResumeEffect = (wakeUp: WakeUp) => Promise<void>;

interface SignalRow {
  readonly outcome: ResumeReason;
  readonly source: ApprovalSource;
}

const OPEN = `select s.outcome, a.source from resume_signals s join approvals a on a.id = s.approval_id
  where s.approval_id = ? and s.done_at is null`;
/** What somebody works on is left out: it would stand before what nobody does. */
const OVERDUE = `select s.approval_id from resume_signals s join approvals a on a.id = s.approval_id
  where s.done_at is null and s.created_at <= ?
    and (s.outcome = 'approved' and a.source = any(string_to_array(?, ','))) = ?
    and s.approval_id <> all(string_to_array(?, ',')::uuid[])
    and not ${isLeasedSql(`'${LEASE_PREFIX}' || s.approval_id`)}
  order by s.created_at limit ?`;

/** Delivers wake-ups: at least one attempt reaches the end, and the effect happens once. */
export class ResumeDelivery {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #effects = new Map<ApprovalSource, ResumeEffect>();

  constructor(uow: UnitOfWork, clock: Clock, outbox: Outbox) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** Registers what waits for approvals of this source; without it the requester is only told. */
  onResume(source: ApprovalSource, effect: ResumeEffect): void {
    if (this.#effects.has(source)) throw new Error(`something waits for ${source} already`);
    this.#effects.set(source, effect);
  }

  /** The wake-up of the approval; null when there is none or it is done. */
  async find(approvalId: string): Promise<WakeUp | null> {
    const [signal] = await this.#uow.read((em) => em.execute<SignalRow[]>(OPEN, [approvalId]));
    return signal === undefined ? null : { approvalId, ...signal };
  }

  /** Whether it may take minutes: something was approved, and what waited for that goes on with models. */
  isLong({ source, outcome }: WakeUp): boolean {
    return outcome === 'approved' && this.#effects.has(source);
  }

  /** Wakes whoever waits for the approval, and waits for the end of it; nothing happens when that is done. */
  async deliver(approvalId: string): Promise<void> {
    const wakeUp = await this.find(approvalId);
    if (wakeUp === null) return;
    const effect = this.#effects.get(wakeUp.source);
    if (effect !== undefined) return effect(wakeUp);
    await this.#uow.write((em) => this.finish(em, approvalId));
  }

  /** Shows that the wait is over and the work under way. */
  async begin(approvalId: string): Promise<void> {
    await this.#uow.write(async (em) => {
      const approval = await em.findOne(Approval, { id: approvalId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (approval?.resume.state === 'queued') approval.resume = { ...approval.resume, state: 'running' };
    });
  }

  /**
   * Ends the wake-up and tells the one who asked for the approval, in the caller's transaction and under the row lock of the
   * approval: a crash before its commit leaves all to the next attempt. False when it has ended before. `resume` is what became of
   * it, where that is to be shown.
   */
  async finish(em: EntityManager, approvalId: string, resume: ApprovalResume | null = null): Promise<boolean> {
    const approval = await em.findOne(Approval, { id: approvalId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [signal] = await em.execute<{ outcome: ResumeReason }[]>(
      'update resume_signals set done_at = ? where approval_id = ? and done_at is null returning outcome',
      [this.#clock.now(), approvalId],
    );
    if (approval === null || signal === undefined) return false;
    if (resume !== null) approval.resume = resume;
    await em.flush();
    await this.#tell(em, approval, signal.outcome);
    return true;
  }

  /** Wake-ups that nobody ended, and nobody works on. */
  async overdue({ since, isLong, except, limit }: Overdue): Promise<readonly string[]> {
    const sources = [...this.#effects.keys()].join(',');
    const values = [since, sources, isLong, except.join(','), this.#clock.now(), limit];
    const rows = await this.#uow.read((em) => em.execute<{ approval_id: string }[]>(OVERDUE, values));
    return rows.map(({ approval_id: id }) => id);
  }

  async #tell(em: EntityManager, { id, requestedById, resume, source }: ApprovalRecord, outcome: ResumeReason) {
    if (!requestedById) return;
    const ended = outcome === 'approved' ? 'completed' : 'rejected';
    const shown = source === 'parked_context' ? (resume.result?.termination_reason ?? null) : ended;
    const payload = {
      approval_id: id,
      state: resume.state === 'failed' ? 'failed' : 'done',
      termination_reason: shown,
    };
    await this.#outbox.publish(em, { type: 'approval.resumed', channel: `user:${requestedById}`, payload });
  }
}
