import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { toNfc } from '../kernel/text.ts';

type Job =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hash: string };
type Answer =
  | { readonly id: number; readonly result: string | boolean }
  | { readonly id: number; readonly error: string };
interface Waiting {
  resolve(result: string | boolean): void;
  reject(error: Error): void;
}

/**
 * Argon2id on threads of its own. The threads run at the lowest priority of the system, so that any number of sign-ins leaves the
 * processor to requests that only read; one core is left free as well where there are several.
 */
export class PasswordHasher {
  readonly #workers: Worker[] = [];
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 0;
  #dummyHash: Promise<string> | null = null;

  /** The hash of the password in NFC, in the PHC text form with its parameters and salt. */
  async hash(password: string): Promise<string> {
    return String(await this.#run({ kind: 'hash', password: toNfc(password) }));
  }

  /**
   * Whether the password belongs to the hash. Without a hash (unknown user) the same work is done against a hash nobody knows
   * the password of, and the answer is false: the time an answer takes tells nothing about who exists.
   */
  async verify(password: string, hash: string | null): Promise<boolean> {
    this.#dummyHash ??= this.hash(`no password ${Math.random()}`);
    const known = hash ?? (await this.#dummyHash);
    const isRight = await this.#run({ kind: 'verify', password: toNfc(password), hash: known });
    return isRight === true && hash !== null;
  }

  /** Starts the threads and prepares the hash for unknown users, so that the first sign-in is no slower than the others. */
  async warmUp(): Promise<void> {
    this.#dummyHash ??= this.hash(`no password ${Math.random()}`);
    await this.#dummyHash;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }

  #run(job: Job): Promise<string | boolean> {
    const id = this.#nextId++;
    const worker = this.#worker(id);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...job });
    });
  }

  #worker(id: number): Worker {
    const size = Math.max(1, availableParallelism() - 1);
    if (this.#workers.length < size) this.#workers.push(this.#start());
    return this.#workers[id % this.#workers.length] as Worker;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => this.#failAll(worker, error));
    return worker;
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.result);
  }

  #failAll(worker: Worker, error: Error): void {
    this.#workers.splice(this.#workers.indexOf(worker), 1);
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
