import { type JobHelpers, Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type { ClientBase, Pool } from 'pg';
import { traced } from '../tracing/tracing.ts';
import type { WorkCount } from '../tracing/work-count.ts';
import { JobLeases } from './job-leases.ts';

/** One kind of background work. A job may run more than once: its effect must not. */
export interface Job {
  readonly name: string;
  /** Five-field cron expression for work that comes by the clock, else null: it is enqueued by the transaction that causes it. */
  readonly cron: string | null;
  /** Never two at once, in whatever replicas. A lost one is given up after some minutes (spec/rules/limits.md#lost-jobs). */
  readonly isAlone?: boolean;
  run(payload: unknown): Promise<void>;
}

/** Notes of the worker for the log. */
export type JobLog = (level: 'error' | 'warning' | 'info' | 'debug', message: string) => void;

const CONCURRENCY = 4;
/** How often the clock of this machine is looked at, and with every sixth look the queue. */
const LOOK_EVERY_MS = 5_000;
const LOOKS_BETWEEN = 6;
/** The library rests for as long as that clock was set back, and goes through every minute that it was set forward. */
const JUMP_MS = 60_000;

/** Of the clock of this machine over one that never jumps. */
const aheadMs = (): number => Date.now() - performance.now();

/**
 * Of two machines the one whose clock is ahead is first; where that one is gone, or was put right, nobody else would be before its time.
 * Whoever is behind the database begins with what nobody else began.
 */
const LET_BEHIND_BE_FIRST = `update graphile_worker._private_known_crontabs set last_execution = null
  where last_execution > $1::timestamptz + interval '60 seconds' and last_execution < now() - interval '70 seconds'`;

/** The last migration of the library, which does not tell it. */
export const LAST_JOBS_MIGRATION = 20;

/**
 * Brings the tables of the job queue up to date, so that transactions can enqueue jobs from the first request on; also where whoever began
 * with it was killed between two of its steps. Where there is nothing to do the library takes its time to find out.
 */
export const migrateJobs = async (pool: Pool): Promise<void> => {
  if ((await readJobsMigration(pool)) < LAST_JOBS_MIGRATION) await runMigrations({ pgPool: pool, logger: quiet });
};

/** How far the tables of the job queue were brought; 0 where there are none. */
export const readJobsMigration = async (database: Pick<Pool | ClientBase, 'query'>): Promise<number> => {
  const { rows } = await database.query(`select to_regclass('graphile_worker.migrations') is not null as present`);
  if (rows[0]?.present !== true) return 0;
  const found = await database.query<{ id: number }>('select max(id) as id from graphile_worker.migrations');
  return found.rows[0]?.id ?? 0;
};

/** Lets go of jobs that workers of another place had begun: nobody there ends them here. */
export const releaseJobs = async (client: ClientBase): Promise<void> => {
  for (const table of ['_private_jobs', '_private_job_queues'])
    await client.query(
      `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_at is not null`,
    );
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
  /** Counts what ran. */
  readonly work: WorkCount;
}

/** Runs the background work of this process; any number of replicas share one queue. */
export class JobWorker {
  readonly #queue: JobQueue;
  readonly #jobs: readonly Job[];
  readonly #lookEveryMs: number;
  readonly #leases = new JobLeases();
  #runner: Runner | null = null;
  #starting: Promise<void> | null = null;
  #renewing: Promise<void> | null = null;
  #looking: NodeJS.Timeout | null = null;
  #mustBegin = false;
  #isClosed = false;

  constructor(queue: JobQueue, jobs: readonly Job[], lookEveryMs = LOOK_EVERY_MS) {
    this.#queue = queue;
    this.#jobs = jobs;
    this.#lookEveryMs = lookEveryMs;
  }

  /** The server serves already, so a database that is away just now ends nothing: the worker begins with a later look. */
  start(): Promise<void> {
    this.#starting = this.#begin().catch((error) => this.#beginLater(error));
    this.#watch();
    return this.#starting;
  }

  /** Begins anew when the clock of this machine was set or the library gave up; what fails is tried by the next look. */
  #watch(): void {
    let before = aheadMs();
    let looks = 0;
    this.#looking = setInterval(() => {
      const now = aheadMs();
      if (Math.abs(now - before) > JUMP_MS) {
        this.#queue.log('warning', 'the clock of this machine was set: work that comes by the clock begins anew');
        this.#mustBegin = true;
      }
      before = now;
      looks += 1;
      if (looks % LOOKS_BETWEEN === 0) void this.#lookAtQueue();
      if (this.#mustBegin && this.#renewing === null) this.#renewing = this.#beginAnew();
    }, this.#lookEveryMs).unref();
  }

  /** What fails, because the database is away, is tried by the next look. */
  async #lookAtQueue(): Promise<void> {
    const { pool } = this.#queue;
    await Promise.allSettled([pool.query(LET_BEHIND_BE_FIRST, [new Date()]), this.#leases.look(pool)]);
  }

  async #beginAnew(): Promise<void> {
    this.#mustBegin = false;
    try {
      await this.#starting;
      await this.#end();
      if (!this.#isClosed) await this.#begin();
    } catch (error) {
      this.#beginLater(error);
    } finally {
      this.#renewing = null;
    }
  }

  #beginLater(error: unknown): void {
    this.#mustBegin = true;
    this.#queue.log('error', `job worker did not begin, and tries again: ${String(error)}`);
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
      // The library has told the reason, and rejects with none.
      log('error', 'job worker stopped, and begins anew');
      this.#mustBegin = true;
    });
  }

  /** What runs by the clock begins a trace; what a transaction caused goes on with that of whoever caused it. */
  #run(job: Job, payload: unknown, { job: { id } }: JobHelpers): Promise<void> {
    const { traceparent } = (payload ?? {}) as { readonly traceparent?: string };
    const traceRun = (): Promise<void> =>
      traced(`job ${job.name}`, { kind: 'internal', parent: traceparent ?? null }, () => job.run(payload));
    return this.#queue.work.count(job.name, () => this.#leases.hold(id, traceRun));
  }

  /** Lets running jobs finish; a start under way ends first. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#looking !== null) clearInterval(this.#looking);
    await this.#starting;
    await this.#renewing;
    await this.#end();
  }

  async #end(): Promise<void> {
    const runner = this.#runner;
    this.#runner = null;
    await runner?.stop().catch(() => {});
  }
}
