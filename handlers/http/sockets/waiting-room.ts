import { ConcurrencyLimited } from '../../../domain/foundation/errors/errors.ts';

/** Sockets that have shown no ticket yet: of one address as limits count it, and of all together. */
const MOST_OF_ADDRESS = 100;
const MOST = 1_000;

/** Bounds the sockets whose user is not known. */
export class WaitingRoom {
  readonly #byAddress = new Map<string, number>();
  #waiting = 0;

  /** Throws ConcurrencyLimited; else what it answers is called, once or more, when the socket is closed or its user known. */
  enter(address: string): () => void {
    const present = this.#byAddress.get(address) ?? 0;
    if (present >= MOST_OF_ADDRESS || this.#waiting >= MOST)
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

  #leave(address: string): void {
    this.#waiting -= 1;
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, left);
  }
}
