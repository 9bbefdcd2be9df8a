/** The guards of the OpenAPI document; `holdsDepartment` checks a single department. */
export type AccessGuard = 'write' | 'lead' | 'approve' | 'ceo' | 'org';

/** The roles that determine the permissions of a user. */
interface Roles {
  readonly role: string;
  readonly org_roles: readonly string[];
  readonly scoped_departments: readonly string[];
}

const HOLDERS: Readonly<Record<Exclude<AccessGuard, 'org'>, readonly string[]>> = {
  write: ['ceo', 'manager', 'pair_programmer'],
  lead: ['ceo', 'manager'],
  approve: ['ceo', 'manager', 'board_member'],
  ceo: ['ceo'],
};

/** Whether a user with these roles has the permission. */
export const holds = ({ role, org_roles: orgRoles }: Roles, guard: AccessGuard): boolean => {
  if (guard !== 'org') return HOLDERS[guard].includes(role);
  if (orgRoles.length === 0) return HOLDERS.write.includes(role);
  return orgRoles.includes('owner') || orgRoles.includes('editor');
};

/** Names with the same key are the same name (spec/rules/organisation.md#name-key). */
export const visibleNameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase().normalize('NFC');

/** Whether a user with these roles may change this department. Scopes are compared by name key. */
export const holdsDepartment = (roles: Roles, name: string): boolean =>
  holds(roles, 'org') ||
  (roles.org_roles.includes('department_admin') &&
    roles.scoped_departments.some((scope) => visibleNameKey(scope) === visibleNameKey(name)));
