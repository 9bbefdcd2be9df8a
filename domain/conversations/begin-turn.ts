import type { Actor } from '../foundation/kernel/actor.ts';
import type { HeldLease } from '../foundation/lease.ts';
import type { ConversationRecord, ConversationTurnRecord } from './conversation.entity.ts';
import { type ConversationLeases, UNCONTESTED_LEASE } from './conversation-lease.ts';
import { type ConversationService, requireOpen } from './conversation-service.ts';

export interface BeginTurnDeps {
  readonly conversations: ConversationService;
  readonly leases: ConversationLeases;
}

/** The sender of a message. */
export interface TurnSender {
  /** Reads the sender again under the lease; throws if it lost a permission. */
  readonly renew: () => Promise<Actor>;
  /** Aborted, with its reason, after the client disconnected. */
  readonly signal: AbortSignal;
}

/** A turn that no other one writes to the same conversation. The holder must release the lease. */
export interface BegunTurn {
  readonly actor: Actor;
  /** Null for a turn without a conversation. */
  readonly conversation: ConversationRecord | null;
  /** The earlier turns, oldest first, read under the lease. */
  readonly history: readonly ConversationTurnRecord[];
  readonly lease: HeldLease;
}

/**
 * The caller's open conversation that a message continues; null for a message that continues none. Throws NotFound, or
 * Conflict for a closed conversation.
 */
export const findContinued = async (
  conversations: ConversationService,
  conversationId: string | null,
  actor: Actor,
): Promise<ConversationRecord | null> => {
  if (conversationId === null) return null;
  const conversation = await conversations.findOwn(conversationId, actor);
  requireOpen(conversation);
  return conversation;
};

/**
 * Takes the lease of the conversation and reads it again under the lease. Throws ConcurrencyLimited, Conflict (closed
 * before the lease was taken), what `renew` throws, or the reason of `signal`; it holds no lease then.
 */
export const beginTurn = async (
  { conversations, leases }: BeginTurnDeps,
  known: ConversationRecord | null,
  { renew, signal }: TurnSender,
): Promise<BegunTurn> => {
  const lease = known === null ? UNCONTESTED_LEASE : await leases.acquire(known.id, signal);
  try {
    const actor = await renew();
    const conversation = await findContinued(conversations, known?.id ?? null, actor);
    const history = conversation === null ? [] : await conversations.turnsOf(conversation.id);
    signal.throwIfAborted();
    return { actor, conversation, history, lease };
  } catch (error) {
    await lease.release();
    throw error;
  }
};
