import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttemptKind } from '../../foundation/audit/attempt.ts';
import type { AttemptLog } from '../../foundation/audit/attempt-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { RateLimited, Unauthorized } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { type Clock, DAY_MS } from '../../foundation/kernel/clock.ts';
import { type HashCaller, knownCaller } from '../../foundation/passwords/hash-queue.ts';
import type { PasswordHasher } from '../../foundation/passwords/password-hasher.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { lockAccount } from '../../users/account-lock.ts';
import { User, type UserRecord } from '../../users/user.entity.ts';
import { authSettings } from '../auth-settings.ts';
import type { KnownDevices } from './known-devices.ts';
import type { FailureCounter, Lockout } from './lockout.ts';

const WRONG = 'The username or password is wrong';

interface OwnPasswordDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly hasher: PasswordHasher;
  readonly lockout: Lockout;
  readonly devices: KnownDevices;
  readonly attempts: AttemptLog;
}

/** Checks the password of an account; a wrong one counts as a failed sign-in (spec/rules/auth.md#lockout). */
export class OwnPassword {
  readonly #deps: OwnPasswordDeps;

  constructor(deps: OwnPasswordDeps) {
    this.#deps = deps;
  }

  /**
   * Returns the account that `find` finds, if the password is correct. `kept` is the proof that the browser stored at an earlier sign-in. Throws
   * Unauthorized with the same text for every wrong pair and for an expired initial password, RateLimited while locked. An attempt that was
   * not hashed does not count as a failure, because it has revealed nothing.
   */
  async prove(
    username: string,
    password: string,
    find: (em: EntityManager) => Promise<UserRecord | null>,
    caller: HashCaller,
    kept: string | null = null,
  ): Promise<UserRecord> {
    const { uow, devices } = this.#deps;
    const user = await uow.read(find);
    const deviceId = devices.recognise(kept, user);
    const counter: FailureCounter =
      user === null || deviceId === null ? { kind: 'name', username } : { kind: 'device', userId: user.id, deviceId };
    return this.#compare(user, password, counter, caller);
  }

  /** Checks the password of the caller. */
  proveOwn(
    { username, userId }: Actor,
    password: string,
    caller: HashCaller,
    kept?: string | null,
  ): Promise<UserRecord> {
    return this.prove(username, password, (em) => em.findOne(User, userId), caller, kept);
  }

  /**
   * Checks the password of the caller and counts failures by session instead of by name, so that failures from outside do not block it
   * (spec/rules/auth.md#failures-within-a-session).
   */
  async proveInSession(
    { username, userId, credential }: Actor,
    password: string,
    caller: HashCaller,
  ): Promise<UserRecord> {
    const { sessionId: deviceId } = credential;
    const counter: FailureCounter =
      deviceId === null ? { kind: 'name', username } : { kind: 'device', userId, deviceId };
    const user = await this.#deps.uow.read((em) => em.findOne(User, userId));
    return this.#compare(user, password, counter, caller);
  }

  async #compare(
    user: UserRecord | null,
    password: string,
    counter: FailureCounter,
    caller: HashCaller,
  ): Promise<UserRecord> {
    const { hasher, lockout } = this.#deps;
    await lockout.refuseLocked(counter).catch(this.#whenLocked('auth.sign_in_failed', user));
    const waiting = counter.kind === 'device' ? knownCaller(counter.userId, caller) : caller;
    const isRight = await hasher.verify(password, user?.passwordHash ?? null, waiting);
    if (user === null || !isRight || this.#hasLapsed(user)) {
      this.#note('auth.sign_in_failed', user, WRONG);
      await lockout.recordFailure(counter).catch(this.#whenLocked('auth.locked_out', user));
      throw new Unauthorized(WRONG);
    }
    await lockout.recordSuccess(counter).catch(this.#whenLocked('auth.sign_in_failed', user));
    return user;
  }

  /** Locks the account that was checked. Throws Unauthorized when its password was changed or it was deleted since then. */
  async lockUnchanged(em: EntityManager, before: UserRecord): Promise<UserRecord> {
    await lockAccount(em, before.id);
    const user = await em.findOne(User, { id: before.id, passwordHash: before.passwordHash }, { populate: ['grants'] });
    if (user === null) throw new Unauthorized(WRONG);
    return user;
  }

  /** An initial password is valid for some days (spec/rules/auth.md#initial-passwords). */
  #hasLapsed({ mustChangePassword, passwordSetAt }: UserRecord): boolean {
    const { clock, settings } = this.#deps;
    const lapsesAt = passwordSetAt.getTime() + settings.get(authSettings.initialPasswordDays) * DAY_MS;
    return mustChangePassword && lapsesAt <= clock.now().getTime();
  }

  #whenLocked(action: AttemptKind, account: UserRecord | null): (thrown: unknown) => never {
    return (thrown) => {
      if (thrown instanceof RateLimited) this.#note(action, account, thrown.detail);
      throw thrown;
    };
  }

  /** Only an existing account is named: an unknown name may be a password typed into the wrong field. */
  #note(action: AttemptKind, account: UserRecord | null, refusal: string): void {
    const target = account === null ? {} : { targetId: account.id, targetName: account.username };
    this.#deps.attempts.note({ action, targetType: 'user', ...target, refusal });
  }
}
