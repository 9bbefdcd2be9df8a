import { hasGuard, mayChangeDepartment, mayChangeOrganisation } from '../../domain/auth/credentials/permissions.ts';
import { Forbidden, NotFound } from '../../domain/foundation/errors/errors.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Matched } from '../http/contracts/contexts.ts';
import type { Guard } from '../http/document/policy.ts';

/** The name of a department by its id, or null if the department does not exist. */
export type DepartmentNameOf = (departmentId: string) => Promise<string | null>;

/** The operations of a user who must change the password (spec/rules/auth.md#forced-password-change). */
const OPEN_WHILE_FORCED: ReadonlySet<string> = new Set<OperationId>(['changePassword', 'getCurrentUser', 'logout']);

const DENIED = 'You do not have permission for this';

const passes = async (guard: Guard, actor: Actor, departmentName: () => Promise<string>): Promise<boolean> => {
  switch (guard) {
    case 'public':
    case 'refresh':
      return true;
    case 'org':
      return mayChangeOrganisation(actor);
    case 'dept':
      // Only the permission of a department_admin depends on the department; for others the operation itself looks it
      // up.
      return (
        mayChangeOrganisation(actor) ||
        (actor.orgRoles.includes('department_admin') && mayChangeDepartment(actor, await departmentName()))
      );
    default:
      return hasGuard(actor, guard);
  }
};

/** The input of the guards. */
export type Guarded = Pick<Matched, 'operationId' | 'policy' | 'params'>;

/** Whether the caller can pass the guards with any parameters. */
export const mayEverPass = ({ policy }: Pick<Guarded, 'policy'>, actor: Actor): boolean =>
  !actor.mustChangePassword &&
  policy.access.every((guard) => {
    if (guard === 'public' || guard === 'refresh') return true;
    if (guard === 'org') return mayChangeOrganisation(actor);
    if (guard !== 'dept') return hasGuard(actor, guard);
    return mayChangeOrganisation(actor) || actor.scopedDepartments.some((scope) => mayChangeDepartment(actor, scope));
  });

/**
 * Enforces the forced password change and the guards that the document declares. Throws Forbidden, or NotFound for an
 * unknown department.
 */
export const requireAccess = async (
  { operationId, policy, params }: Guarded,
  actor: Actor,
  nameOf: DepartmentNameOf,
): Promise<void> => {
  if (actor.mustChangePassword && !OPEN_WHILE_FORCED.has(operationId)) {
    throw new Forbidden('Change your password first');
  }
  const departmentName = async (): Promise<string> => {
    const name = await nameOf(params.department_id ?? '');
    if (name === null) throw new NotFound('The department does not exist');
    return name;
  };
  for (const guard of policy.access) {
    if (!(await passes(guard, actor, departmentName))) throw new Forbidden(DENIED);
  }
};
