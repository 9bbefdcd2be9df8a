import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Job, JobWorker } from '../../../domain/foundation/jobs/worker.ts';
import { WorkCount } from '../../../domain/foundation/tracing/work-count.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { openPool } from '../../support/database/open-pool.ts';

const LOOK_EVERY_MS = 10;

let database: TestDatabase;
let pool: Pool;
const workers: JobWorker[] = [];
const lines: string[] = [];
let end = Promise.withResolvers<void>();
beforeAll(async () => {
  database = await createDatabase();
  pool = openPool(database.url);
});
afterEach(async () => {
  end.resolve();
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await pool.query('delete from graphile_worker._private_jobs');
  await pool.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const startWorker = (job: Job): Promise<void> => startOn(pool, job);
const startOn = async (its: Pool, job: Job): Promise<void> => {
  const queue = {
    pool: its,
    log: (_level: string, line: string) => void lines.push(line),
    isPreparing: true,
    work: new WorkCount(),
  };
  const worker = new JobWorker(queue, [job], LOOK_EVERY_MS);
  workers.push(worker);
  await worker.start();
};
const counting = (name: string): [job: Job, runs: () => number] => {
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
  };
  return [jobThat(name, run), () => runs];
};
const jobThat = (name: string, run: () => Promise<void>): Job => ({ name, cron: null, isAlone: true, run });
/** In a separate queue, like work that runs one at a time. */
const add = (name: string) => pool.query('select graphile_worker.add_job($1, queue_name => $1)', [name]);
/** Makes a started job, and its queue, look as if last renewed this long ago. */
const age = (seconds: number, holder: string | null = null) =>
  Promise.all(
    ['_private_jobs', '_private_job_queues'].map((table) =>
      pool.query(
        `update graphile_worker.${table} set locked_at = now() - $1 * interval '1 second', locked_by = coalesce($2::text, locked_by)
         where locked_at is not null or $2::text is not null`,
        [seconds, holder],
      ),
    ),
  );
const heldSeconds = async (): Promise<number[]> => {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from now() - locked_at)::float as seconds from graphile_worker._private_jobs
     union all select extract(epoch from now() - locked_at) from graphile_worker._private_job_queues where locked_at is not null`,
  );
  return rows.map(({ seconds }) => seconds);
};

it('a job whose process died is run by another, and its queue continues', async () => {
  const [job, runs] = counting('lost');
  await add('lost');
  await age(151, 'pool-of-the-dead');
  await startWorker(job);
  await expect.poll(runs, { timeout: 5_000 }).toBe(1);
  await expect.poll(heldSeconds, { timeout: 5_000 }).toEqual([]);
});

it('a job that a process may still run is not taken over', async () => {
  const [job, runs] = counting('begun');
  await add('begun');
  await age(140, 'pool-of-another');
  await startWorker(job);
  // Longer than the library waits between two polls.
  await wait(2_500);
  expect(runs()).toBe(0);
});

it('a long job is held for as long as it runs, also from a second worker, and is completed at its end', async () => {
  let runs = 0;
  end = Promise.withResolvers();
  const long = jobThat('long', () => {
    runs += 1;
    return end.promise;
  });
  await startWorker(long);
  await startWorker(long);
  await add('long');
  await expect.poll(() => runs, { timeout: 5_000 }).toBe(1);
  await age(140);
  await expect.poll(async () => Math.max(...(await heldSeconds())), { timeout: 5_000 }).toBeLessThan(60);
  expect(await heldSeconds()).toHaveLength(2);
  expect(runs).toBe(1);
  end.resolve();
  await expect.poll(heldSeconds, { timeout: 5_000 }).toEqual([]);
});

it('a worker that starts while the database is unavailable begins with a later poll', async () => {
  const [job, runs] = counting('later');
  const late = openPool(database.url);
  const connect = late.connect.bind(late) as (...all: unknown[]) => unknown;
  let refused = 0;
  Object.assign(late, {
    connect: (...all: unknown[]) => {
      // The pool itself asks with a callback.
      if (all.length > 0 || refused === 2) return connect(...all);
      refused += 1;
      return Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    },
  });
  try {
    await startOn(late, job);
    await add('later');
    await expect.poll(runs, { timeout: 5_000 }).toBe(1);
    expect(lines).toContain('job worker did not start and retries: Error: refused');
  } finally {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
    await late.end();
  }
});

it('a worker that the library stops starts again', async () => {
  const [job, runs] = counting('after');
  await startWorker(job);
  // Repeatedly, because the library listens shortly after it has started.
  const stop = () => pool.query(`select pg_notify('worker:migrate', '{"migrationNumber": 99, "breaking": true}')`);
  await expect
    .poll(() => stop().then(() => lines), { timeout: 5_000 })
    .toContain('job worker stopped and is restarted');
  // The library tries to end the process with a separate code.
  process.exitCode = undefined;
  await add('after');
  await expect.poll(runs, { timeout: 5_000 }).toBe(1);
});
