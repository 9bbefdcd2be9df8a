import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttemptKind } from '../foundation/audit/attempt.ts';
import type { AttemptLog } from '../foundation/audit/attempt-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { RateLimited, Unauthorized } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { HashCaller } from '../foundation/passwords/hash-queue.ts';
import type { PasswordHasher } from '../foundation/passwords/password-hasher.ts';
import { lockAccount } from '../users/account-lock.ts';
import { User, type UserRecord } from '../users/user.entity.ts';
import type { Lockout } from './lockout.ts';

const WRONG = 'The user name or the password is wrong';

/** Whether a password belongs to an account; a wrong one counts as a failed sign-in (spec/rules/auth.md#lockout). */
export class OwnPassword {
  readonly #uow: UnitOfWork;
  readonly #lockout: Lockout;
  readonly #hasher: PasswordHasher;
  readonly #attempts: AttemptLog;

  constructor(uow: UnitOfWork, lockout: Lockout, hasher: PasswordHasher, attempts: AttemptLog) {
    this.#uow = uow;
    this.#lockout = lockout;
    this.#hasher = hasher;
    this.#attempts = attempts;
  }

  /**
   * The account that `find` leads to, if the password is its own. Throws Unauthorized with one text for every wrong pair, RateLimited
   * while the name is locked. An attempt the hasher did not get to is no failure: it has told nobody anything.
   */
  async prove(
    username: string,
    password: string,
    find: (em: EntityManager) => Promise<UserRecord | null>,
    caller: HashCaller,
  ): Promise<UserRecord> {
    await this.#lockout.refuseLocked(username).catch(this.#whenLocked('auth.sign_in_failed', null));
    const found = await this.#uow.read(find);
    const isRight = await this.#hasher.verify(password, found?.passwordHash ?? null, caller);
    if (found === null || !isRight) {
      this.#note('auth.sign_in_failed', found, WRONG);
      await this.#lockout.recordFailure(username).catch(this.#whenLocked('auth.locked_out', found));
      throw new Unauthorized(WRONG);
    }
    await this.#lockout.recordSuccess(username).catch(this.#whenLocked('auth.sign_in_failed', found));
    return found;
  }

  /** The same for the caller's own account. */
  proveOwn({ username, userId }: Actor, password: string, caller: HashCaller): Promise<UserRecord> {
    return this.prove(username, password, (em) => em.findOne(User, userId), caller);
  }

  /** The account as it was when the password was looked at. A password changed or an account deleted since then is Unauthorized. */
  async lockUnchanged(em: EntityManager, before: UserRecord): Promise<UserRecord> {
    await lockAccount(em, before.id);
    const user = await em.findOne(User, { id: before.id, passwordHash: before.passwordHash }, { populate: ['grants'] });
    if (user === null) throw new Unauthorized(WRONG);
    return user;
  }

  #whenLocked(action: AttemptKind, account: UserRecord | null): (thrown: unknown) => never {
    return (thrown) => {
      if (thrown instanceof RateLimited) this.#note(action, account, thrown.detail);
      throw thrown;
    };
  }

  /** An account that exists is named; what was tried as a name may be a password, and is not. */
  #note(action: AttemptKind, account: UserRecord | null, refusal: string): void {
    const target = account === null ? {} : { targetId: account.id, targetName: account.username };
    this.#attempts.note({ action, targetType: 'user', ...target, refusal });
  }
}
