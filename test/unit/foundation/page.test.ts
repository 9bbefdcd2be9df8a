import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOf, type NumberedEntries, numberedPage } from '../../../domain/foundation/kernel/pages/numbered-page.ts';
import { pageOf, pageOfList } from '../../../domain/foundation/kernel/pages/page.ts';

const key = (row: number): string[] => [String(row)];

describe('a page of rows', () => {
  it.each([
    ['more rows than the limit: the position of its last row', [1, 2, 3], 2, { items: [1, 2], nextPosition: ['2'] }],
    ['as many rows as the limit: no further page', [1, 2], 2, { items: [1, 2], nextPosition: null }],
    ['fewer rows: no further page', [1], 2, { items: [1], nextPosition: null }],
    ['a limit of three', [1, 2, 3, 4], 3, { items: [1, 2, 3], nextPosition: ['3'] }],
    ['no rows', [], 2, { items: [], nextPosition: null }],
    ['a limit of none', [1], 0, { items: [], nextPosition: null }],
  ])('has, for %s', (_, rows, limit, expected) => {
    expect(pageOf(rows, limit, key)).toEqual(expected);
  });
});

describe('a page of a list of names', () => {
  const names = ['a', 'b', 'c'];
  it.each([
    ['the beginning', null, { items: ['a', 'b'], nextPosition: ['b'] }],
    ['behind a name of the list', ['b'], { items: ['c'], nextPosition: null }],
    ['behind a name that is gone', ['aa'], { items: ['b', 'c'], nextPosition: null }],
    ['behind the last name', ['c'], { items: [], nextPosition: null }],
    ['a position that holds nothing', [], { items: ['a', 'b'], nextPosition: ['b'] }],
  ])('from %s', (_, position, expected) => {
    expect(pageOfList(names, { limit: 2, position })).toEqual(expected);
  });
});

/** Entries with their own numbers, of which one read returns at most `most`; records what was read. */
const numbered = (total: number, most = 1000, oldest = 1) => {
  const reads: [number, number][] = [];
  const entries: NumberedEntries<number> = {
    total,
    oldest,
    read: async (first, last) => {
      reads.push([first, last]);
      return Array.from({ length: Math.min(most, last - first + 1) }, (_, index) => last - index);
    },
  };
  return { entries, reads };
};

describe('a page of numbered entries', () => {
  it('is newest first, complete and without duplicates, however much one read returns', async () => {
    const sizes = fc.nat({ max: 60 });
    await fc.assert(
      fc.asyncProperty(
        sizes,
        fc.nat({ max: 70 }),
        fc.option(sizes),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 40 }),
        async (...args) => {
          const [total, offset, limit, most, oldest] = args;
          const entries = numbered(total, most, oldest).entries;
          const page = await numberedPage(entries, offset, limit === null ? null : limit + 1);
          const all = Array.from({ length: total }, (_, index) => oldest + total - 1 - index);
          expect(await itemsOf(page)).toEqual(all.slice(offset, limit === null ? undefined : offset + limit + 1));
          expect(page).toMatchObject({ offset, limit: limit === null ? null : limit + 1, total });
        },
      ),
    );
  });

  it('reads twenty at a time and nothing in advance', async () => {
    const { entries, reads } = numbered(50);
    const page = await numberedPage(entries, 5, null);
    expect(page.items).toHaveLength(20);
    expect(reads).toEqual([[26, 45]]);
    await itemsOf(page);
    expect(reads).toEqual([
      [26, 45],
      [6, 25],
      [1, 5],
    ]);
  });

  it.each([
    ['exactly what one read gives', 20, 0, null],
    ['one entry', 1, 0, null],
    ['a limit within one read', 50, 10, 20],
  ])('has no remaining entries when it is %s', async (_, total, offset, limit) => {
    const { entries, reads } = numbered(total);
    expect((await numberedPage(entries, offset, limit)).rest).toBeNull();
    expect(reads).toHaveLength(1);
  });

  it.each([
    ['behind the last entry', 3, 3],
    ['far behind it', 3, 100],
    ['of nothing', 0, 0],
  ])('%s is empty and reads nothing', async (_, total, offset) => {
    const { entries, reads } = numbered(total);
    expect(await numberedPage(entries, offset, null)).toEqual({
      items: [],
      offset,
      limit: null,
      total,
      rest: null,
      oldest: total === 0 ? null : 1,
    });
    expect(reads).toEqual([]);
  });

  it('has a single remaining entry', async () => {
    const page = await numberedPage(numbered(21).entries, 0, null);
    expect(await itemsOf(page)).toHaveLength(21);
  });

  it('ends when entries are missing', async () => {
    const page = await numberedPage({ total: 50, oldest: 1, read: async () => [] }, 0, null);
    expect(page).toMatchObject({ items: [], rest: null });
  });
});
