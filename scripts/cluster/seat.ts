import { setTimeout as wait } from 'node:timers/promises';
import { type Environment, type Replica, startReplica } from './replica.ts';

/** The pause before a replica is restarted; it doubles up to the maximum. */
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 10_000;
/** A replica that has served for this long started successfully. */
const STEADY_MS = 30_000;

/** A slot of the cluster; a replica that exits is replaced. */
export class Seat {
  readonly name: string;
  readonly #env: Environment;
  readonly #say: (line: string) => void;
  readonly #left = new AbortController();
  #replica: Replica | null = null;
  #isServing = false;
  /** The replica that is being replaced, or was. */
  #stopping: Replica | null = null;
  #waitMs = 0;
  #onServing: (() => void)[] = [];
  #held: Promise<void> = Promise.resolve();

  constructor(name: string, env: Environment, say: (line: string) => void) {
    this.name = name;
    this.#env = env;
    this.#say = say;
  }

  /** The port for new connections; null while no replica is ready. */
  get port(): number | null {
    return this.#isServing ? (this.#replica?.port ?? null) : null;
  }

  get pid(): number | null {
    return this.#replica?.pid ?? null;
  }

  /** Starts the first replica, and a new one after each exit. Resolves with false if the first exits before it is ready. */
  async take(): Promise<boolean> {
    const first = await startReplica(this.#env);
    this.#held = this.#hold(first);
    return first.ready;
  }

  /** Removes the replica from the load balancer, stops it, and waits until its successor is ready. */
  async replace(): Promise<void> {
    const serving = new Promise<void>((resolve) => this.#onServing.push(resolve));
    this.#isServing = false;
    this.#stopping = this.#replica;
    this.#say(`${this.name} is being replaced`);
    this.#replica?.stop();
    await serving;
  }

  /** Stops the replica without a successor. */
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

  /** Runs one replica until it exits. */
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
