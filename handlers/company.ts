import { camelNamed } from '../domain/foundation/kernel/field-names.ts';
import { SharedReads } from '../domain/foundation/kernel/shared-reads.ts';
import type { StoredOrganisation } from '../domain/organisation/changes/organisation-rows.ts';
import type { CompanySnapshot } from '../domain/organisation/value/snapshot.ts';
import type { Services } from '../domain/services.ts';
import type { HandlersOf } from './http/operation.ts';
import { tagOfText } from './http/responses/etag.ts';
import { writtenJson, writtenOnce } from './http/responses/json-text.ts';
import { type JsonText, offsetPage, ok, ready } from './http/responses/result.ts';
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
const departmentsJson = writtenOnce(({ departments }: CompanySnapshot) => departments.map(presentDepartment));

export const companyHandlers = ({ company }: Services): HandlersOf<'company'> => {
  // A version never changes, so all who ask for it while it is read share what is read.
  const versions = new SharedReads<{ tag: string; json: JsonText<ReturnType<typeof presentCompanyVersion>> }>();
  return {
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
    listCompanyDepartments: async () => {
      const { tag, snapshot } = await company.read();
      return ready(tag, () => departmentsJson(snapshot));
    },
    reorderDepartments: async ({ body, actor }) =>
      ok((await company.reorderDepartments(body.department_names, actor)).map(presentDepartment)),
    listCompanyVersions: async ({ query }) =>
      offsetPage(await company.versions(query.offset, query.limit ?? null), presentCompanyVersion),
    getCompanyVersion: async ({ path: { version } }) => {
      const { tag, json } = await versions.get(version, async () => {
        const json = writtenJson(presentCompanyVersion(await company.version(version)));
        return { json, tag: tagOfText(json.text) };
      });
      return ready(tag, () => json);
    },
    getCompanyVersionDiff: async ({ path, query }) =>
      ok(presentDiff(await company.diff(path.version, query.against ?? null))),
    restoreCompanyVersion: async ({ path, actor, ifMatchTag }) => {
      const { version, tag } = await company.restore(path.version, actor, ifMatchTag(companyTag));
      return ok(presentCompanyVersion(version), { tag });
    },
  };
};
