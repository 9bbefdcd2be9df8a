import { ConcurrencyLimited, Conflict } from '../foundation/errors/errors.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { poll, type Sleep } from '../foundation/kernel/polling.ts';
import { type HeldLease, type LeaseDeps, Leases } from '../foundation/lease.ts';

const WAIT_SECONDS = 60;

export interface ConversationLeaseDeps extends Omit<LeaseDeps, 'lost'> {
  readonly sleep?: Sleep;
}

/** The resource whose lease a turn of the conversation holds. */
export const turnResource = (conversationId: string): string => `conversation:${conversationId}`;

/** The lease of a new conversation: nobody else knows its id before the transaction commits. */
export const UNCONTESTED_LEASE: HeldLease = {
  requireHeld: async () => {},
  releaseWith: async () => {},
  release: async () => {},
};

/** Ensures one turn of a conversation at a time, across all replicas (spec/rules/conversation.md#turn-lease). */
export class ConversationLeases {
  readonly #leases: Leases;
  readonly #clock: Clock;
  readonly #sleep: Sleep | undefined;

  constructor({ sleep, ...deps }: ConversationLeaseDeps) {
    this.#leases = new Leases({
      ...deps,
      lost: () => new Conflict('The turn took too long and another turn replaced it'),
    });
    this.#clock = deps.clock;
    this.#sleep = sleep;
  }

  /**
   * Waits for the lease for at most 60 s. Throws ConcurrencyLimited after that, or the reason of `signal` after the
   * client disconnected.
   */
  async acquire(conversationId: string, signal: AbortSignal): Promise<HeldLease> {
    signal.throwIfAborted();
    return poll({
      attempt: () => this.tryAcquire(turnResource(conversationId)),
      seconds: WAIT_SECONDS,
      clock: this.#clock,
      late: () =>
        new ConcurrencyLimited('Another turn of this conversation is still running', { retryAfterSeconds: 1 }),
      signal,
      sleep: this.#sleep,
    });
  }

  /** Takes the lease of any other resource; null if it is held. */
  tryAcquire(resource: string): Promise<HeldLease | null> {
    return this.#leases.tryAcquire(resource);
  }
}
