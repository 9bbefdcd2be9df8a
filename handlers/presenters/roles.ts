import type { RoleVersion } from '../../domain/organisation/roles/role-history.ts';
import { type Role, roleFields } from '../../domain/organisation/value/role.ts';
import type { Schema } from './schemas.ts';

export const presentRole = (role: Role): Schema<'RoleResponse'> => roleFields.toJson(role);

/** The snapshot of a role is what goes over the wire: the published content hash is one over exactly it. */
export const presentRoleVersion = (version: RoleVersion): Schema<'RoleVersionResponse'> => ({
  entity_id: version.entityId,
  version: version.version,
  content_hash: version.contentHash,
  snapshot: version.snapshot,
  saved_by: version.savedBy,
  saved_at: version.savedAt.toISOString(),
});
