import type { CompanyVersion } from '../../domain/organisation/changes/company-history.ts';
import type { CompanyDiff } from '../../domain/organisation/company/company-service.ts';
import type { CompanySnapshot } from '../../domain/organisation/value/snapshot.ts';
import { presentAgent } from './agents.ts';
import { presentDepartment } from './departments.ts';
import type { Schema } from './schemas.ts';

/** The company as a whole. */
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

/** The records of a snapshot are those of the wire: the published content hash is one over exactly them. */
const presentSnapshot = (snapshot: CompanySnapshot): Schema<'CompanySnapshot'> => ({
  ...snapshot,
  departments: snapshot.departments.map(presentDepartment),
  agents: snapshot.agents.map(presentAgent),
});

export const presentCompanyVersion = (version: CompanyVersion): Schema<'CompanyVersionResponse'> => ({
  entity_id: 'default',
  version: version.version,
  content_hash: version.contentHash,
  snapshot: presentSnapshot(version.snapshot),
  saved_by: version.savedBy,
  saved_at: version.savedAt.toISOString(),
});

export const presentDiff = ({ from, to, changes }: CompanyDiff): Schema<'CompanyVersionDiffResponse'> => ({
  from_version: from,
  to_version: to,
  changes: [...changes],
});
