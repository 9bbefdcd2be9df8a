import type { HumanRole, OrgRole } from '../foundation/kernel/actor.ts';

/** A user as others see one: the record with its organisation roles in grant order. */
export interface UserView {
  readonly id: string;
  readonly username: string;
  readonly role: HumanRole;
  readonly mustChangePassword: boolean;
  readonly orgRoles: readonly OrgRole[];
  readonly scopedDepartments: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
