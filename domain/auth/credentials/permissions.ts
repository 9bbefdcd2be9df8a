import type { Actor, HumanRole, OrgRole } from '../../foundation/kernel/actor.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';

/** Guards that depend only on the human role (spec/rules/auth.md#human-roles). */
export type RoleGuard = 'any' | 'read' | 'write' | 'lead' | 'approve' | 'ceo';

const HOLDERS: Readonly<Record<RoleGuard, ReadonlySet<HumanRole>>> = {
  any: new Set<HumanRole>(['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system']),
  read: new Set<HumanRole>(['ceo', 'manager', 'pair_programmer', 'board_member', 'observer']),
  write: new Set<HumanRole>(['ceo', 'manager', 'pair_programmer']),
  lead: new Set<HumanRole>(['ceo', 'manager']),
  approve: new Set<HumanRole>(['ceo', 'manager', 'board_member']),
  ceo: new Set<HumanRole>(['ceo']),
};

type Person = Pick<Actor, 'role' | 'orgRoles' | 'scopedDepartments' | 'credential'>;

/** Whether the human role passes the guard. */
export const hasGuard = (actor: Pick<Actor, 'role'>, guard: RoleGuard): boolean => HOLDERS[guard].has(actor.role);

const isEditor = (roles: readonly OrgRole[]): boolean => roles.includes('owner') || roles.includes('editor');

/** Org roles never widen an API key: its effective role needs write access as well (spec/rules/auth.md#narrow-keys). */
const isNarrowKey = (actor: Person): boolean => actor.credential.kind === 'api_key' && !hasGuard(actor, 'write');

/** The org rule for operations on the whole organisation: without org roles write decides, else owner or editor passes. */
export const mayChangeOrganisation = (actor: Person): boolean => {
  if (actor.role === 'system' || isNarrowKey(actor)) return false;
  return actor.orgRoles.length === 0 ? hasGuard(actor, 'write') : isEditor(actor.orgRoles);
};

/** The org rule for operations on one department: department_admin passes where a scope names it. */
export const mayChangeDepartment = (actor: Person, departmentName: string): boolean => {
  if (mayChangeOrganisation(actor)) return true;
  if (actor.role === 'system' || isNarrowKey(actor) || !actor.orgRoles.includes('department_admin')) return false;
  const key = nameKey(departmentName);
  return actor.scopedDepartments.some((scope) => nameKey(scope) === key);
};

const WEAKER: Readonly<Record<HumanRole, readonly HumanRole[]>> = {
  ceo: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
  manager: ['manager', 'pair_programmer', 'board_member', 'observer'],
  pair_programmer: ['pair_programmer', 'observer'],
  board_member: ['board_member', 'observer'],
  observer: ['observer'],
  system: [],
};

/** The effective role of an API key: the weaker of the key's role and the current role of its owner; observer when neither is weaker. */
export const effectiveRole = (keyRole: HumanRole, ownerRole: HumanRole): HumanRole => {
  if (WEAKER[ownerRole].includes(keyRole)) return keyRole;
  return WEAKER[keyRole].includes(ownerRole) ? ownerRole : 'observer';
};

/** Whether a caller with `role` may create a key with `keyRole`. */
export const mayGrantKey = (role: HumanRole, keyRole: HumanRole): boolean => WEAKER[role].includes(keyRole);
