import { createHmac } from 'node:crypto';
import type { TestServer } from '../server/server.ts';

/** The claims of a token, not verified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with exactly these claims, valid or not, signed with the secret of the server. */
export const signToken = (
  { config }: { readonly config: { readonly jwtSecret: string } },
  claims: object,
  algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256',
): string => {
  const text = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode(claims)}`;
  const hash = algorithm.replace('HS', 'sha');
  return `${text}.${createHmac(hash, config.jwtSecret).update(text).digest('base64url')}`;
};

/** The token of the command line, which does not have a session. */
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
