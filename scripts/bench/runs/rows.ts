import { createHash, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

// The rows that the platform writes for one execution of a task, written by hand with prepared statements.

/** A task that is ready. */
export interface BenchTask {
  readonly taskId: string;
  readonly agentId: string;
  readonly projectId: string;
}

const BEGIN_TASK = {
  name: 'begin-task',
  text: `update tasks set status = 'in_progress', run_id = $2, epoch = epoch + 1, updated_at = now(), status_since = now()
    where id = $1 and status = 'assigned' returning *`,
};
const INSERT_RUN = {
  name: 'insert-run',
  text: `insert into runs (id, task_id, project_id, agent_id, worker_name, worker_kind, kind, attempt, epoch, status, summary, criteria, usage,
      claimed_by, created_at, lease_expires_at, hard_deadline, finished_late, steps, late_steps, inputs)
    values ($1, $2, $3, $4, $5, 'external', 'work', 1, $6, 'running', '', '[]', '{}', $7, now(), now() + interval '60 seconds',
      now() + interval '2 hours', false, 0, 0, 0) returning *`,
};
const EXTEND = {
  name: 'extend-lease',
  text: `update runs set lease_expires_at = now() + interval '60 seconds' where id = $1 and status = 'running' and stop_at is null
    returning lease_expires_at, hard_deadline`,
};
const LOCK_TASK = {
  name: 'lock-run-task',
  text: 'select * from tasks where id = (select task_id from runs where id = $1) for update',
};
const END_RUN = {
  name: 'end-run',
  text: `update runs set status = 'succeeded', finished_at = now(), ended_by = 'finish', report_hash = $3, summary = $2
    where id = $1 and status = 'running' returning *`,
};
const END_TASK = {
  name: 'end-task',
  text: `update tasks set status = 'completed', attempts = 0, updated_at = now(), status_since = now() where id = $1 returning *`,
};
const INSERT_AUDIT = {
  name: 'insert-run-audit',
  text: `insert into audit_entries (id, action, actor_id, agent_id, target_type, target_id, target_name, at)
    values ($1, 'run.finished', $2, $3, 'run', $4, $5, now())`,
};
const INSERT_EVENTS = {
  name: 'insert-run-events',
  text: `insert into outbox_events (event_id, event_type, channel, payload, at)
    select gen_random_uuid(), e->>'type', e->>'channel', e->'payload', now() from json_array_elements($1::json) e`,
};
const WITHOUT_WAITING = { name: 'without-waiting', text: `select set_config('synchronous_commit', 'off', true)` };

type Row = Record<string, unknown>;

interface Event {
  readonly type: string;
  readonly channel: string;
  readonly payload: object;
}

const taskEvents = (task: Row, from: string): Event[] => {
  const { id: task_id, title, status, assigned_to, project_id } = task;
  return [
    { type: 'task.updated', channel: 'tasks', payload: { task_id, title, status, assigned_to, project_id } },
    { type: 'task.status_changed', channel: 'tasks', payload: { task_id, from_status: from, to_status: status } },
  ];
};
const runEvent = (name: string, run: Row): Event => {
  const { id: run_id, task_id, project_id, agent_id, worker_name, attempt, status } = run;
  const payload = { run_id, task_id, project_id, agent_id, worker_name, attempt, status };
  return { type: `run.${name}`, channel: 'work', payload };
};
const addEvents = (client: PoolClient, events: readonly Event[]) =>
  client.query({ ...INSERT_EVENTS, values: [JSON.stringify(events)] });

/** Runs `work` in a transaction. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

/** Begins a run of the task. Throws if the task is not assigned. */
export const beginRun = async (
  client: PoolClient,
  { taskId, agentId, projectId }: BenchTask,
  { workerName, userId }: { readonly workerName: string; readonly userId: string },
): Promise<{ readonly runId: string; readonly run: Row; readonly task: Row }> => {
  const runId = randomUUID();
  const { rows: tasks } = await client.query<Row>({ ...BEGIN_TASK, values: [taskId, runId] });
  const [task] = tasks;
  if (task === undefined) throw new Error('the task is not assigned');
  const values = [runId, taskId, projectId, agentId, workerName, task.epoch, userId];
  const { rows: runs } = await client.query<Row>({ ...INSERT_RUN, values });
  const [run = {}] = runs;
  await addEvents(client, [...taskEvents(task, 'assigned'), runEvent('started', run)]);
  return { runId, run, task };
};

/** Extends the lease of a run, in a transaction that does not wait for the disk. */
export const extendLease = async (client: PoolClient, runId: string): Promise<Row> => {
  await client.query(WITHOUT_WAITING);
  const { rows } = await client.query<Row>({ ...EXTEND, values: [runId] });
  return rows[0] ?? {};
};

/** Ends a run as succeeded and completes its task. Throws if the run has ended. */
export const finishRun = async (
  client: PoolClient,
  runId: string,
  { summary, userId }: { readonly summary: string; readonly userId: string },
): Promise<Row> => {
  const { rows: locked } = await client.query<Row>({ ...LOCK_TASK, values: [runId] });
  const digest = createHash('sha256').update(summary).digest('hex');
  const { rows: ended } = await client.query<Row>({ ...END_RUN, values: [runId, summary, digest] });
  const [run] = ended;
  if (run === undefined) throw new Error('the run has ended');
  const { rows: completed } = await client.query<Row>({ ...END_TASK, values: [run.task_id] });
  const [task = {}] = completed;
  await client.query({ ...INSERT_AUDIT, values: [randomUUID(), userId, run.agent_id, runId, task.title] });
  await addEvents(client, [...taskEvents(task, String(locked[0]?.status)), runEvent('succeeded', run)]);
  return run;
};
