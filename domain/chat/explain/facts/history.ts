import { sampleApprovalDecisions, sampleRiskiestApprovals } from '../../../approvals/approval-sample.ts';
import { hasGuard } from '../../../auth/credentials/permissions.ts';
import { sampleApprovedCharters } from '../../../charters/charter-sample.ts';
import type { AuditService } from '../../../foundation/audit/audit-service.ts';
import { firstOf } from '../../../foundation/database/sample.ts';
import type { UnitOfWork } from '../../../foundation/database/unit-of-work.ts';
import { DAY_MS } from '../../../foundation/kernel/clock.ts';
import { canonicalJson } from '../../../foundation/kernel/json/canonical-json.ts';
import { truncate } from '../../../foundation/kernel/text/text.ts';
import type { CitedRecord, RetrievedFact } from '../../../llm/retrieved-fact.ts';
import {
  changesIn,
  latestVersions,
  type RecordChange,
  type SavedVersion,
  savedVersion,
} from '../../../organisation/changes/version-changes.ts';
import type { UserService } from '../../../users/user-service.ts';
import type { Query } from './query.ts';
import { cite, citeAs, dateText, fact, listFact, timestampText, toPlainLine } from './text.ts';

export interface HistoryFacts {
  readonly uow: UnitOfWork;
  readonly users: UserService;
  readonly auditLog: AuditService;
  /** False for an in-memory store, which has no history. */
  readonly isDurable: boolean;
}

const MAX_VALUE = 60;

const DELETED_USER = 'a deleted user';

const NO_HISTORY = 'This deployment keeps no version history.';

const citeVersion = ({ version }: SavedVersion): CitedRecord => cite('version', String(version), `Version ${version}`);

const memberText = ({ name, before, after }: RecordChange['members'][number]): string => {
  const isPlain = [before, after].every((value) => value === null || typeof value !== 'object');
  const shown = (value: typeof before): string => truncate(canonicalJson(value), MAX_VALUE);
  return isPlain ? `${name} from ${shown(before)} to ${shown(after)}` : name;
};

const changeText = ({ part, name, kind, members }: RecordChange): string =>
  `${part} ${name} ${kind}${members.length === 0 ? '' : ` (${members.map(memberText).join(', ')})`}`;

/** A version with its author and its changes against the previous version. */
const versionText = (
  saved: SavedVersion,
  names: ReadonlyMap<string, string>,
  changes: readonly RecordChange[],
): string => {
  const own = changes.filter(({ version }) => version === saved.version).map(changeText);
  const what = own.length === 0 ? 'nothing but the order of its records' : own.join('; ');
  return `Version ${saved.version}, ${timestampText(saved.savedAt)}, by ${names.get(saved.savedBy) ?? DELETED_USER}: ${what}`;
};

const versionLines = async (versions: readonly SavedVersion[], { uow, users }: HistoryFacts) => {
  const names = await users.namesOf([...new Set(versions.map(({ savedBy }) => savedBy))]);
  const numbers = versions.map(({ version }) => version);
  const changes =
    numbers.length === 0 ? [] : await uow.read((em) => changesIn(em, Math.min(...numbers), Math.max(...numbers)));
  return {
    line: (saved: SavedVersion) => versionText(saved, names, changes),
    cite: (saved: SavedVersion) => [citeVersion(saved)],
  };
};

const versionsSince = async (query: Query, since: Date, facts: HistoryFacts): Promise<RetrievedFact> => {
  if (!facts.isDurable) return fact(NO_HISTORY);
  const newest = await facts.uow.read((em) => latestVersions(em, query.limit + 1));
  const recent = newest.filter(({ savedAt }) => savedAt >= since);
  const shown = recent.slice(0, query.limit);
  const title = `Versions of the company saved since ${timestampText(since)}${recent.length > shown.length ? ', the newest' : ''}`;
  return listFact(title, firstOf(shown, query.limit), await versionLines(shown, facts));
};

/** Only callers with the `lead` guard may read the audit log. Its entries cannot be opened by id, so none is cited. */
const auditedSince = async (
  { actor, limit }: Query,
  since: Date,
  { auditLog, users }: HistoryFacts,
): Promise<RetrievedFact> => {
  if (!hasGuard(actor, 'lead')) return fact('The audit log is for those who lead: ceo and managers.');
  const { items } = await auditLog.list({}, { limit, position: null });
  const recent = items.filter(({ at }) => new Date(at) >= since);
  const names = await users.namesOf([...new Set(recent.flatMap(({ actorId }) => actorId ?? []))]);
  const title = `Entries of the audit log since ${timestampText(since)}${recent.length === limit ? ', the newest' : ''}`;
  return listFact(title, firstOf(recent, limit), {
    line: ({ action, actorId, targetName, at }) =>
      `${action}${targetName == null ? '' : ` "${targetName}"`} by ${actorId == null ? 'nobody signed in' : (names.get(actorId) ?? DELETED_USER)}, ${timestampText(new Date(at))}`,
    cite: () => [],
  });
};

const sinceYesterday = (now: Date): Date => new Date(Date.parse(dateText(now)) - DAY_MS);

/** What changed since a day, and who changed it. */
export const recentChanges = async (query: Query, facts: HistoryFacts): Promise<RetrievedFact[]> => {
  const since = query.from ?? sinceYesterday(query.now);
  return [await versionsSince(query, since, facts), await auditedSince(query, since, facts)];
};

/** The last change of the company, with its author. */
export const lastChange = async (_asked: Query, facts: HistoryFacts): Promise<RetrievedFact[]> => {
  if (!facts.isDurable) return [fact(NO_HISTORY)];
  const [newest] = await facts.uow.read((em) => latestVersions(em, 1));
  if (newest === undefined) return [fact('The company has never changed.')];
  const { line } = await versionLines([newest], facts);
  return [fact(`The company changed last with ${line(newest)}.`, citeVersion(newest))];
};

/** The changes of the named version. */
export const namedVersionChanges = async (query: Query, facts: HistoryFacts): Promise<RetrievedFact[]> => {
  const { version } = query;
  if (version === null) return [];
  if (!facts.isDurable) return [fact(NO_HISTORY)];
  const saved = await facts.uow.read((em) => savedVersion(em, version));
  if (saved === null) return [fact(`The company has no version ${version}.`)];
  const { line } = await versionLines([saved], facts);
  return [fact(`${line(saved)}.`, citeVersion(saved))];
};

/** Pending approvals by risk. */
export const riskiestApprovals = ({ now, limit }: Query, { uow }: HistoryFacts): Promise<RetrievedFact[]> =>
  uow.read(async (em) => [
    listFact('Pending approvals, riskiest first', await sampleRiskiestApprovals(em, now, limit), {
      line: ({ label, risk }) => `${label} (risk ${risk})`,
      cite: citeAs('approval'),
    }),
  ]);

/** Recent decisions with their reasons: approvals, and the charters that the caller may read. */
export const recentDecisions = async (
  { actor, from, since: lately, limit }: Query,
  { uow, users }: HistoryFacts,
): Promise<RetrievedFact[]> => {
  const since = from ?? lately;
  const approvals = await uow.read((em) => sampleApprovalDecisions(em, since, limit));
  const charters = await uow.read((em) => sampleApprovedCharters(em, actor, since, limit));
  const names = await users.namesOf([...new Set(charters.items.map(({ approvedBy }) => approvedBy))]);
  return [
    listFact(`Approvals decided since ${dateText(since)}`, approvals, {
      line: ({ label, status, decidedBy, decidedAt, reason }) =>
        `${label}: ${status} by ${decidedBy}, ${timestampText(decidedAt)}${reason === null ? '' : `, because: ${toPlainLine(reason)}`}`,
      cite: citeAs('approval'),
    }),
    listFact(`Charters approved since ${dateText(since)}`, charters, {
      line: ({ label, approvedBy, approvedAt }) =>
        `${label}: approved by ${names.get(approvedBy) ?? DELETED_USER}, ${timestampText(approvedAt)}`,
      cite: citeAs('charter'),
    }),
  ];
};
