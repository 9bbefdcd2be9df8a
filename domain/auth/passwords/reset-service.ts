import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, NotFound } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { HashCaller } from '../../foundation/passwords/hash-queue.ts';
import type { PasswordHasher } from '../../foundation/passwords/password-hasher.ts';
import { lockAccountIfExists, serialiseByCeo } from '../../users/account-lock.ts';
import type { PasswordRules } from '../../users/password-rules.ts';
import { User, type UserRecord } from '../../users/user.entity.ts';
import { viewOf } from '../../users/user-service.ts';
import type { UserView } from '../../users/user-view.ts';
import type { ApiKeyService } from '../api-keys/service.ts';
import { lockCredential } from '../credentials/live-credential.ts';
import type { InitialPasswords } from './initial-passwords.ts';

const SYSTEM_ID = 'system';

interface PasswordResetDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly hasher: PasswordHasher;
  readonly passwordRules: PasswordRules;
  readonly initialPasswords: InitialPasswords;
  readonly apiKeys: ApiKeyService;
}

/** Sets a new initial password for a user who has lost theirs (spec/rules/auth.md#password-reset). */
export class PasswordResetService {
  readonly #deps: PasswordResetDeps;

  constructor(deps: PasswordResetDeps) {
    this.#deps = deps;
  }

  /**
   * Sets the password of the user, and ends all their credentials. Throws, in this order, NotFound, Conflict (the caller, the system user),
   * the errors of the password rules, the errors of `lockCredential` for a credential that has ended in the meantime, and Forbidden for a
   * caller who is no longer the ceo.
   */
  async reset(userId: string, password: string, actor: Actor, caller: HashCaller): Promise<UserView> {
    const { uow, hasher, passwordRules, initialPasswords, apiKeys } = this.#deps;
    const { username } = await uow.read((em) => findUser(em, userId));
    if (userId === actor.userId) throw new Conflict('Change your own password with changePassword');
    if (userId === SYSTEM_ID) throw new Conflict('The system user has no password');
    await passwordRules.require(password, username);
    const passwordHash = await hasher.hash(password, caller);
    return uow.write(async (em) => {
      await serialiseByCeo(em, actor, lockCredential);
      await lockAccountIfExists(em, userId);
      const user = await findUser(em, userId);
      await initialPasswords.give(em, user, passwordHash);
      await apiKeys.revokeAll(em, user.id);
      this.#record(em, user, actor);
      return viewOf(user);
    });
  }

  #record(em: EntityManager, { id: targetId, username: targetName }: UserRecord, { userId: actorId }: Actor): void {
    this.#deps.audit.record(em, { action: 'user.password_reset', actorId, targetType: 'user', targetId, targetName });
  }
}

const findUser = async (em: EntityManager, userId: string): Promise<UserRecord> => {
  const user = await em.findOne(User, { id: userId }, { populate: ['grants'] });
  if (user === null) throw new NotFound('The user does not exist');
  return user;
};
