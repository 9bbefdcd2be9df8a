import { type ChainEntry, type ChainPlace, hashAfter } from './chain-link.ts';

/** A stored link with its entry; all fields of a deleted entry are null. */
export type StoredLink = ChainEntry & { readonly number: string; readonly hash: string };

/** Where the log differs from the chain, and how. */
export interface ChainBreak {
  readonly number: number;
  readonly kind: 'changed' | 'removed' | 'inserted' | 'reordered';
}

/** Follows the chain link by link and finds the first break. */
export class ChainWalk {
  #before: ChainPlace;
  #place: ChainPlace;

  constructor(from: ChainPlace) {
    this.#before = from;
    this.#place = from;
  }

  /** The last valid place. */
  get place(): ChainPlace {
    return this.#place;
  }

  /** Follows `links` while they are valid, and passes each to `onHeld`. Returns the first break, or null. */
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

  /** Classifies a break by the neighbouring links; an entry that fits nowhere was changed. */
  #name(number: number, links: readonly StoredLink[], index: number): ChainBreak {
    const link = links[index];
    const next = links[index + 1];
    if (link === undefined) return { number, kind: 'changed' };
    if (hashAfter(this.#before, link) === link.hash) return { number: number - 1, kind: 'inserted' };
    const owner = links.find((other) => [link.hash, other.hash].includes(hashAfter(this.#place, other)));
    if (owner === undefined) return { number, kind: 'changed' };
    // The next link fits here: this one was inserted before it, unless the two were swapped.
    const isSwap = owner.hash === link.hash || hashAfter({ number, hash: owner.hash }, link) === link.hash;
    return {
      number,
      kind: owner === next && owner.hash === hashAfter(this.#place, owner) && !isSwap ? 'inserted' : 'reordered',
    };
  }
}
