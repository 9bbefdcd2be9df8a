import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { HumanRole, OrgRole } from '../foundation/kernel/actor.ts';

/** A person or program with an account. Two usernames are equal when their `usernameKey` (NFC, lower case) is. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.text().primary(),
    username: p.text(),
    usernameKey: p.text().unique('users_username_key_unique'),
    role: p.text().$type<HumanRole>(),
    /** The number of role changes. Subscriptions end after each, also when the role was changed back. */
    roleChanges: p.integer().default(0),
    passwordHash: p.text().nullable(),
    mustChangePassword: p.boolean(),
    /** A password that another user has set expires some days after this. */
    passwordSetAt: p.datetime(3),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    grants: () => p.oneToMany(OrgRoleGrant).mappedBy('user').orderBy({ grantedSeq: 'asc' }),
  },
});

/** An organisation role held by a user. Scopes are department names, present exactly with `department_admin`. */
export const OrgRoleGrant = defineEntity({
  name: 'OrgRoleGrant',
  tableName: 'org_role_grants',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    role: p.text().$type<OrgRole>().primary(),
    scopedDepartments: p.array<string>().columnType('text[]'),
    grantedSeq: p.bigint().$type<string>().autoincrement(),
  },
});

export type UserRecord = InferEntity<typeof User>;
export type OrgRoleGrantRecord = InferEntity<typeof OrgRoleGrant>;
