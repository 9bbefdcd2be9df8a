import { expect } from 'vitest';

/** Requires that a register lists these names and no others. The failure says which lines to add and remove, and in which file. */
export const expectRegister = (listed: Iterable<string>, expected: Iterable<string>, file: string): void => {
  const [found, wanted] = [new Set(listed), new Set(expected)];
  const add = [...wanted].filter((name) => !found.has(name));
  const remove = [...found].filter((name) => !wanted.has(name));
  expect({ add, remove }, `edit ${file}`).toEqual({ add: [], remove: [] });
};
