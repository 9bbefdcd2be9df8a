import type { Exchange, FinalRun } from './history.ts';

const groupsOf = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

/** The runs of each task in the order of their epochs. */
export const runsByTask = (runs: readonly FinalRun[]): ReadonlyMap<string, readonly FinalRun[]> =>
  groupsOf(
    runs.toSorted((one, other) => one.epoch - other.epoch),
    ({ taskId }) => taskId,
  );

/** The runs of each task and epoch; a correct history has one. */
export const runsByEpoch = (runs: readonly FinalRun[]): ReadonlyMap<string, readonly FinalRun[]> =>
  groupsOf(runs, ({ taskId, epoch }) => `the task ${taskId} in epoch ${epoch}`);

/** The reports of each run; claims are left out. */
export const exchangesByRun = (exchanges: readonly Exchange[]): ReadonlyMap<string, readonly Exchange[]> =>
  groupsOf(
    exchanges.filter(({ runId }) => runId !== null),
    ({ runId }) => runId ?? '',
  );
