import type { UserRecord } from '../../domain/users/user.entity.ts';
import type { Schema } from './schemas.ts';

/** A user as administrators see one; org roles in grant order. */
export const presentUser = (user: UserRecord): Schema<'UserResponse'> => {
  const grants = user.grants.getItems();
  return {
    id: user.id,
    username: user.username,
    role: user.role,
    must_change_password: user.mustChangePassword,
    org_roles: grants.map((grant) => grant.role),
    scoped_departments: grants.flatMap((grant) => grant.scopedDepartments),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  };
};
