import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, Duplicate, NotFound, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor, HumanRole, OrgRole } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { newId } from '../foundation/kernel/ids.ts';
import type { Page, PageRequest } from '../foundation/kernel/pages/page.ts';
import type { Precondition } from '../foundation/kernel/precondition.ts';
import { toNfc, usernameKey, visibleKey } from '../foundation/kernel/text/text.ts';
import { type LockCredential, serialiseByCeo, serialiseUsers } from './account-lock.ts';
import { COUNT_OTHER_OWNERS, LOCK_USER, SELECT_USER_LIKE_USERNAME } from './statements.ts';
import { User, type UserRecord } from './user.entity.ts';
import { listPeople, listUsers, type Person } from './user-list.ts';
import type { UserView } from './user-view.ts';

interface NewUser {
  readonly username: string;
  readonly role: HumanRole;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
}

/** The effect of the deletion of a user, in its transaction. */
export type UserRemovalEffect = (em: EntityManager, userId: string, actor: Actor) => Promise<void>;

const SYSTEM_ID = 'system';
const TAKEN = 'A user with this name, or one that looks the same, already exists';

/** Whether a user has this name, or one that looks the same. */
const isTaken = async (em: EntityManager, username: string): Promise<boolean> => {
  const key = usernameKey(username);
  return (await em.execute<unknown[]>(SELECT_USER_LIKE_USERNAME, [key, key])).length > 0;
};

interface UserServiceDeps {
  readonly uow: UnitOfWork;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly hold: LockCredential;
}

/** User records (spec/rules/auth.md#users). Changes of roles are serialised, so that the rules on the ceo hold under races. */
export class UserService {
  readonly #uow: UnitOfWork;
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #audit: AuditLog;
  readonly #hold: LockCredential;
  readonly #removalEffects: UserRemovalEffect[] = [];

  constructor({ uow, pool, clock, audit, hold }: UserServiceDeps) {
    this.#uow = uow;
    this.#pool = pool;
    this.#clock = clock;
    this.#audit = audit;
    this.#hold = hold;
  }

  /** Registers an effect of the deletion of users, in the same transaction. */
  onRemove(effect: UserRemovalEffect): void {
    this.#removalEffects.push(effect);
  }

  /** Users ascending by id, without the system user. */
  async list(request: PageRequest): Promise<Page<UserView>> {
    return listUsers(this.#pool, request);
  }

  /** The users behind the ids in other responses, ascending by id, the first 10 000, without the system user. */
  async people(): Promise<readonly Person[]> {
    return listPeople(this.#pool);
  }

  /** Usernames by id; unknown ids are left out. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.#uow.read((em) => em.find(User, { id: { $in: [...ids] } }));
    return new Map(found.map(({ id, username }) => [id, username]));
  }

  /** Current roles by id; unknown ids are left out. */
  async rolesOf(ids: readonly string[]): Promise<ReadonlyMap<string, HumanRole>> {
    if (ids.length === 0) return new Map();
    const found = await this.#uow.read((em) => em.find(User, { id: { $in: [...ids] } }));
    return new Map(found.map(({ id, role }) => [id, role]));
  }

  /** One user, also the system user. Throws NotFound. */
  async get(userId: string): Promise<UserView> {
    return this.#uow.read(async (em) => viewOf(await this.#find(em, userId)));
  }

  async hasCeo(): Promise<boolean> {
    return this.#uow.read(async (em) => (await em.count(User, { role: 'ceo' })) > 0);
  }

  /** Throws Duplicate when the name is `system` or, unless only that is checked, belongs to a user. */
  async refuseTakenName(username: string, extent: 'system_only' | 'everyone'): Promise<void> {
    if (visibleKey(username) === SYSTEM_ID) throw new Duplicate(TAKEN);
    if (extent === 'system_only') return;
    if (await this.#uow.read((em) => isTaken(em, username))) throw new Duplicate(TAKEN);
  }

  /** Makes the checks of createUser before a password is hashed. Throws ValidationFailed, Conflict or Duplicate. */
  async refuseUnfit(username: string, role: HumanRole): Promise<void> {
    if (role === 'system') throw new ValidationFailed('The role system cannot be assigned');
    if (role === 'ceo' && (await this.hasCeo())) throw new Conflict('A CEO already exists');
    await this.refuseTakenName(username, 'everyone');
  }

  /** Adds a user in the caller's transaction. The constraints of the database decide races: Conflict or Duplicate. */
  async add(em: EntityManager, fields: NewUser): Promise<UserRecord> {
    await serialiseUsers(em);
    if (fields.role === 'ceo' && (await em.count(User, { role: 'ceo' })) > 0)
      throw new Conflict('A CEO already exists');
    const key = usernameKey(fields.username);
    if (await isTaken(em, fields.username)) throw new Duplicate(TAKEN);
    const now = this.#clock.now();
    const user = em.create(User, {
      ...fields,
      id: newId(),
      username: toNfc(fields.username),
      usernameKey: key,
      passwordSetAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    return user;
  }

  /**
   * Creates a user who must change the password at first use. Throws the errors of `lockCredential` for a credential that has ended in the
   * meantime, and Forbidden for a caller who is no longer the ceo. So does every method here that takes an actor.
   */
  async create(fields: { username: string; role: HumanRole; passwordHash: string }, actor: Actor): Promise<UserView> {
    return this.#uow.write(async (em) => {
      await serialiseByCeo(em, actor, this.#hold);
      const user = await this.add(em, { ...fields, mustChangePassword: true });
      this.#record(em, 'user.created', user, actor, { role: user.role });
      return viewOf(user);
    });
  }

  /** Changes the human role. There is exactly one ceo, whose role does not change and is not given to another user. */
  async changeRole(userId: string, role: HumanRole, actor: Actor, expected: Precondition<UserView>): Promise<UserView> {
    if (role === 'system') throw new ValidationFailed('The role system cannot be assigned');
    return this.#uow.write(async (em) => {
      const user = await this.#lock(em, userId, actor);
      expected(viewOf(user));
      if (user.id === SYSTEM_ID) throw new Conflict('The system user cannot be changed');
      if (user.role === role) return viewOf(user);
      if (user.role === 'ceo' || role === 'ceo')
        throw new Conflict('The role ceo cannot be assigned or removed; transfer it instead');
      this.#record(em, 'user.role_changed', user, actor, { from: user.role, to: role });
      user.role = role;
      user.roleChanges += 1;
      user.updatedAt = this.#clock.now();
      return viewOf(user);
    });
  }

  /** Deletes a user with sessions, refresh tokens and keys in one transaction. */
  async remove(userId: string, actor: Actor, expected: Precondition<UserView>): Promise<void> {
    if (userId === actor.userId) throw new Conflict('You cannot delete your own account');
    await this.#uow.write(async (em) => {
      const user = await this.#lock(em, userId, actor);
      expected(viewOf(user));
      if (user.id === SYSTEM_ID) throw new Conflict('The system user cannot be deleted');
      if (user.role === 'ceo') throw new Conflict('The CEO cannot be deleted; transfer the role first');
      if (await isLastOwner(em, user)) throw new Conflict('The last owner cannot be deleted');
      this.#record(em, 'user.deleted', user, actor, { role: user.role });
      for (const effect of this.#removalEffects) await effect(em, user.id, actor);
      em.remove(user);
    });
  }

  async #find(em: EntityManager, userId: string): Promise<UserRecord> {
    const user = await em.findOne(User, { id: userId }, { populate: ['grants'] });
    if (user === null) throw new NotFound('The user does not exist');
    return user;
  }

  /** Locks the user until the transaction ends, so that the record that the precondition compared is the one that is written. */
  async #lock(em: EntityManager, userId: string, actor: Actor): Promise<UserRecord> {
    await serialiseByCeo(em, actor, this.#hold);
    await em.execute(LOCK_USER, [userId]);
    return this.#find(em, userId);
  }

  #record(em: EntityManager, action: string, user: UserRecord, actor: Actor, details: Record<string, unknown>): void {
    const { id: targetId, username: targetName } = user;
    this.#audit.record(em, { action, actorId: actor.userId, targetType: 'user', targetId, targetName, details });
  }
}

/** Whether the user is the only holder of `owner`. */
export const isLastOwner = async (em: EntityManager, user: UserRecord): Promise<boolean> => {
  const holdsOwner = user.grants.getItems().some((grant: { role: OrgRole }) => grant.role === 'owner');
  if (!holdsOwner) return false;
  const [row] = await em.execute<{ others: string }[]>(COUNT_OTHER_OWNERS, [user.id]);
  return Number(row?.others) === 0;
};

/** The view of a loaded record. */
export const viewOf = (user: UserRecord): UserView => {
  const grants = user.grants.getItems();
  return {
    ...user,
    orgRoles: grants.map((grant) => grant.role),
    scopedDepartments: grants.flatMap((grant) => grant.scopedDepartments),
  };
};
