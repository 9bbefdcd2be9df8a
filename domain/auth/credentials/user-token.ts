import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { HumanRole } from '../../foundation/kernel/actor.ts';
import { acceptedSecrets, type JwtSecrets } from '../../foundation/secrets/jwt-secrets.ts';

const USER_PARTY = 'organisation-platform';
const SYSTEM_ISSUER = 'organisation-platform-cli';
const SYSTEM_AUDIENCE = 'organisation-platform-backend';
const MAX_AHEAD_SECONDS = 60;
/** Tokens whose signature is remembered as valid: half a kilobyte each, at worst the header of 16 kB that one came in. */
const MAX_KNOWN = 1_000;

/** The claims of a valid token. They grant nothing: roles and flags are read from the current user record. */
export type TokenClaims =
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string; readonly passwordSignature: string }
  | { readonly kind: 'system' };

interface Bearer {
  readonly id: string;
  readonly username: string;
  readonly role: HumanRole;
  readonly mustChangePassword: boolean;
  readonly passwordHash?: string | null | undefined;
}

const USER_CLAIMS: Readonly<Record<string, string>> = {
  iss: 'string',
  aud: 'string',
  sub: 'string',
  jti: 'string',
  iat: 'number',
  exp: 'number',
  username: 'string',
  role: 'string',
  must_change_password: 'boolean',
  pwd_sig: 'string',
};
const SYSTEM_CLAIMS: Readonly<Record<string, string>> = {
  iss: 'string',
  aud: 'string',
  sub: 'string',
  jti: 'string',
  iat: 'number',
  exp: 'number',
};
const SYSTEM_OPTIONAL: Readonly<Record<string, string>> = { username: 'string', role: 'string', pwd_sig: 'string' };

/** The first 16 hex characters of SHA-256 over the stored password hash: a token ends with the password under which it was issued. */
export const passwordSignatureOf = (passwordHash: string | null): string =>
  hash('sha256', passwordHash ?? '', 'hex').slice(0, 16);

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

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));

/**
 * Signs and verifies the JWT of a session (spec/rules/auth.md#tokens): HS256 only, exact claims, whole seconds. Signs under the present
 * secret and verifies under every accepted one (spec/rules/auth.md#changing-the-secret).
 */
export class UserTokens {
  readonly #present: KeyObject;
  readonly #accepted: readonly KeyObject[];
  /** The claims of verified tokens, the latest last. A signature stays valid, so verifying it once saves a fifth of a read. */
  readonly #known = new Map<string, Readonly<Record<string, unknown>>>();

  constructor(secrets: JwtSecrets) {
    const [present, ...previous] = acceptedSecrets(secrets);
    this.#present = keyOf(present);
    this.#accepted = [this.#present, ...previous.map(keyOf)];
  }

  /** A token of the user for the session; times in whole seconds since 1970. */
  sign(user: Bearer, sessionId: string, issuedAt: number, expiresAt: number): string {
    const claims = {
      iss: USER_PARTY,
      aud: USER_PARTY,
      sub: user.id,
      jti: sessionId,
      iat: issuedAt,
      exp: expiresAt,
      username: user.username,
      role: user.role,
      must_change_password: user.mustChangePassword,
      pwd_sig: passwordSignatureOf(user.passwordHash ?? null),
    };
    return jwt.sign(claims, this.#present, { algorithm: 'HS256' });
  }

  /** The claims of a token that is well formed, correctly signed and within its lifetime; null for every other text. */
  read(token: string, now: Date): TokenClaims | null {
    const claims = this.#verified(token);
    if (claims === null || !this.#isInTime(claims, now)) return null;
    if (claims.iss === SYSTEM_ISSUER) return this.#systemClaims(claims);
    if (!hasExactly(claims, USER_CLAIMS) || claims.iss !== USER_PARTY || claims.aud !== USER_PARTY) return null;
    return {
      kind: 'user',
      userId: claims.sub as string,
      sessionId: claims.jti as string,
      passwordSignature: claims.pwd_sig as string,
    };
  }

  #verified(token: string): Readonly<Record<string, unknown>> | null {
    const known = this.#known.get(token);
    if (known !== undefined) return known;
    for (const key of this.#accepted) {
      const claims = this.#verifiedUnder(key, token);
      if (claims !== null) return this.#remember(token, claims);
    }
    return null;
  }

  #remember(token: string, claims: Record<string, unknown>): Readonly<Record<string, unknown>> {
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= MAX_KNOWN) this.#known.delete(oldest);
    this.#known.set(token, claims);
    return claims;
  }

  #verifiedUnder(key: KeyObject, token: string): Record<string, unknown> | null {
    try {
      const claims = jwt.verify(token, key, {
        algorithms: ['HS256'],
        ignoreExpiration: true,
        ignoreNotBefore: true,
      });
      return typeof claims === 'string' ? null : claims;
    } catch {
      return null;
    }
  }

  #isInTime({ iat, exp }: Record<string, unknown>, now: Date): boolean {
    const seconds = now.getTime() / 1000;
    return (
      Number.isInteger(iat) &&
      Number.isInteger(exp) &&
      Number(iat) < Number(exp) &&
      Number(exp) > seconds &&
      Number(iat) <= seconds + MAX_AHEAD_SECONDS
    );
  }

  #systemClaims(claims: Record<string, unknown>): TokenClaims | null {
    const isSystem =
      hasExactly(claims, SYSTEM_CLAIMS, SYSTEM_OPTIONAL) &&
      claims.aud === SYSTEM_AUDIENCE &&
      claims.sub === 'system' &&
      (claims.username ?? 'system') === 'system' &&
      (claims.role ?? 'system') === 'system';
    return isSystem ? { kind: 'system' } : null;
  }
}
