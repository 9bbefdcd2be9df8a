import type { Counts } from './violations.ts';

/** A refused word that is correct in a file, how often it occurs there, and why it is correct. */
export interface Exception {
  readonly path: string;
  readonly word: string;
  readonly count: number;
  readonly reason: string;
}

/** The counts of the exceptions. Throws if an exception has no reason. */
export const countExceptions = (exceptions: readonly Exception[]): Counts => {
  const counts: Record<string, Record<string, number>> = {};
  for (const { path, word, count, reason } of exceptions) {
    if (reason.trim() === '') throw new Error(`the exception "${word}" of ${path} has no reason`);
    counts[path] = { ...counts[path], [word]: count };
  }
  return counts;
};

/** The exceptions with lower counts; those that no longer occur are removed. */
export const lowerExceptions = (exceptions: readonly Exception[], now: Counts): readonly Exception[] =>
  exceptions.flatMap((exception) => {
    const count = Math.min(exception.count, now[exception.path]?.[exception.word] ?? 0);
    return count === 0 ? [] : [{ ...exception, count }];
  });
