import { runsByTask } from './grouping.ts';
import type { Exchange, FinalRun, History, Violation } from './history.ts';

/**
 * Epochs follow each other: once a worker knows that a later run of the task is live, no earlier run is treated as live, ends, or gets a step
 * that is not late.
 */
export const checkLeases = (history: History): readonly Violation[] => {
  const seen = sightingsOf(history.exchanges);
  return [...runsByTask(history.runs).values()].flatMap((runs) => [
    ...runs.slice(1).flatMap((run, place) => checkTurn(runs[place] as FinalRun, run)),
    ...runs.flatMap((later, place) => runs.slice(0, place).flatMap((earlier) => checkPair(earlier, later, seen))),
  ]);
};

/** When it is certain that a run was live: after the sending of one request, and before the response to another. */
interface Sighting {
  /** The latest sending of a request that found the run live. */
  readonly lastSentAt: number;
  /** The earliest response to one. */
  readonly firstReceivedAt: number;
}

const LIVE_STATUS: Readonly<Partial<Record<Exchange['operation'], number>>> = {
  heartbeatRun: 200,
  addRunSteps: 200,
  requestInput: 201,
};

/** The runs that the response shows as live. A finish and a release show nothing, because they can be late or repeated. */
const liveIn = ({ operation, status, stop, runId, granted }: Exchange): readonly string[] => {
  if (operation === 'claimRuns') return granted.map((one) => one.runId);
  return runId !== null && status === LIVE_STATUS[operation] && stop !== 'expired' ? [runId] : [];
};

const sightingsOf = (exchanges: readonly Exchange[]): ReadonlyMap<string, Sighting> => {
  const seen = new Map<string, Sighting>();
  for (const exchange of exchanges) {
    const { sentAt, receivedAt } = exchange;
    if (receivedAt === null) continue;
    for (const runId of liveIn(exchange)) {
      const known = seen.get(runId);
      seen.set(runId, {
        lastSentAt: Math.max(sentAt, known?.lastSentAt ?? sentAt),
        firstReceivedAt: Math.min(receivedAt, known?.firstReceivedAt ?? receivedAt),
      });
    }
  }
  return seen;
};

const checkPair = (earlier: FinalRun, later: FinalRun, seen: ReadonlyMap<string, Sighting>): readonly Violation[] => {
  const [before, after] = [seen.get(earlier.id), seen.get(later.id)];
  if (before === undefined || after === undefined || before.lastSentAt <= after.firstReceivedAt) return [];
  return [{ rule: 'two live leases', detail: `the task ${earlier.taskId}: ${earlier.id} was live after ${later.id}` }];
};

/** By the clock of the database: a run ends before the next one starts, and what it reports later is late. */
const checkTurn = (run: FinalRun, next: FinalRun): readonly Violation[] => {
  const { finishedAt, steps } = run;
  const isOverlapping = finishedAt === null || finishedAt > next.startedAt;
  const applied = steps.filter(({ isLate, createdAt }) => !isLate && createdAt > next.startedAt);
  return [
    ...(isOverlapping ? [{ rule: 'stale write', detail: `${run.id} ended after the start of ${next.id}` }] : []),
    ...applied.map(({ key }) => ({ rule: 'stale write', detail: `the step ${key} of ${run.id} is not late` })),
  ];
};
