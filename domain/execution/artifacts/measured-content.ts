import { createHash } from 'node:crypto';

/** Size and hash of a content. */
export interface ContentMeasure {
  readonly size: number;
  /** In lower-case hex. */
  readonly sha256: string;
}

/** Measures pieces while the caller reads them. */
export class MeasuredContent {
  readonly #pieces: AsyncIterable<Buffer>;
  readonly #hash = createHash('sha256');
  #size = 0;

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces;
  }

  /** The pieces. They can be read once. */
  async *pieces(): AsyncGenerator<Buffer> {
    for await (const piece of this.#pieces) {
      this.#hash.update(piece);
      this.#size += piece.length;
      yield piece;
    }
  }

  /** The measure of all pieces. Call it once, after they were read. */
  measure(): ContentMeasure {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}

/** Reads pieces to their end without storing them. */
export const measurePieces = async (pieces: AsyncIterable<Buffer>): Promise<ContentMeasure> => {
  const measured = new MeasuredContent(pieces);
  for await (const _piece of measured.pieces());
  return measured.measure();
};
