import type { Actor, HumanRole } from '../foundation/kernel/actor.ts';
import type { HashCaller } from '../foundation/passwords/hash-queue.ts';
import type { PasswordHasher } from '../foundation/passwords/password-hasher.ts';
import type { PasswordRules } from './password-rules.ts';
import type { UserService } from './user-service.ts';
import type { UserView } from './user-view.ts';

interface NewUserServiceDeps {
  readonly users: UserService;
  readonly rules: PasswordRules;
  readonly hasher: PasswordHasher;
}

/** Creates users with a first password, which they must change (spec/rules/auth.md#user-creation). */
export class NewUserService {
  readonly #users: UserService;
  readonly #rules: PasswordRules;
  readonly #hasher: PasswordHasher;

  constructor({ users, rules, hasher }: NewUserServiceDeps) {
    this.#users = users;
    this.#rules = rules;
    this.#hasher = hasher;
  }

  /** Throws ValidationFailed (role system, a password against the rules), Conflict (a second ceo) or Duplicate (name taken). */
  async create(
    fields: { username: string; password: string; role: HumanRole },
    actor: Actor,
    caller: HashCaller,
  ): Promise<UserView> {
    const { username, role } = fields;
    await this.#users.refuseUnfit(username, role);
    await this.#rules.require(fields.password, username);
    const passwordHash = await this.#hasher.hash(fields.password, caller);
    return this.#users.create({ username, role, passwordHash }, actor);
  }
}
