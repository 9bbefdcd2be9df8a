import { camelNamed } from '../domain/foundation/kernel/field-names.ts';
import type { StoredOrganisation } from '../domain/organisation/changes/organisation-rows.ts';
import type { Services } from '../domain/services.ts';
import type { HandlersOf } from './http/operation.ts';
import { writtenOnce } from './http/responses/json-text.ts';
import { offsetPage, ok, ready } from './http/responses/result.ts';
import {
  presentCompany,
  presentCompanySettings,
  presentCompanyVersion,
  presentDiff,
  presentUpdatedCompany,
} from './presenters/company.ts';
import { presentDepartment } from './presenters/departments.ts';

const companyTag = ({ tag }: StoredOrganisation): string => tag;
const companyJson = writtenOnce(presentCompany);

export const companyHandlers = ({ company }: Services): HandlersOf<'company'> => ({
  getCompany: async () => {
    const { tag, snapshot } = await company.read();
    return ready(tag, () => companyJson(snapshot));
  },
  getCompanySettings: async () => {
    const { tag, snapshot } = await company.read();
    return ok(presentCompanySettings(snapshot), { tag });
  },
  updateCompany: async ({ body, actor, ifMatchTag }) => {
    const { tag, snapshot } = await company.update(camelNamed(body), actor, ifMatchTag(companyTag));
    return ok(presentUpdatedCompany(body, snapshot), { tag });
  },
  listCompanyDepartments: async () => ok((await company.read()).snapshot.departments.map(presentDepartment)),
  reorderDepartments: async ({ body, actor }) =>
    ok((await company.reorderDepartments(body.department_names, actor)).map(presentDepartment)),
  listCompanyVersions: async ({ query }) =>
    offsetPage(await company.versions(query.offset, query.limit ?? null), presentCompanyVersion),
  getCompanyVersion: async ({ path }) => ok(presentCompanyVersion(await company.version(path.version))),
  getCompanyVersionDiff: async ({ path, query }) =>
    ok(presentDiff(await company.diff(path.version, query.against ?? null))),
  restoreCompanyVersion: async ({ path, actor, ifMatchTag }) => {
    const { version, tag } = await company.restore(path.version, actor, ifMatchTag(companyTag));
    return ok(presentCompanyVersion(version), { tag });
  },
});
