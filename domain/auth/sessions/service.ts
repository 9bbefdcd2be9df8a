import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { Forbidden, NotFound, VersionConflict } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import { truncate } from '../../foundation/kernel/text/text.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import { lockAccount } from '../../users/account-lock.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import { authSettings } from '../auth-settings.ts';
import { lockCaller } from '../credentials/live-credential.ts';
import { Session, type SessionRecord } from '../session.entity.ts';
import { REVOKE_OLDEST_SESSIONS } from '../statements.ts';
import type { CookieSession, SessionIssuer } from './issuer.ts';

/** The origin of a sign-in, as the list of sessions shows it. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** What the browser kept of an earlier sign-in, if it sent it. */
  readonly device?: string | null;
}

/** A session in a list. */
export interface SessionView {
  readonly session: SessionRecord;
  /** The name of the user who signed in. */
  readonly username: string;
  readonly isCurrent: boolean;
}

const MAX_USER_AGENT = 512;

/** A key manages keys; the sessions of its owner are out of its reach (spec/rules/auth.md#keys-made-by-keys). */
const refuseLesserKey = ({ role, credential }: Actor): void => {
  if (credential.kind === 'api_key' && role !== 'ceo') throw new Forbidden('API keys cannot manage sessions');
};

interface SessionServiceDeps {
  readonly uow: UnitOfWork;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly issuer: SessionIssuer;
  readonly audit: AuditLog;
}

/** Opens, lists and ends sessions (spec/rules/auth.md#sessions). SessionRenewal renews them. */
export class SessionService {
  readonly #uow: UnitOfWork;
  readonly #clock: Clock;
  readonly #settings: LiveSettings;
  readonly #issuer: SessionIssuer;
  readonly #audit: AuditLog;

  constructor({ uow, clock, settings, issuer, audit }: SessionServiceDeps) {
    this.#uow = uow;
    this.#clock = clock;
    this.#settings = settings;
    this.#issuer = issuer;
    this.#audit = audit;
  }

  /** Opens a session in the caller's transaction and revokes the user's oldest ones beyond the maximum. */
  async open(em: EntityManager, user: UserRecord, origin: Origin): Promise<CookieSession> {
    // Sign-ins of one user are serialised here, so that the maximum holds when many arrive together.
    await lockAccount(em, user.id);
    const now = this.#clock.now();
    const session = em.create(Session, {
      id: randomUUID().replaceAll('-', ''),
      user,
      ipAddress: origin.ipAddress,
      userAgent: truncate(origin.userAgent, MAX_USER_AGENT),
      createdAt: now,
      lastActiveAt: now,
      expiresAt: this.#issuer.endOf(now, now),
      revokedAt: null,
    });
    await em.flush();
    await this.#enforceCap(em, session, now);
    return this.#issuer.issue(em, session, user, now);
  }

  /** Ends the session of the credential; an API key or the system token has none. */
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

  /**
   * Live sessions, newest first: the caller's, or those of all users for a ceo who asks for `all`. Throws Forbidden for a key whose role is
   * not ceo.
   */
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
   * Revokes one session with its refresh tokens. Throws Forbidden for a key whose role is not ceo, the errors of `lockCredential` for a
   * credential that has ended in the meantime, and NotFound for another user's session, unless the caller is the ceo.
   */
  async revoke(sessionId: string, actor: Actor, matchesNoTag: boolean): Promise<void> {
    refuseLesserKey(actor);
    await this.#uow.write(async (em) => {
      const mayEndAll = await lockCaller(em, actor);
      // Only locks rows that the caller may change: otherwise two callers could block each other.
      const theirs = { id: sessionId, ...(mayEndAll ? {} : { user: actor.userId }) };
      const session = await em.findOne(Session, theirs, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (session === null) throw new NotFound('The session does not exist');
      if (matchesNoTag) throw new VersionConflict('Sessions have no ETag; only If-Match: * is supported');
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

  /** The new session is never revoked, whatever the times of the others are. */
  async #enforceCap(em: EntityManager, { id, user }: SessionRecord, now: Date): Promise<void> {
    const cap = this.#settings.get(authSettings.maxSessions);
    if (cap === 0) return;
    await em.execute(REVOKE_OLDEST_SESSIONS, [now, user.id, now, id, cap]);
  }
}
