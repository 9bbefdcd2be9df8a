import type { OffsetPage } from './page.ts';

/** An offset page that may be too long for memory: the first items have been read, the rest follows in parts. */
export interface LongPage<T> extends OffsetPage<T> {
  /** Null when `items` is all of the page. */
  readonly rest: AsyncIterable<readonly T[]> | null;
  /** The number of the oldest entry; null when there is none. */
  readonly oldest: number | null;
}

/** Numbers in use, without gaps: `total` of them starting at `oldest`. */
export interface NumberRange {
  readonly total: number;
  readonly oldest: number;
}

/** Entries that are numbered without gaps and never change, such as versions. */
export interface NumberedEntries<T> extends NumberRange {
  /** The most entries of one read; 20 by default. */
  readonly pieceLength?: number;
  /** The entries from number `first` to `last`, newest first: as many of the newest as fit into memory, at least one. */
  read(first: number, last: number): Promise<readonly T[]>;
}

/** Entries per read, unless they are so large that fewer are read. */
const PIECE = 20;

/** Versions without snapshots per read. */
export const MARKS_PIECE = 1000;

/** The most characters of stored text per read, unless a single entry is larger. */
export const PIECE_SIZE = 262_144;

/**
 * The entries newest first, `limit` null meaning all from `offset`. Entries are addressed by number, so the page is the same
 * however long it takes to read, and costs the same at any depth. It ends early when the oldest entries are deleted before they are read.
 */
export const numberedPage = async <T>(
  { total, oldest, pieceLength = PIECE, read }: NumberedEntries<T>,
  offset: number,
  limit: number | null,
): Promise<LongPage<T>> => {
  const newest = oldest + total - 1 - offset;
  const first = limit === null ? oldest : Math.max(oldest, newest - limit + 1);
  let last = newest;
  const nextPiece = async (): Promise<readonly T[]> => {
    const piece = await read(Math.max(first, last - pieceLength + 1), last);
    last = piece.length === 0 ? 0 : last - piece.length;
    return piece;
  };
  const items = newest < oldest ? [] : await nextPiece();
  async function* rest(): AsyncGenerator<readonly T[]> {
    while (last >= first) yield await nextPiece();
  }
  return {
    items,
    offset,
    limit,
    total,
    rest: newest >= oldest && last >= first ? rest() : null,
    oldest: total === 0 ? null : oldest,
  };
};

/** Every item of a long page. */
export const itemsOf = async <T>({ items, rest }: LongPage<T>): Promise<T[]> => {
  const all = [...items];
  if (rest !== null) for await (const piece of rest) all.push(...piece);
  return all;
};
