import type { Clock } from '../../../domain/foundation/kernel/clock.ts';

/** How long an address stays known after its last request with a valid credential. */
const KNOWN_SECONDS = 900;
/** A request sooner than this after the recorded one changes nothing; this applies to most requests. */
const NOTED_SECONDS = 1;
const MAX_ADDRESSES = 10_000;

/**
 * Addresses, as limits count them, that recently sent a valid session or API key. Each process has its own list: it
 * only decides who may use the reserved places (spec/rules/events.md#sockets).
 */
export class KnownAddresses {
  readonly #clock: Clock;
  /** The time of the last request of each address, oldest first. */
  readonly #seenAt = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(address: string): void {
    const now = this.#clock.monotonicSeconds();
    const seenAt = this.#seenAt.get(address);
    if (seenAt !== undefined && now - seenAt < NOTED_SECONDS) return;
    this.#seenAt.delete(address);
    const [oldest] = this.#seenAt.keys();
    if (oldest !== undefined && this.#seenAt.size >= MAX_ADDRESSES) this.#seenAt.delete(oldest);
    this.#seenAt.set(address, now);
  }

  has(address: string): boolean {
    const seenAt = this.#seenAt.get(address);
    return seenAt !== undefined && this.#clock.monotonicSeconds() - seenAt <= KNOWN_SECONDS;
  }
}
