import { createHash, type Hash } from 'node:crypto';

/** The digest is stored after each group of this many records. */
const EVERY = 256;

/** A digest with the number of its bytes. */
export interface PartialDigest {
  readonly digest: Hash;
  readonly bytes: number;
}

/**
 * SHA-256 over a list of records of which one changes at a time: the part before the change is not hashed again.
 * Records are immutable, so identical objects have identical texts. Also counts the bytes.
 */
export class RunningDigest {
  readonly #head: string;
  readonly #textOf: (record: object) => string;
  #records: readonly object[] = [];
  /** The digest before each multiple of EVERY except the first. */
  #stored: PartialDigest[] = [];

  constructor(head: string, textOf: (record: object) => string) {
    this.#head = head;
    this.#textOf = textOf;
  }

  /** The digest of the head and the records, separated by commas; the caller continues it. */
  over(records: readonly object[]): PartialDigest {
    this.#stored.length = Math.min(this.#stored.length, Math.floor(this.#sameAtTheFront(records) / EVERY));
    this.#records = records;
    const known = this.#stored.at(-1);
    const digest = known?.digest.copy() ?? createHash('sha256').update(this.#head);
    let bytes = known?.bytes ?? Buffer.byteLength(this.#head);
    for (let from = this.#stored.length * EVERY; from < records.length; from += EVERY) {
      const texts = records.slice(from, from + EVERY).map(this.#textOf);
      const text = `${from === 0 ? '' : ','}${texts.join(',')}`;
      digest.update(text);
      bytes += Buffer.byteLength(text);
      if (texts.length === EVERY) this.#stored.push({ digest: digest.copy(), bytes });
    }
    return { digest, bytes };
  }

  #sameAtTheFront(records: readonly object[]): number {
    if (records === this.#records) return records.length;
    const first = records.findIndex((record, index) => record !== this.#records[index]);
    return first === -1 ? records.length : first;
  }
}
