import { Skipped } from './protocol/endings.ts';
import type { ApiResponse, Exchanges, FoundMismatch } from './protocol/exchange.ts';
import { Violation } from './protocol/violation.ts';
import type { CheckResult, ShownViolation } from './report/report.ts';
import type { Check, Group } from './scene/check.ts';
import type { Redaction } from './scene/redact.ts';
import type { Scene } from './scene/scene.ts';

export interface Selection {
  /** Names of groups; empty for all. */
  readonly groups: readonly string[];
  /** Names of checks, with or without their group and a slash; empty for all. */
  readonly only: readonly string[];
}

/** The unknown names of the selection, in a sentence that lists the known ones; null if all are known. */
export const unknownIn = (groups: readonly Group[], { groups: wanted, only }: Selection): string | null => {
  const names = groups.map(({ name }) => name);
  const group = wanted.find((name) => !names.includes(name));
  if (group !== undefined) return `--groups: no group is called "${group}"; there are ${names.join(', ')}`;
  const checks = new Set(
    groups.flatMap(({ name, checks }) => checks.flatMap((each) => [each.name, `${name}/${each.name}`])),
  );
  const check = only.find((name) => !checks.has(name));
  return check === undefined ? null : `--only: no check is called "${check}"; --list names all of them`;
};

const isWanted = ({ groups, only }: Selection, group: Group, { name }: Check): boolean =>
  (groups.length === 0 || groups.includes(group.name)) &&
  (only.length === 0 || only.includes(name) || only.includes(`${group.name}/${name}`));

/** Checks with their groups. */
export type Chosen = readonly (readonly [Group, Check])[];

/** The selected checks. */
export const chosen = (groups: readonly Group[], selection: Selection): Chosen =>
  groups.flatMap((group) =>
    group.checks.filter((check) => isWanted(selection, group, check)).map((check) => [group, check] as const),
  );

/** Whether all checks were selected, so that statuses can be missing. */
export const isComplete = ({ groups, only }: Selection): boolean => groups.length === 0 && only.length === 0;

/** Runs one check; every response that violates the document is reported, too. */
export const runCheck = async (
  group: Group,
  check: Check,
  scene: Scene,
  redaction: Redaction,
): Promise<CheckResult> => {
  const startedAt = performance.now();
  const own: ShownViolation[] = [];
  let skipped: string | null = null;
  try {
    await check.run(scene);
  } catch (error) {
    if (error instanceof Skipped) {
      skipped = error.message;
      scene.cannotTry(check.shows, skipped);
    } else own.push(violationOf(check.rule, error, redaction));
  }
  const violations = [
    ...own,
    ...scene.exchanges.takeMismatches().map((mismatch) => violationOfMismatch(mismatch, redaction)),
  ];
  const status = violations.length > 0 ? 'fails' : skipped === null ? 'holds' : 'skipped';
  const { name, rule } = check;
  const milliseconds = Math.round(performance.now() - startedAt);
  return {
    group: group.name,
    name,
    rule,
    status,
    reason: status === 'skipped' ? skipped : null,
    violations,
    milliseconds,
  };
};

/** Violations outside of checks, for example during sign-in or cleanup; null if there are none. */
export const outsideChecks = (name: string, exchanges: Exchanges, redaction: Redaction): CheckResult | null => {
  const violations = exchanges.takeMismatches().map((mismatch) => violationOfMismatch(mismatch, redaction));
  const [first] = violations;
  if (first === undefined) return null;
  return { group: 'run', name, rule: first.rule, status: 'fails', reason: null, violations, milliseconds: 0 };
};

const violationOf = (rule: string, error: unknown, redaction: Redaction): ShownViolation => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const why = cause instanceof Error ? `${message} (${cause.message})` : message;
  const response = error instanceof Violation ? error.response : null;
  return { rule, message: redaction.text(why), ...shownOf(response, redaction) };
};

const violationOfMismatch = ({ rule, message, response }: FoundMismatch, redaction: Redaction): ShownViolation => ({
  rule,
  message: redaction.text(message),
  ...shownOf(response, redaction),
});

const shownOf = (
  response: ApiResponse | null,
  redaction: Redaction,
): Pick<ShownViolation, 'operation' | 'request' | 'response'> => {
  if (response === null) return { operation: null, request: null, response: null };
  const { request, operation, status, headers, text } = response;
  return {
    operation,
    request: {
      method: request.method,
      path: redaction.text(request.path),
      headers: redaction.headers(request.headers),
      body: request.body === undefined ? null : redaction.text(request.body),
    },
    response: { status, headers: redaction.headers(headers), body: text === '' ? null : redaction.text(text) },
  };
};
