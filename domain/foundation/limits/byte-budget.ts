/** Releases the bytes; further calls do nothing. */
export type ReleaseBytes = () => void;

/**
 * Counts the bytes that a process holds in memory, in total and for each caller. While nothing is held, any size is accepted, so that a
 * value larger than a share can be served.
 */
export class ByteBudget {
  readonly #total: number;
  readonly #share: number;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(totalBytes: number, shareBytes: number) {
    this.#total = totalBytes;
    this.#share = shareBytes;
  }

  /** The bytes that are held. */
  get held(): number {
    return this.#held;
  }

  /** Whether this many more bytes would exceed the caller's share. */
  isExhausted(caller: string, bytes: number): boolean {
    return this.#ownOf(caller) + bytes > this.#share;
  }

  /** Reserves bytes within the limits; null where they do not fit. */
  tryTake(bytes: number, caller: string): ReleaseBytes | null {
    const own = this.#ownOf(caller);
    const fits = (held: number, most: number): boolean => held === 0 || held + bytes <= most;
    return fits(this.#held, this.#total) && fits(own, this.#share) ? this.take(bytes, caller) : null;
  }

  /** Reserves bytes without regard to the limits. */
  take(bytes: number, caller: string): ReleaseBytes {
    this.#add(bytes, caller);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(-bytes, caller);
      isHeld = false;
    };
  }

  #ownOf(caller: string): number {
    return this.#heldBy.get(caller) ?? 0;
  }

  #add(bytes: number, caller: string): void {
    this.#held += bytes;
    const own = this.#ownOf(caller) + bytes;
    if (own === 0) this.#heldBy.delete(caller);
    else this.#heldBy.set(caller, own);
  }
}
