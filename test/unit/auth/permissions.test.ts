import { describe, expect, it } from 'vitest';
import {
  effectiveRole,
  hasGuard,
  mayChangeDepartment,
  mayChangeOrganisation,
  mayGrantKey,
  type RoleGuard,
} from '../../../domain/auth/credentials/permissions.ts';
import { type Credential, HUMAN_ROLES, type HumanRole, type OrgRole } from '../../../domain/foundation/kernel/actor.ts';

const person = (
  role: HumanRole,
  orgRoles: readonly OrgRole[] = [],
  kind: Credential['kind'] = 'session_cookie',
  scopedDepartments: readonly string[] = [],
) => ({ role, orgRoles, scopedDepartments, credential: { kind, sessionId: null, keyId: null } });

describe('a guard', () => {
  it.each<[RoleGuard, readonly HumanRole[]]>([
    ['any', HUMAN_ROLES],
    ['read', ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer']],
    ['write', ['ceo', 'manager', 'pair_programmer']],
    ['lead', ['ceo', 'manager']],
    ['approve', ['ceo', 'manager', 'board_member']],
    ['ceo', ['ceo']],
  ])('%s admits exactly %j', (guard, roles) => {
    expect(HUMAN_ROLES.filter((role) => hasGuard({ role }, guard))).toEqual(roles);
  });
});

describe('the organisation', () => {
  it('may be changed, without organisation roles, by users who may write', () => {
    expect(HUMAN_ROLES.filter((role) => mayChangeOrganisation(person(role)))).toEqual([
      'ceo',
      'manager',
      'pair_programmer',
    ]);
  });

  it.each<[readonly OrgRole[], boolean]>([
    [['owner'], true],
    [['editor'], true],
    [['viewer'], false],
    [['department_admin'], false],
    [['viewer', 'editor'], true],
  ])('is decided by the organisation roles %j if there are any: %s', (orgRoles, expected) => {
    expect(mayChangeOrganisation(person('ceo', orgRoles))).toBe(expected);
    expect(mayChangeOrganisation(person('observer', orgRoles))).toBe(expected);
  });

  it('is never changed by the system user', () => {
    expect(mayChangeOrganisation(person('system', ['owner']))).toBe(false);
  });

  it('is changed by an API key only when its role may write as well', () => {
    expect(mayChangeOrganisation(person('observer', ['owner'], 'api_key'))).toBe(false);
    expect(mayChangeOrganisation(person('manager', ['owner'], 'api_key'))).toBe(true);
    expect(mayChangeOrganisation(person('manager', [], 'api_key'))).toBe(true);
  });
});

describe('a department', () => {
  const admin = (role: HumanRole, kind?: Credential['kind']) => person(role, ['department_admin'], kind, [' SALES ']);

  it('may be changed by anyone who may change the organisation', () => {
    expect(mayChangeDepartment(person('manager'), 'Sales')).toBe(true);
    expect(mayChangeDepartment(person('observer', ['editor']), 'Sales')).toBe(true);
  });

  it('may be changed by its department administrator, in any spelling, and by no other', () => {
    expect(mayChangeDepartment(admin('observer'), 'Sales')).toBe(true);
    expect(mayChangeDepartment(admin('observer'), 'Design')).toBe(false);
    expect(
      mayChangeDepartment(person('observer', ['department_admin'], 'session_cookie', ['A', 'Sales']), 'sales'),
    ).toBe(true);
  });

  it('is not changed by a scope alone, by the system user or by a key that may not write', () => {
    expect(mayChangeDepartment(person('observer', ['viewer'], 'session_cookie', ['Sales']), 'Sales')).toBe(false);
    expect(mayChangeDepartment(admin('system'), 'Sales')).toBe(false);
    expect(mayChangeDepartment(admin('observer', 'api_key'), 'Sales')).toBe(false);
    expect(mayChangeDepartment(admin('manager', 'api_key'), 'Sales')).toBe(true);
  });
});

describe('an API key', () => {
  const WEAKER: Readonly<Record<HumanRole, readonly HumanRole[]>> = {
    ceo: ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'],
    manager: ['manager', 'pair_programmer', 'board_member', 'observer'],
    pair_programmer: ['pair_programmer', 'observer'],
    board_member: ['board_member', 'observer'],
    observer: ['observer'],
    system: [],
  };

  it.each(HUMAN_ROLES)('of a %s may have the same role or a weaker one', (role) => {
    expect(HUMAN_ROLES.filter((keyRole) => mayGrantKey(role, keyRole))).toEqual(WEAKER[role]);
  });

  it.each<[HumanRole, HumanRole, HumanRole]>([
    ['manager', 'ceo', 'manager'],
    ['ceo', 'manager', 'manager'],
    ['manager', 'manager', 'manager'],
    ['ceo', 'observer', 'observer'],
    ['pair_programmer', 'board_member', 'observer'],
    ['board_member', 'pair_programmer', 'observer'],
    ['system', 'ceo', 'observer'],
    ['ceo', 'system', 'observer'],
  ])('of role %s whose owner is %s acts as %s', (keyRole, ownerRole, expected) => {
    expect(effectiveRole(keyRole, ownerRole)).toBe(expected);
  });
});
