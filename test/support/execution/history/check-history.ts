import { checkLeases } from './check-leases.ts';
import { checkOutcomes } from './check-outcomes.ts';
import { checkReports } from './check-reports.ts';
import { runsByEpoch } from './grouping.ts';
import type { History, Violation } from './history.ts';

/** What the rules of tasks and runs do not allow in a history (spec/rules/work.md). An empty list means that it is correct. */
export const checkHistory = (history: History): readonly Violation[] => [
  ...checkTasks(history),
  ...checkClaims(history),
  ...checkOutcomes(history),
  ...checkLeases(history),
  ...checkReports(history),
];

const OPEN = new Set(['running', 'waiting']);

/** No task is lost: in the end all are completed, and no run is open. */
const checkTasks = ({ tasks, runs }: History): readonly Violation[] => [
  ...tasks
    .filter(({ status }) => status !== 'completed')
    .map(({ id, status }) => ({ rule: 'lost task', detail: `the task ${id} is ${status}` })),
  ...runs
    .filter(({ status }) => OPEN.has(status))
    .map(({ id, status }) => ({ rule: 'open run', detail: `the run ${id} is ${status}` })),
];

/** Every claim is a stored run of its worker, and every epoch of a task has one run. */
const checkClaims = ({ exchanges, runs }: History): readonly Violation[] => {
  const byId = new Map(runs.map((run) => [run.id, run]));
  const granted = exchanges.flatMap(({ worker, granted: list }) => list.map((one) => ({ worker, ...one })));
  const isStored = ({ worker, runId, taskId, epoch }: (typeof granted)[number]): boolean => {
    const run = byId.get(runId);
    return run?.workerName === worker && run.taskId === taskId && run.epoch === epoch;
  };
  return [
    ...granted
      .filter((one) => !isStored(one))
      .map(({ worker, runId }) => ({ rule: 'wrong claim', detail: `${worker} was given the run ${runId}` })),
    ...[...runsByEpoch(runs)]
      .filter(([, list]) => list.length > 1)
      .map(([name, list]) => ({ rule: 'epoch used twice', detail: `${name}: ${list.map(({ id }) => id).join(', ')}` })),
  ];
};
