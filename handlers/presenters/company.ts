import type { CompanyVersion } from '../../domain/organisation/changes/company-history.ts';
import type { CompanyDiff, CompanyUpdate } from '../../domain/organisation/company/company-service.ts';
import { type CompanySnapshot, settingsOf } from '../../domain/organisation/value/snapshot.ts';
import type { Schema } from './schemas.ts';

/** The company as a whole. The records of a snapshot are those of the wire: the published content hash is one over exactly them. */
export const presentCompany = (snapshot: CompanySnapshot) =>
  ({
    company_name: snapshot.company_name,
    departments: snapshot.departments,
    agents: snapshot.agents,
  }) as Schema<'CompanyResponse'>;

export const presentCompanySettings = (snapshot: CompanySnapshot) =>
  settingsOf(snapshot) as Schema<'CompanySettingsResponse'>;

/** The fields that the request set, with their stored values (spec/rules/organisation.md#company-update). */
export const presentUpdatedCompany = (
  update: CompanyUpdate,
  snapshot: CompanySnapshot,
): Schema<'UpdatedCompanyResponse'> => {
  const isSet = ([name]: [string, unknown]): boolean => update[name as keyof CompanyUpdate] != null;
  return Object.fromEntries(Object.entries(settingsOf(snapshot)).filter(isSet));
};

export const presentCompanyVersion = (version: CompanyVersion) =>
  ({
    entity_id: 'default',
    version: version.version,
    content_hash: version.contentHash,
    snapshot: version.snapshot,
    saved_by: version.savedBy,
    saved_at: version.savedAt.toISOString(),
  }) as Schema<'CompanyVersionResponse'>;

export const presentDiff = ({ from, to, changes }: CompanyDiff) =>
  ({ from_version: from, to_version: to, changes }) as Schema<'CompanyVersionDiffResponse'>;
