import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../foundation/kernel/clock.ts';
import { newSecret } from '../../foundation/kernel/ids.ts';
import type { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import { authSettings } from '../auth-settings.ts';
import type { UserTokens } from '../credentials/user-token.ts';
import { RefreshToken, type SessionRecord } from '../session.entity.ts';

/** The values of the cookies of a browser, their lifetimes in seconds, and the flag that the response shows. */
export interface CookieSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly refreshToken: string;
  readonly sessionSeconds: number;
  readonly refreshSeconds: number;
  readonly mustChangePassword: boolean;
  /** The proof that the browser stores to be recognised; null keeps the stored one. */
  readonly device: string | null;
}

interface SessionIssuerDeps {
  readonly settings: LiveSettings;
  readonly tokens: UserTokens;
  readonly hash: KeyedHash;
}

/** Issues the tokens of a session, with their lifetimes (spec/rules/auth.md#session-lifetime). */
export class SessionIssuer {
  readonly #settings: LiveSettings;
  readonly #tokens: UserTokens;
  readonly #hash: KeyedHash;

  constructor({ settings, tokens, hash }: SessionIssuerDeps) {
    this.#settings = settings;
    this.#tokens = tokens;
    this.#hash = hash;
  }

  /** The hashes under which a refresh token may be stored, one for each accepted secret, the present one first. */
  hashesOf(refreshToken: string): string[] {
    return this.#hash.allOf(refreshToken);
  }

  /** The end of a session however often it is renewed (spec/rules/auth.md#session-lifetime). */
  absoluteEndOf(createdAt: Date): Date {
    const end = createdAt.getTime() + this.#settings.get(authSettings.sessionAbsoluteDays) * DAY_MS;
    return new Date(Math.floor(end / 1000) * 1000);
  }

  /** The end of an access session that is opened or renewed now. */
  endOf(createdAt: Date, now: Date): Date {
    const whole = Math.floor(now.getTime() / 1000) * 1000;
    const end = whole + this.#settings.get(authSettings.sessionMinutes) * 60_000;
    return new Date(Math.min(end, this.absoluteEndOf(createdAt).getTime()));
  }

  /** Stores a new refresh token in the caller's transaction. Returns the cookies of the browser. */
  issue(em: EntityManager, session: SessionRecord, user: UserRecord, now: Date): CookieSession {
    const refreshToken = newSecret();
    const issuedAt = Math.floor(now.getTime() / 1000);
    const expiresAt = session.expiresAt.getTime() / 1000;
    const lastAt = this.absoluteEndOf(session.createdAt).getTime();
    const refreshSeconds = Math.min(this.#settings.get(authSettings.refreshMinutes) * 60, lastAt / 1000 - issuedAt);
    em.create(RefreshToken, {
      tokenHash: this.#hash.of(refreshToken),
      session,
      issuedAt: now,
      expiresAt: new Date(Math.min(now.getTime() + refreshSeconds * 1000, lastAt)),
      usedAt: null,
    });
    return {
      token: this.#tokens.sign(user, session.id, issuedAt, expiresAt),
      csrfToken: newSecret(),
      refreshToken,
      sessionSeconds: expiresAt - issuedAt,
      refreshSeconds,
      mustChangePassword: user.mustChangePassword,
      device: null,
    };
  }
}
