import { setTimeout as wait } from 'node:timers/promises';
import type { Seeded } from '../crowd/seeded.ts';
import type { SimulatedWorker } from '../crowd/simulated-worker.ts';
import type { UnreliableNetwork } from '../crowd/unreliable-network.ts';
import type { FragileReplica } from './fragile-replica.ts';
import type { RestartableDatabase } from './restartable-database.ts';

const KINDS = [
  ['network', 30],
  ['worker', 20],
  ['workerClock', 8],
  ['suspend', 10],
  ['cutOff', 9],
  ['freeze', 6],
  ['serverClock', 6],
  ['kill', 8],
  ['database', 3],
] as const;
type DisruptionKind = (typeof KINDS)[number][0];

const HOUR = 3600;
/** Longer than a lease. */
const LONG_PAUSE_MS = 14_000;
const SHORT_MS = [100, 1_500] as const;
const LONGEST_GAP_MS = 400;

interface DisruptionDeps {
  readonly random: Seeded;
  readonly database: RestartableDatabase;
  readonly replicas: readonly FragileReplica[];
  readonly workers: readonly SimulatedWorker[];
  readonly network: UnreliableNetwork;
}

/** Causes disruptions, one after the other; those of the network and of workers continue during the next ones. */
export class Disruptions {
  readonly #deps: DisruptionDeps;
  readonly #counts = new Map<DisruptionKind, number>();

  constructor(deps: DisruptionDeps) {
    this.#deps = deps;
  }

  /** How often each kind occurred. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** Causes disruptions until there are enough. */
  async causeUntil(areEnough: () => boolean): Promise<void> {
    const { random } = this.#deps;
    while (!areEnough()) {
      const kind = random.weighted(KINDS);
      this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
      await this.#cause(kind);
      for (const replica of this.#deps.replicas) await replica.repair();
      await wait(random.between(0, LONGEST_GAP_MS));
    }
  }

  /** Ends all disruptions. */
  async end(): Promise<void> {
    const { replicas, workers, network } = this.#deps;
    network.calm();
    for (const worker of workers) worker.pause(0);
    for (const replica of replicas) {
      replica.skew(0);
      await replica.repair();
    }
  }

  async #cause(kind: DisruptionKind): Promise<void> {
    const { random, database, replicas, workers, network } = this.#deps;
    const replica = random.pick(replicas);
    const short = random.between(...SHORT_MS);
    switch (kind) {
      case 'network':
        network.disturb(random.between(500, 5_000));
        break;
      case 'worker':
        random.pick(workers).pause(random.between(500, LONG_PAUSE_MS));
        break;
      case 'workerClock':
        random.pick(workers).skew(random.between(-24, 24) * HOUR * 1000);
        break;
      case 'serverClock':
        replica.skew(Math.round(random.between(-2, 2) * HOUR));
        break;
      case 'suspend':
        await replica.suspend(random.chance(0.05) ? LONG_PAUSE_MS : short);
        break;
      case 'cutOff':
        await replica.cutOff(short);
        break;
      case 'freeze':
        await replica.freeze(short);
        break;
      case 'kill':
        await replica.kill();
        break;
      case 'database':
        await database.restart(random.chance(0.5));
        break;
    }
  }
}
