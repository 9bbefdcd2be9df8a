import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, Duplicate, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import { type Actor, ORG_ROLES, type OrgRole } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { nameKey } from '../foundation/kernel/text/text.ts';
import { type LockCredential, serialiseByCeo, serialiseUsers } from './account-lock.ts';
import { OrgRoleGrant, type OrgRoleGrantRecord, User, type UserRecord } from './user.entity.ts';
import { isLastOwner, viewOf } from './user-service.ts';
import type { UserView } from './user-view.ts';

const isOrgRole = (text: string): text is OrgRole => (ORG_ROLES as readonly string[]).includes(text);

/** Removes duplicates without regard to case, keeps the first spelling, sorts ascending. */
const tidyScopes = (scopes: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  for (const scope of scopes) if (!byKey.has(nameKey(scope))) byKey.set(nameKey(scope), scope);
  return [...byKey.values()].sort();
};

/** The scope after its department was renamed; nothing when it was deleted. */
const movedTo = (scope: string, moves: ReadonlyMap<string, string | null>): string[] => {
  const next = moves.get(nameKey(scope));
  if (next === undefined) return [scope];
  return next === null ? [] : [next];
};

interface OrgRoleServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly hold: LockCredential;
}

/** Organisation roles of users (spec/rules/auth.md#granting-organisation-roles). */
export class OrgRoleService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #audit: AuditLog;
  readonly #hold: LockCredential;

  constructor({ uow, clock, audit, hold }: OrgRoleServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#audit = audit;
    this.#hold = hold;
  }

  /** Throws NotFound, ValidationFailed (system user, scopes that do not fit the role) or Duplicate. */
  async grant(userId: string, role: OrgRole, scopes: readonly string[], actor: Actor): Promise<UserView> {
    return this.#uow.write(async (em) => {
      const user = await this.#lock(em, userId, actor);
      if (user === null) throw new NotFound('The user does not exist');
      if (user.role === 'system') throw new ValidationFailed('The system user cannot have organisation roles');
      if (user.grants.getItems().some((grant) => grant.role === role))
        throw new Duplicate('The user already has this role');
      if ((role === 'department_admin') !== scopes.length > 0) {
        throw new ValidationFailed(
          'scoped_departments is required for department_admin and not allowed for other roles',
        );
      }
      const scopedDepartments = tidyScopes(scopes);
      user.grants.add(em.create(OrgRoleGrant, { user, role, scopedDepartments }));
      this.#touch(em, user, 'org_role.granted', actor, { role, scoped_departments: scopedDepartments });
      await em.flush();
      return viewOf(user);
    });
  }

  /** Removes a role with its scopes. Throws ValidationFailed for an unknown role, NotFound, Conflict for the last owner. */
  async revoke(userId: string, role: string, actor: Actor, expected: Precondition<UserView>): Promise<void> {
    if (!isOrgRole(role)) throw new ValidationFailed('The path does not name an organisation role');
    await this.#uow.write(async (em) => {
      const user = await this.#lock(em, userId, actor);
      const grant = user?.grants.getItems().find((held) => held.role === role);
      if (user === null || grant === undefined)
        throw new NotFound('The user does not exist or does not have this role');
      expected(viewOf(user));
      if (role === 'owner' && (await isLastOwner(em, user))) throw new Conflict('The last owner cannot be removed');
      em.remove(grant);
      this.#touch(em, user, 'org_role.revoked', actor, { role });
    });
  }

  /**
   * Updates scopes after departments were renamed or deleted, in the caller's transaction (spec/rules/auth.md#scopes-of-departments).
   * `moves` maps the key of a name to the new name, or to null for a deleted department. All take effect together, so that two departments
   * can swap their names. A user without a remaining scope loses `department_admin`, and becomes a `viewer` where that was the only role: a
   * deletion never widens rights.
   */
  async followDepartments(
    em: EntityManager,
    moves: ReadonlyMap<string, string | null>,
    savedBy: string,
  ): Promise<void> {
    if (moves.size === 0) return;
    await serialiseUsers(em);
    const grants = await em.find(OrgRoleGrant, { role: 'department_admin' }, { populate: ['user.grants'] });
    for (const grant of grants) {
      const scopes = tidyScopes(grant.scopedDepartments.flatMap((scope) => movedTo(scope, moves)));
      if (scopes.join('\n') === grant.scopedDepartments.join('\n')) continue;
      if (scopes.length > 0) grant.scopedDepartments = scopes;
      else this.#takeScopeless(em, grant, savedBy);
      (grant.user as UserRecord).updatedAt = this.#clock.now();
    }
  }

  /** Without any role the human role would decide again, on everything and not on one department. */
  #takeScopeless(em: EntityManager, grant: OrgRoleGrantRecord, savedBy: string): void {
    const user = grant.user as UserRecord;
    const { role, scopedDepartments } = grant;
    const isOnlyRole = user.grants.length === 1;
    em.remove(grant);
    this.#record(em, user, 'org_role.revoked', savedBy, { role, deleted_departments: scopedDepartments });
    if (!isOnlyRole) return;
    em.create(OrgRoleGrant, { user, role: 'viewer', scopedDepartments: [] });
    this.#record(em, user, 'org_role.granted', savedBy, { role: 'viewer', scoped_departments: [] });
  }

  async #lock(em: EntityManager, userId: string, actor: Actor): Promise<UserRecord | null> {
    await serialiseByCeo(em, actor, this.#hold);
    return em.findOne(User, { id: userId }, { populate: ['grants'] });
  }

  #touch(em: EntityManager, user: UserRecord, action: string, actor: Actor, details: Record<string, unknown>): void {
    user.updatedAt = this.#clock.now();
    this.#record(em, user, action, actor.userId, details);
  }

  #record(
    em: EntityManager,
    { id: targetId, username: targetName }: UserRecord,
    action: string,
    actorId: string,
    details: Record<string, unknown>,
  ): void {
    this.#audit.record(em, { action, actorId, targetType: 'user', targetId, targetName, details });
  }
}
