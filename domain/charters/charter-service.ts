import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Approvers } from '../approvals/decide/approvers.ts';
import { hasGuard, mayChangeOrganisation } from '../auth/credentials/permissions.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import {
  oldestAfter,
  type PendingPage,
  type PendingPosition,
  readPendingPage,
} from '../foundation/database/pages/pending-page.ts';
import { lockRecord, queueChanges, readRecord } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { isCurrencyCode } from '../foundation/kernel/currency.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { Charter, type CharterRecord, type CharterStatus } from './charter.entity.ts';
import { type CharterEdit, contentOfEdit, isChange } from './charter-content.ts';
import { charterEvent } from './charter-events.ts';
import { SELECT_CHARTER_HEAD, SELECT_WAITING_CHARTERS } from './statements.ts';
import { replaceContent } from './versions/versions.ts';

export interface CharterFilters {
  readonly status?: CharterStatus;
  readonly projectId?: string;
}

/** The immutable fields of a charter, which determine permissions and the rows to lock. */
export interface CharterHead {
  readonly id: string;
  readonly createdBy: string;
  readonly conversationId: string;
}

const WAITING = { name: 'waiting-charters', text: SELECT_WAITING_CHARTERS };

interface CharterServiceDeps {
  readonly pool: Pool;
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
  readonly conversations: ConversationService;
  readonly approvers: Approvers;
}

/**
 * Charters under review: their creator changes them, approvers read all of them
 * (spec/rules/conversation.md#charters-of-other-users).
 */
export class CharterService {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #audit: AuditLog;
  readonly #conversations: ConversationService;
  readonly #approvers: Approvers;

  constructor({ pool, uow, clock, outbox, audit, conversations, approvers }: CharterServiceDeps) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#audit = audit;
    this.#conversations = conversations;
    this.#approvers = approvers;
  }

  /** Newest first. Throws Forbidden for charters of all users without the `approve` guard. */
  async list(
    scope: 'own' | 'all',
    { projectId, ...filters }: CharterFilters,
    page: PageRequest,
    actor: Actor,
  ): Promise<Page<CharterRecord>> {
    if (scope === 'all' && !hasGuard(actor, 'approve')) throw forbidden();
    const project = projectId === undefined ? {} : { projectId: parseUuid(projectId) ?? projectId };
    const owner = scope === 'own' ? { createdBy: actor.userId } : {};
    const where: FilterQuery<CharterRecord> = {
      $and: [{ ...filters, ...project, ...owner }, newestFirst(page.position)],
    };
    return this.#uow.read((em) => newestFirstPage(em, Charter, where, page));
  }

  /**
   * Drafted charters that the caller may approve or cancel now, oldest first; without the caller's own if another
   * person must decide.
   */
  async waiting(actor: Actor, position: PendingPosition | null, limit: number): Promise<PendingPage<CharterRecord>> {
    if (!mayChangeOrganisation(actor)) return { items: [], total: 0, hasMore: false };
    const values = [
      hasGuard(actor, 'approve'),
      actor.userId,
      ...oldestAfter(position),
      limit,
      this.#approvers.excludedRequesterOf(actor),
    ];
    return readPendingPage(this.#pool, WAITING, values, (ids) =>
      this.#uow.read((em) => em.find(Charter, { id: { $in: ids }, status: 'drafted' })),
    );
  }

  /** The ids that the caller may read. */
  async readableAmong(ids: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
    const owner = hasGuard(actor, 'approve') ? {} : { createdBy: actor.userId };
    const where = { id: { $in: [...ids] }, ...owner };
    const found = await this.#uow.read((em) => em.find(Charter, where, { fields: ['id'] }));
    return new Set(found.map(({ id }) => id));
  }

  /** Throws NotFound, also for another user's charter unless the caller has the `approve` guard. */
  async get(charterId: string, actor: Actor): Promise<CharterRecord> {
    const id = parseUuid(charterId);
    const charter = id === null ? null : await this.#uow.read((em) => readRecord(em, Charter, { id }));
    if (charter === null || !mayRead(actor, charter)) throw unknown();
    return charter;
  }

  /**
   * Stores the given fields as the next version; an edit without a change stores nothing. Throws NotFound, Forbidden,
   * VersionConflict, Conflict unless drafted, or ValidationFailed for a currency that does not exist.
   */
  async edit(
    charterId: string,
    edit: CharterEdit,
    actor: Actor,
    expected: Precondition<CharterRecord>,
  ): Promise<CharterRecord> {
    return this.#uow.write(async (em) => {
      const { id } = await this.#ownHead(em, charterId, actor);
      const charter = await lockCharter(em, id);
      expected(charter);
      requireDrafted(charter);
      const change = contentOfEdit(edit);
      if (change.envelope !== undefined && !isCurrencyCode(change.envelope.currency))
        throw new ValidationFailed('The currency is not an active ISO 4217 code');
      if (!isChange(charter, change)) return charter;
      const { userId: savedBy, credential } = actor;
      const mark = { source: 'edit', savedBy, keyId: credential.keyId, savedAt: this.#clock.now() } as const;
      const edited = replaceContent(em, charter, change, mark);
      this.#audit.record(em, auditFact('charter.edited', edited, actor));
      this.#outbox.publish(em, charterEvent('edited', edited));
      return edited;
    });
  }

  /**
   * Discards a drafted charter and closes its conversation. Throws NotFound, Forbidden, VersionConflict, or Conflict
   * unless drafted.
   */
  async cancel(charterId: string, actor: Actor, expected: Precondition<CharterRecord>): Promise<CharterRecord> {
    return this.#uow.write(async (em) => {
      const head = await this.#ownHead(em, charterId, actor);
      // The creator withdraws the charter, so this is not a decision on one's own request.
      this.#approvers.requirePerson(actor);
      // Locks the conversation before the charter, as turns and approvals do, to prevent deadlocks.
      const conversation = await this.#conversations.lock(em, head.conversationId);
      const drafted = await lockCharter(em, head.id);
      expected(drafted);
      requireDrafted(drafted);
      const charter = queueChanges(em, Charter, drafted, { status: 'cancelled', updatedAt: this.#clock.now() });
      this.#conversations.setStatus(em, conversation, 'closed');
      this.#audit.record(em, auditFact('charter.cancelled', charter, actor));
      this.#outbox.publish(em, charterEvent('cancelled', charter));
      return charter;
    });
  }

  /** Another user's charter: Forbidden for callers who may read it, NotFound for others. */
  async #ownHead(em: EntityManager, charterId: string, actor: Actor): Promise<CharterHead> {
    const head = await headOf(em, charterId);
    if (!mayRead(actor, head)) throw unknown();
    if (head.createdBy !== actor.userId) throw forbidden();
    return head;
  }
}

const mayRead = (actor: Actor, { createdBy }: Pick<CharterHead, 'createdBy'>): boolean =>
  createdBy === actor.userId || hasGuard(actor, 'approve');

const unknown = (): NotFound => new NotFound('The charter does not exist');
const forbidden = (): Forbidden => new Forbidden('You do not have permission for this');

/** The charters with these ids, in any order. */
export const readCharters = async (em: EntityManager, ids: readonly string[]): Promise<readonly CharterRecord[]> =>
  ids.length === 0 ? [] : em.find(Charter, { id: { $in: [...ids] } });

/** The immutable fields of a charter, without a lock. Throws NotFound. */
export const headOf = async (em: EntityManager, charterId: string): Promise<CharterHead> => {
  const id = parseUuid(charterId);
  const [head] = id === null ? [] : await em.execute<CharterHead[]>(SELECT_CHARTER_HEAD, [id]);
  if (head === undefined) throw unknown();
  return head;
};

/** The current charter under its lock; its changes are not tracked. */
export const lockCharter = async (em: EntityManager, id: string): Promise<CharterRecord> => {
  const charter = await lockRecord(em, Charter, { id });
  if (charter === null) throw unknown();
  return charter;
};

/** Only a draft can be edited, cancelled or approved. Throws Conflict. */
export const requireDrafted = ({ status }: CharterRecord): void => {
  if (status !== 'drafted') throw new Conflict(`The charter is already ${status}`);
};

/** The audit entry of a decision on a charter. */
export const auditFact = (action: string, { id, title }: CharterRecord, actor: Actor) => ({
  action,
  actorId: actor.userId,
  targetType: 'charter',
  targetId: id,
  targetName: title,
});
