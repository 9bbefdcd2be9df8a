import { describe, expect, it } from 'vitest';
import { content } from '../../../../handlers/http/contracts/result.ts';
import { renderContent } from '../../../../handlers/http/steps/render-content.ts';
import { requestOf } from '../../../support/builders/contexts.ts';

describe('stored bytes', () => {
  const asked: { first: number; last: number }[] = [];
  async function* bytes(): AsyncGenerator<Buffer> {
    yield Buffer.from('bytes');
  }
  const read = ({ first, last }: { readonly first: number; readonly last: number }): AsyncGenerator<Buffer> => {
    asked.push({ first, last });
    return bytes();
  };
  const stored = { mediaType: 'image/png', size: 10, tag: 'abc', read };
  const rendered = (headers: Record<string, string>, size = 10) =>
    renderContent(requestOf({ headers }), content({ ...stored, size }, { 'x-more': '1' }), { 'x-more': '1' });

  it('are read from the first to the last byte', () => {
    expect(rendered({})).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png', 'content-length': '10', etag: '"abc"', 'x-more': '1' },
    });
    expect(asked.at(-1)).toEqual({ first: 0, last: 9 });
  });

  it('that are empty are not read', () => {
    const count = asked.length;
    const { status, headers, rest } = rendered({}, 0);
    expect([status, headers['content-length'], rest, asked.length]).toEqual([200, '0', undefined, count]);
    expect(() => rendered({ range: 'bytes=0-' }, 0)).toThrow(expect.objectContaining({ status: 416 }));
  });

  it('are sent in part for a range, and not at all when the client has them', () => {
    expect(rendered({ range: 'bytes=2-4' })).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 2-4/10' },
    });
    expect(asked.at(-1)).toEqual({ first: 2, last: 4 });
    expect(rendered({ 'if-none-match': '"abc"' })).toMatchObject({ status: 304, body: null });
  });
});
