import type { RoleVersion, RoleVersionMark } from '../../domain/organisation/roles/role-history.ts';
import { type Role, roleFields } from '../../domain/organisation/value/role.ts';
import type { Schema } from './schemas.ts';

export const presentRole = (role: Role): Schema<'RoleResponse'> => roleFields.toJson(role);

/** A version in a list without snapshots. */
export const presentRoleVersionMark = (mark: RoleVersionMark): Schema<'RoleVersionEntry'> => ({
  entity_id: mark.entityId,
  version: mark.version,
  content_hash: mark.contentHash,
  saved_by: mark.savedBy,
  saved_at: mark.savedAt.toISOString(),
});

/** The snapshot of a role in its wire form: the published content hash is computed from it. */
export const presentRoleVersion = ({ snapshot, ...mark }: RoleVersion): Schema<'RoleVersionResponse'> => ({
  ...presentRoleVersionMark(mark),
  snapshot,
});
