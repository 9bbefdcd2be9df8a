import { createHmac } from 'node:crypto';
import type { HumanRole } from '../../../domain/foundation/kernel/actor.ts';
import type { UserRecord } from '../../../domain/users/user.entity.ts';
import { User } from '../../../domain/users/user.entity.ts';
import type { TestServer } from '../server/server.ts';
import type { Client } from './client.ts';

/** The claims of a token, not checked. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with exactly these claims, right or wrong, signed with the secret of the server. */
export const signToken = (
  { config }: { readonly config: { readonly jwtSecret: string } },
  claims: object,
  algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256',
): string => {
  const text = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(claims)}`;
  const hash = algorithm.replace('HS', 'sha');
  return `${text}.${createHmac(hash, config.jwtSecret).update(text).digest('base64url')}`;
};

/** The token of the command line, for which there is no session. */
export const systemToken = (server: Pick<TestServer, 'config'>, changes: object = {}): string => {
  const now = Math.floor(Date.now() / 1000);
  return signToken(server, {
    iss: 'organisation-platform-cli',
    aud: 'organisation-platform-backend',
    sub: 'system',
    jti: 'b'.repeat(32),
    iat: now,
    exp: now + 600,
    ...changes,
  });
};

/** A session of the user, opened in the domain: no password is hashed, so a test can have many. */
export const openSession = async (
  { services, store, client }: TestServer,
  userId: string,
): Promise<{ cookie: Client; bearer: Client }> => {
  await services.settings.refresh();
  const session = await store.unitOfWork.write(async (em) => {
    const user = await em.findOneOrFail(User, userId);
    return services.sessions.open(em, user, { ipAddress: '127.0.0.1', userAgent: 'test' });
  });
  const { token, csrfToken, refreshToken } = session;
  return {
    cookie: client.as({ cookies: { session: token, csrf_token: csrfToken, refresh_token: refreshToken } }),
    bearer: client.as({ bearer: token }),
  };
};

/** A cheap hash in the form of the real ones, of a password nobody knows. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$KoujSwmHH8CekBVFnMcOMQ$jar2TA0cC6ByIKJ9JGkdzzI0hyONw7nW+4dWnaMq2ys';

/** A user without a usable password, made in the domain, for tests that need many. */
export const addUser = ({ services, store }: TestServer, username: string, role: HumanRole): Promise<UserRecord> =>
  store.unitOfWork.write((em) =>
    services.users.add(em, { username, role, passwordHash: HASH, mustChangePassword: false }),
  );
