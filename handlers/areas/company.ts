import { camelNamed } from '../../domain/foundation/kernel/text/field-names.ts';
import type { StoredOrganisation } from '../../domain/organisation/changes/organisation-rows.ts';
import type { CompanySnapshot } from '../../domain/organisation/value/snapshots/snapshot.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { long, ok, ready } from '../http/contracts/result.ts';
import { tagOf } from '../http/responses/etag.ts';
import { writtenOnce } from '../http/responses/json-text.ts';
import { versionPage } from '../http/responses/version-page.ts';
import {
  presentCompany,
  presentCompanySettings,
  presentCompanyVersion,
  presentCompanyVersionMark,
  presentUpdatedCompany,
  writeCompanyVersion,
  writeDiff,
} from '../presenters/company.ts';
import { presentDepartment } from '../presenters/departments.ts';

const companyTag = ({ tag }: StoredOrganisation): string => tag;
const companyJson = writtenOnce(presentCompany);
const departmentsJson = writtenOnce(({ departments }: CompanySnapshot) => departments.map(presentDepartment));

export const companyHandlers = ({ company }: Services): HandlersOf<'company'> => ({
  getCompany: async () => {
    const { tag, bytes, snapshot } = await company.read();
    return ready(tag, bytes, () => companyJson(snapshot));
  },
  getCompanySettings: async () => {
    const { tag, snapshot } = await company.read();
    return ok(presentCompanySettings(snapshot), { tag });
  },
  updateCompany: async ({ body, actor, ifMatchTag }) => {
    const { tag, snapshot } = await company.update(camelNamed(body), actor, ifMatchTag(companyTag));
    return ok(presentUpdatedCompany(body, snapshot), { tag });
  },
  listCompanyDepartments: async () => {
    const { tag, bytes, snapshot } = await company.read();
    return ready(tag, bytes, () => departmentsJson(snapshot));
  },
  reorderDepartments: async ({ body, actor }) =>
    ok((await company.reorderDepartments(body.department_names, actor)).map(presentDepartment)),
  listCompanyVersions: async ({ query: { offset, limit = null, snapshots } }) =>
    snapshots
      ? versionPage(await company.versions(offset, limit), presentCompanyVersion)
      : versionPage(await company.versionMarks(offset, limit), presentCompanyVersionMark),
  getCompanyVersion: async ({ path }) => {
    const version = await company.version(path.version);
    return long(tagOf([version.mark.version, version.mark.contentHash]), writeCompanyVersion(version));
  },
  getCompanyVersionDiff: async ({ path, query }) => {
    const diff = await company.diff(path.version, query.against ?? null);
    return long(diff.tag, writeDiff(diff));
  },
  restoreCompanyVersion: async ({ path, actor, ifMatchTag }) => {
    const { version, tag } = await company.restore(path.version, actor, ifMatchTag(companyTag));
    return ok(presentCompanyVersion(version), { tag });
  },
});
