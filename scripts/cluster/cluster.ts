import { type Front, type Place, startFront } from './front.ts';
import type { Environment } from './replica.ts';
import { Seat } from './seat.ts';

/** Several servers on one database, behind one address. */
export interface Cluster {
  readonly port: number;
  /** The current processes. */
  readonly pids: readonly number[];
  /** Replaces the replicas one at a time, so that the others keep serving. Parallel calls share one roll. */
  roll(): Promise<void>;
  /** Shuts down the front and the replicas. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly count: number;
  /** The environment of all replicas, with DATABASE_URL and secrets. BASE_URL defaults to the address of the front. */
  readonly env: Environment;
  readonly place: Place;
  readonly say: (line: string) => void;
}

/** Starts the replicas, and accepts clients when all are ready. Rejects if a replica cannot start, which logs the reason. */
export const startCluster = async ({ count, env, place, say }: ClusterOptions): Promise<Cluster> => {
  const seats: Seat[] = [];
  const ports = (): number[] => seats.map(({ port }) => port).filter((port) => port !== null);
  const front = await startFront(place, ports);
  const baseUrl = `http://${place.host.includes(':') ? `[${place.host}]` : place.host}:${front.port}`;
  for (let number = 1; number <= count; number += 1)
    seats.push(new Seat(`replica ${number}`, { ...env, BASE_URL: env.BASE_URL || baseUrl }, say));
  const started = await Promise.all(seats.map((seat) => seat.take()));
  if (!started.every((isReady) => isReady)) {
    await leaveAll(seats, front);
    throw new Error('a replica ended before it was ready');
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

/** The front stays open while the replicas complete running requests. */
const leaveAll = async (seats: readonly Seat[], front: Front): Promise<void> => {
  front.refuse();
  await Promise.all(seats.map((seat) => seat.leave()));
  await front.close();
};
