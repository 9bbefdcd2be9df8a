import { type ChainEntry, type ChainPlace, ENTRY_FIELDS, hashAfter } from './chain-link.ts';

/** A link as it is stored, with its entry; every field of an entry that is gone is null. */
export type StoredLink = ChainEntry & { readonly number: string; readonly hash: string };

/** Where the log is not what was chained, and how. */
export interface ChainBreak {
  readonly number: number;
  readonly kind: 'changed' | 'removed' | 'inserted' | 'reordered';
}

/** The links behind a number, in order, with their entries; the parameters are that number and how many at most. */
export const linksBehind = (after: string, most: string): string => `select l.number::text as number,
    encode(l.hash, 'hex') as hash, ${ENTRY_FIELDS}
  from audit_links l left join audit_entries e on e.seq = l.seq where l.number > ${after} order by l.number limit ${most}`;

/** Follows the chain link by link, and tells the first that does not hold. */
export class ChainWalk {
  #before: ChainPlace;
  #place: ChainPlace;

  constructor(from: ChainPlace) {
    this.#before = from;
    this.#place = from;
  }

  /** The last place that holds. */
  get place(): ChainPlace {
    return this.#place;
  }

  /** Goes on along `links` as long as they hold, and hands each that does to `onHeld`; the first fault or null. */
  follow(links: readonly StoredLink[], onHeld: (link: StoredLink, place: ChainPlace) => void): ChainBreak | null {
    for (const [index, link] of links.entries()) {
      const number = this.#place.number + 1;
      if (Number(link.number) !== number || link.id === null) return { number, kind: 'removed' };
      const hash = hashAfter(this.#place, link);
      if (hash !== link.hash) return this.#name(number, links, index);
      this.#before = this.#place;
      this.#place = { number, hash };
      onHeld(link, this.#place);
    }
    return null;
  }

  /** What it looks like by the links that are near; what fits nowhere was changed. */
  #name(number: number, links: readonly StoredLink[], index: number): ChainBreak {
    const link = links[index];
    const next = links[index + 1];
    if (link === undefined) return { number, kind: 'changed' };
    if (hashAfter(this.#before, link) === link.hash) return { number: number - 1, kind: 'inserted' };
    const owner = links.find((other) => [link.hash, other.hash].includes(hashAfter(this.#place, other)));
    if (owner === undefined) return { number, kind: 'changed' };
    // The one behind fits here: this one was put before it, unless the two have changed places.
    const isSwap = owner.hash === link.hash || hashAfter({ number, hash: owner.hash }, link) === link.hash;
    return {
      number,
      kind: owner === next && owner.hash === hashAfter(this.#place, owner) && !isSwap ? 'inserted' : 'reordered',
    };
  }
}
