import type { Server } from 'node:http';
import type { Pool } from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { HoldCount } from '../../../domain/budgets/hold-count.ts';
import type { ChainLag } from '../../../domain/foundation/audit/chain-lag.ts';
import type { QueueFigures } from '../../../domain/foundation/jobs/queue-figures.ts';
import type { ConcurrencySlots } from '../../../domain/foundation/limits/concurrency-slots.ts';
import type { WorkCount } from '../../../domain/foundation/tracing/work-count.ts';
import { recently } from './recently.ts';
import { type WatchedRuns, watchRuns } from './run-metrics.ts';

export interface WatchedWork extends WatchedRuns {
  readonly pools: Readonly<Record<string, Pool>>;
  readonly jobWork: WorkCount;
  readonly modelWork: WorkCount;
  readonly queue: QueueFigures;
  readonly holdCount: HoldCount;
  readonly chainLag: ChainLag;
  readonly limits: { readonly slots: Pick<ConcurrencySlots, 'held'> };
}

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 600];

/** Metrics of background work and of the resources of the process (spec/rules/requests.md#metrics). */
export const watchWork = (
  registry: Registry,
  { pools, jobWork, modelWork, queue, holdCount, chainLag, limits, ...runs }: WatchedWork,
): void => {
  const gauge = (name: string, help: string, read: () => Promise<number> | number): void => {
    const own: Gauge = new Gauge({ name, help, registers: [registry], collect: async () => own.set(await read()) });
  };
  const histogram = (name: string, help: string, work: WorkCount, label: string): void => {
    const labelNames = [label, 'outcome'];
    const seconds = new Histogram({ name, help, labelNames, buckets: SECONDS, registers: [registry] });
    work.observe((kind, outcome, took) => seconds.labels(kind, outcome).observe(took));
  };
  watchPools(registry, pools);
  watchRuns(registry, runs);
  histogram('job_duration_seconds', 'Time of each job of this replica, by job and result.', jobWork, 'job');
  gauge('jobs_running', 'Jobs this replica runs now.', () => jobWork.running);
  const waiting = recently(() => queue.read());
  gauge('jobs_waiting', 'Jobs that are due and have not begun, over all replicas.', async () => (await waiting()).due);
  gauge('jobs_dead', 'Jobs that are not tried again.', async () => (await waiting()).dead);
  histogram('model_call_duration_seconds', 'Time of each call of a model, by kind and result.', modelWork, 'call');
  gauge('model_calls_running', 'Calls of models under way in this replica.', () => modelWork.running);
  const holds = recently(() => holdCount.read());
  gauge('budget_holds', 'Calls of models that money is set aside for, over all replicas.', holds);
  const lag = recently(() => chainLag.seconds());
  gauge('audit_chain_lag_seconds', 'Age of the oldest entry of the audit log that is not chained yet.', lag);
  gauge('limit_permits_held', 'Requests of this replica that count under a cap now.', () => limits.slots.held);
};

const watchPools = (registry: Registry, pools: Readonly<Record<string, Pool>>): void => {
  const labelNames = ['pool', 'state'];
  const own: Gauge<'pool' | 'state'> = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database in use and idle, and who waits for one, by pool.',
    labelNames,
    registers: [registry],
    collect: () => {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        own.labels(name, 'busy').set(totalCount - idleCount);
        own.labels(name, 'idle').set(idleCount);
        own.labels(name, 'waiting').set(waitingCount);
      }
    },
  });
};

/** Open connections of the server. */
export const watchConnections = (registry: Registry, server: Server): void => {
  const own: Gauge = new Gauge({
    name: 'http_connections',
    help: 'Open connections of this replica, sockets and streams included.',
    registers: [registry],
    collect: () => new Promise((resolve) => server.getConnections((_error, count = 0) => resolve(own.set(count)))),
  });
};
