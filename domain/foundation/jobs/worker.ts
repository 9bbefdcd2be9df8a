import { type JobHelpers, Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type { ClientBase, Pool } from 'pg';
import { PeriodicTask } from '../background.ts';
import { traced } from '../tracing/tracing.ts';
import type { WorkCount } from '../tracing/work-count.ts';
import { JobLeases } from './job-leases.ts';
import {
  CHECK_JOBS_MIGRATIONS_TABLE,
  RESET_FUTURE_CRONTABS,
  SELECT_LAST_JOBS_MIGRATION,
  unlockJobs,
} from './statements.ts';

/** One kind of background work. A job may run more than once, so it must be idempotent. */
export interface Job {
  readonly name: string;
  /** A five-field cron expression for scheduled work; null for work that transactions enqueue. */
  readonly cron: string | null;
  /** Never runs twice at the same time, over all replicas. A lost one is given up after some minutes (spec/rules/limits.md#lost-jobs). */
  readonly isAlone?: boolean;
  run(payload: unknown): Promise<void>;
}

/** Logs notes of the worker. */
export type JobLog = (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void;

const CONCURRENCY = 4;
/** How often the clock of this machine is checked. */
const CHECK_INTERVAL_MS = 5_000;
/** How many times longer the interval is in which the queue is checked. */
const QUEUE_CHECK_FACTOR = 6;
/** After the clock was moved back, the library pauses for as long. After it was set forward, it runs every skipped minute. */
const JUMP_MS = 60_000;

/** The clock of this machine minus one that never jumps. */
const aheadMs = (): number => Date.now() - performance.now();

/** The last migration of the library, which does not report it. */
export const LAST_JOBS_MIGRATION = 20;

/**
 * Migrates the tables of the job queue, so that transactions can enqueue jobs from the first request on. It also continues a migration that
 * was killed between two steps. Without a pending migration it returns early, because the library is slow to find out.
 */
export const migrateJobs = async (pool: Pool): Promise<void> => {
  if ((await readJobsMigration(pool)) < LAST_JOBS_MIGRATION) await runMigrations({ pgPool: pool, logger: quiet });
};

/** The last applied migration of the job queue; 0 without its tables. */
export const readJobsMigration = async (database: Pick<Pool | ClientBase, 'query'>): Promise<number> => {
  const { rows } = await database.query(CHECK_JOBS_MIGRATIONS_TABLE);
  if (rows[0]?.present !== true) return 0;
  const found = await database.query<{ id: number }>(SELECT_LAST_JOBS_MIGRATION);
  return found.rows[0]?.id ?? 0;
};

/** Releases jobs that workers of another database had started: those workers never finish them here. */
export const releaseJobs = async (client: ClientBase): Promise<void> => {
  for (const table of ['_private_jobs', '_private_job_queues']) await client.query(unlockJobs(table));
};

const quiet = new Logger(() => () => {});

/** The crontab of scheduled jobs. The key allows at most one waiting job of each, however long the workers are busy. */
export const crontabOf = (jobs: readonly Job[]): string =>
  jobs
    .flatMap(({ name, cron, isAlone = false }) =>
      cron === null ? [] : [`${cron} ${name} ?jobKey=${name}${isAlone ? `&queue=${name}` : ''}`],
    )
    .join('\n');

/** The dependencies of the queue. */
export interface JobQueue {
  readonly pool: Pool;
  readonly log: JobLog;
  /** True when named prepared statements can be used. */
  readonly isPreparing: boolean;
  /** Counts the executed jobs. */
  readonly work: WorkCount;
}

/** Runs the background work of this process; any number of replicas share one queue. */
export class JobWorker {
  readonly #queue: JobQueue;
  readonly #jobs: readonly Job[];
  readonly #leases = new JobLeases();
  #runner: Runner | null = null;
  #starting: Promise<void> | null = null;
  readonly #checks: readonly PeriodicTask[];
  #clockAheadMs = aheadMs();
  #mustBegin = false;
  #isClosed = false;

  constructor(queue: JobQueue, jobs: readonly Job[], checkIntervalMs = CHECK_INTERVAL_MS) {
    this.#queue = queue;
    this.#jobs = jobs;
    this.#checks = [
      new PeriodicTask({ intervalMs: checkIntervalMs, run: () => this.#check() }),
      new PeriodicTask({ intervalMs: checkIntervalMs * QUEUE_CHECK_FACTOR, run: () => this.#checkQueue() }),
    ];
  }

  /** The server accepts requests already, so an unavailable database must not end it: the worker starts with a later check. */
  start(): Promise<void> {
    this.#starting = this.#begin().catch((error) => this.#beginLater(error));
    for (const check of this.#checks) check.startBackground();
    return this.#starting;
  }

  /** Restarts the worker when the clock of this machine was set or the library has stopped; the next check retries a failure. */
  async #check(): Promise<void> {
    const now = aheadMs();
    if (Math.abs(now - this.#clockAheadMs) > JUMP_MS) {
      this.#queue.log('warning', 'the clock of this machine was changed: scheduled work is restarted');
      this.#mustBegin = true;
    }
    this.#clockAheadMs = now;
    if (this.#mustBegin) await this.#restart();
  }

  /** The next check retries a failure. */
  async #checkQueue(): Promise<void> {
    const { pool } = this.#queue;
    await Promise.allSettled([pool.query(RESET_FUTURE_CRONTABS, [new Date()]), this.#leases.renew(pool)]);
  }

  async #restart(): Promise<void> {
    this.#mustBegin = false;
    try {
      await this.#starting;
      await this.#end();
      if (!this.#isClosed) await this.#begin();
    } catch (error) {
      this.#beginLater(error);
    }
  }

  #beginLater(error: unknown): void {
    this.#mustBegin = true;
    this.#queue.log('error', `job worker did not start and retries: ${String(error)}`);
  }

  async #begin(): Promise<void> {
    const taskList: TaskList = Object.fromEntries(
      this.#jobs.map((job) => [job.name, (payload, helpers) => this.#run(job, payload, helpers)]),
    );
    const { pool, log, isPreparing } = this.#queue;
    const logger = new Logger(() => (level, message) => log(level as never, message));
    const runner = await run({
      pgPool: pool,
      taskList,
      crontab: crontabOf(this.#jobs),
      logger,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      noPreparedStatements: !isPreparing,
    });
    this.#runner = runner;
    void runner.promise.then(() => {
      if (this.#runner !== runner) return;
      // The library has logged the reason, and rejects without one.
      log('error', 'job worker stopped and is restarted');
      this.#mustBegin = true;
    });
  }

  /** A scheduled job starts a trace; an enqueued one continues that of its transaction. */
  #run(job: Job, payload: unknown, { job: { id } }: JobHelpers): Promise<void> {
    const { traceparent } = (payload ?? {}) as { readonly traceparent?: string };
    const traceRun = (): Promise<void> =>
      traced(`job ${job.name}`, { kind: 'internal', parent: traceparent ?? null }, () => job.run(payload));
    return this.#queue.work.count(job.name, () => this.#leases.hold(id, traceRun));
  }

  /** Lets running jobs finish; a running start ends first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#starting;
    await Promise.all(this.#checks.map((check) => check.close()));
    await this.#end();
  }

  async #end(): Promise<void> {
    const runner = this.#runner;
    this.#runner = null;
    await runner?.stop().catch(() => {});
  }
}
