import { describe, expect, it } from 'vitest';
import { type CompanyCapacity, CompanyLimit } from '../../../domain/execution/runs/company-limit.ts';

/** A database in which claims of one run commit later than they count the running runs. */
const newCompany = (running = 0) => {
  const state = { running, parallel: 0, mostParallel: 0 };
  const claim = async ({ max, reserved, take }: CompanyCapacity): Promise<number> => {
    state.parallel += 1;
    try {
      const seen = state.running;
      await Promise.resolve();
      const count = Math.min(1, Math.max(max - reserved - seen, Math.min(1, max - seen)));
      if (count < 1) return 0;
      take(seen, count);
      state.mostParallel = Math.max(state.mostParallel, state.parallel);
      await Promise.resolve();
      state.running += count;
      return count;
    } finally {
      state.parallel -= 1;
    }
  };
  return { state, claim };
};

describe('CompanyLimit', () => {
  it.each([1, 2, 3, 7, 100])('of many claims at the same time exactly %i begin a run', async (max) => {
    const { state, claim } = newCompany();
    const limit = new CompanyLimit();
    await Promise.all(Array.from({ length: max + 30 }, () => limit.within(max, claim)));
    expect(state.running).toBe(max);
  });
  it('far from the limit claims run in parallel', async () => {
    const { state, claim } = newCompany();
    const limit = new CompanyLimit();
    await Promise.all(Array.from({ length: 30 }, () => limit.within(1000, claim)));
    expect(state).toMatchObject({ running: 30, mostParallel: 30 });
  });
  it('a claim that fails gives its places back, and those that wait for it continue', async () => {
    const { state, claim } = newCompany();
    const limit = new CompanyLimit();
    const failing = limit.within(2, async (places) => {
      await claim({ ...places, take: () => {} });
      state.running -= 1;
      places.take(0, 1);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await Promise.all(Array.from({ length: 5 }, () => limit.within(2, claim)));
    expect(state.running).toBe(2);
  });
});
