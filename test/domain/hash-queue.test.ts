import { describe, expect, it } from 'vitest';
import { type HashCaller, HashQueue } from '../../domain/foundation/passwords/hash-queue.ts';

interface Job {
  readonly name: string;
  readonly caller: HashCaller;
  reject(): void;
}
const queue = () => {
  const jobs = new HashQueue<Job>();
  return {
    add: (subject: string, name: string, signal = new AbortController().signal): void =>
      jobs.add({ name, caller: { subject, signal }, reject: () => {} }),
    take: (count: number): (string | undefined)[] => Array.from({ length: count }, () => jobs.take()?.name),
  };
};

describe('who waits for a hash', () => {
  it('is served in the order of arrival among those of one caller, also after a part was served', () => {
    const { add, take } = queue();
    const burst = Array.from({ length: 10 }, (_, index) => `early ${index}`);
    for (const name of burst) add('a', name);
    expect(take(7)).toEqual(burst.slice(0, 7));
    add('a', 'late 0');
    expect(take(1)).toEqual(['early 7']);
    add('a', 'late 1');
    expect(take(5)).toEqual(['early 8', 'early 9', 'late 0', 'late 1', undefined]);
  });
  it('alternates with other callers, also with those who come while a part was served', () => {
    const { add, take } = queue();
    for (const name of ['a0', 'a1', 'a2', 'a3']) add('a', name);
    expect(take(2)).toEqual(['a0', 'a1']);
    for (const name of ['b0', 'b1']) add('b', name);
    add('a', 'a4');
    expect(take(6)).toEqual(['b0', 'a2', 'b1', 'a3', 'a4', undefined]);
  });
  it('moves up when one before it leaves, and newcomers come after it', () => {
    const { add, take } = queue();
    const leaving = new AbortController();
    add('a', 'gone', leaving.signal);
    for (const name of ['a0', 'a1']) add('a', name);
    leaving.abort();
    for (const name of ['b0', 'b1']) add('b', name);
    add('a', 'a2');
    expect(take(6)).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', undefined]);
  });
});
