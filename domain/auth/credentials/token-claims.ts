/** Issuer and audience of the tokens of users. */
export const USER_PARTY = 'organisation-platform';
const SYSTEM_ISSUER = 'organisation-platform-cli';
const SYSTEM_AUDIENCE = 'organisation-platform-backend';

/** The claims of a valid token. They grant nothing: roles and flags are read from the current user record. */
export type TokenClaims =
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string; readonly passwordSignature: string }
  | { readonly kind: 'system' };

const SYSTEM_CLAIMS: Readonly<Record<string, string>> = {
  iss: 'string',
  aud: 'string',
  sub: 'string',
  jti: 'string',
  iat: 'number',
  exp: 'number',
};
const USER_CLAIMS: Readonly<Record<string, string>> = {
  ...SYSTEM_CLAIMS,
  username: 'string',
  role: 'string',
  must_change_password: 'boolean',
  pwd_sig: 'string',
};
const SYSTEM_OPTIONAL: Readonly<Record<string, string>> = { username: 'string', role: 'string', pwd_sig: 'string' };

const hasExactly = (
  claims: Record<string, unknown>,
  required: Readonly<Record<string, string>>,
  optional: Readonly<Record<string, string>> = {},
): boolean =>
  Object.entries(required).every(([name, type]) => typeof claims[name] === type) &&
  Object.entries(claims).every(([name, value]) => {
    const type = required[name] ?? optional[name];
    return type !== undefined && typeof value === type;
  });

const userClaimsOf = (payload: Record<string, unknown>): TokenClaims | null => {
  if (!hasExactly(payload, USER_CLAIMS) || payload.iss !== USER_PARTY || payload.aud !== USER_PARTY) return null;
  return {
    kind: 'user',
    userId: payload.sub as string,
    sessionId: payload.jti as string,
    passwordSignature: payload.pwd_sig as string,
  };
};

const systemClaimsOf = (payload: Record<string, unknown>): TokenClaims | null => {
  const isSystem =
    hasExactly(payload, SYSTEM_CLAIMS, SYSTEM_OPTIONAL) &&
    payload.aud === SYSTEM_AUDIENCE &&
    payload.sub === 'system' &&
    (payload.username ?? 'system') === 'system' &&
    (payload.role ?? 'system') === 'system';
  return isSystem ? { kind: 'system' } : null;
};

/** The claims of a verified payload (spec/rules/auth.md#tokens); null if they are not exactly those of a user or of the system. */
export const claimsOf = (payload: Record<string, unknown>): TokenClaims | null =>
  payload.iss === SYSTEM_ISSUER ? systemClaimsOf(payload) : userClaimsOf(payload);
