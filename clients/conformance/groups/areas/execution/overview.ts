import { asList, asMap } from '../../../json.ts';
import type { ApiResponse } from '../../../protocol/exchange.ts';
import { ensure, requireStatus, requireSuccess } from '../../../protocol/expect.ts';
import { type Check, check } from '../../../scene/check.ts';
import type { Scene } from '../../../scene/scene.ts';
import { finishedRun, newWorker } from '../../../scene/work.ts';
import { callPlainly, dataIn, rowsIn } from './calls.ts';

const isListed = async (scene: Scene): Promise<void> => {
  const { path, task_id, worker_name } = await finishedRun(scene);
  const { key } = scene.ceo;
  const queries: readonly Record<string, string>[] = [{ task_id }, { worker_name, status: 'succeeded' }];
  for (const query of queries) {
    const runs = await callPlainly(key, 'listRuns', { query });
    ensure(
      rowsIn(runs)
        .map(({ id }) => id)
        .join() === path.run_id,
      'a filter finds the run, and only it',
      runs,
    );
  }
  const none = await callPlainly(key, 'listRuns', { query: { worker_name, status: 'failed' } });
  ensure(rowsIn(none).length === 0, 'filters are combined', none);
  const first = requireSuccess(await key.call('listRunSteps', { path, query: { limit: 1 } }));
  const cursor = first.pagination.next_cursor ?? '';
  const second = await callPlainly(key, 'listRunSteps', { path, query: { limit: 1, cursor } });
  ensure(rowsIn(second)[0]?.number === 2, 'the next page has the next step', second);
  const later = await callPlainly(key, 'listRunSteps', { path, query: { limit: 1, after: 1 } });
  ensure(rowsIn(later)[0]?.number === 2, 'the steps after a number begin with the next one', later);
};

const isSummed = async (scene: Scene): Promise<void> => {
  const { task_id } = await finishedRun(scene);
  const { key } = scene.ceo;
  const usage = await callPlainly(key, 'listUsage', { query: { level: 'task', task_id } });
  const [entry, ...others] = rowsIn(usage);
  const isOne = others.length === 0 && entry?.id === task_id && entry.runs === 1;
  ensure(isOne, 'a task with one run has one entry with one run', usage);
  const [run] = rowsIn(await callPlainly(key, 'listRuns', { query: { task_id } }));
  const isEqual = Object.entries(asMap(run?.usage)).every(([field, value]) => entry?.[field] === value);
  ensure(isEqual, 'the entry has the usage of the run', usage);
};

const isSurveyed = async (scene: Scene): Promise<void> => {
  await finishedRun(scene);
  await newWorker(scene);
  const { session } = scene.ceo;
  const body = { scope: 'project', id: await scene.subjects.one('project_id') };
  requireStatus(await callPlainly(session, 'pauseWork', { body }), '200');
  const paused = await callPlainly(session, 'getWork');
  const resumed = await callPlainly(session, 'resumeWork', { body });
  requireStatus(resumed, '200');
  const isShown = (response: ApiResponse): boolean =>
    asList(dataIn(response).paused).some((scope) => asMap(scope).id === body.id);
  ensure(isShown(paused), 'the overview shows what is paused', paused);
  ensure(!isShown(resumed), 'it does not show what was resumed', resumed);
  // The figures of a change are current.
  const { workers_online, tasks_by_status } = dataIn(resumed);
  ensure(Number(workers_online) > 0, 'it counts the workers that are online', resumed);
  ensure(Number(asMap(tasks_by_status).completed) > 0, 'it counts the completed tasks', resumed);
};

/** The overview of work, and lists of runs. */
export const OVERVIEW_CHECKS: readonly Check[] = [
  check('runs and steps are listed by filters and pages', 'spec/rules/requests.md#pages', isListed),
  check('the usage of a task is that of its runs', 'spec/rules/work.md#usage', isSummed),
  check('the overview shows pauses, tasks and workers', 'spec/rules/work.md#overview', isSurveyed),
];
