import { escapeText } from './escape.ts';
import { byGroup, type CheckResult, type Report, type ShownViolation } from './report.ts';

/** The report in JUnit form for CI servers: a suite for each group, a case for each check. */
export const junitOf = (report: Report): string => {
  const { fails, skipped } = report.counts;
  const sums = `tests="${report.results.length}" failures="${fails}" skipped="${skipped}" time="${report.seconds}"`;
  const suites = byGroup(report).map(([group, results]) => suiteOf(group, results));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${sums}>\n${suites.join('')}</testsuites>\n`;
};

const suiteOf = (group: string, results: readonly CheckResult[]): string => {
  const count = (status: CheckResult['status']) => results.filter((result) => result.status === status).length;
  const seconds = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const sums = `tests="${results.length}" failures="${count('fails')}" skipped="${count('skipped')}" time="${seconds}"`;
  return `  <testsuite name="${escapeText(group)}" ${sums}>\n${results.map(caseOf).join('')}  </testsuite>\n`;
};

const caseOf = ({ group, name, status, reason, violations, milliseconds }: CheckResult): string => {
  const open = `    <testcase classname="${escapeText(group)}" name="${escapeText(name)}" time="${milliseconds / 1000}"`;
  if (status === 'holds') return `${open}/>\n`;
  if (status === 'skipped') return `${open}><skipped message="${escapeText(reason ?? '')}"/></testcase>\n`;
  // JUnit supports one failure per case.
  const first = violations[0]?.message ?? '';
  return `${open}><failure message="${escapeText(first)}">${escapeText(violations.map(textOf).join('\n\n'))}</failure></testcase>\n`;
};

const textOf = ({ message, rule, request, response }: ShownViolation): string =>
  [
    message,
    `rule: ${rule}`,
    ...(request === null
      ? []
      : [`request: ${request.method} ${request.path}`, JSON.stringify(request.headers), request.body ?? '']),
    ...(response === null
      ? []
      : [`response: ${response.status}`, JSON.stringify(response.headers), response.body ?? '']),
  ].join('\n');
