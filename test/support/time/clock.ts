import type { Clock } from '../../../domain/foundation/kernel/clock.ts';

/** A clock that stands still until a test moves it. */
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

  /** Sets the wall clock alone, as somebody does who corrects it. */
  jump(seconds: number): void {
    this.#now += seconds * 1000;
  }

  advance(seconds: number): void {
    this.#now += seconds * 1000;
    this.#monotonic += seconds;
  }
}
