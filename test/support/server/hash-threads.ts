import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** The threads that hash passwords, observed and blocked from outside. */
export interface HashThreads {
  /** The passwords that were sent to a thread, in order. */
  readonly handed: readonly string[];
  /** From now on threads do not begin with what they receive, until `release`. */
  hold(): void;
  release(): void;
  /** Ends all blocked and future work without a hash, which would take half a second each: only this password is correct. */
  respond(right?: string): void;
  /** Ends the thread that received the n-th password. */
  kill(nth: number): Promise<void>;
  restore(): void;
}

/** Observes everything that is sent to the hash threads of this process. */
export const watchHashThreads = (): HashThreads => {
  const original = Worker.prototype.postMessage;
  const handed: string[] = [];
  const threads: Worker[] = [];
  const held: { readonly worker: Worker; readonly message: { readonly password: string } }[] = [];
  let handle: 'begin' | 'hold' | 'answer' = 'begin';
  let rightPassword: string | undefined;
  const end = (worker: Worker, password: string): void => {
    // A dead thread does not respond.
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
    respond: (right) => {
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
