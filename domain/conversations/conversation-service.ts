import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../foundation/database/connections/prepared-connection.ts';
import { lockRecord, queueChanges, queueInsert, readRecord, readRecords } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, NotFound } from '../foundation/errors/errors.ts';
import type { DomainEvent } from '../foundation/events/event.ts';
import type { EventType } from '../foundation/events/event-types.ts';
import type { Outbox } from '../foundation/events/outbox.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId, parseUuid } from '../foundation/kernel/ids.ts';
import { truncate } from '../foundation/kernel/text/text.ts';
import { maskCredentials } from '../llm/safety/masking.ts';
import { lockAccount } from '../users/account-lock.ts';
import {
  Conversation,
  type ConversationKind,
  type ConversationRecord,
  type ConversationStatus,
  ConversationTurn,
  type ConversationTurnRecord,
} from './conversation.entity.ts';
import { COUNT_OPEN_CONVERSATIONS } from './statements.ts';

const MAX_TITLE = 80;

/** The most turns that are read for the next turn. */
const MAX_HISTORY = 1000;

/** The most open conversations of one user. */
const MAX_OPEN = 1000;

/** A turn to append, with author and routing if an agent wrote it. */
export type NewTurn = Pick<ConversationTurnRecord, 'role' | 'content'> &
  Partial<
    Pick<ConversationTurnRecord, 'authorAgentId' | 'authorName' | 'routedTopic' | 'routingConfidence' | 'purpose'>
  >;

const NO_AUTHOR = { authorAgentId: null, authorName: null, routedTopic: null, routingConfidence: null, purpose: null };

interface ConversationServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly outbox: Outbox;
}

/**
 * Conversations and their turns (spec/rules/conversation.md#conversation-turns). Writing methods run in the caller's
 * transaction.
 */
export class ConversationService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #outbox: Outbox;

  constructor({ uow, clock, outbox }: ConversationServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#outbox = outbox;
  }

  /** The caller's own conversation. Throws NotFound, also for another user's or an erased one. */
  async findOwn(conversationId: string, actor: Actor): Promise<ConversationRecord> {
    const id = parseUuid(conversationId);
    if (id === null) throw conversationNotFound();
    const own = { id, createdBy: actor.userId, erasedAt: null };
    const conversation = await this.#uow.read((em) => readRecord(em, Conversation, own));
    if (conversation === null) throw conversationNotFound();
    return conversation;
  }

  /** The newest turns, at most 1000, oldest first. */
  async turnsOf(conversationId: string): Promise<readonly ConversationTurnRecord[]> {
    return (await this.#newestTurns(conversationId, MAX_HISTORY)).toReversed();
  }

  /** The number of turns by agents of the group. */
  async countAgentTurns(conversationId: string): Promise<number> {
    return this.#uow.read((em) => em.count(ConversationTurn, { conversationId, role: 'agent' }));
  }

  /** The newest turn, or null if there is none. */
  async lastTurnOf(conversationId: string): Promise<ConversationTurnRecord | null> {
    return (await this.#newestTurns(conversationId, 1))[0] ?? null;
  }

  #newestTurns(conversationId: string, limit: number): Promise<ConversationTurnRecord[]> {
    const selection = { where: { conversationId }, latestBy: 'sequence', limit } as const;
    return this.#uow.read((em) => readRecords(em, ConversationTurn, selection));
  }

  /**
   * Throws Conflict if the user may open no further conversation. Without a lock this may change, so `open` checks
   * again.
   */
  async requireQuota(userId: string): Promise<void> {
    const [open] = await this.#uow.read((em) =>
      readPrepared<{ count: number }>(em, COUNT_OPEN_CONVERSATIONS, [userId]),
    );
    if ((open?.count ?? 0) >= MAX_OPEN) throw new Conflict(`You have ${MAX_OPEN} open conversations; close one first`);
  }

  /**
   * Opens an active conversation without turns; its title is the beginning of `message`. Throws Conflict if too many
   * are open.
   */
  async open(
    em: EntityManager,
    { kind, message, createdBy }: { kind: ConversationKind; message: string; createdBy: string },
  ): Promise<ConversationRecord> {
    await lockAccount(em, createdBy);
    await this.requireQuota(createdBy);
    const now = this.#clock.now();
    const conversation: ConversationRecord = {
      id: newId(),
      createdBy,
      kind,
      status: 'active',
      title: truncate(maskCredentials(message).trim(), MAX_TITLE),
      charterId: null,
      planId: null,
      erasedAt: null,
      turnCount: 0,
      createdAt: now,
      updatedAt: now,
    };
    queueInsert(em, Conversation, conversation);
    this.#publish(em, conversation, statusEvent('conversation.opened', conversation));
    return conversation;
  }

  /** The conversation under its lock, for writing. Throws NotFound, or Conflict if it is closed. */
  async lockOpen(em: EntityManager, conversationId: string): Promise<ConversationRecord> {
    const conversation = await this.lock(em, conversationId);
    requireOpen(conversation);
    return conversation;
  }

  /** The conversation under its lock; its changes are not tracked. Throws NotFound. */
  async lock(em: EntityManager, conversationId: string): Promise<ConversationRecord> {
    const conversation = await lockRecord(em, Conversation, { id: conversationId });
    if (conversation === null) throw conversationNotFound();
    return conversation;
  }

  /** Appends turns of masked plain text. */
  append(em: EntityManager, conversation: ConversationRecord, ...turns: readonly NewTurn[]): void {
    const now = this.#clock.now();
    const events = turns.map((turn, index): DomainEvent => {
      const sequence = conversation.turnCount + index;
      const content = maskCredentials(turn.content);
      const { id: conversationId } = conversation;
      queueInsert(em, ConversationTurn, {
        ...NO_AUTHOR,
        ...turn,
        id: newId(),
        conversationId,
        sequence,
        content,
        createdAt: now,
      });
      const payload = { conversation_id: conversationId, sequence, role: turn.role };
      return { type: 'conversation.turn_added', channel: 'conversations', payload };
    });
    this.change(em, conversation, { turnCount: conversation.turnCount + turns.length, updatedAt: now });
    this.#publish(em, conversation, ...events);
  }

  /** Changes the status of a locked conversation; does nothing if it has that status already, or is closed. */
  setStatus(em: EntityManager, conversation: ConversationRecord, status: ConversationStatus): void {
    if (conversation.status === status || conversation.status === 'closed') return;
    this.change(em, conversation, { status, updatedAt: this.#clock.now() });
    this.#publish(em, conversation, statusEvent('conversation.status_changed', conversation));
  }

  /** Changes fields of a locked conversation, in the database and in `conversation`. */
  change(em: EntityManager, conversation: ConversationRecord, fields: Partial<ConversationRecord>): void {
    Object.assign(conversation, queueChanges(em, Conversation, conversation, fields));
  }

  /** Only the creator gets the events of a conversation. */
  #publish(em: EntityManager, { createdBy }: ConversationRecord, ...events: DomainEvent[]): void {
    this.#outbox.publish(em, ...events.map((event) => ({ ...event, audience: createdBy })));
  }
}

const statusEvent = (type: EventType, { id, kind, status }: ConversationRecord): DomainEvent => ({
  type,
  channel: 'conversations',
  payload: { conversation_id: id, kind, status },
});

export const conversationNotFound = (): NotFound => new NotFound('The conversation does not exist');

/** Throws Conflict for a closed conversation. */
export const requireOpen = ({ status }: Pick<ConversationRecord, 'status'>): void => {
  if (status === 'closed') throw new Conflict('The conversation is closed');
};
