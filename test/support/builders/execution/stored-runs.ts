import type { TestServer } from '../../server/server.ts';

/** The usage of each stored run. */
const USAGE = { model_calls: 2, tool_calls: 1, input_tokens: 30, output_tokens: 4, cost: 0.1, currency: 'USD' };

/** The runs that are stored: of one task, or each of another. */
export interface StoredRuns {
  readonly projectId: string;
  readonly taskId?: string;
  readonly count: number;
  /** The day (UTC) at whose noon they began, such as `2030-03-09`. */
  readonly day: string;
}

/** Stores ended runs of a project. */
export const storeRuns = async (
  { store }: TestServer,
  { projectId, taskId, count, day }: StoredRuns,
): Promise<void> => {
  await store.pool.query(
    `insert into runs (id, task_id, project_id, agent_id, worker_name, worker_kind, kind, attempt, epoch, status, summary, criteria, usage,
       claimed_by, created_at, lease_expires_at, hard_deadline, finished_at, finished_late, steps, late_steps, inputs)
     select gen_random_uuid(), coalesce($2::uuid, gen_random_uuid()), $1, $1, 'stored', 'external', 'work', 1, n, 'succeeded', '', '[]', $5,
       'nobody', at, at, at, at, false, 0, 0, 0
     from generate_series(1, $3::int) n, (select $4::date + interval '12 hours' as at) times`,
    [projectId, taskId ?? null, count, day, JSON.stringify(USAGE)],
  );
};
