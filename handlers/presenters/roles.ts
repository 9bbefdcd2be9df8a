import type { RoleVersion } from '../../domain/organisation/roles/role-history.ts';
import { type Role, type RoleSnapshot, snapshotOfRole } from '../../domain/organisation/value/role.ts';
import type { Schema } from './schemas.ts';

/** The snapshot of a role is what goes over the wire: the published content hash is one over exactly it. */
const presentSnapshot = (role: RoleSnapshot) => snapshotOfRole(role) as Schema<'RoleSnapshot'>;

export const presentRole = (role: Role): Schema<'RoleResponse'> => ({
  ...presentSnapshot(role),
  created_at: role.createdAt.toISOString(),
  updated_at: role.updatedAt.toISOString(),
});

export const presentRoleVersion = (version: RoleVersion): Schema<'RoleVersionResponse'> => ({
  entity_id: version.entityId,
  version: version.version,
  content_hash: version.contentHash,
  snapshot: presentSnapshot(version.snapshot),
  saved_by: version.savedBy,
  saved_at: version.savedAt.toISOString(),
});
