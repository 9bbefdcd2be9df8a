import { describe, expect, it } from 'vitest';
import { type Guard, holds, holdsDepartment } from '../../console/src/session/guards.ts';
import { newAttempt } from '../../console/src/ui/attempts.ts';
import { hasGuard, mayChangeDepartment, mayChangeOrganisation } from '../../domain/auth/permissions.ts';
import { HUMAN_ROLES, ORG_ROLES } from '../../domain/foundation/kernel/actor.ts';

/** Every set of roles in the organisation. */
const SETS = Array.from({ length: 2 ** ORG_ROLES.length }, (_, bits) =>
  ORG_ROLES.filter((_role, place) => (bits & (2 ** place)) !== 0),
);
const SCOPES = [[], ['Sales'], ['Finance', ' sÄles\u0301 '], ['İstanbul']];
const DEPARTMENTS = [
  'Sales',
  'SALES',
  'sales ',
  'Sale',
  'S\u00e4les\u0301',
  'S\u0061\u0308les\u0301',
  'i\u0307stanbul',
];
const GUARDS = ['write', 'lead', 'approve', 'ceo'] as const satisfies readonly Guard[];

describe('what the console offers', () => {
  it('is what the server permits, for all roles, scopes and spellings of a department', () => {
    let permitted = 0;
    for (const role of HUMAN_ROLES.filter((each) => each !== 'system'))
      for (const orgRoles of SETS)
        for (const scopes of SCOPES) {
          const shown = { role, org_roles: orgRoles, scoped_departments: scopes };
          const credential = { kind: 'session_cookie', sessionId: null, keyId: null } as const;
          const actor = { role, orgRoles, scopedDepartments: scopes, credential };
          for (const guard of GUARDS) expect([shown, holds(shown, guard)]).toEqual([shown, hasGuard(actor, guard)]);
          expect([shown, holds(shown, 'org')]).toEqual([shown, mayChangeOrganisation(actor)]);
          for (const name of DEPARTMENTS) {
            const may = mayChangeDepartment(actor, name);
            expect([shown, name, holdsDepartment(shown, name)]).toEqual([shown, name, may]);
            if (may && !mayChangeOrganisation(actor)) permitted += 1;
          }
        }
    expect(permitted).toBeGreaterThan(0);
  });
});

describe('the Idempotency-Key of what the console sends', () => {
  let keys = 0;
  const attempt = newAttempt(() => {
    keys += 1;
    return `key-${keys}`;
  });

  it('stays for the same content, however often it is sent, and is another for other content', () => {
    const first = attempt.keyOf({ name: 'Sales' });
    expect([attempt.keyOf({ name: 'Sales' }), attempt.keyOf({ name: 'Sales' })]).toEqual([first, first]);
    const second = attempt.keyOf({ name: 'Finance' });
    expect(second).not.toBe(first);
    expect(attempt.keyOf({ name: 'Finance' })).toBe(second);
  });

  it('is another once the attempt is over', () => {
    const before = attempt.keyOf({ name: 'Sales' });
    attempt.forget();
    expect(attempt.keyOf({ name: 'Sales' })).not.toBe(before);
  });
});
