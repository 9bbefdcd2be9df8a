import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalPieces, PIECE_BYTES } from '../../../../domain/execution/artifacts/stores/pieces.ts';

async function* each(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces;
}

describe('equal pieces', () => {
  it('have the same bytes and the same size, except for the last one', async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 3 * PIECE_BYTES }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sizes, async (lengths) => {
        const given = lengths.map((length, index) => Buffer.alloc(length, index + 1));
        const found: Uint8Array[] = [];
        for await (const piece of equalPieces(each(given))) found.push(piece);
        expect(Buffer.concat(found).equals(Buffer.concat(given))).toBe(true);
        expect(found.slice(0, -1).every(({ length }) => length === PIECE_BYTES)).toBe(true);
        expect(found.every(({ length }) => length > 0 && length <= PIECE_BYTES)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
