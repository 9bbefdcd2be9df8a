import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** The threads that hash passwords, seen and held from outside. */
export interface HashThreads {
  /** The passwords that were handed to a thread, in order. */
  readonly handed: readonly string[];
  /** From now on what is handed to a thread stays with it unbegun, until `release`. */
  hold(): void;
  release(): void;
  /** Ends the thread that got the n-th password. */
  kill(nth: number): Promise<void>;
  restore(): void;
}

/** Looks on at everything that is handed to threads of this process. */
export const watchHashThreads = (): HashThreads => {
  const original = Worker.prototype.postMessage;
  const handed: string[] = [];
  const threads: Worker[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    handed.push(message.password);
    threads.push(this);
    const begin = () => original.call(this, message);
    if (isHolding) held.push(begin);
    else begin();
  });
  return {
    handed,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const begin of held.splice(0)) begin();
    },
    kill: async (nth) => {
      await threads[nth]?.terminate();
    },
    restore: () => spy.mockRestore(),
  };
};
