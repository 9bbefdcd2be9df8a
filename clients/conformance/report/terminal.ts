import { byGroup, type CheckResult, type Report, type ShownViolation, type StatusCounts } from './report.ts';

const MARKS = { holds: 'ok     ', fails: 'FAILED ', skipped: 'skipped' } as const;
/** The maximum number of violations on the screen; the files contain all of them. */
const MAX_VIOLATIONS = 3;

/** The lines of one result: one line per check, and below a failed one the exchange. */
export const resultLines = ({ group, name, status, reason, violations }: CheckResult): string[] => [
  `${MARKS[status]} ${group}/${name}${reason === null ? '' : ` (${reason})`}`,
  ...violations.slice(0, MAX_VIOLATIONS).flatMap(violationLines),
  ...(violations.length > MAX_VIOLATIONS ? [`        and ${violations.length - MAX_VIOLATIONS} more`] : []),
];

const violationLines = ({ rule, message, request, response }: ShownViolation): string[] => [
  `        ${message}`,
  `        rule:    ${rule}`,
  ...(request === null
    ? []
    : [
        `        request: ${request.method} ${request.path}${request.body === null ? '' : ` ${oneLine(request.body)}`}`,
      ]),
  ...(response === null
    ? []
    : [`        response: ${response.status}${response.body === null ? '' : ` ${oneLine(response.body)}`}`]),
];

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 300);

/** Reasons are only in the files, because there are many. */
const statusLine = ({ declared, seen, excused, untried, missing }: StatusCounts): string =>
  [
    `${seen} of ${declared} declared statuses were seen`,
    `${excused} cannot be provoked from outside (reasons in the report)`,
    ...(untried === 0 ? [] : [`${untried} could not be tested here (reasons in the report)`]),
    `${missing} were not seen`,
  ].join('; ');

/** The last lines: results by group, missing statuses, remaining records, and totals. */
export const summaryLines = (report: Report): string[] => {
  const { counts, remains, requests, seconds, url } = report;
  return [
    '',
    ...byGroup(report).map(([group, results]) => {
      const count = (status: CheckResult['status']) => results.filter((result) => result.status === status).length;
      return `${group}: ${count('holds')} hold, ${count('fails')} fail, ${count('skipped')} skipped`;
    }),
    statusLine(report.statuses),
    ...(remains.length === 0 ? [] : [`left behind: ${remains.join('; ')}`]),
    `${url}: ${counts.holds} hold, ${counts.fails} fail, ${counts.skipped} skipped, with ${requests} requests in ${seconds} s`,
  ];
};
