import { expect, it } from 'vitest';
import { type AccessGuard, holds, holdsDepartment } from '../../../console/src/session/guards.ts';
import { hasGuard, mayChangeDepartment, mayChangeOrganisation } from '../../../domain/auth/credentials/permissions.ts';
import type { HumanRole, OrgRole } from '../../../domain/foundation/kernel/actor.ts';

const ROLES: readonly HumanRole[] = ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer'];
const ORG_ROLES: readonly OrgRole[] = ['owner', 'department_admin', 'editor', 'viewer'];
const GUARDS: readonly Exclude<AccessGuard, 'org'>[] = ['write', 'lead', 'approve', 'ceo'];
/** Every set of organisation roles. */
const SETS = Array.from({ length: 2 ** ORG_ROLES.length }, (_, set) =>
  ORG_ROLES.filter((_role, at) => set & (1 << at)),
);
const credential = { kind: 'session_cookie', sessionId: null, keyId: null } as const;

it.each(ROLES)(
  'the console offers a %s exactly what the server allows, with every set of organisation roles',
  (role) => {
    for (const orgRoles of SETS) {
      const scopes = ['Design', ' d\u0065\u0301j\u00C0 '];
      const actor = { role, orgRoles, scopedDepartments: scopes, credential };
      const user = { role, org_roles: orgRoles, scoped_departments: scopes };
      const offered = GUARDS.filter((guard) => holds(user, guard));
      expect([orgRoles, offered]).toEqual([orgRoles, GUARDS.filter((guard) => hasGuard(actor, guard))]);
      expect([orgRoles, holds(user, 'org')]).toEqual([orgRoles, mayChangeOrganisation(actor)]);
      for (const name of ['design', 'Déjà', 'Support', 'Des'])
        expect([name, orgRoles, holdsDepartment(user, name)]).toEqual([
          name,
          orgRoles,
          mayChangeDepartment(actor, name),
        ]);
    }
  },
);
