import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';

/** One kind of background work. A job may run more than once: its effect must not. */
export interface Job {
  readonly name: string;
  /** Five-field cron expression for work that comes by the clock, else null: it is enqueued by the transaction that causes it. */
  readonly cron: string | null;
  /** Never two at once, in whatever replicas. After a crash the next one waits until the queue gives the lost one up, after four hours. */
  readonly isAlone?: boolean;
  run(payload: unknown): Promise<void>;
}

/** Notes of the worker for the log. */
export type JobLog = (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void;

const CONCURRENCY = 4;

/** Brings the tables of the job queue up to date, so that transactions can enqueue jobs from the first request on. */
export const migrateJobs = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query(`select to_regclass('graphile_worker._private_jobs') is not null as present`);
  if (rows[0]?.present !== true) await runMigrations({ pgPool: pool, logger: quiet });
};

const quiet = new Logger(() => () => {});

/** What comes by the clock. The key lets one of each wait at most, however long the workers are busy with something else. */
export const crontabOf = (jobs: readonly Job[]): string =>
  jobs
    .flatMap(({ name, cron, isAlone = false }) =>
      cron === null ? [] : [`${cron} ${name} ?jobKey=${name}${isAlone ? `&queue=${name}` : ''}`],
    )
    .join('\n');

/** The way to the queue. */
export interface JobQueue {
  readonly pool: Pool;
  readonly log: JobLog;
  /** Statements prepared under a name stay where they are. */
  readonly isPreparing: boolean;
}

/** Runs the background work of this process; any number of replicas share one queue. */
export class JobWorker {
  readonly #queue: JobQueue;
  readonly #jobs: readonly Job[];
  #runner: Runner | null = null;
  #starting: Promise<void> | null = null;

  constructor(queue: JobQueue, jobs: readonly Job[]) {
    this.#queue = queue;
    this.#jobs = jobs;
  }

  start(): Promise<void> {
    this.#starting = this.#begin();
    return this.#starting;
  }

  async #begin(): Promise<void> {
    const taskList: TaskList = Object.fromEntries(this.#jobs.map((job) => [job.name, (payload) => job.run(payload)]));
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
    runner.promise.catch((error) => log('error', `job worker stopped: ${String(error)}`));
    this.#runner = runner;
  }

  /** Lets running jobs finish; a start under way ends first. */
  async close(): Promise<void> {
    await this.#starting?.catch(() => {});
    const runner = this.#runner;
    this.#runner = null;
    await runner?.stop().catch(() => {});
  }
}
