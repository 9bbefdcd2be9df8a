/** The size of a stored chunk, and of the pieces of a download. */
export const PIECE_BYTES = 65_536;

/**
 * Joins and splits pieces so that each has `PIECE_BYTES`, except for the last one. It copies the bytes, because many tiny pieces would need a
 * hundred times the memory of their bytes.
 */
export async function* equalPieces(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunk = Buffer.allocUnsafe(PIECE_BYTES);
  let length = 0;
  for await (const piece of pieces) {
    let start = 0;
    while (start < piece.length) {
      const copied = piece.copy(chunk, length, start);
      start += copied;
      length += copied;
      if (length < PIECE_BYTES) continue;
      yield chunk;
      chunk = Buffer.allocUnsafe(PIECE_BYTES);
      length = 0;
    }
  }
  if (length > 0) yield chunk.subarray(0, length);
}
