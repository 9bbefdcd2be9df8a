import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, Forbidden, NotFound } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import type { HashCaller } from '../foundation/passwords/hash-queue.ts';
import { serialiseUsers } from '../users/account-lock.ts';
import { User, type UserRecord } from '../users/user.entity.ts';
import { viewOf } from '../users/user-service.ts';
import type { UserView } from '../users/user-view.ts';
import { lockCredential } from './credentials/live-credential.ts';
import type { OwnPassword } from './passwords/own-password.ts';

const SYSTEM_ID = 'system';

interface CeoTransferServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly ownPassword: OwnPassword;
}

/** Transfers the role of the ceo (spec/rules/auth.md#transfer-of-the-ceo). */
export class CeoTransferService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #audit: AuditLog;
  readonly #ownPassword: OwnPassword;

  constructor({ uow, clock, audit, ownPassword }: CeoTransferServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#audit = audit;
    this.#ownPassword = ownPassword;
  }

  /**
   * Makes the user the ceo, and the caller a manager, in one transaction. Throws, in this order, Forbidden for a program, NotFound,
   * Conflict (the caller, the system user), the errors of a wrong password, SessionRevoked or Unauthorized for a session that has ended in
   * the meantime, and Forbidden for a caller who is no longer the ceo.
   */
  async transfer(userId: string, password: string, actor: Actor, caller: HashCaller): Promise<UserView> {
    if (actor.credential.kind === 'api_key')
      throw new Forbidden('API keys cannot transfer the CEO role; sign in to transfer it');
    await this.#uow.read((em) => findUser(em, userId));
    if (userId === actor.userId) throw new Conflict('You are already the CEO');
    if (userId === SYSTEM_ID) throw new Conflict('The system user cannot be the CEO');
    const before = await this.#ownPassword.proveInSession(actor, password, caller);
    return this.#uow.write(async (em) => {
      await serialiseUsers(em);
      const ceo = await this.#ownPassword.lockUnchanged(em, before);
      await lockCredential(em, actor);
      if (ceo.role !== 'ceo') throw new Forbidden('You are no longer the CEO');
      const next = await findUser(em, userId);
      // In this order there is never more than one ceo, not even for one statement.
      await this.#give(em, ceo, 'manager');
      await this.#give(em, next, 'ceo');
      const { id: targetId, username: targetName } = next;
      const details = { from: ceo.id };
      this.#audit.record(em, {
        action: 'user.ceo_transferred',
        actorId: ceo.id,
        targetType: 'user',
        targetId,
        targetName,
        details,
      });
      return viewOf(next);
    });
  }

  async #give(em: EntityManager, user: UserRecord, role: 'ceo' | 'manager'): Promise<void> {
    user.role = role;
    user.roleChanges += 1;
    user.updatedAt = this.#clock.now();
    await em.flush();
  }
}

const findUser = async (em: EntityManager, userId: string): Promise<UserRecord> => {
  const user = await em.findOne(User, { id: userId }, { populate: ['grants'] });
  if (user === null) throw new NotFound('The user does not exist');
  return user;
};
