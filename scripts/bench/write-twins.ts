import { randomUUID } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import type { Pool, PoolClient } from 'pg';

interface Caller {
  readonly id: string;
  readonly username: string;
}
type WhoAmI = (authorization: string) => Promise<{ readonly data: Caller }>;
type Write = (client: PoolClient, caller: Caller, request: Request) => Promise<object>;

const FIND_PROJECT = { name: 'find-project', text: 'select id from projects where id = $1' };
const INSERT_TASK = {
  name: 'insert-task',
  text: `insert into tasks (id, project_id, title, description, type, priority, estimated_complexity, status, acceptance_criteria, dependencies,
      source, dispatch, created_by, created_at, updated_at)
    values ($1, $2, $3, $4, $5, 'medium', 'medium', 'created', '[]', '[]', 'manual', '[]', $6, $7, $7) returning *`,
};
const LOCK_TASK = { name: 'lock-task', text: 'select * from tasks where id = $1 for update' };
const UPDATE_TASK = {
  name: 'update-task',
  text: 'update tasks set title = $2, updated_at = $3 where id = $1 returning *',
};
const LOCK_APPROVAL = { name: 'lock-approval', text: 'select * from approvals where id = $1 for update' };
const UPDATE_APPROVAL = {
  name: 'update-approval',
  text: `update approvals set status = 'approved', decided_at = $2, decided_by = $3 where id = $1 returning *`,
};
const INSERT_SIGNAL = {
  name: 'insert-signal',
  text: `insert into resume_signals (approval_id, outcome, created_at, done_at) values ($1, 'approved', $2, $2)`,
};
const INSERT_AUDIT = {
  name: 'insert-audit',
  text: `insert into audit_entries (id, action, actor_id, target_type, target_id, target_name, at)
    values ($1, 'approval.approved', $2, 'approval', $3, $4, $5)`,
};
const INSERT_EVENT = {
  name: 'insert-event',
  text: 'insert into outbox_events (event_id, event_type, channel, payload, at) values ($1, $2, $3, $4, $5)',
};

const addEvent = (client: PoolClient, type: string, channel: string, payload: object, at: Date) =>
  client.query({ ...INSERT_EVENT, values: [randomUUID(), type, channel, payload, at] });

const createTask: Write = async (client, caller, { body }) => {
  const at = new Date();
  const project = await client.query({ ...FIND_PROJECT, values: [body.project_id] });
  if (project.rows.length === 0) throw new Error('no such project');
  const values = [randomUUID(), body.project_id, body.title, body.description, body.type, caller.id, at];
  const { rows } = await client.query({ ...INSERT_TASK, values });
  const { id: task_id, title, status, project_id } = rows[0];
  await addEvent(client, 'task.created', 'tasks', { task_id, title, status, assigned_to: null, project_id }, at);
  return rows[0];
};

const updateTask: Write = async (client, _caller, { body, params }) => {
  const at = new Date();
  await client.query({ ...LOCK_TASK, values: [params.id] });
  const { rows } = await client.query({ ...UPDATE_TASK, values: [params.id, body.title, at] });
  const { id: task_id, title, status, assigned_to, project_id } = rows[0];
  await addEvent(client, 'task.updated', 'tasks', { task_id, title, status, assigned_to, project_id }, at);
  return rows[0];
};

const approve: Write = async (client, caller, { params }) => {
  const at = new Date();
  const locked = await client.query({ ...LOCK_APPROVAL, values: [params.id] });
  if (locked.rows[0]?.status !== 'pending') throw new Error('the approval is decided');
  const { rows } = await client.query({ ...UPDATE_APPROVAL, values: [params.id, at, caller.username] });
  const { id, title, status, action_type, risk_level } = rows[0];
  await client.query({ ...INSERT_AUDIT, values: [randomUUID(), caller.id, id, title, at] });
  await client.query({ ...INSERT_SIGNAL, values: [id, at] });
  await addEvent(client, 'approval.approved', 'approvals', { approval_id: id, status, action_type, risk_level }, at);
  const resumed = { approval_id: id, state: 'done', termination_reason: 'completed' };
  await addEvent(client, 'approval.resumed', `user:${caller.id}`, resumed, at);
  return rows[0];
};

/** Adds hand-written writes on the tables of the platform: the same rows in one transaction, with prepared statements. */
export const addWrites = (app: Express, pool: Pool, whoAmI: WhoAmI): void => {
  const handle = (status: number, write: Write) => async (request: Request, response: Response) => {
    const { data: caller } = await whoAmI(request.headers.authorization ?? '');
    const client = await pool.connect();
    try {
      await client.query('begin');
      const data = await write(client, caller, request);
      await client.query('commit');
      response.status(status).json({ data, error: null, error_detail: null, success: true });
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  app.post('/api/v1/tasks', handle(201, createTask));
  app.patch('/api/v1/tasks/:id', handle(200, updateTask));
  app.post('/api/v1/approvals/:id/approve', handle(200, approve));
};
