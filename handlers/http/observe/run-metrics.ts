import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { OverviewService } from '../../../domain/execution/overview/work-overview.ts';
import type { RunFigures } from '../../../domain/execution/runs/run-figures.ts';
import { recently } from './recently.ts';

export interface WatchedRuns {
  readonly runFigures: Pick<RunFigures, 'observe'>;
  readonly workOverview: Pick<OverviewService, 'read'>;
}

const WAIT_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600, 3600];
const RUN_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600, 14_400, 86_400];

/** Metrics of the execution of tasks (spec/rules/work.md#metrics-of-work). */
export const watchRuns = (registry: Registry, { runFigures, workOverview }: WatchedRuns): void => {
  const registers = [registry];
  const claims = new Counter({
    name: 'runs_claimed_total',
    help: 'Runs that were claimed at this replica.',
    registers,
  });
  const waits = new Histogram({
    name: 'run_claim_latency_seconds',
    help: 'Time from ready to claimed, without tasks that kept their place from an earlier run.',
    buckets: WAIT_SECONDS,
    registers,
  });
  const durations = new Histogram({
    name: 'run_duration_seconds',
    help: 'Time from the claim of each run that this replica ended to its end, by status.',
    labelNames: ['status'],
    buckets: RUN_SECONDS,
    registers,
  });
  const reviews = new Counter({
    name: 'run_reviews_total',
    help: 'Reviews of runs at this replica, by verdict.',
    labelNames: ['verdict'],
    registers,
  });
  runFigures.observe({
    claimed: (waitedSeconds) => {
      claims.inc();
      if (waitedSeconds !== null) waits.observe(waitedSeconds);
    },
    ended: (status, seconds) => durations.labels(status).observe(seconds),
    reviewed: (verdict) => reviews.labels(verdict).inc(),
  });
  watchOverview(registry, workOverview);
};

const watchOverview = (registry: Registry, workOverview: WatchedRuns['workOverview']): void => {
  const overview = recently(() => workOverview.read());
  const gauge = (name: string, help: string, read: () => Promise<number>): void => {
    const own: Gauge = new Gauge({ name, help, registers: [registry], collect: async () => own.set(await read()) });
  };
  gauge(
    'tasks_ready',
    'Tasks that wait only for their turn, a limit of running runs or a worker, over all replicas.',
    async () => (await overview()).tasks.ready,
  );
  const waiting: Gauge<'reason'> = new Gauge({
    name: 'tasks_waiting',
    help: 'Tasks that are not being worked on, by waiting reason, over all replicas.',
    labelNames: ['reason'],
    registers: [registry],
    collect: async () => {
      const { byReason } = (await overview()).tasks;
      for (const [reason, tasks] of Object.entries(byReason)) waiting.labels(reason).set(tasks);
    },
  });
  gauge('runs_open', 'Running and waiting runs, over all replicas.', async () => (await overview()).openRuns);
  gauge('workers_online', 'Online workers, over all replicas.', async () => (await overview()).workersOnline);
};
