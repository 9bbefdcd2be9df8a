import pg from 'pg';
import { compareBeside, type Figures, report } from '../load.ts';
import { type Engine, timeOf } from './engine.ts';
import { dbosEngine, graphileEngine, pgBossEngine } from './job-engines.ts';
import { platformEngine } from './platform-engine.ts';
import { addTasks, completeTasks, HEARTBEATS, type RunScene, WORKERS } from './scene.ts';

// Compares the execution of tasks by the service methods of the platform with job engines whose workers write the same rows. All run in
// this process, in turn, on the same database. The first argument is the scene.

/** Enough for some seconds: the tasks added before outdate the plans that the connections keep, so each measurement begins with planning. */
const TASKS_OF_AGENT = 80;
/** Connections of the platform; an engine has as many for its jobs and as many for the rows. */
const CONNECTIONS = 20;

const database = process.env.DATABASE_URL ?? '';
const pool = new pg.Pool({ connectionString: database, max: CONNECTIONS });
const scene = JSON.parse(process.argv[2] ?? '') as RunScene;
const { rows } = await pool.query<{ created_by: string }>('select created_by from workers limit 1');
const userId = rows[0]?.created_by ?? '';

const deps = { pool, database, userId, connections: CONNECTIONS };
const engines: readonly Engine[] = [
  await platformEngine(scene.worker, deps),
  await pgBossEngine(deps),
  await graphileEngine(deps),
  await dbosEngine(deps),
];
const measured = (engine: Engine) => async (): Promise<Figures> => {
  await completeTasks(pool);
  return timeOf(engine, await addTasks(pool, scene, TASKS_OF_AGENT));
};
for (const engine of engines) await measured(engine)();
report(
  `claim, ${HEARTBEATS} heartbeats and finish without HTTP, ${WORKERS} workers, the same durable rows (target: no job engine is faster)`,
  await compareBeside(engines.map((engine) => [engine.name, measured(engine)])),
);
for (const engine of engines) await engine.stop();
await pool.end();
