import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Conflict, NotFound, Unauthorized, ValidationFailed } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import type { Clock } from '../foundation/kernel/clock.ts';
import { serialQueue } from '../foundation/kernel/serial-queue.ts';
import { toNfc, usernameKey } from '../foundation/kernel/text/text.ts';
import type { HashCaller } from '../foundation/passwords/hash-queue.ts';
import type { PasswordHasher } from '../foundation/passwords/password-hasher.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import type { PasswordRules } from '../users/password-rules.ts';
import { User, type UserRecord } from '../users/user.entity.ts';
import type { UserService } from '../users/user-service.ts';
import { lockCredential } from './credentials/live-credential.ts';
import type { KnownDevices } from './passwords/known-devices.ts';
import type { OwnPassword } from './passwords/own-password.ts';
import type { CookieSession } from './sessions/issuer.ts';
import type { Origin, SessionService } from './sessions/service.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SignInDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly users: UserService;
  readonly sessions: SessionService;
  readonly ownPassword: OwnPassword;
  readonly devices: KnownDevices;
  readonly passwordRules: PasswordRules;
  readonly hasher: PasswordHasher;
  readonly audit: AuditLog;
  readonly isDevLoginOpen: boolean;
}

const CEO_EXISTS = 'An administrator already exists';

/** First-run setup, sign-in and password change (spec/rules/auth.md#sign-in). */
export class SignInService {
  readonly #deps: SignInDeps;
  readonly #setups = serialQueue();

  constructor(deps: SignInDeps) {
    this.#deps = deps;
  }

  /**
   * Creates the first ceo and signs them in. Exactly one of any number of calls on any number of processes succeeds. The calls of one
   * process hash one after the other, so that the losers find the ceo and do not fill the hash queue (spec/rules/auth.md#setup-races).
   * Throws Duplicate for the name, Conflict when a ceo exists.
   */
  async setUpAdmin({ username, password }: Credentials, origin: Origin, caller: HashCaller): Promise<CookieSession> {
    await this.#deps.settings.refresh();
    await this.#deps.users.refuseTakenName(username, 'system_only');
    if (await this.#deps.users.hasCeo()) throw new Conflict(CEO_EXISTS);
    await this.#deps.users.refuseTakenName(username, 'everyone');
    await this.#deps.passwordRules.require(password, username);
    return this.#setups(() => this.#createFirstCeo({ username, password }, origin, caller));
  }

  async #createFirstCeo(
    { username, password }: Credentials,
    origin: Origin,
    caller: HashCaller,
  ): Promise<CookieSession> {
    caller.signal.throwIfAborted();
    if (await this.#deps.users.hasCeo()) throw new Conflict(CEO_EXISTS);
    const passwordHash = await this.#deps.hasher.hash(password, caller);
    return this.#deps.uow.write(async (em) => {
      const user = await this.#deps.users.add(em, { username, role: 'ceo', passwordHash, mustChangePassword: false });
      this.#deps.audit.record(em, {
        action: 'auth.first_admin_created',
        actorId: user.id,
        targetType: 'user',
        targetId: user.id,
        targetName: user.username,
      });
      return this.#open(em, user, origin);
    });
  }

  /** Signs in by name and password. Throws Unauthorized with the same text for every wrong pair, RateLimited while locked. */
  async logIn({ username, password }: Credentials, origin: Origin, caller: HashCaller): Promise<CookieSession> {
    const named = { usernameKey: usernameKey(username) };
    const find = (em: EntityManager) => em.findOne(User, named);
    const { device = null } = origin;
    const before = await this.#deps.ownPassword.prove(username, password, find, caller, device);
    return this.#deps.uow.write(async (em) => {
      const user = await this.#deps.ownPassword.lockUnchanged(em, before);
      this.#deps.audit.record(em, {
        action: 'auth.logged_in',
        actorId: user.id,
        targetType: 'user',
        targetId: user.id,
      });
      return this.#open(em, user, origin);
    });
  }

  /**
   * Signs in as the ceo without a password, for development. Throws NotFound unless it is enabled, the server is bound to a loopback
   * address, and the request comes from this machine.
   */
  async logInForDevelopment(origin: Origin, isFromHere: boolean): Promise<CookieSession> {
    if (!this.#deps.isDevLoginOpen || !isFromHere) throw new NotFound('The development sign-in is not available');
    await this.#deps.settings.refresh();
    return this.#deps.uow.write(async (em) => {
      const ceo = await em.findOne(User, { role: 'ceo' });
      if (ceo === null) throw new Unauthorized('No administrator exists yet');
      this.#deps.audit.record(em, {
        action: 'auth.dev_logged_in',
        actorId: ceo.id,
        targetType: 'user',
        targetId: ceo.id,
      });
      return this.#deps.sessions.open(em, ceo, origin);
    });
  }

  /**
   * Replaces the password. All sessions of the user end and a new one is opened. A wrong current password counts as a failed sign-in.
   * Throws Unauthorized, the errors of `lockCredential` for a credential that has ended in the meantime, RateLimited while locked, and the
   * errors of the password rules, such as ValidationFailed for the initial password.
   */
  async changePassword(
    current: string,
    next: string,
    actor: Actor,
    origin: Origin,
    caller: HashCaller,
  ): Promise<{ user: UserRecord; session: CookieSession }> {
    const before = await this.#deps.ownPassword.proveOwn(actor, current, caller, origin.device);
    if (before.mustChangePassword && toNfc(next) === toNfc(current))
      throw new ValidationFailed('The new password must differ from the current one');
    await this.#deps.passwordRules.require(next, before.username);
    const passwordHash = await this.#deps.hasher.hash(next, caller);
    return this.#deps.uow.write(async (em) => {
      const user = await this.#deps.ownPassword.lockUnchanged(em, before);
      await lockCredential(em, actor);
      user.passwordHash = passwordHash;
      user.mustChangePassword = false;
      user.passwordSetAt = this.#deps.clock.now();
      user.updatedAt = user.passwordSetAt;
      await this.#deps.sessions.revokeAll(em, user.id);
      this.#deps.audit.record(em, {
        action: 'auth.password_changed',
        actorId: actor.userId,
        targetType: 'user',
        targetId: user.id,
      });
      await em.flush();
      return { user, session: await this.#open(em, user, origin) };
    });
  }

  /** Opens a session and records its browser as known. */
  async #open(em: EntityManager, user: UserRecord, origin: Origin): Promise<CookieSession> {
    const session = await this.#deps.sessions.open(em, user, origin);
    return { ...session, device: this.#deps.devices.issue(user, origin.device ?? null) };
  }
}
