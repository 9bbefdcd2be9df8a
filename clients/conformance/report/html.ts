import { escapeText } from './escape.ts';
import {
  byGroup,
  type CheckResult,
  type Coverage,
  type Report,
  type ShownRequest,
  type ShownResponse,
  type ShownViolation,
  type StatusSeen,
} from './report.ts';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #d8d8de;vertical-align:top}
pre{background:#f4f4f7;padding:.5rem;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.holds{color:#19692c}.fails{color:#a3161d;font-weight:600}.skipped,.unseen{color:#5c5c66}.seen{color:#19692c;font-weight:600}`;

/** The report as one self-contained page: no scripts, no links, and all text of the deployment escaped. */
export const htmlOf = (report: Report): string => {
  const {
    counts,
    statuses,
    url,
    started_at: startedAt,
    interface_version: version,
    seconds,
    requests,
    remains,
  } = report;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escapeText(url)}</title><style>${STYLE}</style></head><body>
<h1>Conformance of ${escapeText(url)}</h1>
<p>Interface ${escapeText(version)}, ${escapeText(startedAt)}, ${requests} requests in ${seconds} s:
<span class="holds">${counts.holds} hold</span>, <span class="fails">${counts.fails} fail</span>,
<span class="skipped">${counts.skipped} skipped</span>.</p>
${byGroup(report)
  .map(([group, results]) => groupOf(group, results))
  .join('\n')}
<h2>Declared statuses</h2>
<p>Of ${statuses.declared}, <span class="holds">${statuses.seen} were seen</span>, ${statuses.excused} cannot be provoked from outside,
${statuses.untried} could not be tested here, <span class="fails">${statuses.missing} were not seen</span>.</p>
<table><tr><th>operation</th><th>seen statuses in bold, others with the reason</th></tr>
${report.coverage.map(coverageRow).join('\n')}</table>
<h2>Left behind</h2>
<ul>${(remains.length === 0 ? ['nothing'] : remains).map((what) => `<li>${escapeText(what)}</li>`).join('')}</ul>
</body></html>
`;
};

const groupOf = (group: string, results: readonly CheckResult[]): string =>
  `<h2>${escapeText(group)}</h2>\n<table>${results.map(resultRow).join('\n')}</table>`;

const resultRow = ({ name, status, reason, rule, violations }: CheckResult): string =>
  `<tr><td class="${status}">${status}</td><td>${escapeText(name)}${reason === null ? '' : `<br>${escapeText(reason)}`}
${violations.map(violationOf).join('')}</td><td><code>${escapeText(rule)}</code></td></tr>`;

const violationOf = ({ message, rule, request, response }: ShownViolation): string =>
  `<p>${escapeText(message)} <code>${escapeText(rule)}</code></p>${request === null ? '' : `<pre>${escapeText(requestText(request))}</pre>`}${
    response === null ? '' : `<pre>${escapeText(responseText(response))}</pre>`
  }`;

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const requestText = ({ method, path, headers, body }: ShownRequest): string =>
  [`${method} ${path}`, ...headerLines(headers), '', body ?? ''].join('\n');

const responseText = ({ status, headers, body }: ShownResponse): string =>
  [String(status), ...headerLines(headers), '', body ?? ''].join('\n');

const coverageRow = ({ operation, statuses }: Coverage): string => {
  const seen = statuses.filter(({ account }) => account === 'seen').map(({ status }) => status);
  const others = statuses.filter(({ account }) => account !== 'seen');
  return `<tr><td>${escapeText(operation)}</td><td><span class="seen">${seen.join(' ')}</span>${others.map(unseenLine).join('')}</td></tr>`;
};

const unseenLine = ({ status, account, reason }: StatusSeen): string => {
  const style = account === 'missing' ? 'fails' : 'unseen';
  return `<br><span class="${style}">${status}: ${escapeText(reason ?? 'possible, but not seen')}</span>`;
};
