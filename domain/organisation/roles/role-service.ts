import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, Duplicate, NotFound, RequestInvalid } from '../../foundation/errors/errors.ts';
import type { EventType } from '../../foundation/events/event-types.ts';
import type { Outbox } from '../../foundation/events/outbox.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { type LongPage, MARKS_PIECE, numberedPage } from '../../foundation/kernel/pages/numbered-page.ts';
import type { Page, PageRequest } from '../../foundation/kernel/pages/page.ts';
import type { Precondition } from '../../foundation/kernel/precondition.ts';
import { hasInvisible, nameKey, visibleKey } from '../../foundation/kernel/text/text.ts';
import type { OrganisationChanges } from '../changes/organisation-changes.ts';
import type { Organisation } from '../value/organisation.ts';
import { MAX_ROLES, requireCount } from '../value/organisation-limits.ts';
import { type Role, type RoleContent, type RoleFields, roleContentFields } from '../value/role.ts';
import { toStoredName } from '../value/stored-name.ts';
import { parseVersionNumber } from '../value/version-number.ts';
import { hashOfRole, type RoleHistory, type RoleVersion, type RoleVersionMark } from './role-history.ts';
import { deleteRole, findRole, listRoles, roleNames, saveRoles } from './role-rows.ts';

export interface RoleDeps {
  readonly uow: UnitOfWork;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly changes: OrganisationChanges;
  readonly history: RoleHistory;
  readonly outbox: Outbox;
  readonly audit: AuditLog;
}

/** The newest version after a restore, with its role. */
export interface RestoredRole {
  readonly version: RoleVersion;
  readonly role: Role;
}

/** Roles and their versions (spec/rules/organisation.md#roles). */
export class RoleService {
  readonly #deps: RoleDeps;

  constructor(deps: RoleDeps) {
    this.#deps = deps;
  }

  /** Roles by name key, ascending in code point order. */
  async list(request: PageRequest): Promise<Page<Role>> {
    return listRoles(this.#deps.pool, request);
  }

  async count(): Promise<number> {
    return (await this.#deps.uow.read(roleNames)).length;
  }

  /** One role by its name, or null. */
  async find(name: string): Promise<Role | null> {
    return this.#deps.uow.read((em) => findRole(em, name));
  }

  /** One role by its name. Throws NotFound. */
  async get(name: string): Promise<Role> {
    return this.#deps.uow.read((em) => requireRole(em, name));
  }

  /**
   * Creates the role or replaces it as a whole; returns whether it is new. `expected` is called with null for a new
   * role. Throws VersionConflict, Conflict for too many, and for a new name RequestInvalid if it has invisible
   * characters and Duplicate if it looks like an existing one.
   */
  async save(
    name: string,
    fields: RoleFields,
    actor: Actor,
    expected: Precondition<Role | null>,
  ): Promise<{ readonly role: Role; readonly isNew: boolean }> {
    return this.#change(async (em) => {
      const known = await findRole(em, name);
      expected(known);
      if (known === null && hasInvisible(name))
        throw new RequestInvalid('path /role_name: must not contain control characters or invisible format characters');
      const role = { ...fields, name: known?.name ?? toStoredName(name) };
      return { role: await this.#put(em, known, role, actor), isNew: known === null };
    });
  }

  /** Deletes the role; its versions stay. Throws NotFound, VersionConflict, or Conflict while an agent has it. */
  async remove(name: string, actor: Actor, expected: Precondition<Role>): Promise<void> {
    await this.#change(async (em) => {
      const role = await requireRole(em, name);
      expected(role);
      const { organisation } = await this.#deps.changes.readIn(em);
      if (isHeld(organisation, name)) throw new Conflict('The role is assigned to an agent');
      await deleteRole(em, name);
      this.#record(em, 'role.deleted', role, actor);
      this.#publish(em, 'role.deleted', role);
    });
  }

  /** Versions newest first; `limit` null means all from `offset`. Throws Conflict or NotFound. */
  async versions(name: string, offset: number, limit: number | null): Promise<LongPage<RoleVersion>> {
    const { uow, history } = this.#deps;
    const read = (first: number, last: number): Promise<RoleVersion[]> =>
      uow.read((em) => history.read(em, name, first, last));
    return numberedPage({ ...(await uow.read((em) => history.range(em, name))), read }, offset, limit);
  }

  /** The same versions without their snapshots. */
  async versionMarks(name: string, offset: number, limit: number | null): Promise<LongPage<RoleVersionMark>> {
    const { uow, history } = this.#deps;
    const read = (first: number, last: number): Promise<RoleVersionMark[]> =>
      uow.read((em) => history.marks(em, name, first, last));
    const range = await uow.read((em) => history.range(em, name));
    return numberedPage({ ...range, pieceLength: MARKS_PIECE, read }, offset, limit);
  }

  /** One version by its number in digits. Throws Conflict or NotFound. */
  async version(name: string, number: string): Promise<RoleVersion> {
    return this.#deps.uow.read((em) => this.#deps.history.get(em, name, parseVersionNumber(number)));
  }

  /**
   * Restores an old state, also of a deleted role. Returns the newest version, which is a new one unless nothing
   * differed. Throws Conflict, NotFound or VersionConflict.
   */
  async restore(
    name: string,
    number: string,
    actor: Actor,
    expected: Precondition<Role | null>,
  ): Promise<RestoredRole> {
    return this.#change(async (em) => {
      const { history } = this.#deps;
      const { snapshot, version } = await history.get(em, name, parseVersionNumber(number));
      const known = await findRole(em, name);
      expected(known);
      const role = await this.#put(em, known, roleContentFields.fromJson(snapshot), actor);
      if (role !== known) this.#record(em, 'role.restored', role, actor, { version });
      return { role, version: await history.get(em, name, await history.newest(em, name)) };
    });
  }

  /**
   * Writes the role with a version and an event, unless it is unchanged. Returns the stored role. Throws Conflict for
   * too many.
   */
  async #put(em: EntityManager, known: Role | null, next: RoleContent, actor: Actor): Promise<Role> {
    if (known !== null && hashOfRole(known) === hashOfRole(next)) return known;
    if (known === null) {
      const names = await roleNames(em);
      requireCount('roles', names.length, names.length + 1, MAX_ROLES);
      const key = visibleKey(next.name);
      if (names.some((name) => visibleKey(name) === key))
        throw new Duplicate('A role whose name looks the same already exists');
    }
    const now = this.#deps.clock.now();
    const role = { ...next, createdAt: known?.createdAt ?? now, updatedAt: now };
    await saveRoles(em, [role]);
    const version = await this.#deps.history.write(em, role, { by: actor.userId, at: now });
    this.#deps.uow.note({ version });
    this.#publish(em, 'role.updated', role);
    return role;
  }

  /** Roles change under the lock of the organisation, so that no agent can get a role while it is being deleted. */
  #change<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.#deps.uow.write(async (em) => {
      await this.#deps.changes.lock(em);
      return work(em);
    });
  }

  #publish(em: EntityManager, type: EventType, { name: role_name }: Role): void {
    this.#deps.outbox.publish(em, { type, channel: 'company', payload: { role_name } });
  }

  #record(em: EntityManager, action: string, { name }: Role, actor: Actor, details?: Record<string, unknown>): void {
    const fact = { action, actorId: actor.userId, targetType: 'role', targetId: name, targetName: name };
    this.#deps.audit.record(em, details === undefined ? fact : { ...fact, details });
  }
}

const requireRole = async (em: EntityManager, name: string): Promise<Role> => {
  const role = await findRole(em, name);
  if (role === null) throw new NotFound('The role does not exist');
  return role;
};

const isHeld = ({ agents }: Organisation, role: string): boolean => {
  const key = nameKey(role);
  return agents.some((agent) => nameKey(agent.role) === key);
};
