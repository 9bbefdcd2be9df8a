import type { OperationId } from '../../../../generated/operations.ts';
import type { Body, Client } from '../../client/client.ts';
import type { FinalRun, FinalStep, FinalTask } from './history.ts';

const PAGE = 200;

/** All items of a list. */
const listOf = async (
  client: Client,
  operation: OperationId,
  query: Readonly<Record<string, string>>,
  path: Readonly<Record<string, string>> = {},
): Promise<readonly Body[]> => {
  const items: Body[] = [];
  let cursor: string | null = null;
  do {
    const page: Record<string, string | number> = { ...query, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
    const { status, body, text } = await client.callRaw(operation, { path, query: page });
    if (status !== 200) throw new Error(`${operation}: ${text}`);
    items.push(...body.data);
    cursor = body.pagination.next_cursor;
  } while (cursor !== null);
  return items;
};

const stepOf = (step: Body): FinalStep => ({
  number: step.number,
  key: step.key,
  content: step.content,
  isLate: step.is_late,
  createdAt: Date.parse(step.created_at),
});

const runOf = (run: Body, steps: readonly FinalStep[]): FinalRun => ({
  id: run.id,
  taskId: run.task_id,
  epoch: run.epoch,
  workerName: run.worker_name,
  status: run.status,
  summary: run.summary,
  stopReason: run.stop_reason,
  startedAt: Date.parse(run.started_at),
  finishedAt: run.finished_at === null ? null : Date.parse(run.finished_at),
  verdict: run.review?.verdict ?? null,
  steps,
});

/** The tasks and runs of a project as the server stores them. */
export const readStored = async (
  client: Client,
  projectId: string,
): Promise<{ readonly runs: readonly FinalRun[]; readonly tasks: readonly FinalTask[] }> => {
  const query = { project_id: projectId };
  const tasks = await listOf(client, 'listTasks', query);
  const runs: FinalRun[] = [];
  for (const run of await listOf(client, 'listRuns', query)) {
    const steps = await listOf(client, 'listRunSteps', {}, { run_id: run.id });
    runs.push(runOf(run, steps.map(stepOf)));
  }
  return { runs, tasks: tasks.map(({ id, status }) => ({ id, status })) };
};
