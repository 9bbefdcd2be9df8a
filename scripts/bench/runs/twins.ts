import { createHmac } from 'node:crypto';
import type { Express, Request, Response } from 'express';
import type { Pool, PoolClient } from 'pg';
import { type BenchTask, beginRun, extendLease, finishRun, inTransaction } from './rows.ts';

type WhoAmI = (authorization: string) => Promise<{ readonly data: { readonly id: string } }>;
type Work = (client: PoolClient, userId: string, request: Request) => Promise<object>;

const PICK_TASK = {
  name: 'pick-task',
  text: `delete from task_queue where task_id = (
      select q.task_id from task_queue q join workers w on w.name = $1 and w.created_by = $2
      where q.agent_id = (w.agent_ids->>0)::uuid and q.ready_at <= now() order by q.project_id, q.claim_key, q.ready_at limit 1 for update of q skip locked)
    returning task_id as "taskId", agent_id as "agentId", project_id as "projectId"`,
};
const OPEN_RUN = {
  name: 'open-run',
  text: `insert into open_runs (run_id, task_id, worker_name, worker_slot, agent_id, agent_slot, project_id, project_slot)
    values ($1, $2, $3, 1, $4, 1, $5, 1 + floor(random() * 1000000000))`,
};
const FIND_PROJECT = { name: 'find-run-project', text: 'select * from projects where id = $1' };
const CLOSE_RUN = { name: 'close-run', text: 'delete from open_runs where run_id = $1' };

const tokenOf = (runId: string): string => `lt_${createHmac('sha256', 'twin').update(runId).digest('base64url')}`;
const requireToken = ({ params, body }: Request): string => {
  const runId = String(params.id);
  if (body.lease_token !== tokenOf(runId)) throw new Error('a wrong lease token');
  return runId;
};

const claim: Work = async (client, userId, { params }) => {
  const workerName = String(params.name);
  const picked = await client.query<BenchTask>({ ...PICK_TASK, values: [workerName, userId] });
  const [ready] = picked.rows;
  if (ready === undefined) return [];
  const { taskId, agentId, projectId } = ready;
  const { runId, run, task } = await beginRun(client, ready, { workerName, userId });
  await client.query({ ...OPEN_RUN, values: [runId, taskId, workerName, agentId, projectId] });
  const { rows: projects } = await client.query({ ...FIND_PROJECT, values: [projectId] });
  return [{ run, lease_token: tokenOf(runId), task, context: { project: projects[0] } }];
};

const heartbeat: Work = async (client, _userId, request) => {
  const lease = await extendLease(client, requireToken(request));
  return { ...lease, stop: null, budget_left: null, inputs: [] };
};

const finish: Work = async (client, userId, request) => {
  const runId = requireToken(request);
  const run = await finishRun(client, runId, { summary: request.body.summary ?? '', userId });
  await client.query({ ...CLOSE_RUN, values: [runId] });
  return run;
};

/** Adds the hand-written execution of tasks on the tables of the platform: the same rows, with prepared statements. */
export const addRuns = (app: Express, pool: Pool, whoAmI: WhoAmI): void => {
  const handle = (work: Work) => async (request: Request, response: Response) => {
    const { data: caller } = await whoAmI(request.headers.authorization ?? '');
    const data = await inTransaction(pool, (client) => work(client, caller.id, request));
    response.json({ data, error: null, error_detail: null, success: true });
  };
  app.post('/api/v1/workers/:name/claims', handle(claim));
  app.post('/api/v1/runs/:id/heartbeat', handle(heartbeat));
  app.post('/api/v1/runs/:id/finish', handle(finish));
};
