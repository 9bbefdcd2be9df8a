import { describe, expect, it } from 'vitest';
import { PIECE_SIZE } from '../../../domain/foundation/kernel/pages/numbered-page.ts';
import { jsonGroups } from '../../../domain/organisation/changes/record-rows.ts';

describe('values for statements', () => {
  it('are JSON arrays of limited size, in order; a larger value is sent separately, and an empty list gives none', () => {
    const values = Array.from({ length: 40 }, (_, n) => ({ n, text: 'x'.repeat(n === 20 ? PIECE_SIZE : 16_000) }));
    const groups = [...jsonGroups(values)];
    const read = groups.map((group) => JSON.parse(group) as typeof values);
    expect(read.flat()).toEqual(values);
    expect(read.map(({ length }) => length)).toEqual([16, 4, 1, 16, 3]);
    expect([...jsonGroups([])]).toEqual([]);
  });
});
