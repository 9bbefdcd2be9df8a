import type { Worker } from '../../../domain/execution/workers/worker.ts';
import type { Schema } from '../schemas.ts';

/** The fields of a worker that its ETag covers: its registration, and no field that its requests change. */
export const presentRegistration = (worker: Worker) => ({
  name: worker.name,
  kind: worker.kind,
  agent_ids: [...worker.agentIds],
  task_types: [...worker.taskTypes],
  labels: [...worker.labels],
  max_runs: worker.maxRuns,
  version: worker.version,
  created_by: worker.createdBy,
  created_at: worker.createdAt.toISOString(),
});

export const presentWorker = (worker: Worker): Schema<'Worker'> => ({
  ...presentRegistration(worker),
  status: worker.status,
  open_runs: worker.openRuns,
  last_seen_at: worker.lastSeenAt.toISOString(),
});
