import { ConcurrencyLimited } from '../../../domain/foundation/errors/errors.ts';

/** Sockets that have shown no ticket yet: of one address as limits count it, and of all together. */
const MOST_OF_ADDRESS = 100;
const MOST = 1_000;
/** The part of these that only addresses with a valid credential may use, and what one of them may use of it. */
const RESERVED = MOST / 10;
const MOST_OF_RESERVED = RESERVED / 10;

/** Bounds the sockets whose user is not known. */
export class WaitingRoom {
  readonly #byAddress = new Map<string, number>();
  #waiting = 0;

  /**
   * `isKnown`: a valid credential has come from the address lately. Throws ConcurrencyLimited; else what it returns is called, once or more,
   * when the socket is closed or its user known.
   */
  enter(address: string, isKnown: boolean): () => void {
    const present = this.#byAddress.get(address) ?? 0;
    if (present >= MOST_OF_ADDRESS || !this.#hasRoom(present, isKnown))
      throw new ConcurrencyLimited('Too many sockets wait for their tickets', { retryAfterSeconds: 1 });
    this.#byAddress.set(address, present + 1);
    this.#waiting += 1;
    let isInside = true;
    return () => {
      if (isInside) this.#leave(address);
      isInside = false;
    };
  }

  get size(): number {
    return this.#waiting;
  }

  #hasRoom(present: number, isKnown: boolean): boolean {
    if (this.#waiting < MOST - RESERVED) return true;
    return isKnown && present < MOST_OF_RESERVED && this.#waiting < MOST;
  }

  #leave(address: string): void {
    this.#waiting -= 1;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
  }
}
