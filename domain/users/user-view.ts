import type { OrgRole } from '../foundation/kernel/actor.ts';
import type { UserRecord } from './user.entity.ts';

/** Columns of a user that no response shows. */
export const HIDDEN = ['usernameKey', 'roleChanges', 'passwordHash', 'passwordSetAt'] as const;

/** A user as responses show it: the record with its organisation roles in the order of their grants. */
export type UserView = Readonly<Omit<UserRecord, (typeof HIDDEN)[number] | 'grants'>> & {
  readonly orgRoles: readonly OrgRole[];
  readonly scopedDepartments: readonly string[];
};
