import { type HumanRole, ORG_ROLES, type OrgRole } from '../../../domain/foundation/kernel/actor.ts';
import type { Guard } from '../../../handlers/http/document/policy.ts';

const HOLDERS: Readonly<Record<Exclude<Guard, 'org' | 'dept'>, readonly HumanRole[]>> = {
  public: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'],
  refresh: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'],
  any: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'],
  read: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
  write: ['ceo', 'manager', 'pair_programmer'],
  lead: ['ceo', 'manager'],
  approve: ['ceo', 'manager', 'board_member'],
  ceo: ['ceo'],
};

/** A caller: its effective role, the organisation roles of the owner, whether a scope names the department, whether it is a key. */
export interface Caller {
  readonly role: HumanRole;
  readonly orgRoles: readonly OrgRole[];
  readonly isInScope: boolean;
  readonly isKey: boolean;
}

/** The organisation rule (spec/rules/auth.md#organisation-rule), repeated on purpose. */
const passesOrgRule = ({ role, orgRoles, isInScope, isKey }: Caller, guard: 'org' | 'dept'): boolean => {
  const mayWrite = HOLDERS.write.includes(role);
  if (role === 'system' || (isKey && !mayWrite)) return false;
  if (orgRoles.length === 0) return mayWrite;
  if (orgRoles.includes('owner') || orgRoles.includes('editor')) return true;
  return guard === 'dept' && orgRoles.includes('department_admin') && isInScope;
};

/** Whether the caller passes all guards. */
export const isAllowed = (guards: readonly Guard[], caller: Caller): boolean =>
  guards.every((guard) =>
    guard === 'org' || guard === 'dept' ? passesOrgRule(caller, guard) : HOLDERS[guard].includes(caller.role),
  );

export const PERSONS = ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'] as const;
export type PersonRole = (typeof PERSONS)[number];

/** The weaker of two roles (spec/rules/auth.md#effective-role). */
export const weakerOf = (one: PersonRole, other: PersonRole): PersonRole => {
  const below: Readonly<Record<PersonRole, readonly PersonRole[]>> = {
    ceo: PERSONS,
    manager: ['manager', 'pair_programmer', 'board_member', 'observer'],
    pair_programmer: ['pair_programmer', 'observer'],
    board_member: ['board_member', 'observer'],
    observer: ['observer'],
  };
  if (below[one].includes(other)) return other;
  return below[other].includes(one) ? one : 'observer';
};

/** The roles of keys that a user with this role may create (spec/rules/auth.md#key-creation). */
export const handedOutBy = (role: PersonRole): readonly PersonRole[] =>
  PERSONS.filter((given) => weakerOf(role, given) === given);

/** All sets of organisation roles that the rule distinguishes. */
export const ORG_ROLE_SETS: readonly (readonly OrgRole[])[] = [
  [],
  ...ORG_ROLES.map((role) => [role]),
  ['viewer', 'editor'],
  ['viewer', 'department_admin'],
];
