import { camelNamed } from '../../domain/foundation/kernel/text/field-names.ts';
import type { Services } from '../../domain/services.ts';
import type { HandlersOf } from '../http/contracts/operation.ts';
import { created, noContent, ok, pageResult } from '../http/contracts/result.ts';
import { tagOf } from '../http/responses/etag.ts';
import { versionPage } from '../http/responses/version-page.ts';
import { presentRole, presentRoleVersion, presentRoleVersionMark } from '../presenters/roles.ts';

const pathOf = (name: string): string => `/api/v1/roles/${encodeURIComponent(name)}`;

export const roleHandlers = ({ roles }: Services): HandlersOf<'roles'> => ({
  listRoles: async (input) => pageResult(await roles.list(input.page), presentRole),
  getRole: async ({ path }) => ok(presentRole(await roles.get(path.role_name))),
  setRole: async ({ path, body, actor, ifMatch }) => {
    const { role, isNew } = await roles.save(path.role_name, camelNamed(body), actor, ifMatch(presentRole));
    return isNew ? created(presentRole(role), { location: pathOf(role.name) }) : ok(presentRole(role));
  },
  deleteRole: async ({ path, actor, ifMatch }) => {
    await roles.remove(path.role_name, actor, ifMatch(presentRole));
    return noContent();
  },
  listRoleVersions: async ({ path, query: { offset, limit = null, snapshots } }) =>
    snapshots
      ? versionPage(await roles.versions(path.role_name, offset, limit), presentRoleVersion)
      : versionPage(await roles.versionMarks(path.role_name, offset, limit), presentRoleVersionMark),
  getRoleVersion: async ({ path }) => ok(presentRoleVersion(await roles.version(path.role_name, path.version))),
  restoreRoleVersion: async ({ path, actor, ifMatch }) => {
    const { role, version } = await roles.restore(path.role_name, path.version, actor, ifMatch(presentRole));
    return ok(presentRoleVersion(version), { tag: tagOf(presentRole(role)) });
  },
});
