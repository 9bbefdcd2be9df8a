import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import type { PendingPage, PendingPosition } from '../foundation/database/pages/pending-page.ts';
import { queueInsert } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { RecordLimit } from '../foundation/limits/record-limit.ts';
import type { TaskExecution } from '../tasks/execution/execution-facts.ts';
import { findTask } from '../tasks/find-task.ts';
import {
  Approval,
  type ApprovalRecord,
  type ApprovalSource,
  type ApprovalStatus,
  type RiskLevel,
} from './approval.entity.ts';
import { approvalEvent } from './approval-events.ts';
import type { ApprovalExpiry } from './approval-expiry.ts';
import { type ApprovalContext, contextFields, NO_CONTEXT, NO_RESUME } from './approval-parts.ts';
import { type VisibleApproval, visibleTo } from './decide/evidence.ts';
import { findApproval } from './find-approval.ts';
import type { ApprovalView, Urgency } from './urgency.ts';
import { waitingApprovals } from './waiting-approvals.ts';

export interface ApprovalFilters {
  readonly status?: ApprovalStatus;
  readonly riskLevel?: RiskLevel;
  readonly actionType?: string;
  readonly source?: ApprovalSource;
}

/** A request for a decision. `ttlSeconds` null means that it never expires. */
export interface NewApproval {
  readonly actionType: string;
  readonly title: string;
  readonly description: string;
  readonly riskLevel: RiskLevel;
  readonly source: ApprovalSource;
  readonly ttlSeconds: number | null;
  readonly taskId: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly context?: Partial<ApprovalContext>;
  /** The name of the requesting agent; by default the name of the user. */
  readonly requestedBy?: string;
  /** Whether it may exceed the limit of pending approvals, because a run must be able to finish. */
  readonly isUnlimited?: true;
  /** The reason of an approval that a setting gives in advance: it is approved from the start, and nobody decides it. */
  readonly approvedBySetting?: string;
}

/** The content of a pending approval. */
export type ApprovalContent = Pick<NewApproval, 'title' | 'description' | 'metadata'>;

/** Who decided an approval that a setting gives in advance. */
const SYSTEM = 'system';

/** Categories whose approvals only the server creates (spec/rules/conversation.md#reserved-categories). */
const RESERVED = new Set(['tool', 'plan', 'work', 'conversational']);

export interface ApprovalDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly expiry: ApprovalExpiry;
  readonly urgency: Urgency;
  readonly limit: RecordLimit;
  readonly taskExecution: TaskExecution;
}

/** Requests that a person decides. */
export class ApprovalService {
  readonly #taskExecution: TaskExecution;
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #expiry: ApprovalExpiry;
  readonly #urgency: Urgency;
  readonly #limit: RecordLimit;

  constructor({ pool, uow, clock, outbox, expiry, urgency, limit, taskExecution }: ApprovalDeps) {
    this.#taskExecution = taskExecution;
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#expiry = expiry;
    this.#urgency = urgency;
    this.#limit = limit;
  }

  /** Newest first. Expired approvals are returned as expired. */
  async list(filters: ApprovalFilters, page: PageRequest, actor: Actor): Promise<Page<VisibleApproval>> {
    await this.#expiry.sweep();
    const where: FilterQuery<ApprovalRecord> = { $and: [filters, newestFirst(page.position)] };
    const found = await this.#uow.read((em) => newestFirstPage(em, Approval, where, page));
    return { ...found, items: found.items.map((approval) => this.#show(approval, actor)) };
  }

  /**
   * Approvals that can be decided now, except those of plans and those that the user `except` requested; most urgent
   * first, then oldest.
   */
  async waiting(
    position: PendingPosition | null,
    limit: number,
    except: string | null,
  ): Promise<PendingPage<ApprovalView>> {
    return waitingApprovals(this.#pool, this.#uow, this.#urgency, position, limit, except);
  }

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, ApprovalView>> {
    if (ids.length === 0) return new Map();
    const found = await this.#uow.read((em) => em.find(Approval, { id: { $in: [...ids] } }));
    return new Map(found.map((approval) => [approval.id, this.#urgency.viewOf(approval)]));
  }

  /** Throws NotFound. */
  async get(approvalId: string, actor: Actor): Promise<VisibleApproval> {
    await this.#expiry.sweep();
    return this.#show(await this.#uow.read((em) => findApproval(em, approvalId)), actor);
  }

  /**
   * Creates an approval manually, for the review gate. Throws ValidationFailed for a reserved category, NotFound for an
   * unknown task, and Conflict for a task with a run that is open or in review.
   */
  async create(fields: Omit<NewApproval, 'source'>, actor: Actor): Promise<VisibleApproval> {
    const [category = ''] = fields.actionType.split(':', 1);
    if (RESERVED.has(category))
      throw new ValidationFailed(`action_type: the category ${category} is reserved for the server; use another one`);
    return this.#uow.write(async (em) => {
      const task = fields.taskId === null ? null : await findTask(em, fields.taskId);
      if (task !== null && (await this.#taskExecution.hasCurrentRun(em, task)))
        throw new Conflict('A run of the task is open or in review; the review of the run decides about the task');
      const approval = await this.request({ ...fields, taskId: task?.id ?? null, source: 'review_gate' }, actor);
      return this.#show(approval, actor);
    });
  }

  /**
   * Requests a decision in the name of the caller; joins the open transaction. Throws Conflict if there are too many.
   */
  async request(fields: NewApproval, actor: Pick<Actor, 'userId' | 'username'>): Promise<ApprovalRecord> {
    const { ttlSeconds, context, isUnlimited = false, approvedBySetting, ...plain } = fields;
    const isApproved = approvedBySetting !== undefined;
    return this.#uow.write(async (em) => {
      if (!isUnlimited) await this.#limit.require(em);
      const now = this.#clock.now();
      const approval: ApprovalRecord = {
        ...plain,
        id: newId(),
        requestedBy: plain.requestedBy ?? actor.username,
        requestedById: actor.userId,
        status: isApproved ? 'approved' : 'pending',
        createdAt: now,
        expiresAt: ttlSeconds === null ? null : new Date(now.getTime() + ttlSeconds * 1000),
        decidedAt: isApproved ? now : null,
        decidedBy: isApproved ? SYSTEM : null,
        decisionReason: approvedBySetting ?? null,
        metadata: { ...fields.metadata },
        context: contextFields.toJson({ ...NO_CONTEXT, ...context }),
        resume: NO_RESUME,
      };
      queueInsert(em, Approval, approval);
      this.#outbox.publish(em, approvalEvent(approval));
      return approval;
    });
  }

  /** The approval under its lock if it can still be decided, otherwise null. */
  async lockPending(em: EntityManager, approvalId: string): Promise<ApprovalRecord | null> {
    const approval = await findApproval(em, approvalId, LockMode.PESSIMISTIC_WRITE);
    return approval.status === 'pending' ? approval : null;
  }

  /** Replaces the content of a locked approval. Its version changes, so a decision on the previous content fails. */
  revise(em: EntityManager, approval: ApprovalRecord, { metadata, ...content }: ApprovalContent): void {
    em.assign(approval, { ...content, metadata: { ...metadata } });
  }

  /** The pending approvals of a source in a conversation, oldest first. */
  async pendingOf(em: EntityManager, source: ApprovalSource, conversationId: string): Promise<ApprovalRecord[]> {
    const where = { source, status: 'pending', context: { conversation_id: conversationId } } as const;
    return em.find(Approval, where, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  /** The pending approval of an action on a task; null if there is none. */
  async pendingOfTask(em: EntityManager, actionType: string, taskId: string): Promise<ApprovalRecord | null> {
    return em.findOne(Approval, { actionType, taskId, status: 'pending' });
  }

  /** Whether the conversation has a pending approval. */
  async hasPending(em: EntityManager, conversationId: string): Promise<boolean> {
    return (await em.count(Approval, { status: 'pending', context: { conversation_id: conversationId } })) > 0;
  }

  #show(approval: ApprovalRecord, actor: Actor): VisibleApproval {
    return visibleTo(actor, this.#urgency.viewOf(approval));
  }
}
