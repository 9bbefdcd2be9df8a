import type { Guard } from '../document.ts';

/** The roles of users; `system` cannot sign in. */
export const ROLES = ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'] as const;
export type Role = (typeof ROLES)[number];

/** The roles that pass each guard (spec/rules/auth.md#human-roles). */
const HOLDERS: Readonly<Record<Exclude<Guard, 'org' | 'dept'>, readonly Role[]>> = {
  public: ROLES,
  refresh: ROLES,
  any: ROLES,
  read: ROLES,
  write: ['ceo', 'manager', 'pair_programmer'],
  lead: ['ceo', 'manager'],
  approve: ['ceo', 'manager', 'board_member'],
  ceo: ['ceo'],
};

/**
 * Whether a user with the role passes all guards (spec/rules/auth.md#organisation-rule); `orgRoles` are the user's org
 * roles.
 */
export const passes = (guards: readonly Guard[], role: Role, orgRoles: readonly string[] = []): boolean =>
  guards.every((guard) =>
    guard === 'org' || guard === 'dept' ? passesOrg(role, orgRoles) : HOLDERS[guard].includes(role),
  );

const passesOrg = (role: Role, orgRoles: readonly string[]): boolean =>
  orgRoles.length === 0 ? HOLDERS.write.includes(role) : orgRoles.includes('owner') || orgRoles.includes('editor');
