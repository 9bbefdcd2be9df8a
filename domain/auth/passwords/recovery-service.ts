import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Conflict, NotFound } from '../../foundation/errors/errors.ts';
import { usernameKey } from '../../foundation/kernel/text/text.ts';
import type { PasswordHasher } from '../../foundation/passwords/password-hasher.ts';
import { lockAccountIfExists } from '../../users/account-lock.ts';
import { User, type UserRecord } from '../../users/user.entity.ts';
import { DELETE_SIGN_IN_FAILURES } from '../statements.ts';
import type { InitialPasswords } from './initial-passwords.ts';

/** 160 bits, 27 characters. */
const PASSWORD_BYTES = 20;
const SYSTEM_ID = 'system';

interface RecoveryDeps {
  readonly uow: UnitOfWork;
  readonly audit: AuditLog;
  readonly hasher: PasswordHasher;
  readonly initialPasswords: InitialPasswords;
}

/** Restores access for an operator of the machine who has no password (spec/rules/auth.md#recovery). */
export class RecoveryService {
  readonly #deps: RecoveryDeps;

  constructor(deps: RecoveryDeps) {
    this.#deps = deps;
  }

  /**
   * Sets a random password, which is returned and not stored, and removes all locks. Throws NotFound, or Conflict when the password was
   * changed in the meantime, for example by another recovery, so that a printed password is always valid.
   */
  async recover(username: string): Promise<string> {
    const { uow, audit, hasher, initialPasswords } = this.#deps;
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const key = usernameKey(username);
    const before = await uow.read((em) => findUser(em, key));
    const passwordHash = await hasher.hash(password, { subject: 'recovery', signal: new AbortController().signal });
    await uow.write(async (em) => {
      await lockAccountIfExists(em, before.id);
      const user = await findUser(em, key);
      if (user.passwordHash !== before.passwordHash)
        throw new Conflict('The password was changed by someone else; nothing was saved');
      await initialPasswords.give(em, user, passwordHash);
      // Locks of known browsers need no reset: with a new password none of them is known.
      await em.execute(DELETE_SIGN_IN_FAILURES, [key]);
      const { id: targetId, username: targetName } = user;
      const action = 'recovery.password_set';
      audit.record(em, { action, actorId: SYSTEM_ID, targetType: 'user', targetId, targetName });
    });
    return password;
  }
}

const findUser = async (em: EntityManager, key: string): Promise<UserRecord> => {
  const user = await em.findOne(User, { usernameKey: key, id: { $ne: SYSTEM_ID } });
  if (user === null) throw new NotFound('The user does not exist');
  return user;
};
