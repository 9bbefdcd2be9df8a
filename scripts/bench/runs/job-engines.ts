import { DBOS } from '@dbos-inc/dbos-sdk';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import pg, { type Pool, type PoolClient } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Engine } from './engine.ts';
import { type BenchTask, beginRun, extendLease, finishRun, inTransaction } from './rows.ts';
import { HEARTBEATS, WORKERS } from './scene.ts';

const QUEUE = 'tasks';
const SUMMARY = 'Done';

/** The database of an engine, and the user in whose name its workers write. */
export interface EngineDeps {
  readonly pool: Pool;
  readonly database: string;
  readonly userId: string;
  readonly connections: number;
}

const begin = ({ pool, userId }: EngineDeps, task: BenchTask) =>
  inTransaction(pool, async (client) => (await beginRun(client, task, { workerName: 'engine', userId })).runId);

const beat = async ({ pool }: EngineDeps, runId: string): Promise<void> => {
  for (let count = 0; count < HEARTBEATS; count += 1) await inTransaction(pool, (client) => extendLease(client, runId));
};

/** Ends the run; `settle` settles the job in the same transaction. */
const finish = ({ pool, userId }: EngineDeps, runId: string, settle?: (client: PoolClient) => Promise<unknown>) =>
  inTransaction(pool, async (client) => {
    await finishRun(client, runId, { summary: SUMMARY, userId });
    await settle?.(client);
  });

/** Workers that fetch one job at a time, beat through pg-boss, and complete the job in the transaction of the result. */
export const pgBossEngine = async (deps: EngineDeps): Promise<Engine> => {
  const boss = new PgBoss({
    connectionString: deps.database,
    max: deps.connections,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue(QUEUE, { heartbeatSeconds: 60 });
  const executeOne = async (): Promise<boolean> => {
    const [job] = await boss.fetch<BenchTask>(QUEUE);
    if (job === undefined) return false;
    const runId = await begin(deps, job.data);
    for (let count = 0; count < HEARTBEATS; count += 1) await boss.touch(QUEUE, job.id);
    await finish(deps, runId, (client) =>
      boss.complete(QUEUE, job.id, null, { db: { executeSql: (text, values) => client.query(text, values) } }),
    );
    return true;
  };
  return {
    name: 'pg-boss',
    add: async (tasks) =>
      void (await boss.insert(
        QUEUE,
        tasks.map((data) => ({ data })),
      )),
    execute: async (note) => {
      await Promise.all(
        Array.from({ length: WORKERS }, async () => {
          let start = performance.now();
          while (await executeOne()) {
            note(performance.now() - start);
            start = performance.now();
          }
        }),
      );
    },
    stop: () => boss.stop({ graceful: false }),
  };
};

/** Jobs of graphile-worker, which has no heartbeats and completes a job after its handler. */
export const graphileEngine = async (deps: EngineDeps): Promise<Engine> => {
  const schema = 'bench_jobs';
  const jobPool = new pg.Pool({ connectionString: deps.database, max: deps.connections });
  jobPool.on('error', () => {});
  const logger = new Logger(() => () => {});
  const utils = await makeWorkerUtils({ pgPool: jobPool, schema, logger });
  await utils.migrate();
  let added = 0;
  return {
    name: 'graphile-worker',
    add: async (tasks) => {
      added = tasks.length;
      await utils.addJobs(tasks.map((payload) => ({ identifier: QUEUE, payload })));
    },
    execute: async (note) => {
      let left = added;
      await new Promise<void>((resolve, reject) => {
        const handle = async (payload: unknown): Promise<void> => {
          const start = performance.now();
          const runId = await begin(deps, payload as BenchTask);
          await beat(deps, runId);
          await finish(deps, runId);
          note(performance.now() - start);
          left -= 1;
          if (left === 0) setImmediate(() => running.then((runner) => runner.stop()).then(resolve, reject));
        };
        const running = run({
          ...{ pgPool: jobPool, schema, concurrency: WORKERS, noHandleSignals: true, pollInterval: 100, logger },
          taskList: { [QUEUE]: handle },
        });
        running.catch(reject);
      });
    },
    stop: async () => {
      await utils.release();
      await jobPool.end();
    },
  };
};

/** Durable workflows of DBOS: the begin and the result are steps. */
export const dbosEngine = async (deps: EngineDeps): Promise<Engine> => {
  let left = 0;
  let rounds = 0;
  let noted: (milliseconds: number) => void = () => undefined;
  let done: () => void = () => undefined;
  const execute = async (task: BenchTask): Promise<void> => {
    const start = performance.now();
    const runId = await DBOS.runStep(() => begin(deps, task), { name: 'begin' });
    await beat(deps, runId);
    await DBOS.runStep(() => finish(deps, runId), { name: 'finish' });
    noted(performance.now() - start);
    left -= 1;
    if (left === 0) done();
  };
  const workflow = DBOS.registerWorkflow(execute, { name: 'execute' });
  DBOS.setConfig({
    ...{ name: 'bench', systemDatabaseUrl: deps.database, systemDatabaseSchemaName: 'bench_dbos' },
    ...{ systemDatabasePoolSize: deps.connections, logLevel: 'error' },
  });
  await DBOS.launch();
  return {
    name: 'DBOS',
    add: async (tasks) => {
      rounds += 1;
      left = tasks.length;
      for (const task of tasks) await DBOS.startWorkflow(workflow, { queueName: `${QUEUE}-${rounds}` })(task);
    },
    execute: async (note) => {
      noted = note;
      const ended = new Promise<void>((resolve) => (done = resolve));
      await DBOS.registerQueue(`${QUEUE}-${rounds}`, { workerConcurrency: WORKERS, minPollingIntervalMs: 20 });
      await ended;
    },
    rest: () => DBOS.deleteQueue(`${QUEUE}-${rounds}`),
    stop: () => DBOS.shutdown(),
  };
};
