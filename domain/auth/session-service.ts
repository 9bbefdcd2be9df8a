import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AttemptLog } from '../foundation/audit/attempt-log.ts';
import type { AuditLog } from '../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../foundation/database/unit-of-work.ts';
import { Forbidden, NotFound, SessionRevoked, Unauthorized, VersionConflict } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { type Clock, DAY_MS } from '../foundation/kernel/clock.ts';
import { newSecret } from '../foundation/kernel/ids.ts';
import { cutTo } from '../foundation/kernel/text.ts';
import type { KeyedHash } from '../foundation/secrets/keyed-hash.ts';
import type { LiveSettings } from '../foundation/settings/live-settings.ts';
import { lockAccount } from '../users/account-lock.ts';
import type { UserRecord } from '../users/user.entity.ts';
import { holdCaller } from './live-credential.ts';
import { RefreshToken, Session, type SessionRecord } from './session.entity.ts';
import type { UserTokens } from './user-token.ts';

/** Where a sign-in comes from, as the session list shows it. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** What the browser kept of an earlier sign-in, if it sent it. */
  readonly device?: string | null;
}

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

/** A session in a list. */
export interface SessionView {
  readonly session: SessionRecord;
  /** The name of the user who signed in. */
  readonly username: string;
  readonly isCurrent: boolean;
}

const MAX_USER_AGENT = 512;
const REPLAYED = 'auth.refresh_replayed';
const BAD_REFRESH = 'The refresh token is missing or not valid';

/** A key looks after keys; the sessions of its owner are the owner's own (spec/rules/auth.md#keys-made-by-keys). */
const refuseLesserKey = ({ role, credential }: Actor): void => {
  if (credential.kind === 'api_key' && role !== 'ceo') throw new Forbidden('An API key may not look after sessions');
};

/** Sessions and their refresh tokens (spec/rules/auth.md#sessions). */
export class SessionService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #tokens: UserTokens;
  readonly #hash: KeyedHash;
  readonly #audit: AuditLog;
  readonly #attempts: AttemptLog;
  readonly #graceSeconds: number;

  constructor(
    uow: UnitOfWork,
    clock: Clock,
    settings: LiveSettings,
    tokens: UserTokens,
    hash: KeyedHash,
    audit: AuditLog,
    attempts: AttemptLog,
    graceSeconds: number,
  ) {
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#tokens = tokens;
    this.#hash = hash;
    this.#audit = audit;
    this.#attempts = attempts;
    this.#graceSeconds = graceSeconds;
  }

  /** Opens a session in the caller's transaction and revokes the user's oldest ones beyond the cap. */
  async open(em: EntityManager, user: UserRecord, origin: Origin): Promise<CookieSession> {
    // Sign-ins of one user wait for one another here, so that the cap holds when many arrive at once.
    await lockAccount(em, user.id);
    const now = this.#clock.now();
    const session = em.create(Session, {
      id: randomUUID().replaceAll('-', ''),
      user,
      ipAddress: origin.ipAddress,
      userAgent: cutTo(origin.userAgent, MAX_USER_AGENT),
      createdAt: now,
      lastActiveAt: now,
      expiresAt: this.#sessionEnd(now),
      revokedAt: null,
    });
    await em.flush();
    await this.#enforceCap(em, session, now);
    return this.#issue(em, session, user, now);
  }

  /**
   * Rotates a refresh token (spec/rules/auth.md#refresh). Exactly one of several calls with one token succeeds. A used token that
   * comes back after the grace is theft: its session is revoked. Throws Unauthorized or SessionRevoked.
   */
  async refresh(refreshToken: string | null): Promise<CookieSession> {
    if (refreshToken === null || refreshToken === '') throw new Unauthorized(BAD_REFRESH);
    await this.#settings.refresh();
    const outcome = await this.#uow.write(async (em) => {
      const tokenHash = this.#hash.of(refreshToken);
      const session = await this.#lockSessionOf(em, tokenHash);
      const stored = await em.findOne(RefreshToken, { tokenHash });
      const now = this.#clock.now();
      if (session === null || stored === null || stored.expiresAt <= now || this.#lastRefresh(session) <= now)
        return new Unauthorized(BAD_REFRESH);
      if (session.revokedAt) {
        if (stored.usedAt) this.#noteReplay(session);
        return new SessionRevoked('The session has been logged out or revoked');
      }
      if (stored.usedAt) {
        const age = (now.getTime() - stored.usedAt.getTime()) / 1000;
        if (age > this.#graceSeconds) this.#revokeStolen(em, session, now);
        else this.#noteReplay(session);
        return new Unauthorized(BAD_REFRESH);
      }
      stored.usedAt = now;
      session.lastActiveAt = now;
      session.expiresAt = this.#sessionEnd(now);
      return this.#issue(em, session, session.user as UserRecord, now);
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** Ends the session behind the credential; an API key or the system token has none. */
  async logOut(actor: Actor): Promise<void> {
    const { sessionId } = actor.credential;
    if (sessionId === null) return;
    await this.#uow.write(async (em) => {
      const session = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (session === null || session.revokedAt) return;
      session.revokedAt = this.#clock.now();
      this.#audit.record(em, {
        action: 'session.logged_out',
        actorId: actor.userId,
        targetType: 'session',
        targetId: session.id,
      });
    });
  }

  /** Live sessions, newest first: the caller's, or everybody's for a ceo who asks for `all`. Forbidden for a key that is no ceo's. */
  async list(scope: 'own' | 'all', actor: Actor): Promise<SessionView[]> {
    refuseLesserKey(actor);
    const sessions = await this.#uow.read((em) =>
      em.find(
        Session,
        {
          revokedAt: null,
          expiresAt: { $gt: this.#clock.now() },
          ...(scope === 'all' && actor.role === 'ceo' ? {} : { user: actor.userId }),
        },
        { orderBy: { createdAt: 'desc', id: 'desc' }, populate: ['user'] },
      ),
    );
    return sessions.map((session) => ({
      session,
      username: session.user.username,
      isCurrent: session.id === actor.credential.sessionId,
    }));
  }

  /**
   * Revokes one session with its refresh tokens. Throws Forbidden for a key that is no ceo's, SessionRevoked or Unauthorized for a
   * credential that ended meanwhile, and NotFound for someone else's session, unless the caller is the ceo.
   */
  async revoke(sessionId: string, actor: Actor, matchesNoTag: boolean): Promise<void> {
    refuseLesserKey(actor);
    await this.#uow.write(async (em) => {
      const mayEndAll = await holdCaller(em, actor);
      const session = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (session === null || (session.user.id !== actor.userId && !mayEndAll)) {
        throw new NotFound('The session does not exist');
      }
      if (matchesNoTag) throw new VersionConflict('If-Match names a tag that sessions do not have');
      if (session.revokedAt) return;
      session.revokedAt = this.#clock.now();
      const { id: targetId } = session;
      this.#audit.record(em, { action: 'session.revoked', actorId: actor.userId, targetType: 'session', targetId });
    });
  }

  /** Revokes every live session of the user, in the caller's transaction. */
  async revokeAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeUpdate(Session, { user: userId, revokedAt: null }, { revokedAt: this.#clock.now() });
  }

  /**
   * Locks the session a refresh token belongs to, and through it all its tokens. The lock is taken in the order in which deleting
   * a user takes it, session before token, so that the two never wait for each other.
   */
  async #lockSessionOf(em: EntityManager, tokenHash: string): Promise<SessionRecord | null> {
    const [row] = await em.execute<{ id: string }[]>(
      'select s.id from sessions s where s.id = (select session_id from refresh_tokens where token_hash = ?) for update',
      [tokenHash],
    );
    return row === undefined ? null : em.findOne(Session, row.id, { populate: ['user'] });
  }

  /** From this instant on a session is not renewed any more, however often it was (spec/rules/auth.md#session-life). */
  #lastRefresh({ createdAt }: SessionRecord): Date {
    return new Date(createdAt.getTime() + this.#settings.number('auth', 'session_absolute_days') * DAY_MS);
  }

  #sessionEnd(now: Date): Date {
    const whole = Math.floor(now.getTime() / 1000) * 1000;
    return new Date(whole + this.#settings.number('auth', 'session_minutes') * 60_000);
  }

  #issue(em: EntityManager, session: SessionRecord, user: UserRecord, now: Date): CookieSession {
    const refreshToken = newSecret();
    const left = (this.#lastRefresh(session).getTime() - now.getTime()) / 1000;
    const refreshSeconds = Math.min(this.#settings.number('auth', 'refresh_minutes') * 60, left);
    em.create(RefreshToken, {
      tokenHash: this.#hash.of(refreshToken),
      session,
      issuedAt: now,
      expiresAt: new Date(now.getTime() + refreshSeconds * 1000),
      usedAt: null,
    });
    const issuedAt = Math.floor(now.getTime() / 1000);
    const expiresAt = session.expiresAt.getTime() / 1000;
    return {
      token: this.#tokens.sign(user, session.id, issuedAt, expiresAt),
      csrfToken: newSecret(),
      refreshToken,
      sessionSeconds: expiresAt - issuedAt,
      refreshSeconds: Math.floor(refreshSeconds),
      mustChangePassword: user.mustChangePassword,
      device: null,
    };
  }

  /** A session that ends is a change: its entry is never counted together with others. */
  #revokeStolen(em: EntityManager, session: SessionRecord, now: Date): void {
    session.revokedAt = now;
    const { id: targetId } = session;
    const details = { revoked: true };
    this.#audit.record(em, { action: REPLAYED, actorId: null, targetType: 'session', targetId, details });
  }

  #noteReplay({ id: targetId }: SessionRecord): void {
    this.#attempts.note({ action: REPLAYED, targetType: 'session', targetId });
  }

  /** The new session itself is never the one that goes, whatever the others' times are. */
  async #enforceCap(em: EntityManager, { id, user }: SessionRecord, now: Date): Promise<void> {
    const cap = this.#settings.number('auth', 'max_sessions');
    if (cap === 0) return;
    await em.execute(
      `update sessions set revoked_at = ? where id in (
         select id from sessions where user_id = ? and revoked_at is null and expires_at > ?
         order by id = ? desc, created_at desc, id desc offset ?)`,
      [now, user.id, now, id, cap],
    );
  }
}
