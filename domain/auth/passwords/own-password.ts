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

/** Whether a password belongs to an account; a wrong one counts as a failed sign-in (spec/rules/auth.md#lockout). */
export class OwnPassword {
  readonly #deps: OwnPasswordDeps;

  constructor(deps: OwnPasswordDeps) {
    this.#deps = deps;
  }

  /**
   * The account that `find` leads to, if the password is its own. `kept` is what the browser kept of an earlier sign-in. Throws
   * Unauthorized with one text for every wrong pair and for a password that has lapsed, RateLimited while locked. An attempt the
   * hasher did not get to is no failure: it has told nobody anything.
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

  /** The same for the caller's own account. */
  proveOwn(
    { username, userId }: Actor,
    password: string,
    caller: HashCaller,
    kept?: string | null,
  ): Promise<UserRecord> {
    return this.prove(username, password, (em) => em.findOne(User, userId), caller, kept);
  }

  /**
   * The same for the caller's own account, where the session is counted instead of the name: whoever fails from outside does not stop
   * it (spec/rules/auth.md#failures-within-a-session).
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

  /** The account as it was when the password was looked at. A password changed or an account deleted since then is Unauthorized. */
  async lockUnchanged(em: EntityManager, before: UserRecord): Promise<UserRecord> {
    await lockAccount(em, before.id);
    const user = await em.findOne(User, { id: before.id, passwordHash: before.passwordHash }, { populate: ['grants'] });
    if (user === null) throw new Unauthorized(WRONG);
    return user;
  }

  /** What somebody else has set is good for some days (spec/rules/auth.md#initial-passwords). */
  #hasLapsed({ mustChangePassword, passwordSetAt }: UserRecord): boolean {
    const { clock, settings } = this.#deps;
    const lapsesAt = passwordSetAt.getTime() + settings.number('auth', 'initial_password_days') * DAY_MS;
    return mustChangePassword && lapsesAt <= clock.now().getTime();
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
    this.#deps.attempts.note({ action, targetType: 'user', ...target, refusal });
  }
}
