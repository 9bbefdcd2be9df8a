import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { HumanRole } from '../../foundation/kernel/actor.ts';
import { acceptedSecrets, type JwtSecrets } from '../../foundation/secrets/jwt-secrets.ts';
import { claimsOf, type TokenClaims, USER_PARTY } from './token-claims.ts';

const MAX_AHEAD_SECONDS = 60;
/** Valid tokens that are remembered: half a kilobyte each, at worst the header of 16 kB that one came in. */
const MAX_KNOWN = 1_000;

/** The claims of a token, and its lifetime in seconds since 1970. */
interface Verified {
  readonly claims: TokenClaims;
  readonly iat: number;
  readonly exp: number;
}

interface Bearer {
  readonly id: string;
  readonly username: string;
  readonly role: HumanRole;
  readonly mustChangePassword: boolean;
  readonly passwordHash?: string | null | undefined;
}

/** The first 16 hex characters of SHA-256 over the stored password hash: a token ends with the password under which it was issued. */
export const passwordSignatureOf = (passwordHash: string | null): string =>
  hash('sha256', passwordHash ?? '', 'hex').slice(0, 16);

const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));

/**
 * Signs and verifies the JWT of a session (spec/rules/auth.md#tokens): HS256 only, exact claims, whole seconds. Signs under the present
 * secret and verifies under every accepted one (spec/rules/auth.md#changing-the-secret).
 */
export class UserTokens {
  readonly #present: KeyObject;
  readonly #accepted: readonly KeyObject[];
  /** Verified tokens, the latest last. Signature and claims stay valid, so verifying them once saves a fifth of a read. */
  readonly #known = new Map<string, Verified>();

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
    const verified = this.#known.get(token) ?? this.#verified(token);
    return verified !== null && this.#isInTime(verified, now) ? verified.claims : null;
  }

  #verified(token: string): Verified | null {
    for (const key of this.#accepted) {
      const payload = this.#verifiedUnder(key, token);
      if (payload === null) continue;
      const claims = claimsOf(payload);
      if (claims === null) return null;
      return this.#remember(token, { claims, iat: Number(payload.iat), exp: Number(payload.exp) });
    }
    return null;
  }

  #remember(token: string, verified: Verified): Verified {
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= MAX_KNOWN) this.#known.delete(oldest);
    this.#known.set(token, verified);
    return verified;
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

  #isInTime({ iat, exp }: Verified, now: Date): boolean {
    const seconds = now.getTime() / 1000;
    const areWhole = Number.isInteger(iat) && Number.isInteger(exp);
    return areWhole && iat < exp && exp > seconds && iat <= seconds + MAX_AHEAD_SECONDS;
  }
}
