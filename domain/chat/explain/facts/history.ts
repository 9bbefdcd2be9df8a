import { sampleVerdicts } from '../../../approvals/approval-sample.ts';
import { hasGuard } from '../../../auth/credentials/permissions.ts';
import { sampleApprovedCharters } from '../../../charters/charter-sample.ts';
import type { AuditService } from '../../../foundation/audit/audit-service.ts';
import { firstOf } from '../../../foundation/database/sample.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { DAY_MS } from '../../../foundation/kernel/clock.ts';
import { canonicalJson } from '../../../foundation/kernel/json/canonical-json.ts';
import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { CitedRecord, Finding } from '../../../llm/finding.ts';
import {
  changesIn,
  latestVersions,
  type RecordChange,
  type SavedVersion,
  savedVersion,
} from '../../../organisation/changes/version-changes.ts';
import type { UserService } from '../../../users/user-service.ts';
import type { Asked } from './asked.ts';
import { namedSince } from './asked-time.ts';
import { cite, citeAs, dayText, fact, listing, momentText, plain } from './text.ts';

export interface HistoryFacts {
  readonly uow: UnitOfWork;
  readonly users: UserService;
  readonly auditLog: AuditService;
  /** Without a durable store there is no history to tell of. */
  readonly isDurable: boolean;
}

const MAX_VALUE = 60;

const NO_HISTORY = 'This deployment keeps no version history.';

const citeVersion = ({ version }: SavedVersion): CitedRecord => cite('version', String(version), `Version ${version}`);

const memberText = ({ name, before, after }: RecordChange['members'][number]): string => {
  const isPlain = [before, after].every((value) => value === null || typeof value !== 'object');
  const shown = (value: typeof before): string => truncate(canonicalJson(value), MAX_VALUE);
  return isPlain ? `${name} from ${shown(before)} to ${shown(after)}` : name;
};

const changeText = ({ part, name, kind, members }: RecordChange): string =>
  `${part} ${name} ${kind}${members.length === 0 ? '' : ` (${members.map(memberText).join(', ')})`}`;

/** One version with its author and what it says that the one before did not. */
const versionText = (
  saved: SavedVersion,
  names: ReadonlyMap<string, string>,
  changes: readonly RecordChange[],
): string => {
  const own = changes.filter(({ version }) => version === saved.version).map(changeText);
  const what = own.length === 0 ? 'nothing but the order of its records' : own.join('; ');
  return `Version ${saved.version}, ${momentText(saved.savedAt)}, by ${names.get(saved.savedBy) ?? saved.savedBy}: ${what}`;
};

const toldVersions = async (versions: readonly SavedVersion[], { uow, users }: HistoryFacts) => {
  const names = await users.namesOf([...new Set(versions.map(({ savedBy }) => savedBy))]);
  const numbers = versions.map(({ version }) => version);
  const changes =
    numbers.length === 0 ? [] : await uow.read((em) => changesIn(em, Math.min(...numbers), Math.max(...numbers)));
  return {
    line: (saved: SavedVersion) => versionText(saved, names, changes),
    cite: (saved: SavedVersion) => [citeVersion(saved)],
  };
};

const versionsSince = async (asked: Asked, since: Date, facts: HistoryFacts): Promise<Finding> => {
  if (!facts.isDurable) return fact(NO_HISTORY);
  const newest = await facts.uow.read((em) => latestVersions(em, asked.limit + 1));
  const recent = newest.filter(({ savedAt }) => savedAt >= since);
  const shown = recent.slice(0, asked.limit);
  const title = `Versions of the company saved since ${momentText(since)}${recent.length > shown.length ? ', the newest' : ''}`;
  return listing(title, firstOf(shown, asked.limit), await toldVersions(shown, facts));
};

/** The log of what must be answered for is read by those who lead; its entries are no records that can be opened by their id. */
const auditedSince = async (
  { actor, limit }: Asked,
  since: Date,
  { auditLog, users }: HistoryFacts,
): Promise<Finding> => {
  if (!hasGuard(actor, 'lead')) return fact('The audit log is for those who lead: ceo and managers.');
  const { items } = await auditLog.list({}, { limit, position: null });
  const recent = items.filter(({ at }) => new Date(at) >= since);
  const names = await users.namesOf([...new Set(recent.flatMap(({ actorId }) => actorId ?? []))]);
  const title = `Entries of the audit log since ${momentText(since)}${recent.length === limit ? ', the newest' : ''}`;
  return listing(title, firstOf(recent, limit), {
    line: ({ action, actorId, targetName, at }) =>
      `${action}${targetName == null ? '' : ` "${targetName}"`} by ${actorId == null ? 'nobody signed in' : (names.get(actorId) ?? actorId)}, ${momentText(new Date(at))}`,
    cite: () => [],
  });
};

const sinceYesterday = (now: Date): Date => new Date(Date.parse(dayText(now)) - DAY_MS);

/** What changed since a day, and who did it. */
export const changes = async (asked: Asked, facts: HistoryFacts): Promise<Finding[]> => {
  const since = namedSince(asked.line, asked.now) ?? sinceYesterday(asked.now);
  return [await versionsSince(asked, since, facts), await auditedSince(asked, since, facts)];
};

/** When the company changed last, who did it, and what. */
export const lastChange = async (_asked: Asked, facts: HistoryFacts): Promise<Finding[]> => {
  if (!facts.isDurable) return [fact(NO_HISTORY)];
  const [newest] = await facts.uow.read((em) => latestVersions(em, 1));
  if (newest === undefined) return [fact('The company has never changed.')];
  const { line } = await toldVersions([newest], facts);
  return [fact(`The company changed last with ${line(newest)}.`, citeVersion(newest))];
};

const NUMBERED = /\bversion (\d{1,9})\b/i;

/** What the version that is named changed. */
export const namedVersion = async (asked: Asked, facts: HistoryFacts): Promise<Finding[]> => {
  const wanted = Number(NUMBERED.exec(asked.line)?.[1] ?? Number.NaN);
  if (!facts.isDurable) return [fact(NO_HISTORY)];
  const saved = await facts.uow.read((em) => savedVersion(em, wanted));
  if (saved === null) return [fact(`The company has no version ${wanted}.`)];
  const { line } = await toldVersions([saved], facts);
  return [fact(`${line(saved)}.`, citeVersion(saved))];
};

/** Who decided what lately, and why: approvals, and the charters the caller may read. */
export const decided = async (
  { actor, line: question, now, since: lately, limit }: Asked,
  { uow, users }: HistoryFacts,
): Promise<Finding[]> => {
  const since = namedSince(question, now) ?? lately;
  const approvals = await uow.read((em) => sampleVerdicts(em, since, limit));
  const charters = await uow.read((em) => sampleApprovedCharters(em, actor, since, limit));
  const names = await users.namesOf([...new Set(charters.items.map(({ approvedBy }) => approvedBy))]);
  return [
    listing(`Approvals decided since ${dayText(since)}`, approvals, {
      line: ({ label, status, decidedBy, decidedAt, reason }) =>
        `${label}: ${status} by ${decidedBy}, ${momentText(decidedAt)}${reason === null ? '' : `, because: ${plain(reason)}`}`,
      cite: citeAs('approval'),
    }),
    listing(`Charters approved since ${dayText(since)}`, charters, {
      line: ({ label, approvedBy, approvedAt }) =>
        `${label}: approved by ${names.get(approvedBy) ?? approvedBy}, ${momentText(approvedAt)}`,
      cite: citeAs('charter'),
    }),
  ];
};
