import { createClient } from '../client.ts';
import type { components } from '../document.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';
import { hasCode } from '../errors/platform-error.ts';
import type { PathClient } from '../http/path-client.ts';
import { unwrapRecord } from '../http/record.ts';
import { type Account, Session } from './session.ts';
import type { SignInOptions } from './sign-in.ts';

type NewKey = components['schemas']['CreateApiKeyRequest'];

/** The account, and what the new key is. */
export type FirstKeyOptions = SignInOptions & {
  /** The name of the key. Default `first key`. */
  readonly name?: string;
  /** The role of the key. Default `ceo`; the key never has more rights than the account. */
  readonly role?: NewKey['role'];
  /** The expiry of the key; null, the default, if it never expires. */
  readonly expiresAt?: string | null;
  /** The `SETUP_TOKEN` of the server, if it has one. */
  readonly setupToken?: string;
};

/** A new API key. */
export interface FirstKey {
  /** The secret. It cannot be read again: store it, for example as `PLATFORM_API_KEY`. */
  readonly apiKey: string;
  readonly key: components['schemas']['ApiKeyResponse'];
  /** Whether the administrator was created; false if there was one, and the account signed in. */
  readonly isNewServer: boolean;
}

/** The session of the new administrator; null if there is one already. */
const setUp = async (anonymous: PathClient, account: Account, setupToken?: string): Promise<Session | null> => {
  const { needs_admin } = await unwrapRecord(anonymous.GET('/api/v1/setup/status'), { needs_admin: 'boolean' });
  if (!needs_admin) return null;
  try {
    return await Session.setUp(anonymous, account, setupToken);
  } catch (error) {
    // Another program was faster.
    if (hasCode(error, ERROR_CODES.RESOURCE_CONFLICT)) return null;
    throw error;
  }
};

/**
 * The first API key of a program. On a fresh server it creates the administrator; otherwise the account signs in. Then it
 * creates a key, and ends the session that it used. Each call creates a key, so store it. After a lost connection, call it
 * again. Rejects with `FORBIDDEN` if the setup token is missing or wrong or the account may not assign the role, and with
 * `UNAUTHORIZED` if username or password are wrong.
 */
export const firstKey = async (options: FirstKeyOptions): Promise<FirstKey> => {
  const { name = 'first key', role = 'ceo', expiresAt = null, setupToken, username, password, ...connection } = options;
  const [anonymous, account] = [createClient(connection), { username, password }];
  const created = await setUp(anonymous, account, setupToken);
  const { accessToken } = created ?? (await Session.login(anonymous, account));
  const client = createClient({ ...connection, accessToken });
  try {
    const body = { name, role, expires_at: expiresAt };
    const creating = client.POST('/api/v1/auth/api-keys', { body });
    const { api_key: apiKey, key } = await unwrapRecord(creating, { api_key: 'string', key: 'object' });
    return { apiKey, key, isNewServer: created !== null };
  } finally {
    // A key that was created is returned, also if the session cannot be ended.
    await client.POST('/api/v1/auth/logout').catch(() => {});
  }
};
