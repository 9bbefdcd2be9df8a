import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ServiceUnavailable } from '../errors/errors.ts';
import { toNfc } from '../kernel/text/text.ts';
import { HashLanes } from './hash-lanes.ts';
import type { HashCaller } from './hash-queue.ts';
import { PASSWORD_PARAMETERS, SALT_BYTES } from './password-parameters.ts';

type Task =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };
type HashResult = { readonly result: string | boolean } | { readonly error: string };
interface Job {
  readonly task: Task;
  readonly caller: HashCaller;
  resolve(result: string | boolean): void;
  reject(reason: unknown): void;
}

const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** A hash with the form and cost of real ones that matches no password. */
const makeDummyHash = (): string => {
  const { memoryCost, timeCost, parallelism, outputLen } = PASSWORD_PARAMETERS;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(SALT_BYTES)}$${base64(outputLen)}`;
};

/** The process itself as a caller, which never disconnects. */
const PROCESS: HashCaller = { subject: '', signal: new AbortController().signal };

/**
 * Argon2id on separate threads, one fewer than there are cores. They, and those that the library starts for the lanes of a hash, run at the
 * lowest priority of the system, so that sign-ins leave the processor to requests that only read (spec/decisions/0070). Jobs wait here and
 * not with a thread, so that they can still be cancelled.
 */
export class PasswordHasher {
  /** The number of threads, and so of parallel hashes. */
  readonly threads = Math.max(1, availableParallelism() - 1);
  readonly #queue = new HashLanes<Job>();
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #dummyHash = makeDummyHash();
  #isClosed = false;

  /** The number of jobs that wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  /**
   * The hash of the password in NFC, in the PHC text form with its parameters and salt. Throws ServiceUnavailable when too many jobs wait,
   * and the reason of the caller's signal when the caller disconnects before a thread is free.
   */
  async hash(password: string, caller: HashCaller): Promise<string> {
    return String(await this.#run({ kind: 'hash', password: toNfc(password) }, caller));
  }

  /**
   * Whether the password matches the hash. Without a hash (unknown user) the same work is done against a hash that matches no password, so
   * that the response time does not reveal who exists. Throws like `hash`.
   */
  async verify(password: string, hash: string | null, caller: HashCaller): Promise<boolean> {
    const task = { kind: 'verify', password: toNfc(password), hash: hash ?? this.#dummyHash } as const;
    const isRight = await this.#run(task, caller);
    return isRight === true && hash !== null;
  }

  /** Starts a thread, so that the first sign-in is not slower than others. Does nothing during a shutdown. */
  async warmUp(): Promise<void> {
    try {
      await this.verify('', null, PROCESS);
    } catch (error) {
      if (!this.#isClosed) throw error;
    }
  }

  /** Ends the threads; waiting and running jobs are rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (let job = this.#queue.take(); job !== undefined; job = this.#queue.take()) job.reject(stopping());
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #run(task: Task, caller: HashCaller): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw stopping();
      this.#queue.add({ task, caller, resolve, reject });
      this.#dispatch();
    });
  }

  /** Gives waiting jobs to free threads, one each. */
  #dispatch(): void {
    while (this.#idle.length > 0 || this.#busy.size < this.threads) {
      const job = this.#queue.take();
      if (job === undefined) return;
      const worker = this.#idle.pop() ?? this.#start();
      this.#busy.set(worker, job);
      worker.postMessage(job.task);
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (message: HashResult) => this.#settle(worker, message));
    worker.on('error', (error) => this.#removeThread(worker, error));
    worker.on('exit', () => this.#removeThread(worker, new Error('a hash thread ended')));
    return worker;
  }

  #settle(worker: Worker, message: HashResult): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('error' in message) job?.reject(new Error(message.error));
    else job?.resolve(message.result);
    this.#dispatch();
  }

  /** Rejects only the job of a thread that has ended; waiting jobs get a new thread. */
  #removeThread(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    const index = this.#idle.indexOf(worker);
    if (index !== -1) this.#idle.splice(index, 1);
    job?.reject(this.#isClosed ? stopping() : error);
    this.#dispatch();
  }
}

const stopping = (): ServiceUnavailable => new ServiceUnavailable('The server is shutting down');
