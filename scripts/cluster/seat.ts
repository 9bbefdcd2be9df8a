import { setTimeout as wait } from 'node:timers/promises';
import { type Environment, type Replica, startReplica } from './replica.ts';

/** The wait before a replica is started again: the first, doubled each time, up to the longest. */
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
/** A replica that has served for this long started successfully. */
const STEADY_MS = 30_000;

/** One place of the cluster; a replica that ends is replaced by another one. */
export class Seat {
  readonly name: string;
  readonly #env: Environment;
  readonly #say: (line: string) => void;
  readonly #left = new AbortController();
  #replica: Replica | null = null;
  #isServing = false;
  /** The replica that is to be replaced, or was. */
  #stopping: Replica | null = null;
  #waitMs = 0;
  #onServing: (() => void)[] = [];
  #held: Promise<void> = Promise.resolve();

  constructor(name: string, env: Environment, say: (line: string) => void) {
    this.name = name;
    this.#env = env;
    this.#say = say;
  }

  /** The port to send connections to; null while there is nobody to take them. */
  get port(): number | null {
    return this.#isServing ? (this.#replica?.port ?? null) : null;
  }

  get pid(): number | null {
    return this.#replica?.pid ?? null;
  }

  /** Starts the first replica, and then one after the other. Resolves with false when the first ended before it was ready. */
  async take(): Promise<boolean> {
    const first = await startReplica(this.#env);
    this.#held = this.#hold(first);
    return first.ready;
  }

  /** Takes the replica out of the round, stops it, and waits until its successor is ready. */
  async replace(): Promise<void> {
    const serving = new Promise<void>((resolve) => this.#onServing.push(resolve));
    this.#isServing = false;
    this.#stopping = this.#replica;
    this.#say(`${this.name} is out of the round`);
    this.#replica?.stop();
    await serving;
  }

  /** Stops the replica and lets nobody follow it. */
  async leave(): Promise<void> {
    this.#left.abort();
    for (const resume of this.#onServing.splice(0)) resume();
    this.#isServing = false;
    this.#replica?.stop();
    await this.#held;
  }

  async #hold(first: Replica): Promise<void> {
    for (let replica = first; ; replica = await startReplica(this.#env)) {
      await this.#serve(replica);
      if (replica !== this.#stopping) await wait(this.#waitMs, null, { signal: this.#left.signal }).catch(() => {});
      if (this.#left.signal.aborted) return;
    }
  }

  /** One replica, from its start to its end. */
  async #serve(replica: Replica): Promise<void> {
    const since = performance.now();
    this.#replica = replica;
    if (this.#left.signal.aborted) replica.stop();
    if (await replica.ready) this.#welcome(replica);
    const ending = await replica.ended;
    this.#isServing = false;
    if (this.#left.signal.aborted || replica === this.#stopping) return;
    const isSteady = performance.now() - since > STEADY_MS;
    this.#waitMs = isSteady ? FIRST_WAIT_MS : Math.min(Math.max(this.#waitMs * 2, FIRST_WAIT_MS), MAX_WAIT_MS);
    this.#say(`${this.name} ended with ${ending} and is started again in ${this.#waitMs} ms`);
  }

  #welcome(replica: Replica): void {
    if (replica === this.#stopping || this.#left.signal.aborted) return;
    this.#isServing = true;
    this.#say(`${this.name} serves (process ${replica.pid}, port ${replica.port})`);
    for (const resume of this.#onServing.splice(0)) resume();
  }
}
