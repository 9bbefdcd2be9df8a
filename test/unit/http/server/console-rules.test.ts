import { describe, expect, it } from 'vitest';
import { changeAsShown } from '../../../../console/src/screens/admin/shared/as-shown.ts';
import { type AccessGuard, holds, holdsDepartment } from '../../../../console/src/session/guards.ts';
import { newAttempt } from '../../../../console/src/ui/attempts.ts';
import {
  hasGuard,
  mayChangeDepartment,
  mayChangeOrganisation,
} from '../../../../domain/auth/credentials/permissions.ts';
import { HUMAN_ROLES, ORG_ROLES } from '../../../../domain/foundation/kernel/actor.ts';

/** Every set of organisation roles. */
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
const GUARDS = ['write', 'lead', 'approve', 'ceo'] as const satisfies readonly AccessGuard[];

describe('the actions of the console', () => {
  it('are what the server allows, for all roles, scopes and spellings of a department', () => {
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

describe('the Idempotency-Key of the console', () => {
  let keys = 0;
  const attempt = newAttempt(() => {
    keys += 1;
    return `key-${keys}`;
  });

  it('stays for the same content, however often it is sent, and differs for other content', () => {
    const first = attempt.keyOf({ name: 'Sales' });
    expect([attempt.keyOf({ name: 'Sales' }), attempt.keyOf({ name: 'Sales' })]).toEqual([first, first]);
    const second = attempt.keyOf({ name: 'Finance' });
    expect(second).not.toBe(first);
    expect(attempt.keyOf({ name: 'Finance' })).toBe(second);
  });

  it('differs once the attempt is over', () => {
    const before = attempt.keyOf({ name: 'Sales' });
    attempt.forget();
    expect(attempt.keyOf({ name: 'Sales' })).not.toBe(before);
  });
});

describe('a change of a record in a list', () => {
  const shown = { name: 'Ada', roles: ['editor', 'viewer'], last_used_at: '2030-01-01' };
  /** The tag under which it is sent, if the record has changed to this. */
  const sentFor = async (data: typeof shown): Promise<string> => {
    let sent = '';
    let reloads = 0;
    const read = async () => ({ data, etag: '"7"' });
    const reload = () => {
      reloads += 1;
    };
    await changeAsShown({ shown, read, reload }, async (header) => {
      sent = header['If-Match'];
      expect(reloads).toBe(0);
    });
    expect(reloads).toBe(1);
    return sent;
  };

  it('is sent with the tag of the record only while the record is as shown, without its timestamps', async () => {
    expect(await sentFor({ ...shown, last_used_at: '2031-01-01' })).toBe('"7"');
    for (const changed of [{ name: 'Bea' }, { roles: ['editor', 'owner'] }, { roles: ['editor'] }])
      expect(await sentFor({ ...shown, ...changed })).not.toBe('"7"');
  });

  it('shows the list in its present state, also when it fails', async () => {
    let reloads = 0;
    const reload = () => {
      reloads += 1;
    };
    const read = async () => ({ data: shown, etag: '"7"' });
    const failing = changeAsShown({ shown, read, reload }, async () => {
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(reloads).toBe(1);
  });
});
