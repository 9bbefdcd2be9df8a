import { sleep } from '../http/sleep.ts';

/** An alarm that can be set off before it is waited for. */
export class Alarm {
  #isSet = false;
  #ring: () => void = () => {};

  readonly set = (): void => {
    this.#isSet = true;
    this.#ring();
  };

  /** Waits for the alarm, but not longer than the given time. Rejects with the reason of the signal. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const early = new AbortController();
    this.#ring = () => early.abort();
    if (this.#isSet) early.abort();
    await sleep(milliseconds, AbortSignal.any([signal, early.signal])).catch(() => {});
    this.#isSet = false;
    signal.throwIfAborted();
  }
}
