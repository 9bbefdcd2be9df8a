import { exchangesByRun } from './grouping.ts';
import type { Exchange, FinalRun, History, Violation } from './history.ts';

/** Nothing that a worker reports is dropped, stored twice or invented. */
export const checkReports = ({ exchanges, runs }: History): readonly Violation[] => {
  const ofRuns = exchangesByRun(exchanges);
  return runs.flatMap((run) => {
    const ofRun = ofRuns.get(run.id) ?? [];
    return [...checkNumbers(run), ...checkKeys(run, ofRun), ...ofRun.flatMap((one) => checkKept(run, one))];
  });
};

const KEPT_FINISH = 'finish:';

/** Numbers are dense, in the order of the list. */
const checkNumbers = ({ id, steps }: FinalRun): readonly Violation[] => {
  const wrong = steps.find(({ number }, place) => number !== place + 1);
  return wrong === undefined
    ? []
    : [{ rule: 'numbers with gaps', detail: `the step ${wrong.number} of the run ${id}` }];
};

/** Every key is stored at most once, and was sent. */
const checkKeys = ({ id, steps }: FinalRun, exchanges: readonly Exchange[]): readonly Violation[] => {
  const sent = new Set(exchanges.flatMap(({ keys }) => keys));
  const stored = new Set<string>();
  const violations: Violation[] = [];
  for (const { key } of steps) {
    if (stored.has(key)) violations.push({ rule: 'step stored twice', detail: `the step ${key} of the run ${id}` });
    if (!sent.has(key) && !key.startsWith(KEPT_FINISH))
      violations.push({ rule: 'unknown step', detail: `the step ${key} of the run ${id}` });
    stored.add(key);
  }
  return violations;
};

/** Accepted steps, and refused reports of runs that have ended, are stored. */
const checkKept = (run: FinalRun, exchange: Exchange): readonly Violation[] => {
  const { operation, status, keys, report } = exchange;
  if (operation === 'addRunSteps' && (status === 200 || status === 409)) {
    const rule = status === 200 ? 'acknowledged step lost' : 'late report dropped';
    return keys
      .filter((key) => !run.steps.some((step) => step.key === key))
      .map((key) => ({ rule, detail: `the step ${key} of the run ${run.id}` }));
  }
  if (report === null || !isKeptFinish(run, exchange) || run.steps.some((step) => holds(step, report.summary)))
    return [];
  return [{ rule: 'late report dropped', detail: `the finish ${report.summary} of the run ${run.id}` }];
};

/** Whether the refused finish must have been kept. A run that waits for a decision refuses finishes without keeping them. */
const isKeptFinish = ({ stopReason }: FinalRun, { status, code }: Exchange): boolean =>
  status === 409 && (code === 4002 || stopReason !== 'input');

const holds = ({ key, content, isLate }: FinalRun['steps'][number], summary: string): boolean =>
  isLate && key.startsWith(KEPT_FINISH) && (JSON.parse(content) as { summary?: unknown }).summary === summary;
