import { exchangesByRun, runsByTask } from './grouping.ts';
import type { Exchange, FinalRun, History, Violation } from './history.ts';

/** A result is recorded once: what a response confirmed is stored, and one run completes a task. */
export const checkOutcomes = (history: History): readonly Violation[] => [
  ...checkAcknowledged(history),
  ...checkCompletions(history),
];

const isAccepted = ({ status }: Exchange): boolean => status === 200;

/** Of the finishes of a run at most one was accepted, however often it was sent, and it is stored. */
const checkAcknowledged = ({ exchanges, runs }: History): readonly Violation[] => {
  const violations: Violation[] = [];
  const accepted = exchangesByRun(exchanges.filter(isAccepted));
  for (const run of runs) {
    const ofRun = accepted.get(run.id) ?? [];
    const reports = new Map(
      ofRun.flatMap(({ report }) => (report === null ? [] : [[report.summary, report] as const])),
    );
    if (reports.size > 1)
      violations.push({
        rule: 'result recorded twice',
        detail: `the run ${run.id}: ${[...reports.keys()].join(', ')}`,
      });
    for (const { outcome, summary } of reports.values())
      if (run.status !== outcome || run.summary !== summary)
        violations.push({
          rule: 'acknowledged result lost',
          detail: `the run ${run.id} is ${run.status}, not ${summary}`,
        });
    if (ofRun.some(({ operation }) => operation === 'releaseRun') && run.status !== 'released')
      violations.push({ rule: 'acknowledged release lost', detail: `the run ${run.id} is ${run.status}` });
  }
  return violations;
};

/** A completed task has one run that succeeded, or further ones whose reviews returned it. */
const checkCompletions = ({ runs, tasks }: History): readonly Violation[] => {
  const byTask = runsByTask(runs);
  return tasks
    .filter(({ status }) => status === 'completed')
    .flatMap(({ id }) => {
      const succeeded = (byTask.get(id) ?? []).filter(({ status }) => status === 'succeeded');
      const last = succeeded.at(-1);
      const isFair = last !== undefined && last.verdict !== 'rework' && succeeded.slice(0, -1).every(isReturned);
      if (isFair) return [];
      const list = succeeded.map(({ id: runId, verdict }) => `${runId} (${verdict})`).join(', ');
      return [{ rule: 'task not completed once', detail: `the task ${id}: ${list}` }];
    });
};

const isReturned = ({ verdict }: FinalRun): boolean => verdict === 'rework';
