import type { EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '../../foundation/kernel/clock.ts';
import { newSecret } from '../../foundation/kernel/ids.ts';
import type { KeyedHash } from '../../foundation/secrets/keyed-hash.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import type { UserTokens } from '../credentials/user-token.ts';
import { RefreshToken, type SessionRecord } from '../session.entity.ts';

/** What a browser is given: the values of its cookies, their lives in seconds, and the flag the answer shows. */
export interface CookieSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly refreshToken: string;
  readonly sessionSeconds: number;
  readonly refreshSeconds: number;
  readonly mustChangePassword: boolean;
  /** What it keeps to be known again; null where it keeps what it has. */
  readonly device: string | null;
}

/** The tokens of a session, and how long they are good for (spec/rules/auth.md#session-lifetime). */
export class SessionIssuer {
  readonly #settings: LiveSettings;
  readonly #tokens: UserTokens;
  readonly #hash: KeyedHash;

  constructor(settings: LiveSettings, tokens: UserTokens, hash: KeyedHash) {
    this.#settings = settings;
    this.#tokens = tokens;
    this.#hash = hash;
  }

  /** What may be stored of a refresh token: its hash under each accepted secret, the present one first. */
  hashesOf(refreshToken: string): string[] {
    return this.#hash.allOf(refreshToken);
  }

  /** No session goes on beyond this instant, however often it was renewed (spec/rules/auth.md#session-lifetime). */
  absoluteEndOf(createdAt: Date): Date {
    const end = createdAt.getTime() + this.#settings.number('auth', 'session_absolute_days') * DAY_MS;
    return new Date(Math.floor(end / 1000) * 1000);
  }

  /** The end of an access session that is opened or renewed now. */
  endOf(createdAt: Date, now: Date): Date {
    const whole = Math.floor(now.getTime() / 1000) * 1000;
    const end = whole + this.#settings.number('auth', 'session_minutes') * 60_000;
    return new Date(Math.min(end, this.absoluteEndOf(createdAt).getTime()));
  }

  /** A new refresh token, stored in the caller's transaction, and what the browser is given with it. */
  issue(em: EntityManager, session: SessionRecord, user: UserRecord, now: Date): CookieSession {
    const refreshToken = newSecret();
    const issuedAt = Math.floor(now.getTime() / 1000);
    const expiresAt = session.expiresAt.getTime() / 1000;
    const lastAt = this.absoluteEndOf(session.createdAt).getTime();
    const refreshSeconds = Math.min(this.#settings.number('auth', 'refresh_minutes') * 60, lastAt / 1000 - issuedAt);
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
