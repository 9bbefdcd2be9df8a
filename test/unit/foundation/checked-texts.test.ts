import { expect, it } from 'vitest';
import { CheckedTexts } from '../../../domain/foundation/kernel/text/checked-texts.ts';

it('knows the texts that were added, and no others', () => {
  const checked = new CheckedTexts();
  for (const text of ['a', '', '\ud800']) checked.add(text);
  expect(['a', '', '\ud800'].map((text) => checked.has(text))).toEqual([true, true, true]);
  expect(['A', 'a ', '\ud801', '\ufffd'].map((text) => checked.has(text))).toEqual([false, false, false, false]);
});

it('forgets the oldest beyond 10 000 texts, and counts each once', () => {
  const checked = new CheckedTexts();
  for (let number = 0; number < 10_000; number += 1) checked.add(`text ${number}`);
  checked.add('text 5');
  expect(checked.has('text 0')).toBe(true);
  checked.add('one more');
  expect(['text 0', 'text 1', 'one more'].map((text) => checked.has(text))).toEqual([false, true, true]);
});
