import { describe, expect, it } from 'vitest';
import { Forbidden, NotFound } from '../../../../domain/foundation/errors/errors.ts';
import type { Actor, OrgRole } from '../../../../domain/foundation/kernel/actor.ts';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { Guard } from '../../../../handlers/http/document/policy.ts';
import { requireAccess } from '../../../../handlers/security/access.ts';
import { actorOf } from '../../../support/builders/actor.ts';
import { contextFor } from '../../../support/builders/contexts.ts';

const names: Readonly<Record<string, string>> = { 'dep-1': 'Research' };

/** Requests access; returns the departments that were looked up. */
const ask = async (actor: Actor, operationId: OperationId, access: readonly Guard[], departmentId = 'dep-1') => {
  const params: Record<string, string> = departmentId === '' ? {} : { department_id: departmentId };
  const lookedUp: string[] = [];
  await requireAccess(contextFor(operationId, { policy: { access }, params }), actor, async (id) => {
    lookedUp.push(id);
    return names[id] ?? null;
  });
  return lookedUp;
};
const DENIED = new Forbidden('You do not have permission for this');

describe('a guard', () => {
  it.each<[Guard, Actor['role']]>([
    ['public', 'observer'],
    ['refresh', 'observer'],
    ['any', 'system'],
    ['read', 'observer'],
    ['write', 'pair_programmer'],
    ['lead', 'manager'],
    ['approve', 'board_member'],
    ['ceo', 'ceo'],
    ['org', 'pair_programmer'],
    ['dept', 'pair_programmer'],
  ])('%s admits %s', async (guard, role) => {
    expect(await ask(actorOf(role), 'listUsers', [guard])).toEqual([]);
  });

  it.each<[Guard, Actor['role']]>([
    ['read', 'system'],
    ['write', 'observer'],
    ['lead', 'pair_programmer'],
    ['approve', 'pair_programmer'],
    ['ceo', 'manager'],
    ['org', 'observer'],
    ['dept', 'observer'],
  ])('%s refuses %s', async (guard, role) => {
    await expect(ask(actorOf(role), 'listUsers', [guard])).rejects.toThrow(DENIED);
  });

  it('is one of several that must all pass', async () => {
    expect(await ask(actorOf('manager'), 'listUsers', ['read', 'lead'])).toEqual([]);
    await expect(ask(actorOf('manager'), 'listUsers', ['read', 'ceo'])).rejects.toThrow(DENIED);
    await expect(ask(actorOf('manager'), 'listUsers', ['ceo', 'read'])).rejects.toThrow(DENIED);
  });
});

describe('the guard of one department', () => {
  const admin = (scopes: readonly string[], orgRoles: readonly OrgRole[] = ['department_admin']): Actor =>
    actorOf('observer', { orgRoles, scopedDepartments: scopes });

  it('admits its administrator, by name', async () => {
    expect(await ask(admin(['research']), 'updateDepartment', ['dept'])).toEqual(['dep-1']);
  });
  it('refuses the administrator of another', async () => {
    await expect(ask(admin(['Sales']), 'updateDepartment', ['dept'])).rejects.toThrow(DENIED);
  });
  it('is not the guard of the whole organisation', async () => {
    await expect(ask(admin(['Research']), 'updateDepartment', ['org'])).rejects.toThrow(DENIED);
  });
  it('looks nothing up for callers that do not depend on the department', async () => {
    expect(await ask(admin([], ['department_admin', 'editor']), 'updateDepartment', ['dept'], 'gone')).toEqual([]);
    await expect(ask(admin(['Research'], ['viewer']), 'updateDepartment', ['dept'], 'gone')).rejects.toThrow(DENIED);
  });
  it.each(['gone', ''])('reports that the department %j does not exist', async (id) => {
    await expect(ask(admin(['Research']), 'updateDepartment', ['dept'], id)).rejects.toThrow(
      new NotFound('The department does not exist'),
    );
  });
});

describe('a user who must change their password', () => {
  const forced = actorOf('ceo', { mustChangePassword: true });
  const open = ['changePassword', 'getCurrentUser', 'logout'] as const;

  it.each(open)('may still call %s', async (operationId) => {
    expect(await ask(forced, operationId, [...operations[operationId].access])).toEqual([]);
  });
  it.each((Object.keys(operations) as OperationId[]).filter((id) => !open.some((name) => name === id)))(
    'may not call %s',
    async (operationId) => {
      await expect(ask(forced, operationId, ['any'])).rejects.toThrow(new Forbidden('Change your password first'));
    },
  );
});
