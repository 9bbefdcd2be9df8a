import { setTimeout as wait } from 'node:timers/promises';
import type { Body } from '../../client/client.ts';
import type { WorkerOperation } from '../history/history.ts';
import type { Letter, Reply } from './letter.ts';
import type { Seeded } from './seeded.ts';
import type { UnreliableNetwork } from './unreliable-network.ts';

const TRIES = 5;
/** The pause between two requests. */
const PACE_MS = [20, 300] as const;
/** How runs end. An abandoned one expires. */
const ENDINGS = [
  ['succeed', 66],
  ['fail', 8],
  ['release', 9],
  ['ask', 9],
  ['abandon', 8],
] as const;
/** How likely a worker stops when it must. */
const OBEDIENCE = 0.8;

interface WorkerDeps {
  readonly name: string;
  readonly network: UnreliableNetwork;
  readonly random: Seeded;
}

/** A program that executes runs: it claims, reports progress, and ends its runs in different ways, some of them badly. */
export class SimulatedWorker {
  readonly #deps: WorkerDeps;
  #isStopped = false;
  #pausedUntil = 0;
  #skewMs = 0;
  #made = 0;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
  }

  /** Does nothing for a while, as a machine that sleeps, and continues as if nothing had happened. */
  pause(milliseconds: number): void {
    this.#pausedUntil = performance.now() + milliseconds;
  }

  /** Moves its clock, which only its steps show. */
  skew(milliseconds: number): void {
    this.#skewMs = milliseconds;
  }

  stop(): void {
    this.#isStopped = true;
    this.#pausedUntil = 0;
  }

  /** Works until it is stopped. */
  async work(): Promise<void> {
    while (!this.#isStopped) {
      const claim = await this.#claim();
      if (claim !== null) await this.#execute(claim);
    }
  }

  #unique(): string {
    this.#made += 1;
    return `${this.#deps.name}-${this.#made}`;
  }

  async #rest(): Promise<void> {
    await wait(this.#deps.random.between(...PACE_MS));
    while (performance.now() < this.#pausedUntil) await wait(50);
  }

  /** Repeats a request until it has a response. */
  async #insist(letter: Letter): Promise<Reply | null> {
    for (let tries = 0; tries < TRIES && !this.#isStopped; tries += 1) {
      await this.#rest();
      const reply = await this.#deps.network.send(letter);
      if (reply !== null && reply.status < 500 && reply.status !== 429) return reply;
    }
    return null;
  }

  async #claim(): Promise<Body | null> {
    const { name: worker } = this.#deps;
    const body = { max: 1, wait_seconds: 1 };
    const reply = await this.#insist({ worker, operation: 'claimRuns', runId: null, body, key: this.#unique() });
    return reply?.status === 200 ? (reply.data[0] ?? null) : null;
  }

  #report(claim: Body, operation: Exclude<WorkerOperation, 'claimRuns'>, fields: object = {}): Promise<Reply | null> {
    const { name: worker } = this.#deps;
    const body = { lease_token: claim.lease_token, ...fields };
    return this.#insist({ worker, operation, runId: claim.run.id, body, key: null });
  }

  async #execute(claim: Body): Promise<void> {
    const { random } = this.#deps;
    for (let actions = random.below(5); actions > 0; actions -= 1) {
      const reply = await (random.chance(0.5)
        ? this.#report(claim, 'heartbeatRun', { progress: random.below(101) })
        : this.#report(claim, 'addRunSteps', { steps: this.#steps() }));
      const mustStop = reply !== null && (reply.status !== 200 || reply.data.stop !== null);
      if (mustStop && random.chance(OBEDIENCE)) return;
    }
    await this.#end(claim);
  }

  /** Some requests repeat a key. */
  #steps(): readonly object[] {
    const { random } = this.#deps;
    const at = new Date(Date.now() + this.#skewMs).toISOString();
    const steps = Array.from({ length: 1 + random.below(3) }, () => ({
      ...{ key: this.#unique(), kind: 'note', title: 'A step', started_at: at, finished_at: at },
    }));
    return random.chance(0.2) ? [...steps, ...steps.slice(0, 1)] : steps;
  }

  async #end(claim: Body): Promise<void> {
    const summary = this.#unique();
    switch (this.#deps.random.weighted(ENDINGS)) {
      case 'succeed':
        await this.#report(claim, 'finishRun', { outcome: 'succeeded', summary });
        break;
      case 'fail':
        await this.#report(claim, 'finishRun', {
          outcome: 'failed',
          summary,
          failure: { kind: 'tool', message: 'No tool' },
        });
        break;
      case 'release':
        await this.#report(claim, 'releaseRun', { reason: 'Somebody else' });
        break;
      case 'ask':
        await this.#report(claim, 'requestInput', { question: 'Which one?' });
        break;
      default:
    }
  }
}
