import { workSettings } from '../../../../domain/execution/work-settings.ts';
import type { Body, Client } from '../../client/client.ts';
import { known } from '../../client/known.ts';
import type { RequestBodyOf } from '../../client/operation-types.ts';
import { holdLock } from '../../database/held-lock.ts';
import { startServer, type TestServer, type TestServerOptions } from '../../server/server.ts';
import { newAgent, newDepartment } from '../organisation/organisation.ts';
import { createPerson, type Person, setUpCeo } from '../people.ts';
import { withSetting } from '../settings.ts';

let made = 0;
/** A name that no other record has. */
const unique = (word: string): string => {
  made += 1;
  return `${word}-${made}`;
};

/** A company with an agent and an active project, and a manager whose programs are the workers. */
export interface WorkScene {
  readonly server: TestServer;
  readonly ceo: Client;
  readonly manager: Person;
  readonly agentId: string;
  readonly projectId: string;
  close(): Promise<void>;
}

export const openWorkScene = async (options: TestServerOptions = {}): Promise<WorkScene> => {
  const server = await startServer(options);
  const ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'workshop');
  const manager = await createPerson(server, 'worker owner', 'manager');
  const agent = await newWorkAgent(ceo);
  const projectId = await newActiveProject(ceo);
  return { server, ceo, manager, agentId: agent, projectId, close: () => server.close() };
};

/** Another agent, by default in the department of the scene; returns its id. */
export const newWorkAgent = async (ceo: Client, fields: object = {}, department = 'workshop'): Promise<string> =>
  (await newAgent(ceo, unique('agent'), department, fields)).id;

/** A project whose tasks can be claimed; returns its id. */
export const newActiveProject = async (client: Client): Promise<string> => {
  const { body } = await client.call('createProject', { body: { name: unique('project') } });
  const path = { project_id: body.data.id };
  await client.call('updateProject', { path, body: { status: 'active' } });
  return body.data.id;
};

/** A task that is ready for the agent of the scene; returns its id. */
export const newReadyTask = async (
  { ceo, projectId, agentId }: Pick<WorkScene, 'ceo' | 'projectId' | 'agentId'>,
  fields: Partial<RequestBodyOf<'createTask'>> = {},
): Promise<string> => {
  const body = { project_id: projectId, assigned_to: agentId, title: unique('task'), ...fields };
  const response = await ceo.call('createTask', { body });
  if (response.status !== 201) throw new Error(`no task: ${response.text}`);
  return response.body.data.id;
};

/** A registered worker of the caller; returns the path of its operations. */
export const newWorker = async (
  client: Client,
  fields: Partial<RequestBodyOf<'registerWorker'>> = {},
  name = unique('worker'),
): Promise<{ readonly worker_name: string }> => {
  const path = { worker_name: name };
  const response = await client.call('registerWorker', { path, body: fields });
  if (response.status !== 201) throw new Error(`no worker: ${response.text}`);
  return path;
};

/** A claimed run: what its reports need. */
export interface HeldClaim {
  readonly runId: string;
  readonly taskId: string;
  readonly path: { readonly run_id: string };
  readonly token: string;
  /** The whole claim as it was returned. */
  readonly claim: Body;
}

/** Claims the next task; throws if there is none. */
export const claimNext = async (client: Client, worker: { readonly worker_name: string }): Promise<HeldClaim> => {
  const { body } = await client.call('claimRuns', { path: worker });
  return heldClaim(known(body.data[0]));
};

/** What the reports of a claim need. */
export const heldClaim = (claim: Body): HeldClaim => ({
  runId: claim.run.id,
  taskId: claim.task.id,
  path: { run_id: claim.run.id },
  token: claim.lease_token,
  claim,
});

/** A new task, of a new project and agent, and the run that a new worker has claimed of it: no limit of other runs applies. */
export const newRun = async (
  scene: WorkScene,
  fields: Partial<RequestBodyOf<'createTask'>> = {},
): Promise<HeldClaim & { readonly worker: { readonly worker_name: string } }> => {
  const agentId = await newWorkAgent(scene.ceo);
  const projectId = await newActiveProject(scene.ceo);
  await newReadyTask({ ...scene, projectId, agentId }, fields);
  const worker = await newWorker(scene.manager.client, { agent_ids: [agentId] });
  return { ...(await claimNext(scene.manager.client, worker)), worker };
};

/** A run that one client creates, claims and works on alone, in a separate department. */
export const newOwnRun = async (
  client: Client,
  fields: Partial<RequestBodyOf<'createTask'>> = {},
): Promise<HeldClaim & { readonly agentId: string }> => {
  const { name } = await newDepartment(client, unique('own-workshop'));
  const agentId = await newWorkAgent(client, {}, name);
  const projectId = await newActiveProject(client);
  await newReadyTask({ ceo: client, projectId, agentId }, fields);
  return {
    ...(await claimNext(client, await newWorker(client, { agent_ids: [agentId] }, unique('own-worker')))),
    agentId,
  };
};

/** The open approval that asks for the review of a task. */
export const reviewApprovalOf = async (client: Client, taskId: string): Promise<string> => {
  const { data } = (await client.call('listApprovals', { query: { action_type: 'work:review', limit: 200 } })).body;
  return known(data.find(({ task_id }) => task_id === taskId)).id;
};

/** Ends the lease of a run as if its worker had been silent; the next sweep ends the run. */
export const endLease = async ({ store }: TestServer, runId: string): Promise<void> => {
  await store.pool.query('update work_sweeps set swept_at = now()');
  await store.pool.query(`update runs set lease_expires_at = now() - interval '1 second' where id = $1`, [runId]);
};

/** As if no server had run for a minute, in which the lease of the run ended. */
export const pauseServers = async ({ store }: TestServer, runId: string): Promise<void> => {
  await store.pool.query(`update work_sweeps set swept_at = now() - interval '60 seconds'`);
  await store.pool.query(`update runs set lease_expires_at = now() - interval '30 seconds' where id = $1`, [runId]);
};

/** Moves the hard deadline of a run into the past. */
export const passDeadline = async ({ store }: TestServer, runId: string): Promise<void> => {
  await store.pool.query('update work_sweeps set swept_at = now()');
  await store.pool.query(`update runs set hard_deadline = now() - interval '1 second' where id = $1`, [runId]);
};

/** Ends the pause before the next attempt of a task. */
export const endBackoff = async ({ store }: TestServer, taskId: string): Promise<void> => {
  await store.pool.query('update tasks set retry_at = null where id = $1', [taskId]);
  await store.pool.query('update task_queue set ready_at = now(), claim_key = now() where task_id = $1', [taskId]);
  await store.pool.query("update queue_heads set head = '-infinity'");
};

/** Lets a worker be silent for this many seconds. */
export const silence = async ({ store }: TestServer, workerName: string, seconds: number): Promise<void> => {
  await store.pool.query(`update workers set last_seen_at = now() - $2 * interval '1 second' where name = $1`, [
    workerName,
    seconds,
  ]);
};

/** Gives every worker the largest list of agents. */
export const widenWorkers = async ({ store }: TestServer): Promise<void> => {
  await store.pool.query(
    'update workers set agent_ids = (select json_agg(gen_random_uuid()) from generate_series(1, 1000))',
  );
};

/** Runs one sweep of leases. */
export const sweepLeases = ({ services }: TestServer): Promise<void> => services.leaseSweep.run();

/** The review of the task by an agent has no attempts left, and is long overdue. */
export const useUpReviews = async ({ store }: TestServer, taskId: string): Promise<void> => {
  await store.pool.query(
    `update agent_reviews set attempts = 2, ready_at = now() - interval '1 minute' where task_id = $1`,
    [taskId],
  );
};

/** The task as readers see it. */
export const readTask = async (client: Client, taskId: string): Promise<Body> =>
  (await client.call('getTask', { path: { task_id: taskId } })).body.data;

/** The run as readers see it. */
export const readRun = async (client: Client, runId: string): Promise<Body> =>
  (await client.call('getRun', { path: { run_id: runId } })).body.data;

/** How a run has ended, and the number of built-in workers, for a server that no longer serves. */
export const storedEnd = async (
  { store }: { readonly store: Pick<TestServer['store'], 'pool'> },
  runId: string,
): Promise<object | undefined> => {
  const text = `select status, ended_by as "endedBy", (select count(*)::int from workers where kind = 'built_in') as "builtInWorkers"
    from runs where id = $1`;
  return (await store.pool.query(text, [runId])).rows[0];
};

/** Runs work while the row of a worker can be read, but not changed: each change fails after the lock timeout. */
export const withLockedPresence = async (
  { store }: TestServer,
  workerName: string,
  work: () => Promise<void>,
): Promise<void> => {
  const release = await holdLock(store.pool, 'select 1 from workers where name = $1 for no key update', [workerName]);
  try {
    await work();
  } finally {
    await release();
  }
};

/** Runs work with limits of running runs that do not apply. */
export const withoutRunLimits = (server: TestServer, work: () => Promise<void>): Promise<void> =>
  withSetting(server, workSettings.maxOpenRuns, 1000, () =>
    withSetting(server, workSettings.maxRunsPerAgent, 50, () =>
      withSetting(server, workSettings.maxRunsPerProject, 50, work),
    ),
  );
