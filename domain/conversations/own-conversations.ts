import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { recordPage } from '../foundation/database/pages/byte-page.ts';
import { newestFirst, newestFirstPage } from '../foundation/database/pages/newest-first.ts';
import { lockRecord } from '../foundation/database/records.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { parseUuid } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import {
  Conversation,
  type ConversationKind,
  type ConversationRecord,
  type ConversationStatus,
  ConversationTurn,
  type ConversationTurnRecord,
} from './conversation.entity.ts';
import { type ConversationService, conversationNotFound, requireOpen } from './conversation-service.ts';
import { Participant } from './participant.entity.ts';
import { type ConversationParticipant, participantsOf } from './participants.ts';

export interface ConversationFilters {
  readonly status?: ConversationStatus;
  readonly kind?: ConversationKind;
}

/** A conversation and its agents. */
export interface ConversationView {
  readonly conversation: ConversationRecord;
  readonly participants: readonly ConversationParticipant[];
}

/** Erases related text, in the transaction that erases the conversation and under its lock. */
export type EraseEffect = (em: EntityManager, conversationId: string) => Promise<void>;

/** Deletes stored responses of a user that refer to a name. */
export interface StoredResponses {
  forget(operation: string, userId: string, name: string): Promise<void>;
}

interface OwnConversationsDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly conversations: ConversationService;
  readonly responses: StoredResponses;
}

/**
 * The operations of users on their own conversations (spec/rules/chat.md#conversation-operations). Those of other
 * users, and erased ones, result in NotFound.
 */
export class OwnConversations {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #conversations: ConversationService;
  readonly #responses: StoredResponses;
  readonly #effects: EraseEffect[] = [];

  constructor({ uow, clock, conversations, responses }: OwnConversationsDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#conversations = conversations;
    this.#responses = responses;
  }

  /** Registers what else is erased with a conversation. */
  onErase(effect: EraseEffect): void {
    this.#effects.push(effect);
  }

  /** Newest first. */
  async list(filters: ConversationFilters, page: PageRequest, { userId }: Actor): Promise<Page<ConversationView>> {
    const own: FilterQuery<ConversationRecord> = { ...filters, createdBy: userId, erasedAt: null };
    return this.#uow.read(async (em) => {
      const where = { $and: [own, newestFirst(page.position)] };
      const { items, nextPosition } = await newestFirstPage(em, Conversation, where, page);
      return { items: await withParticipants(em, items), nextPosition };
    });
  }

  async get(conversationId: string, actor: Actor): Promise<ConversationView> {
    const conversation = await this.#conversations.findOwn(conversationId, actor);
    return this.#uow.read((em) => viewOf(em, conversation));
  }

  /** By sequence number, from the first or from the last. */
  async turns(
    conversationId: string,
    order: 'asc' | 'desc',
    page: PageRequest,
    actor: Actor,
  ): Promise<Page<ConversationTurnRecord>> {
    const { id } = await this.#conversations.findOwn(conversationId, actor);
    const [last] = page.position ?? [];
    const beyond = last === undefined ? {} : { sequence: { [order === 'asc' ? '$gt' : '$lt']: Number(last) } };
    const where: FilterQuery<ConversationTurnRecord> = { $and: [{ conversationId: id }, beyond] };
    const positionOf = ({ sequence }: ConversationTurnRecord): string[] => [String(sequence)];
    const asked = { ...page, where, orderBy: { sequence: order }, positionOf };
    return this.#uow.read((em) => recordPage(em, ConversationTurn, asked));
  }

  /**
   * Prevents further turns; a running one ends with Conflict. Its charter or plan does not change. Throws Conflict if
   * it is closed.
   */
  async close(conversationId: string, actor: Actor): Promise<ConversationView> {
    return this.#uow.write(async (em) => {
      const conversation = await this.#lock(em, conversationId, actor);
      requireOpen(conversation);
      this.#conversations.setStatus(em, conversation, 'closed');
      return viewOf(em, conversation);
    });
  }

  /**
   * Erases title, turns and participants, and the stored responses for replays. The empty row stays: charters, plans
   * and approvals refer to it and lock it, and a running turn finds it closed. Throws VersionConflict.
   */
  async erase(conversationId: string, actor: Actor, expected: Precondition<ConversationView>): Promise<void> {
    await this.#uow.write(async (em) => {
      const conversation = await this.#lock(em, conversationId, actor);
      expected(await viewOf(em, conversation));
      await this.#empty(em, conversation);
    });
  }

  /**
   * Erases a conversation that was idle since `before` and is not proposed, unless `isPending`, which is called under
   * the lock.
   */
  async eraseIdle(id: string, before: Date, isPending: (em: EntityManager) => Promise<boolean>): Promise<void> {
    await this.#uow.write(async (em) => {
      const conversation = await lockRecord(em, Conversation, { id, erasedAt: null });
      if (conversation === null || conversation.status === 'proposed' || conversation.updatedAt >= before) return;
      if (!(await isPending(em))) await this.#empty(em, conversation);
    });
  }

  async #empty(em: EntityManager, conversation: ConversationRecord): Promise<void> {
    this.#conversations.setStatus(em, conversation, 'closed');
    await em.nativeDelete(ConversationTurn, { conversationId: conversation.id });
    await em.nativeDelete(Participant, { conversationId: conversation.id });
    await this.#responses.forget('turn', conversation.createdBy, conversation.id);
    for (const effect of this.#effects) await effect(em, conversation.id);
    this.#conversations.change(em, conversation, { title: '', turnCount: 0, erasedAt: this.#clock.now() });
  }

  async #lock(em: EntityManager, conversationId: string, { userId }: Actor): Promise<ConversationRecord> {
    const id = parseUuid(conversationId);
    if (id === null) throw conversationNotFound();
    const own = { id, createdBy: userId, erasedAt: null };
    const conversation = await lockRecord(em, Conversation, own);
    if (conversation === null) throw conversationNotFound();
    return conversation;
  }
}

const withParticipants = async (
  em: EntityManager,
  conversations: readonly ConversationRecord[],
): Promise<ConversationView[]> => {
  const ids = conversations.map(({ id }) => id);
  const byConversation = await participantsOf(em, ids);
  return conversations.map((conversation) => ({
    conversation,
    participants: byConversation.get(conversation.id) ?? [],
  }));
};

const viewOf = async (em: EntityManager, conversation: ConversationRecord): Promise<ConversationView> => {
  const participants = (await participantsOf(em, [conversation.id])).get(conversation.id) ?? [];
  return { conversation, participants };
};
