import type { OrgRole } from '../foundation/kernel/actor.ts';
import type { UserRecord } from './user.entity.ts';

/** Columns of a user that nobody is shown. */
export const HIDDEN = ['usernameKey', 'roleChanges', 'passwordHash', 'passwordSetAt'] as const;

/** A user as others see one: the record with its organisation roles in grant order. */
export type UserView = Readonly<Omit<UserRecord, (typeof HIDDEN)[number] | 'grants'>> & {
  readonly orgRoles: readonly OrgRole[];
  readonly scopedDepartments: readonly string[];
};
