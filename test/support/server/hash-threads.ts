import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** The threads that hash passwords, seen and held from outside. */
export interface HashThreads {
  /** The passwords that were handed to a thread, in order. */
  readonly handed: readonly string[];
  /** From now on what is handed to a thread stays with it unbegun, until `release`. */
  hold(): void;
  release(): void;
  /** Ends what is held, and all that comes, without a hash, which takes half a second each: only this password is right. */
  answer(right?: string): void;
  /** Ends the thread that got the n-th password. */
  kill(nth: number): Promise<void>;
  restore(): void;
}

/** Looks on at everything that is handed to threads of this process. */
export const watchHashThreads = (): HashThreads => {
  const original = Worker.prototype.postMessage;
  const handed: string[] = [];
  const threads: Worker[] = [];
  const held: { readonly worker: Worker; readonly message: { readonly password: string } }[] = [];
  let handle: 'begin' | 'hold' | 'answer' = 'begin';
  let rightPassword: string | undefined;
  const end = (worker: Worker, password: string): void => {
    // One that has died answers nothing.
    if (worker.threadId !== -1) worker.emit('message', { result: password === rightPassword });
  };
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    handed.push(message.password);
    threads.push(this);
    if (handle === 'hold') held.push({ worker: this, message });
    else if (handle === 'begin') original.call(this, message);
    else setImmediate(end, this, message.password);
  });
  return {
    handed,
    hold: () => {
      handle = 'hold';
    },
    release: () => {
      handle = 'begin';
      for (const { worker, message } of held.splice(0)) original.call(worker, message);
    },
    answer: (right) => {
      handle = 'answer';
      rightPassword = right;
      for (const { worker, message } of held.splice(0)) end(worker, message.password);
    },
    kill: async (nth) => {
      await threads[nth]?.terminate();
    },
    restore: () => spy.mockRestore(),
  };
};
