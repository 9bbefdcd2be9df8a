import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Deciders } from '../approvals/decide/deciders.ts';
import { hasGuard, mayChangeOrganisation } from '../auth/credentials/permissions.ts';
import type { ConversationService } from '../conversations/conversation-service.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import {
  oldestAfter,
  type PendingPage,
  type PendingPosition,
  pendingStatement,
  readPendingPage,
} from '../foundation/database/pages/pending-page.ts';
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
import { type CharterEdit, changesOf, isNews } from './charter-content.ts';
import { charterEvent } from './charter-events.ts';
import { replaceContent } from './versions/versions.ts';

export interface CharterFilters {
  readonly status?: CharterStatus;
  readonly projectId?: string;
}

/** What never changes about a charter: enough to decide who may do what, and which rows to lock. */
export interface CharterHead {
  readonly id: string;
  readonly createdBy: string;
  readonly conversationId: string;
}

const DRAFTED = `from charters where status = 'drafted' and ($1::boolean or created_by = $2)
  and ($6::text is null or created_by <> $6)`;

const WAITING = {
  name: 'waiting-charters',
  text: pendingStatement(DRAFTED, {
    rows: `select * ${DRAFTED} and (created_at, id) > ($3, $4) order by created_at, id limit $5 + 1`,
    order: 'created_at, id',
    limit: '$5',
  }),
};

/** Charters under review (spec/rules/conversation.md#charters-of-other-users): their creator changes them, approvers read them all. */
export class CharterService {
  readonly #pool: Pool;
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;
  readonly #audit: AuditLog;
  readonly #conversations: ConversationService;
  readonly #deciders: Deciders;

  constructor(
    pool: Pool,
    uow: UnitOfWork,
    clock: Clock,
    outbox: Outbox,
    audit: AuditLog,
    conversations: ConversationService,
    deciders: Deciders,
  ) {
    this.#pool = pool;
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
    this.#audit = audit;
    this.#conversations = conversations;
    this.#deciders = deciders;
  }

  /** Newest first. Throws Forbidden for everybody's charters without `approve`. */
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

  /** Drafted charters the caller may approve or cancel now, the oldest first; none of their own where another person decides. */
  async waiting(actor: Actor, position: PendingPosition | null, limit: number): Promise<PendingPage<CharterRecord>> {
    if (!mayChangeOrganisation(actor)) return { items: [], total: 0, hasMore: false };
    const values = [
      hasGuard(actor, 'approve'),
      actor.userId,
      ...oldestAfter(position),
      limit,
      this.#deciders.exceptOf(actor),
    ];
    return readPendingPage(this.#pool, WAITING, values, (ids) =>
      this.#uow.read((em) => em.find(Charter, { id: { $in: ids }, status: 'drafted' })),
    );
  }

  /** Those of these ids that the caller may read. */
  async readableAmong(ids: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
    const owner = hasGuard(actor, 'approve') ? {} : { createdBy: actor.userId };
    const where = { id: { $in: [...ids] }, ...owner };
    const found = await this.#uow.read((em) => em.find(Charter, where, { fields: ['id'] }));
    return new Set(found.map(({ id }) => id));
  }

  /** Throws NotFound, for a foreign charter too unless the caller holds `approve`. */
  async get(charterId: string, actor: Actor): Promise<CharterRecord> {
    const id = parseUuid(charterId);
    const charter = id === null ? null : await this.#uow.read((em) => em.findOne(Charter, { id }));
    if (charter === null || !mayRead(actor, charter)) throw unknown();
    return charter;
  }

  /**
   * Replaces what is given as the next version; what changes nothing leaves everything as it was. Throws NotFound, Forbidden,
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
      const change = changesOf(edit);
      if (change.envelope !== undefined && !isCurrencyCode(change.envelope.currency))
        throw new ValidationFailed('The currency is not an active ISO 4217 code');
      if (!isNews(charter, change)) return charter;
      const mark = { source: 'edit', savedBy: actor.userId, savedAt: this.#clock.now() } as const;
      await replaceContent(em, charter, change, mark);
      this.#audit.record(em, auditFact('charter.edited', charter, actor));
      await this.#outbox.publish(em, charterEvent('edited', charter));
      return charter;
    });
  }

  /** Discards a drafted charter and closes its conversation. Throws NotFound, Forbidden, VersionConflict, or Conflict unless drafted. */
  async cancel(charterId: string, actor: Actor, expected: Precondition<CharterRecord>): Promise<CharterRecord> {
    return this.#uow.write(async (em) => {
      const head = await this.#ownHead(em, charterId, actor);
      // Whoever drafted it takes it back: nobody else may, so that is no decision on one's own.
      this.#deciders.requirePerson(actor);
      // Conversation first, then charter, as in a turn and in an approval: nobody waits in a circle.
      const conversation = await this.#conversations.lock(em, head.conversationId);
      const charter = await lockCharter(em, head.id);
      expected(charter);
      requireDrafted(charter);
      em.assign(charter, { status: 'cancelled', updatedAt: this.#clock.now() });
      await this.#conversations.setStatus(em, conversation, 'closed');
      this.#audit.record(em, auditFact('charter.cancelled', charter, actor));
      await this.#outbox.publish(em, charterEvent('cancelled', charter));
      return charter;
    });
  }

  /** A foreign charter may not be changed by those who may read it, and does not exist for the others. */
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

/** The unchanging part of a charter, without a lock. Throws NotFound. */
export const headOf = async (em: EntityManager, charterId: string): Promise<CharterHead> => {
  const id = parseUuid(charterId);
  const [head] =
    id === null
      ? []
      : await em.execute<CharterHead[]>(
          'select id, created_by as "createdBy", conversation_id as "conversationId" from charters where id = ?',
          [id],
        );
  if (head === undefined) throw unknown();
  return head;
};

/** The charter under its lock, as it is now. */
export const lockCharter = async (em: EntityManager, id: string): Promise<CharterRecord> => {
  const charter = await em.findOne(Charter, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (charter === null) throw unknown();
  return charter;
};

/** Only a draft is edited, cancelled or approved. Throws Conflict. */
export const requireDrafted = ({ status }: CharterRecord): void => {
  if (status !== 'drafted') throw new Conflict(`The charter is already ${status}`);
};

/** What the audit log keeps of a decision about a charter. */
export const auditFact = (action: string, { id, title }: CharterRecord, actor: Actor) => ({
  action,
  actorId: actor.userId,
  targetType: 'charter',
  targetId: id,
  targetName: title,
});
