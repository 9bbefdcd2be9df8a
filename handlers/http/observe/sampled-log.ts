import type { Clock } from '../../../domain/foundation/kernel/clock.ts';
import type { Logger } from './logger.ts';

/** Lines per second. */
const MAX_LINES = 10;

/**
 * A log for lines that callers can cause: it writes the first ten per second, and with the next line the number of
 * dropped ones.
 */
export class SampledLog {
  readonly #logger: Pick<Logger, 'info'>;
  readonly #clock: Clock;
  #second = Number.NEGATIVE_INFINITY;
  #written = 0;
  #leftOut = 0;

  constructor(logger: Pick<Logger, 'info'>, clock: Clock) {
    this.#logger = logger;
    this.#clock = clock;
  }

  info(line: object, message: string): void {
    const second = Math.floor(this.#clock.monotonicSeconds());
    if (second !== this.#second) this.#written = 0;
    this.#second = second;
    if (this.#written === MAX_LINES) {
      this.#leftOut += 1;
      return;
    }
    this.#written += 1;
    this.#logger.info(this.#leftOut === 0 ? line : { ...line, leftOut: this.#leftOut }, message);
    this.#leftOut = 0;
  }
}
