import { type Connection, createClient, type WithOperations } from '../client.ts';
import type { PlatformClient } from '../http/path-client.ts';
import { unwrap } from '../http/unwrap.ts';
import type { Namespaces, OperationTables } from '../operations/namespaces.ts';
import { type Account, Session } from './session.ts';

/** The server, and the account that signs in. */
export type SignInOptions = Connection & Account;

/** A signed-in account. */
export interface SignedIn<Client> {
  /** A client that sends the current JWT with each request. */
  readonly client: Client;
  /** The current JWT, renewed if needed: for `followEvents`, or for another HTTP client. */
  readonly accessToken: () => Promise<string>;
  /** Whether the account has an initial password: only `changePassword`, `getCurrentUser` and `logout` succeed. */
  readonly mustChangePassword: boolean;
  /** Ends the session. */
  signOut(): Promise<void>;
}

const CHANGE_PASSWORD = '/api/v1/auth/change-password';

/**
 * Signs in with username and password, for programs; pages use `session: true`. The session renews itself before it
 * expires, and continues after `changePassword`. Rejects with `UNAUTHORIZED` if username or password are wrong, and with
 * `RATE_LIMITED` if the name is locked; calls of the client reject with `SESSION_REVOKED` after the session was revoked.
 */
export async function signIn<Tables extends OperationTables>(
  options: SignInOptions & WithOperations<Tables>,
): Promise<SignedIn<PlatformClient & Namespaces<Tables>>>;
export async function signIn(options: SignInOptions): Promise<SignedIn<PlatformClient>>;
export async function signIn(
  options: SignInOptions & Partial<WithOperations<OperationTables>>,
): Promise<SignedIn<PlatformClient>> {
  const { username, password, operations = {}, ...connection } = options;
  const session = await Session.login(createClient(connection), { username, password });
  const { accessToken } = session;
  const client = createClient({ ...connection, accessToken, operations });
  client.use({
    onResponse: async ({ schemaPath, request, response }) => {
      if (schemaPath === CHANGE_PASSWORD && response.ok) await session.adopt(request, response);
    },
  });
  return {
    client,
    accessToken,
    get mustChangePassword() {
      return session.mustChangePassword;
    },
    signOut: async () => {
      await unwrap(client.POST('/api/v1/auth/logout'));
    },
  };
}
