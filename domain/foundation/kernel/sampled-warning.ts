import type { Clock } from './clock.ts';

const PAUSE_SECONDS = 60;

/** Logs at most one line a minute for a repeated failure, with the number of suppressed ones. */
export class SampledWarning {
  readonly #warn: (line: string) => void;
  readonly #clock: Clock;
  #quietUntil = Number.NEGATIVE_INFINITY;
  #leftOut = 0;

  constructor(warn: (line: string) => void, clock: Clock) {
    this.#warn = warn;
    this.#clock = clock;
  }

  say(line: string): void {
    const now = this.#clock.monotonicSeconds();
    if (now < this.#quietUntil) {
      this.#leftOut += 1;
      return;
    }
    this.#quietUntil = now + PAUSE_SECONDS;
    this.#warn(this.#leftOut === 0 ? line : `${line} (${this.#leftOut} more since the last line)`);
    this.#leftOut = 0;
  }
}
