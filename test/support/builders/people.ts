import type { HumanRole, OrgRole } from '../../../domain/foundation/kernel/actor.ts';
import { User, type UserRecord } from '../../../domain/users/user.entity.ts';
import type { Client } from '../client/client.ts';
import type { TestServer } from '../server/server.ts';

/** The password of every test user. */
export const PASSWORD = 'correct horse battery';
/** The same, hashed at the lowest cost, which makes sign-in fast enough for many users. */
const PASSWORD_HASH = '$argon2id$v=19$m=64,t=1,p=1$zgLLY8dxSs5w0cblRyZKGw$IkJNFZQG0YjszkQ2nFFSihg+2WHYOJT5zIEgRDmY1Kc';

/** A session in both forms in which a client can send it. */
export interface Session {
  /** With the three cookies, as a browser sends them. */
  readonly client: Client;
  /** With its token in the header. */
  readonly bearer: Client;
}

export interface Person extends Session {
  readonly id: string;
  readonly role: HumanRole;
}

interface Account {
  readonly mustChangePassword?: boolean;
}

/** A user with this password, written by the domain, without a session and without audit entries. */
export const addUser = (
  { services, store }: TestServer,
  username: string,
  role: HumanRole,
  { mustChangePassword = false }: Account = {},
): Promise<UserRecord> =>
  store.unitOfWork.write((em) =>
    services.users.add(em, { username, role, passwordHash: PASSWORD_HASH, mustChangePassword }),
  );

/** A session of the user, opened by the domain as after a sign-in. */
export const openSession = async ({ services, store, client }: TestServer, userId: string): Promise<Session> => {
  await services.settings.refresh();
  const session = await store.unitOfWork.write(async (em) => {
    const user = await em.findOneOrFail(User, userId);
    return services.sessions.open(em, user, { ipAddress: '127.0.0.1', userAgent: 'test' });
  });
  const { token, csrfToken, refreshToken } = session;
  return {
    client: client.as({ cookies: { session: token, csrf_token: csrfToken, refresh_token: refreshToken } }),
    bearer: client.as({ bearer: token }),
  };
};

/** A signed-in user with this role, for tests that are not about creating users. */
export const createPerson = async (
  server: TestServer,
  username: string,
  role: HumanRole,
  account: Account = {},
): Promise<Person> => {
  const { id } = await addUser(server, username, role, account);
  return { id, role, ...(await openSession(server, id)) };
};

/** Raises the quota of projects, for tests that write until something fails. */
export const allowManyProjects = async (ceo: Client): Promise<Client> => {
  const path = { namespace: 'projects', key: 'max' };
  const { status, text } = await ceo.call('saveSetting', { path, body: { value: 1_000_000 } });
  if (status !== 200) throw new Error(text);
  return ceo;
};

/** Sets up the first administrator over HTTP; resolves with a client of the session. */
export const setUpCeo = async (client: Client, username = 'chief'): Promise<Client> => {
  const response = await client.call('setupAdmin', { body: { username, password: PASSWORD } });
  if (response.status !== 201) throw new Error(`setup failed: ${response.text}`);
  return client.withSession(response);
};

/** Signs in over HTTP; resolves with a client of the new session. */
export const signIn = async (client: Client, username: string, password = PASSWORD): Promise<Client> => {
  const response = await client.call('login', { body: { username, password } });
  if (response.status !== 200) throw new Error(`sign-in failed: ${response.text}`);
  return client.withSession(response);
};

/** An API key of the caller, as a client. */
export const withApiKey = async (client: Client, role: HumanRole): Promise<Client> => {
  const response = await client.call('createApiKey', { body: { name: `key of ${role}`, role } });
  if (response.status !== 201) throw new Error(`key was not created: ${response.text}`);
  return client.as({ bearer: response.body.data.api_key });
};

/** Gives the user exactly these organisation roles, without the rule that there is always an owner. */
export const setOrgRoles = async (
  { store: { pool } }: TestServer,
  userId: string,
  roles: readonly OrgRole[],
  scopes: readonly string[] = [],
): Promise<void> => {
  await pool.query('alter table org_role_grants disable trigger all');
  await pool.query('delete from org_role_grants where user_id = $1', [userId]);
  for (const role of roles) {
    const scoped = role === 'department_admin' ? scopes : [];
    await pool.query('insert into org_role_grants (user_id, role, scoped_departments) values ($1, $2, $3)', [
      userId,
      role,
      scoped,
    ]);
  }
  await pool.query('alter table org_role_grants enable trigger all');
};

/** Requires the user to change the password before anything else. */
export const forcePasswordChange = async ({ store }: TestServer, userId: string): Promise<void> => {
  await store.pool.query('update users set must_change_password = true where id = $1', [userId]);
};
