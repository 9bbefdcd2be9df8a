import { expect, it } from 'vitest';
import { recentTurns } from '../../../domain/conversations/prompt-history.ts';

const turns = (...lengths: readonly number[]) =>
  lengths.map((length, sequence) => ({ sequence, content: 'x'.repeat(length) }));
const kept = (...lengths: readonly number[]): number[] =>
  recentTurns(turns(...lengths)).map(({ sequence }) => sequence);

it('keeps the newest turns that fit together, or all of them', () => {
  expect(kept()).toEqual([]);
  expect(kept(1, 2, 3)).toEqual([0, 1, 2]);
  expect(kept(30_000, 30_000)).toEqual([0, 1]);
  expect(kept(1, 30_000, 30_000)).toEqual([1, 2]);
  expect(kept(5, 30_000, 30_001, 7)).toEqual([2, 3]);
});

it('omits a turn that is too long, and everything before it', () => {
  expect(kept(1, 60_001, 2)).toEqual([2]);
  expect(kept(60_001)).toEqual([]);
});
