import type { Clock } from '../../../domain/foundation/kernel/clock.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** A clock that a test sets to a timestamp in milliseconds. */
export class SetClock implements Clock {
  #ms = Date.parse('2030-06-01T12:00:00.000Z');

  now(): Date {
    return new Date(this.#ms);
  }

  monotonicSeconds(): number {
    return this.#ms / SECOND;
  }

  set(ms: number): void {
    this.#ms = ms;
  }

  get ms(): number {
    return this.#ms;
  }
}

/** The timestamp at which something changes, and a check of the state. */
export interface Edge {
  readonly edge: number;
  readonly look: () => Promise<unknown>;
}

/** The results of the check a millisecond before the timestamp, at it, and a millisecond after it. */
export type Row = readonly [what: string, arrange: () => Promise<Edge>, before: unknown, at: unknown, after: unknown];

/** Checks before, at and after the timestamp; each check has a separate day, which begins on a whole second. */
export const lookAround = async (clock: SetClock, arrange: () => Promise<Edge>): Promise<unknown[]> => {
  const seen: unknown[] = [];
  for (const offset of [-1, 0, 1]) {
    clock.set(Math.ceil(clock.ms / DAY) * DAY + DAY);
    const begun = clock.ms;
    const { edge, look } = await arrange();
    if (edge <= begun) throw new Error('the timestamp is before the start');
    clock.set(edge + offset);
    seen.push(await look());
  }
  return seen;
};

/** The result of the work: `success`, or the code of its error. */
export const outcomeOf = (work: Promise<unknown>, success: unknown = 'done'): Promise<unknown> =>
  work.then(
    () => success,
    (error: { code: number }) => error.code,
  );
