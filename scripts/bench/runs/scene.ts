import type { Pool } from 'pg';
import type { BenchTask } from './rows.ts';

export const WORKERS = 32;
export const HEARTBEATS = 3;

/** A platform with its database, and a token with the role ceo. */
export interface RunBench {
  readonly pool: Pool;
  readonly platformUrl: string;
  readonly token: string;
}

/** A project with agents, a worker for each of them, and one for all. */
export interface RunScene {
  readonly agentIds: readonly string[];
  readonly workers: readonly string[];
  /** A worker for all agents, with a slot for each. */
  readonly worker: string;
  readonly projectId: string;
}

const ADD_PROJECT = `insert into projects (id, name, description, status, budget, currency, created_by, created_at, updated_at)
  values (gen_random_uuid(), 'Runs', '', 'active', 0, 'USD', 'system', now(), now()) returning id`;
const ADD_TASKS = `insert into tasks (id, project_id, title, description, type, priority, estimated_complexity, status, assigned_to,
    acceptance_criteria, dependencies, review_policy, source, dispatch, created_by, created_at, updated_at)
  select gen_random_uuid(), $1, 'Task ' || n, '', 'development', 'medium', 'medium', 'assigned', agent::uuid, '[]', '[]', 'none', 'manual', '[]',
    'system', now(), now()
  from unnest($2::text[]) agent cross join generate_series(1, $3::int) n
  returning id as "taskId", assigned_to as "agentId", project_id as "projectId"`;
const RAISE_LIMITS = `insert into settings (namespace, key, value, updated_at, updated_by) values
    ('work', 'max_runs_per_project', '1000', now(), 'system'), ('work', 'max_open_runs', '10000', now(), 'system')
  on conflict do nothing`;

/** Creates the scene on a running platform, and raises the limits of running runs. */
export const createRunScene = async ({ pool, platformUrl, token }: RunBench): Promise<RunScene> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await fetch(`${platformUrl}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  await pool.query(RAISE_LIMITS);
  await pool.query('update settings_revision set revision = revision + 1');
  await call('POST', '/departments', { name: 'runners' });
  const agentIds: string[] = [];
  const workers: string[] = [];
  for (let number = 1; number <= WORKERS; number += 1) {
    const fields = { name: `Runner ${number}`, role: 'Developer', department: 'runners' };
    const { id } = await call<{ id: string }>('POST', '/agents', fields);
    await call('PUT', `/workers/bench-${number}`, { agent_ids: [id] });
    agentIds.push(id);
    workers.push(`bench-${number}`);
  }
  const worker = 'bench';
  await call('PUT', `/workers/${worker}`, { agent_ids: agentIds, max_runs: WORKERS });
  const { rows } = await pool.query<{ id: string }>(ADD_PROJECT);
  return { agentIds, workers, worker, projectId: rows[0]?.id ?? '' };
};

/** Completes the tasks that an earlier measurement left, also in the queue of the platform. */
export const completeTasks = async (pool: Pool): Promise<void> => {
  await pool.query(`update tasks set status = 'completed' where status = 'assigned'`);
  await queueTasks(pool);
};

/** Adds assigned tasks, as many for each agent. They are not in the queue yet. */
export const addTasks = async (pool: Pool, scene: RunScene, perAgent: number): Promise<readonly BenchTask[]> => {
  const { rows } = await pool.query<BenchTask>(ADD_TASKS, [scene.projectId, scene.agentIds, perAgent]);
  await pool.query('vacuum analyze tasks, runs');
  return rows;
};

/** Puts all assigned tasks into the queue of the platform. */
export const queueTasks = async (pool: Pool): Promise<void> => {
  await pool.query('select repair_task_queue(900)');
  await pool.query('vacuum analyze task_queue, open_runs');
};
