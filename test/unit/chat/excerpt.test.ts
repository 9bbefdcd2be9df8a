import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../domain/chat/explain/facts/work/excerpt.ts';
import type { ReadableArtifact } from '../../../domain/execution/artifacts/artifact-service.ts';
import { NotFound, ServiceUnavailable } from '../../../domain/foundation/errors/errors.ts';

/** An artifact with this content, and the ranges that were read. */
const artifactWith = (content: Buffer) => {
  const ranges: (readonly [number, number])[] = [];
  async function* read({ first, last }: { readonly first: number; readonly last: number }) {
    ranges.push([first, last]);
    for (let at = first; at <= last; at += 7) yield content.subarray(at, Math.min(at + 7, last + 1));
  }
  const readable = { artifact: { size: content.length }, read } as unknown as ReadableArtifact;
  return { readable, ranges };
};
const excerpt = (content: Buffer | string) => excerptOf(artifactWith(Buffer.from(content)).readable);

describe('the excerpt of an artifact', () => {
  it('is its text, without credentials and without white space at the end', async () => {
    expect(await excerpt('One\r\n\ttwo äß 日本\n\n')).toBe('One\r\n\ttwo äß 日本');
    expect(await excerpt('password: hunter22')).toBe('password: ***');
  });

  it('has at most 4000 characters, of which only the needed bytes are read', async () => {
    const { readable, ranges } = artifactWith(Buffer.from(`x${'日'.repeat(50_000)}`));
    expect(await excerptOf(readable)).toBe(`x${'日'.repeat(3999)}`);
    expect(ranges).toEqual([[0, 17_023]]);
  });

  it('shows no part of a credential that it would cut', async () => {
    expect(await excerpt(`${'x'.repeat(3990)} AKIAABCDEFGHIJKLMNOP`)).toBe(`${'x'.repeat(3990)} ***`);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['white space', Buffer.from(' \n\t')],
    ['invalid UTF-8', Buffer.from([0x61, 0xc3, 0x28])],
    ['UTF-8 that ends within a character', Buffer.from([0x61, 0xe6, 0x97])],
    ['control characters', Buffer.from('a\u0000b')],
    ['an escape', Buffer.from('a\u001b[31mb')],
  ])('does not exist for %s', async (_what, content) => expect(await excerpt(content)).toBeNull());

  it('does not exist while the content cannot be read; other errors are thrown', async () => {
    const failing = (error: Error) =>
      excerptOf({
        artifact: { size: 1 },
        read: async function* () {
          yield Buffer.alloc(0);
          throw error;
        },
      } as unknown as ReadableArtifact);
    expect(await failing(new NotFound('gone'))).toBeNull();
    expect(await failing(new ServiceUnavailable('down'))).toBeNull();
    await expect(failing(new Error('broken'))).rejects.toThrow('broken');
  });
});
