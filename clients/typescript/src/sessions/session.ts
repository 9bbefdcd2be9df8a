import type { components } from '../document.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import { ConnectionLost, hasCode } from '../errors/platform-error.ts';
import type { PathClient } from '../http/path-client.ts';
import { objectIn } from '../http/receive.ts';
import { recordIn, unwrapRecord } from '../http/record.ts';
import type { ApiResponse } from '../http/unwrap.ts';
import { lifetimeIn, type SessionTokens, tokensIn } from './session-cookies.ts';

type SessionBody = components['schemas']['ApiResponseOfCookieSessionResponse'];
type UserBody = components['schemas']['ApiResponseOfUserInfoResponse'];

/** Username and password of an account. */
export interface Account {
  readonly username: string;
  readonly password: string;
}

/** A session is renewed when this share of its lifetime is left. */
const RENEWAL_SHARE = 0.1;

interface State extends SessionTokens {
  readonly lifetimeSeconds: number;
  readonly renewAt: number;
  readonly mustChangePassword: boolean;
}

const stateIn = (response: Response, lifetimeSeconds: number, mustChangePassword: boolean): State => {
  const renewAt = Date.now() + lifetimeSeconds * (1 - RENEWAL_SHARE) * 1_000;
  return { ...tokensIn(response), lifetimeSeconds, renewAt, mustChangePassword };
};

const stateOf = async (asking: Promise<ApiResponse<SessionBody>>): Promise<State> => {
  const data = await unwrapRecord(asking, { expires_in: 'number', must_change_password: 'boolean' });
  return stateIn((await asking).response, data.expires_in, data.must_change_password);
};

/** A signed-in account, whose access token is renewed before it expires. */
export class Session {
  readonly #anonymous: PathClient;
  #account: Account;
  #state: State;
  #renewal: Promise<State> | null = null;

  private constructor(anonymous: PathClient, account: Account, state: State) {
    this.#anonymous = anonymous;
    this.#account = account;
    this.#state = state;
  }

  /** Signs in, by a client without a credential. Rejects like `unwrap`. */
  static async login(anonymous: PathClient, account: Account): Promise<Session> {
    return new Session(anonymous, account, await stateOf(anonymous.POST('/api/v1/auth/login', { body: account })));
  }

  /** Creates the administrator, who is then signed in. Rejects like `unwrap`. */
  static async setUp(anonymous: PathClient, account: Account, setupToken?: string): Promise<Session> {
    const header = setupToken === undefined ? {} : { 'x-setup-token': setupToken };
    const asking = anonymous.POST('/api/v1/auth/setup', { params: { header }, body: account });
    return new Session(anonymous, account, await stateOf(asking));
  }

  /** Whether the account must first call `changePassword`. */
  get mustChangePassword(): boolean {
    return this.#state.mustChangePassword;
  }

  /** The current JWT. Renews it if needed; concurrent calls share one renewal. Rejects like `unwrap`. */
  readonly accessToken = async (): Promise<string> => {
    if (Date.now() < this.#state.renewAt) return this.#state.accessToken;
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null;
    });
    this.#state = await this.#renewal;
    return this.#state.accessToken;
  };

  /**
   * Continues with the session of a response to `changePassword`, which replaces all others, and with the new password. Its
   * body is the user, so its lifetime is that of the cookie.
   */
  async adopt(request: Request, response: Response): Promise<void> {
    const { data } = objectIn(await response.clone().text(), response.status) as unknown as UserBody;
    const { must_change_password } = recordIn(data, response.status, { must_change_password: 'boolean' });
    const { new_password: password } = (await request.clone().json()) as { new_password: string };
    this.#state = stateIn(response, lifetimeIn(response) ?? this.#state.lifetimeSeconds, must_change_password);
    this.#account = { ...this.#account, password };
  }

  /**
   * A refresh token works once. If it was used by a renewal whose response was lost, or the session has reached its maximum
   * age, the account signs in again; a revoked session stays revoked.
   */
  async #renew(): Promise<State> {
    const headers = { cookie: this.#state.refreshCookie };
    try {
      return await stateOf(this.#anonymous.POST('/api/v1/auth/refresh', { headers }));
    } catch (error) {
      if (!hasCode(error, ERROR_CODES.UNAUTHORIZED) && !(error instanceof ConnectionLost)) throw error;
      return stateOf(this.#anonymous.POST('/api/v1/auth/login', { body: this.#account }));
    }
  }
}
