import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { batchLookup, batchRead, serialLookup } from '../../../domain/foundation/database/batch-lookup.ts';

/** A look-up that knows keys below 1000, and records the keys of every call. */
const counted = () => {
  const asked: (readonly number[])[] = [];
  const find = batchLookup(async (keys: readonly number[]) => {
    asked.push(keys);
    return keys.map((key) => (key < 1000 ? `row ${key}` : null));
  });
  return { asked, find };
};

/** In a separate callback, as for each socket; those started together belong to one turn of the event loop. */
const inItsCallback = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve) => setImmediate(() => resolve(work())));

describe('a batched look-up', () => {
  it('makes one call, and returns each caller their own result', async () => {
    const { asked, find } = counted();
    const found = await Promise.all([3, 1, 4000, 3].map((key) => inItsCallback(() => find(key))));
    expect(found).toEqual(['row 3', 'row 1', null, 'row 3']);
    expect(asked).toEqual([[3, 1, 4000, 3]]);
  });

  it('has at most a hundred keys', async () => {
    const { asked, find } = counted();
    const found = await Promise.all(Array.from({ length: 250 }, (_, key) => find(key)));
    expect(found).toEqual(Array.from({ length: 250 }, (_, key) => `row ${key}`));
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it('reads again for later callers, also while a response is pending', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let version = 0;
    const find = batchLookup(async (keys: readonly string[]) => {
      const read = version;
      if (read === 0) await held;
      return keys.map(() => read);
    });
    const first = find('a');
    await new Promise((resolve) => setTimeout(resolve, 5));
    version = 1;
    expect(await find('a')).toBe(1);
    release();
    expect(await first).toBe(0);
  });

  it('fails for its callers, and for no later ones', async () => {
    let isAway = true;
    const find = batchLookup(async (keys: readonly string[]) => {
      if (isAway) throw new Error('away');
      return keys;
    });
    const answers = await Promise.allSettled([find('a'), find('b')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await find('a')).toBe('a');
  });

  it('lets each continue to the end of its turn before the next', async () => {
    const { find } = counted();
    const steps: string[] = [];
    const work = async (key: number): Promise<void> => {
      await find(key);
      steps.push(`${key} reads`);
      await Promise.resolve();
      steps.push(`${key} is done`);
    };
    await Promise.all([work(1), work(2), work(3)]);
    expect(steps).toEqual(['1 reads', '1 is done', '2 reads', '2 is done', '3 reads', '3 is done']);
  });
});

describe('a batched read', () => {
  it('is shared by the calls before it starts, and repeated for later ones', async () => {
    let reads = 0;
    const read = batchRead(async () => {
      reads += 1;
      return reads;
    });
    const first = Promise.all([read(), read()]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await read()).toBe(2);
    expect(await first).toEqual([1, 1]);
  });

  it('runs outside the context of its first caller, and continues in the context of each', async () => {
    const contexts = new AsyncLocalStorage<string>();
    const read = batchRead(async () => contexts.getStore());
    const call = async () => [await read(), contexts.getStore()];
    expect(await Promise.all([contexts.run('a', call), contexts.run('b', call)])).toEqual([
      [undefined, 'a'],
      [undefined, 'b'],
    ]);
  });
});

describe('serialLookup', () => {
  it('runs one statement at a time, which all lookups share that arrived during the one before; a failure stops none', async () => {
    const batches: (readonly string[])[] = [];
    const ends = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    const look = serialLookup(async (keys: readonly string[]) => {
      const { promise } = ends[batches.push(keys) - 1] ?? { promise: Promise.resolve() };
      await promise;
      return keys.map((key) => key.toUpperCase());
    });
    const first = look('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const during = [look('b'), look('c')];
    await new Promise((resolve) => setTimeout(resolve, 20));
    during.push(look('d'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(batches).toEqual([['a']]);
    ends[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    ends[1]?.resolve();
    expect(await Promise.all(during)).toEqual(['B', 'C', 'D']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  });
});
