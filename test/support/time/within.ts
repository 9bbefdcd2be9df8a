import { expect } from 'vitest';

const ATTEMPTS = 5;

/**
 * Does the work, which resolves with what it took, in milliseconds or as a share, until it took less than the bound. A busy machine stands
 * still now and then; without the rule that the bound shows, every time is too long. Whatever else the work expects holds each time.
 */
export const expectWithin = async (bound: number, work: () => Promise<number>): Promise<void> => {
  const times: number[] = [];
  do times.push(await work());
  while (times.length < ATTEMPTS && Math.min(...times) >= bound);
  expect(Math.min(...times), `took ${times.map(Math.round)}`).toBeLessThan(bound);
};
