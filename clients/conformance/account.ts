import { OPERATIONS, pairOf } from './document.ts';
import { excuseOf, REASONS } from './reasons.ts';
import type { CheckResult, Coverage, ShownViolation, StatusCounts, StatusSeen } from './report/report.ts';
import type { Scene } from './scene/scene.ts';

const DECLARED = 'spec/rules/requests.md#declared-responses';

/** The input of the coverage. */
interface Looked {
  readonly exchanges: Pick<Scene['exchanges'], 'timesSeen'>;
  readonly untried: Scene['untried'];
}

/**
 * The coverage of every declared status: seen, not seen with a reason, or missing. If not every check was run, that is
 * the reason for the others.
 */
export const coverageOf = ({ exchanges, untried }: Looked, ranAll = true): Coverage[] =>
  OPERATIONS.map((operation) => ({
    operation: operation.id,
    statuses: [...operation.responses.keys()].map((status): StatusSeen => {
      const seen = exchanges.timesSeen(operation.id, status);
      if (seen > 0) return { status, seen, account: 'seen', reason: null };
      const excuse = excuseOf(operation, status);
      if (excuse !== null) return { status, seen, account: 'excused', reason: REASONS[excuse] };
      const reason = untried.get(pairOf(operation.id, status)) ?? (ranAll ? null : 'not every check was run');
      return { status, seen, account: reason === null ? 'missing' : 'untried', reason };
    }),
  }));

export const countStatuses = (coverage: readonly Coverage[]): StatusCounts => {
  const all = coverage.flatMap(({ statuses }) => statuses);
  const count = (account: StatusSeen['account']) => all.filter((status) => status.account === account).length;
  return {
    declared: all.length,
    seen: count('seen'),
    excused: count('excused'),
    untried: count('untried'),
    missing: count('missing'),
  };
};

/** The check of a whole run: every declared status that can be provoked was seen. */
export const accountFor = (coverage: readonly Coverage[]): CheckResult => {
  const violations = coverage.flatMap(({ operation, statuses }) =>
    statuses
      .filter(({ account }) => account === 'missing')
      .map(({ status }): ShownViolation => {
        const message = `${operation} ${status}: declared and possible, but not seen`;
        return { rule: DECLARED, message, operation, request: null, response: null };
      }),
  );
  return {
    group: 'run',
    name: 'every declared status was seen or has a reason',
    rule: DECLARED,
    status: violations.length > 0 ? 'fails' : 'holds',
    reason: null,
    violations,
    milliseconds: 0,
  };
};
