import { ConcurrencyLimited } from '../../../domain/foundation/errors/errors.ts';

/** Sockets without a ticket: per address as limits count it, and in total. */
const MAX_OF_ADDRESS = 100;
const MAX_SOCKETS = 1_000;
/** The part of these that only addresses with a valid credential may use, and the limit of one such address. */
const RESERVED = MAX_SOCKETS / 10;
const MAX_OF_RESERVED = RESERVED / 10;

/** Counts by address. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(address: string): number {
    return this.#counts.get(address) ?? 0;
  }

  add(address: string, more: 1 | -1): void {
    const count = this.of(address) + more;
    if (count === 0) this.#counts.delete(address);
    else this.#counts.set(address, count);
  }
}

/** Limits the sockets whose user is unknown (spec/rules/events.md#sockets). */
export class TicketlessSockets {
  readonly #byAddress = new Counts();
  readonly #reservedBy = new Counts();
  #waiting = 0;

  /**
   * `isKnown`: the address has recently sent a valid credential. Throws ConcurrencyLimited; otherwise call the returned
   * function, once or more, when the socket has closed or its user is known.
   */
  enter(address: string, isKnown: boolean): () => void {
    const isReserved = this.#waiting >= MAX_SOCKETS - RESERVED;
    const isAvailable =
      !isReserved || (isKnown && this.#waiting < MAX_SOCKETS && this.#reservedBy.of(address) < MAX_OF_RESERVED);
    if (!isAvailable || this.#byAddress.of(address) >= MAX_OF_ADDRESS)
      throw new ConcurrencyLimited('Too many sockets are waiting for a ticket', { retryAfterSeconds: 1 });
    const move = (more: 1 | -1): void => {
      this.#waiting += more;
      this.#byAddress.add(address, more);
      if (isReserved) this.#reservedBy.add(address, more);
    };
    move(1);
    let isInside = true;
    return () => {
      if (isInside) move(-1);
      isInside = false;
    };
  }

  get size(): number {
    return this.#waiting;
  }
}
