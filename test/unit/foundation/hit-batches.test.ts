import { describe, expect, it } from 'vitest';
import { HitBatches } from '../../../domain/foundation/limits/hit-batches.ts';
import type { HitResult, Limit } from '../../../domain/foundation/limits/limit.ts';

const limit = { max: 3, seconds: 60 };

/** Batches whose statements end when the test ends them. */
const openBatches = () => {
  const statements: { key: string; count: number; end: (error?: Error) => void }[] = [];
  const batches = new HitBatches((key: string, { max }: Limit, count: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<HitResult[]>();
    const results = Array.from({ length: count }, (_, index) => ({
      ...{ isAllowed: true, limit: max, remaining: count - 1 - index, resetSeconds: 60 },
    }));
    statements.push({ key, count, end: (error) => (error === undefined ? resolve(results) : reject(error)) });
    return promise;
  });
  return { statements, batches };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the hits on a bucket', () => {
  it('wait for the running statement and share the next one, each with its result', async () => {
    const { statements, batches } = openBatches();
    const hits = Array.from({ length: 4 }, () => batches.hit('a', limit));
    expect(statements.map(({ count }) => count)).toEqual([1]);
    statements[0]?.end();
    await turn();
    expect(statements.map(({ count }) => count)).toEqual([1, 3]);
    statements[1]?.end();
    expect((await Promise.all(hits)).map(({ remaining }) => remaining)).toEqual([0, 2, 1, 0]);
    void batches.hit('a', limit);
    expect(statements).toHaveLength(3);
  });
  it('do not wait for another bucket or another limit', () => {
    const { statements, batches } = openBatches();
    for (const [key, max] of [
      ['a', 3],
      ['b', 3],
      ['a', 4],
    ] as const)
      void batches.hit(key, { max, seconds: 60 });
    expect(statements.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
  });
  it('fail with their statement, and those after them do not', async () => {
    const { statements, batches } = openBatches();
    const first = batches.hit('a', limit);
    const second = batches.hit('a', limit);
    statements[0]?.end(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    statements[1]?.end();
    expect((await second).isAllowed).toBe(true);
  });
});
