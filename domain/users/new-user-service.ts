import type { HashCaller } from '../auth/hash-queue.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { SignInService } from '../auth/sign-in-service.ts';
import type { Actor, HumanRole } from '../kernel/actor.ts';
import type { UserService } from './user-service.ts';
import type { UserView } from './user-view.ts';

/** Creates users with a first password, which they must change (spec/rules/auth.md#user-creation). */
export class NewUserService {
  readonly #users: UserService;
  readonly #signIn: SignInService;
  readonly #hasher: PasswordHasher;

  constructor(users: UserService, signIn: SignInService, hasher: PasswordHasher) {
    this.#users = users;
    this.#signIn = signIn;
    this.#hasher = hasher;
  }

  /** Throws ValidationFailed (role system, short password), Conflict (a second ceo) or Duplicate (name taken). */
  async create(
    fields: { username: string; password: string; role: HumanRole },
    actor: Actor,
    caller: HashCaller,
  ): Promise<UserView> {
    const { username, role } = fields;
    await this.#users.refuseUnfit(username, role);
    this.#signIn.requireLength(fields.password);
    const passwordHash = await this.#hasher.hash(fields.password, caller);
    return this.#users.create({ username, role, passwordHash }, actor);
  }
}
