/** The rate of large responses to one user, in bytes per millisecond. */
const RATE = (8 * 1_048_576) / 1000;
/** Responses up to this size take so little time that they are not paced. */
const FREE_BYTES = 65_536;
/** The longest wait of a user after large responses. */
const MAX_MS = 1000;
/** The time after a request in which the user is expected to send the next one. */
const RECENT_MS = 1000;
const MANY_USERS = 1000;

/**
 * Limits the processing time of one user's large responses while others use the server: a page of 0.5 MB takes 7 ms and leaves memory to be
 * collected, during which other users wait (spec/rules/limits.md#pace-of-large-responses).
 */
export class ResponsePace {
  readonly #freeAt = new Map<string, number>();
  /** The last two different users, newest first, and when each last used the database. */
  #newest = { userId: '', at: -Infinity };
  #other = { userId: '', at: -Infinity };

  /** Records that the user uses the database. */
  see(userId: string): void {
    if (this.#newest.userId !== userId) {
      this.#other = this.#newest;
      this.#newest = { userId, at: 0 };
    }
    this.#newest.at = performance.now();
  }

  /** Records a response to the user. */
  charge(userId: string, bytes: number): void {
    if (bytes <= FREE_BYTES) return;
    const now = performance.now();
    if (this.#freeAt.size >= MANY_USERS) this.#forget(now);
    const from = Math.max(now, this.#freeAt.get(userId) ?? 0);
    this.#freeAt.set(userId, Math.min(from + bytes / RATE, now + MAX_MS));
  }

  /** Milliseconds that the next read of the user has to wait. */
  waitMs(userId: string): number {
    return this.#isAlone(userId) ? 0 : Math.max(0, (this.#freeAt.get(userId) ?? 0) - performance.now());
  }

  /** Whether the user had large responses recently, so that reads run one after the other. */
  isPaced(userId: string): boolean {
    const freeAt = this.#freeAt.get(userId);
    return freeAt !== undefined && performance.now() < freeAt + RECENT_MS && !this.#isAlone(userId);
  }

  #isAlone(userId: string): boolean {
    const { at } = this.#newest.userId === userId ? this.#other : this.#newest;
    return at + RECENT_MS < performance.now();
  }

  #forget(now: number): void {
    for (const [userId, freeAt] of this.#freeAt) if (freeAt + RECENT_MS < now) this.#freeAt.delete(userId);
  }
}
