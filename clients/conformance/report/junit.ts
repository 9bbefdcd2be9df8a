import { escapeText } from './escape.ts';
import { byGroup, type Finding, type Outcome, type Report } from './report.ts';

/** The report in JUnit form for CI servers: a suite for each group, a case for each check. */
export const junitOf = (report: Report): string => {
  const { fails, skipped } = report.counts;
  const sums = `tests="${report.outcomes.length}" failures="${fails}" skipped="${skipped}" time="${report.seconds}"`;
  const suites = byGroup(report).map(([group, outcomes]) => suiteOf(group, outcomes));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${sums}>\n${suites.join('')}</testsuites>\n`;
};

const suiteOf = (group: string, outcomes: readonly Outcome[]): string => {
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  const seconds = outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const sums = `tests="${outcomes.length}" failures="${count('fails')}" skipped="${count('skipped')}" time="${seconds}"`;
  return `  <testsuite name="${escapeText(group)}" ${sums}>\n${outcomes.map(caseOf).join('')}  </testsuite>\n`;
};

const caseOf = ({ group, name, status, reason, findings, milliseconds }: Outcome): string => {
  const open = `    <testcase classname="${escapeText(group)}" name="${escapeText(name)}" time="${milliseconds / 1000}"`;
  if (status === 'holds') return `${open}/>\n`;
  if (status === 'skipped') return `${open}><skipped message="${escapeText(reason ?? '')}"/></testcase>\n`;
  // JUnit supports one failure per case.
  const first = findings[0]?.message ?? '';
  return `${open}><failure message="${escapeText(first)}">${escapeText(findings.map(textOf).join('\n\n'))}</failure></testcase>\n`;
};

const textOf = ({ message, rule, request, response }: Finding): string =>
  [
    message,
    `rule: ${rule}`,
    ...(request === null
      ? []
      : [`request: ${request.method} ${request.path}`, JSON.stringify(request.headers), request.body ?? '']),
    ...(response === null ? [] : [`response: ${response.status}`, JSON.stringify(response.headers), response.body ?? '']),
  ].join('\n');
