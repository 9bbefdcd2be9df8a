import type { Clock } from '../../../domain/foundation/kernel/clock.ts';

/** A clock that a test moves; it does not run. */
export class ManualClock implements Clock {
  #now: number;
  #monotonic = 0;

  constructor(start: Date = new Date()) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  monotonicSeconds(): number {
    return this.#monotonic;
  }

  /** Sets only the wall clock, as a correction of the system time does. */
  jump(seconds: number): void {
    this.#now += seconds * 1000;
  }

  advance(seconds: number): void {
    this.#now += seconds * 1000;
    this.#monotonic += seconds;
  }
}
