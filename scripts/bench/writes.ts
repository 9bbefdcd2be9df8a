import type { Pool } from 'pg';
import { compareBeside, type Figures, load, report } from './load.ts';

/** The platform and its hand-written twin on the same database, and a token with the role ceo. */
export interface WritesBench {
  readonly pool: Pool;
  readonly platformUrl: string;
  readonly expressUrl: string;
  readonly token: string;
}

const TASKS = 256;
/** More than one load can decide. */
const APPROVALS = 20_000;

const ADD_PROJECT = `insert into projects (id, name, description, status, budget, currency, created_by, created_at, updated_at)
  values (gen_random_uuid(), 'Bench', '', 'active', 0, 'USD', 'system', now(), now()) returning id`;
const ADD_TASKS = `insert into tasks (id, project_id, title, description, type, priority, estimated_complexity, status, acceptance_criteria,
    dependencies, source, dispatch, created_by, created_at, updated_at)
  select gen_random_uuid(), $1, 'Task ' || n, '', 'development', 'medium', 'medium', 'created', '[]', '[]', 'manual', '[]', 'system', now(), now()
  from generate_series(1, $2::int) n returning id`;
const ADD_APPROVALS = `insert into approvals (id, action_type, title, description, requested_by, requested_by_id, risk_level, source, status,
    created_at, metadata, context, resume)
  select gen_random_uuid(), 'deploy:release', 'Release ' || n, '', 'bench', $1, 'low', 'review_gate', 'pending', now(), '{}', $2, $3
  from generate_series(1, $4::int) n returning id`;
const NO_CONTEXT = {
  conversation_id: null,
  plan_id: null,
  agent_id: null,
  agent_name: null,
  tool_name: null,
  tool_arguments: null,
};
const NO_RESUME = { state: 'none', result: null, error: null };

const idsOf = ({ rows }: { readonly rows: readonly { readonly id: string }[] }): string[] => rows.map(({ id }) => id);

/** One kind of write: what each request sends. `prepare` runs before every load. */
interface Kind {
  readonly name: string;
  readonly method: 'POST' | 'PATCH';
  prepare(): Promise<(index: number) => { readonly path: string; readonly body?: object }>;
}

const kindsOf = (pool: Pool, userId: string, projectId: string, taskIds: readonly string[]): Kind[] => [
  {
    name: 'createTask',
    method: 'POST',
    prepare: async () => () => ({
      path: '/api/v1/tasks',
      body: { project_id: projectId, title: 'A task', description: 'What is to be done', type: 'development' },
    }),
  },
  {
    name: 'updateTask',
    method: 'PATCH',
    prepare: async () => (index) => ({
      path: `/api/v1/tasks/${taskIds[index % taskIds.length]}`,
      body: { title: `Title ${index}` },
    }),
  },
  {
    name: 'approveApproval',
    method: 'POST',
    prepare: async () => {
      const ids = idsOf(await pool.query(ADD_APPROVALS, [userId, NO_CONTEXT, NO_RESUME, APPROVALS]));
      return (index) => ({ path: `/api/v1/approvals/${ids[index]}/approve` });
    },
  },
];

/** Compares writes with the twin, with 16 and with 64 connections. */
export const measureWrites = async ({ pool, platformUrl, expressUrl, token }: WritesBench): Promise<void> => {
  const me = await fetch(`${platformUrl}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  const { data: user } = (await me.json()) as { data: { id: string } };
  const [projectId = ''] = idsOf(await pool.query(ADD_PROJECT));
  const taskIds = idsOf(await pool.query(ADD_TASKS, [projectId, TASKS]));
  const loadOf =
    ({ name, method, prepare }: Kind, url: string, connections: number) =>
    async (): Promise<Figures> => {
      const requestOf = await prepare();
      let index = 0;
      const setupRequest = (request: object): object => {
        const { path, body } = requestOf(index++);
        return { ...request, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return load({ name, url, method, headers, requests: [{ setupRequest }] }, connections);
    };
  for (const kind of kindsOf(pool, user.id, projectId, taskIds))
    for (const connections of [16, 64]) {
      const twin = loadOf(kind, expressUrl, connections);
      const platform = loadOf(kind, platformUrl, connections);
      for (const warmUp of [twin, platform]) await warmUp();
      report(
        `${kind.name} with ${connections} connections (target 0.8 of the hand-written twin, p99 at most 1.5 times)`,
        await compareBeside([
          ['express, prepared', twin],
          ['platform', platform],
        ]),
      );
    }
};
