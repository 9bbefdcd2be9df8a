import { accountFor, countStatuses, coverageOf } from './account.ts';
import { INTERFACE_VERSION } from './document.ts';
import type { CheckResult, Coverage, Report } from './report/report.ts';
import { type Chosen, outsideChecks, runCheck } from './run.ts';
import type { Scene } from './scene/scene.ts';

/** The result of a run. */
export interface Trial {
  readonly report: Report;
  /** Why it ended early, otherwise null. */
  readonly ending: string | null;
  readonly untried: number;
}

const reportOf = (
  { exchanges, url }: Scene,
  startedAt: Date,
  results: readonly CheckResult[],
  coverage: readonly Coverage[],
  remains: readonly string[],
): Report => {
  const count = (status: CheckResult['status']) => results.filter((each) => each.status === status).length;
  return {
    url: url.origin,
    interface_version: INTERFACE_VERSION,
    started_at: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
    requests: exchanges.sent,
    counts: { holds: count('holds'), fails: count('fails'), skipped: count('skipped') },
    statuses: countStatuses(coverage),
    results,
    coverage,
    remains,
  };
};

/** Marks the report of a run that ended early. */
const incompleteRun = (ending: string, untried: number): CheckResult => ({
  group: 'run',
  name: 'every selected check was run',
  rule: 'docs/conformance.md',
  status: 'skipped',
  reason: `${ending}; ${untried} checks were not run`,
  violations: [],
  milliseconds: 0,
});

/** Runs the checks one after the other until the run ends; returns how many were tried. */
const runAll = async (checks: Chosen, scene: Scene, record: (result: CheckResult) => void): Promise<number> => {
  let tried = 0;
  for (const [group, check] of checks) {
    const result = await runCheck(group, check, scene, scene.redaction);
    // The result of an interrupted check is discarded.
    if (scene.exchanges.ending !== null) break;
    record(result);
    tried += 1;
  }
  return tried;
};

/**
 * Runs the checks and removes what they created; `onResult` receives each result. After a complete run every declared
 * status must be accounted for; in a partial or interrupted run an unseen status has no meaning.
 */
export const trial = async (
  checks: Chosen,
  isComplete: boolean,
  scene: Scene,
  startedAt: Date,
  onResult: (result: CheckResult) => void,
): Promise<Trial> => {
  const { exchanges, redaction, cleanup } = scene;
  const results: CheckResult[] = [];
  const record = (result: CheckResult): void => {
    results.push(result);
    onResult(result);
  };
  const recordOutsideChecks = (what: string): void => {
    const result = outsideChecks(what, exchanges, redaction);
    if (result !== null) record(result);
  };
  recordOutsideChecks('signing in');
  const tried = await runAll(checks, scene, record);
  const { ending } = exchanges;
  exchanges.beginCleanup();
  const remains = (await cleanup.run()).map((each) => redaction.text(each));
  recordOutsideChecks('cleaning up');
  const ranAll = isComplete && ending === null;
  const coverage = coverageOf(scene, ranAll);
  if (ranAll) record(accountFor(coverage));
  if (ending !== null) record(incompleteRun(ending, checks.length - tried));
  return { report: reportOf(scene, startedAt, results, coverage, remains), ending, untried: checks.length - tried };
};
