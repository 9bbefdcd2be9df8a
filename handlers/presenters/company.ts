import type { CompanyVersion } from '../../domain/organisation/changes/company-history.ts';
import type { VersionMark } from '../../domain/organisation/changes/version-parts.ts';
import type { CompanyDiff, CompanyVersionText } from '../../domain/organisation/company/company-service.ts';
import type { CompanySnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { LongJson } from '../http/contracts/result.ts';
import { presentAgent } from './agents.ts';
import { presentDepartment } from './departments.ts';
import type { Schema } from './schemas.ts';

/** The whole company. */
export const presentCompany = ({ company_name, departments, agents }: CompanySnapshot): Schema<'CompanyResponse'> => ({
  company_name,
  departments: departments.map(presentDepartment),
  agents: agents.map(presentAgent),
});

export const presentCompanySettings = ({
  departments: _departments,
  agents: _agents,
  ...settings
}: CompanySnapshot): Schema<'CompanySettingsResponse'> => settings;

/** The fields that the request set, with their stored values (spec/rules/organisation.md#company-update). */
export const presentUpdatedCompany = (
  update: Schema<'UpdateCompanyRequest'>,
  stored: CompanySnapshot,
): Schema<'UpdatedCompanyResponse'> => ({
  ...(update.company_name == null ? {} : { company_name: stored.company_name }),
  ...(update.autonomy_level == null ? {} : { autonomy_level: stored.autonomy_level }),
  ...(update.budget_monthly == null ? {} : { budget_monthly: stored.budget_monthly }),
  ...(update.communication_pattern == null ? {} : { communication_pattern: stored.communication_pattern }),
});

/** The records of a snapshot equal their wire form: the published content hash is computed from them. */
const presentSnapshot = (snapshot: CompanySnapshot): Schema<'CompanySnapshot'> => ({
  ...snapshot,
  departments: snapshot.departments.map(presentDepartment),
  agents: snapshot.agents.map(presentAgent),
});

/** A version in a list without snapshots. */
export const presentCompanyVersionMark = (mark: VersionMark): Schema<'CompanyVersionEntry'> => ({
  entity_id: 'default',
  version: mark.version,
  content_hash: mark.contentHash,
  saved_by: mark.savedBy,
  saved_at: mark.savedAt.toISOString(),
});

export const presentCompanyVersion = ({ snapshot, ...mark }: CompanyVersion): Schema<'CompanyVersionResponse'> => ({
  ...presentCompanyVersionMark(mark),
  snapshot: presentSnapshot(snapshot),
});

/** The same with a snapshot that is already JSON. */
export const writeCompanyVersion = ({
  mark,
  snapshot,
}: CompanyVersionText): LongJson<Schema<'CompanyVersionResponse'>> => ({
  head: `${JSON.stringify(presentCompanyVersionMark(mark)).slice(0, -1)},"snapshot":${snapshot.first.join('')}`,
  rest: snapshot.rest,
  tail: '}',
});

const written = (changes: CompanyDiff['changes']['first']): string =>
  changes.flatMap((piece) => piece.map((operation) => JSON.stringify(operation))).join();

async function* following(pieces: AsyncIterable<CompanyDiff['changes']['first'][number]>): AsyncGenerator<string> {
  for await (const piece of pieces) if (piece.length > 0) yield `,${written([piece])}`;
}

export const writeDiff = ({ from, to, changes }: CompanyDiff): LongJson<Schema<'CompanyVersionDiffResponse'>> => ({
  head: `{"from_version":${from},"to_version":${to},"changes":[${written(changes.first)}`,
  rest: changes.rest === null ? null : following(changes.rest),
  tail: ']}',
});
