import type { Clock } from './clock.ts';

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 500;

/** Waits; injected so that tests control time. */
export type Sleep = (milliseconds: number) => Promise<unknown>;

export interface Polling<T> {
  /** Returns null until it has a result. */
  readonly attempt: () => Promise<T | null>;
  /** How long it is repeated, by the monotonic clock. */
  readonly seconds: number;
  readonly clock: Clock;
  /** The error after that. */
  readonly late: () => Error;
  /** Aborted, with its reason, when nobody waits for the result. */
  readonly signal?: AbortSignal | undefined;
  readonly sleep?: Sleep | undefined;
}

/** Pauses that double up to a longest one. */
export function* doublingPauses(firstMs: number, longestMs: number): Generator<number, never> {
  for (let pause = firstMs; ; pause = Math.min(pause * 2, longestMs)) yield pause;
}

/** Repeats an attempt with growing pauses. Throws what it throws, `late`, or the reason of `signal`. */
export const poll = async <T>({ attempt, seconds, clock, late, signal, sleep = wait }: Polling<T>): Promise<T> => {
  const deadline = clock.monotonicSeconds() + seconds;
  const pauses = doublingPauses(FIRST_PAUSE_MS, MAX_PAUSE_MS);
  for (;;) {
    const result = await attempt();
    if (result !== null) return result;
    if (clock.monotonicSeconds() > deadline) throw late();
    signal?.throwIfAborted();
    await sleep(pauses.next().value);
  }
};

const wait: Sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
