import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { RecentValue, RecentValues } from '../../../domain/foundation/kernel/recent-value.ts';
import { ManualClock } from '../../support/time/clock.ts';

/** The transaction of the caller, as in UnitOfWork. */
const transaction = new AsyncLocalStorage<string>();
const isInTransaction = (): boolean => transaction.getStore() !== undefined;

/** A value kept for ten seconds. Each read returns its number and transaction, and takes `takes` seconds. */
const numbered = ({ takes = 0, quickSeconds = 0 } = {}) => {
  const clock = new ManualClock();
  const value = new RecentValue<string>({ clock, seconds: 10, quickSeconds, isInTransaction });
  let reads = 0;
  const read = async (): Promise<string> => {
    reads += 1;
    const result = `${reads} ${transaction.getStore() ?? 'outside'}`;
    await Promise.resolve();
    clock.advance(takes);
    return result;
  };
  return { clock, value, read, get: () => value.get(read), fresh: () => value.getFresh(read) };
};

describe('a recent value', () => {
  it('is kept until its age is over', async () => {
    const { clock, get } = numbered();
    expect([await get(), await get()]).toEqual(['1 outside', '1 outside']);
    clock.advance(9.9);
    expect(await get()).toBe('1 outside');
    clock.advance(0.1);
    expect(await get()).toBe('2 outside');
  });

  it('has its age since the end of the read', async () => {
    const { clock, get } = numbered({ takes: 30 });
    await get();
    clock.advance(9.9);
    expect(await get()).toBe('1 outside');
  });

  it('is read once for concurrent callers', async () => {
    const { get } = numbered();
    expect(await Promise.all([get(), get(), get()])).toEqual(['1 outside', '1 outside', '1 outside']);
  });

  it('is not kept if it was read quickly, and concurrent callers share it all the same', async () => {
    const { get } = numbered({ takes: 0.01, quickSeconds: 0.05 });
    expect(await Promise.all([get(), get()])).toEqual(['1 outside', '1 outside']);
    expect(await get()).toBe('2 outside');
  });

  it('is kept if it was slow to read', async () => {
    const { get } = numbered({ takes: 0.1, quickSeconds: 0.05 });
    expect([await get(), await get()]).toEqual(['1 outside', '1 outside']);
  });

  it('is not kept if the read failed; concurrent callers get the error', async () => {
    const { value, get } = numbered();
    const failing = (): Promise<string> => value.get(() => Promise.reject(new Error('down')));
    const results = await Promise.allSettled([failing(), failing()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await get()).toBe('1 outside');
  });
});

describe('a forgotten value', () => {
  it('is read again', async () => {
    const { value, get } = numbered();
    await get();
    value.forget();
    expect(await get()).toBe('2 outside');
  });

  it('is read again also if its read was in progress', async () => {
    const { value, get } = numbered();
    const early = get();
    value.forget();
    expect(await get()).toBe('2 outside');
    expect(await early).toBe('1 outside');
    expect(await get()).toBe('2 outside');
  });
});

describe('a fresh value', () => {
  it('is read although a value is kept, and replaces it', async () => {
    const { get, fresh } = numbered();
    await get();
    expect([await fresh(), await get()]).toEqual(['2 outside', '2 outside']);
  });

  it('does not join a read in progress, whose value is not kept', async () => {
    const { get, fresh } = numbered();
    expect(await Promise.all([get(), fresh()])).toEqual(['1 outside', '2 outside']);
    expect(await get()).toBe('2 outside');
  });
});

describe('in a transaction', () => {
  it('a kept value is used', async () => {
    const { get } = numbered();
    await get();
    expect(await transaction.run('own', get)).toBe('1 outside');
  });

  it('the caller gets what it reads itself, and others share a read outside', async () => {
    const { get } = numbered();
    expect(await transaction.run('own', get)).toBe('2 own');
    expect(await get()).toBe('1 outside');
  });

  it('the caller does not wait for the shared read', async () => {
    const { value, read } = numbered();
    const never = value.get(() => new Promise<string>(() => {}));
    expect(await transaction.run('own', () => value.get(read))).toBe('1 own');
    expect(await Promise.race([never, Promise.resolve('waiting')])).toBe('waiting');
  });

  it('the caller does not fail with the shared read', async () => {
    const { value } = numbered();
    const read = async (): Promise<string> => {
      if (!isInTransaction()) throw new Error('down');
      return 'own';
    };
    expect(await transaction.run('own', () => value.get(read))).toBe('own');
  });

  it('a fresh value includes the changes of the caller, and is not kept', async () => {
    const { get, fresh } = numbered();
    await get();
    expect(await transaction.run('own', fresh)).toBe('2 own');
    expect(await get()).toBe('1 outside');
  });
});

describe('recent values', () => {
  it('are kept by key', async () => {
    const values = new RecentValues<string>({ clock: new ManualClock(), seconds: 10 });
    const get = (key: string, value: string): Promise<string> => values.of(key).get(async () => value);
    expect([await get('one', 'a'), await get('two', 'b'), await get('one', 'c')]).toEqual(['a', 'b', 'a']);
  });

  it('are at most 5000', async () => {
    const values = new RecentValues<number>({ clock: new ManualClock(), seconds: 10 });
    const get = (key: number, value: number): Promise<number> => values.of(String(key)).get(async () => value);
    for (let key = 0; key < 5000; key += 1) await get(key, key);
    expect(await get(0, -1)).toBe(0);
    await get(5000, 5000);
    expect(await get(0, -1)).toBe(-1);
  });
});
