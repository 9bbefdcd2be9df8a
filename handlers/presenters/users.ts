import type { Person } from '../../domain/users/user-list.ts';
import type { UserView } from '../../domain/users/user-view.ts';
import type { Schema } from './schemas.ts';

/** A user as administrators see it; org roles in the order in which they were granted. */
export const presentUser = (user: UserView): Schema<'UserResponse'> => ({
  id: user.id,
  username: user.username,
  role: user.role,
  must_change_password: user.mustChangePassword,
  org_roles: [...user.orgRoles],
  scoped_departments: [...user.scopedDepartments],
  created_at: user.createdAt.toISOString(),
  updated_at: user.updatedAt.toISOString(),
});

/** The user and the user's name. */
export const presentPerson = ({ id, username, role }: Person): Schema<'PersonResponse'> => ({ id, username, role });
