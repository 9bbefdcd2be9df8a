import { randomBytes } from 'node:crypto';
import { type Caller, cookiesOf } from '../protocol/caller.ts';
import type { ApiResponse } from '../protocol/exchange.ts';
import { requireSuccess } from '../protocol/expect.ts';
import type { Cleanup } from './cleanup.ts';
import type { Role } from './guards.ts';
import type { Redaction } from './redact.ts';

/** A signed-in user with the three kinds of credentials. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly orgRoles: readonly string[];
  /** Calls with the session token in the header. */
  readonly session: Caller;
  /** Calls with the cookies of that session, as a browser does. */
  readonly browser: Caller;
  /** Calls with an API key with the user's role. */
  readonly key: Caller;
}

/** A signed-in user who may only change the password. */
export interface Newcomer extends Account, Pick<Person, 'id' | 'session' | 'browser'> {}

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** The accounts of a run: the administrator, and users created for it. */
export class People {
  readonly #anonymous: Caller;
  readonly #cleanup: Cleanup;
  readonly #redaction: Redaction;

  constructor(anonymous: Caller, cleanup: Cleanup, redaction: Redaction) {
    this.#anonymous = anonymous;
    this.#cleanup = cleanup;
    this.#redaction = redaction;
  }

  /** A random password, which is hidden from the report. */
  newPassword(): string {
    const password = randomBytes(24).toString('base64url');
    this.#redaction.hide(password);
    return password;
  }

  /** Signs in the administrator, with a session and a key that end with the run. */
  async signIn(account: Account): Promise<Person> {
    this.#redaction.hide(account.password);
    return this.#personOf(account.username, await this.#anonymous.call('login', { body: account }));
  }

  /** Creates the first account of a new server. */
  async setUp(account: Account, setupToken: string | null): Promise<Person> {
    this.#redaction.hide(account.password);
    if (setupToken !== null) this.#redaction.hide(setupToken);
    const headers: Record<string, string> = setupToken === null ? {} : { 'x-setup-token': setupToken };
    return this.#personOf(account.username, await this.#anonymous.call('setupAdmin', { body: account, headers }));
  }

  /** Creates an account whose password must be changed; returns its id. */
  async newUser(ceo: Person, username: string, role: Role, password = this.newPassword()): Promise<string> {
    const { data } = requireSuccess(await ceo.session.call('createUser', { body: { username, password, role } }));
    this.#cleanup.later(`user ${username}`, async () => {
      const { status } = await ceo.session.call('deleteUser', { path: { user_id: data.id } });
      return status === 204 || status === 404;
    });
    return data.id;
  }

  /** Creates and signs in a user whose password must be changed. */
  async newcomer(ceo: Person, username: string, role: Role, password = this.newPassword()): Promise<Newcomer> {
    const id = await this.newUser(ceo, username, role, password);
    const response = await this.#anonymous.call('login', { body: { username, password } });
    requireSuccess(response);
    return { id, username, password, ...this.#callersOf(response) };
  }

  /** Creates a user with this role whose password was changed. */
  async newPerson(ceo: Person, username: string, role: Role): Promise<Person> {
    const [first, own] = [this.newPassword(), this.newPassword()];
    const { session: newcomer } = await this.newcomer(ceo, username, role, first);
    const body = { current_password: first, new_password: own };
    return this.#personOf(username, await newcomer.call('changePassword', { body }));
  }

  async #personOf(username: string, response: ApiResponse<'login' | 'setupAdmin' | 'changePassword'>): Promise<Person> {
    requireSuccess(response);
    const { session, browser } = this.#callersOf(response);
    // Registered first: the run may be stopped before the next response.
    this.#cleanup.later(`session of ${username}`, async () => {
      const { status } = await session.call('logout');
      return status === 204 || status === 401;
    });
    const { data: user } = requireSuccess(await session.call('getCurrentUser'));
    const role = user.role as Role;
    return { id: user.id, role, orgRoles: user.org_roles, session, browser, key: await this.#newKey(session, role) };
  }

  async #newKey(session: Caller, role: Role): Promise<Caller> {
    const made = await session.call('createApiKey', { body: { name: 'conformance', role } });
    const { data } = requireSuccess(made);
    this.#redaction.hide(data.api_key);
    this.#cleanup.later(`API key ${data.key.id}`, async () => {
      const { status } = await session.call('revokeApiKey', { path: { key_id: data.key.id } });
      return status === 204 || status === 401;
    });
    return this.#anonymous.as({ bearer: data.api_key });
  }

  #callersOf(response: Pick<ApiResponse, 'setCookies'>): Pick<Person, 'session' | 'browser'> {
    const cookies = cookiesOf(response);
    for (const value of Object.values(cookies)) this.#redaction.hide(value);
    const token = cookies.session ?? cookies['__Host-session'] ?? '';
    const { device: _one, '__Secure-device': _other, ...sent } = cookies;
    return { session: this.#anonymous.as({ bearer: token }), browser: this.#anonymous.as({ cookies: sent }) };
  }
}
