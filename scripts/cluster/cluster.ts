import { type Front, type Place, startFront } from './front.ts';
import type { Environment } from './replica.ts';
import { Seat } from './seat.ts';

/** Several servers on one database, behind one address, and workers apart from them. */
export interface Cluster {
  readonly port: number;
  /** The current processes. */
  readonly pids: readonly number[];
  /** Replaces the replicas, then the workers, one at a time, so that the others continue. */
  roll(): Promise<void>;
  /** Shuts down the front, the replicas and the workers. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** The number of replicas. */
  readonly count: number;
  /** The number of processes that only execute tasks; with any of them, the replicas execute none. */
  readonly workers: number;
  /** The environment of all processes, with DATABASE_URL and secrets. BASE_URL defaults to the address of the front. */
  readonly env: Environment;
  readonly place: Place;
  readonly say: (line: string) => void;
}

/** Starts the processes, and accepts clients when all are ready. Rejects if one of them cannot start, which logs the reason. */
export const startCluster = async ({ count, workers, env, place, say }: ClusterOptions): Promise<Cluster> => {
  const replicas: Seat[] = [];
  const ports = (): number[] => replicas.map(({ port }) => port).filter((port) => port !== null);
  const front = await startFront(place, ports);
  const baseUrl = `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${front.port}`;
  const seatsOf = (name: string, size: number, role: Environment): Seat[] =>
    Array.from(
      { length: size },
      (_, index) => new Seat(`${name} ${index + 1}`, { ...env, BASE_URL: env.BASE_URL || baseUrl, ...role }, say),
    );
  replicas.push(...seatsOf('replica', count, workers > 0 ? { WORKER: 'off' } : {}));
  const seats = [...replicas, ...seatsOf('worker', workers, { WORKER: 'only' })];
  const started = await Promise.all(seats.map((seat) => seat.take()));
  if (!started.every((isReady) => isReady)) {
    await leaveAll(seats, front);
    throw new Error('a process ended before it was ready');
  }
  return {
    port: front.port,
    get pids() {
      return seats.map(({ pid }) => pid).filter((pid) => pid !== null);
    },
    roll: async () => {
      for (const seat of seats) await seat.replace();
    },
    stop: () => leaveAll(seats, front),
  };
};

/** The front stays open while the replicas complete running requests. Workers release their runs. */
const leaveAll = async (seats: readonly Seat[], front: Front): Promise<void> => {
  front.refuse();
  await Promise.all(seats.map((seat) => seat.leave()));
  await front.close();
};
