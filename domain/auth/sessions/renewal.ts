import type { EntityManager } from '@mikro-orm/postgresql';
import pg, { type Pool } from 'pg';
import type { AttemptLog } from '../../foundation/audit/attempt-log.ts';
import type { AuditLog } from '../../foundation/audit/audit-log.ts';
import { translated } from '../../foundation/database/translate.ts';
import type { UnitOfWork } from '../../foundation/database/unit-of-work.ts';
import { SessionRevoked, Unauthorized } from '../../foundation/errors/errors.ts';
import type { Clock } from '../../foundation/kernel/clock.ts';
import type { LiveSettings } from '../../foundation/settings/live-settings.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import { RefreshToken, Session, type SessionRecord } from '../session.entity.ts';
import { LOCK_SESSION_OF_TOKEN, RENEW_REFRESH_TOKEN_HASH, SELECT_SESSION_OF_LIVE_TOKEN } from '../statements.ts';
import type { CookieSession, SessionIssuer } from './issuer.ts';

const REPLAYED = 'auth.refresh_replayed';
const BAD_REFRESH = 'The refresh token is missing or not valid';

interface RenewalDeps {
  readonly uow: UnitOfWork;
  readonly lookups: Pool;
  readonly clock: Clock;
  readonly settings: LiveSettings;
  readonly issuer: SessionIssuer;
  readonly audit: AuditLog;
  readonly attempts: AttemptLog;
  readonly refreshGraceSeconds: number;
}

/** Renews sessions by single-use refresh tokens (spec/rules/auth.md#refresh). */
export class SessionRenewal {
  readonly #deps: RenewalDeps;

  constructor(deps: RenewalDeps) {
    this.#deps = deps;
  }

  /**
   * Rotates a refresh token (spec/rules/auth.md#refresh). Exactly one of several calls with one token succeeds. A used token that comes
   * back after the grace period counts as theft: its session is revoked. Throws Unauthorized or SessionRevoked.
   */
  async refresh(refreshToken: string | null): Promise<CookieSession> {
    const { uow, clock, settings, issuer } = this.#deps;
    if (refreshToken === null || refreshToken === '') throw new Unauthorized(BAD_REFRESH);
    await settings.refresh();
    const outcome = await uow.write(async (em) => {
      const [tokenHash = '', ...previous] = issuer.hashesOf(refreshToken);
      const session = await this.#lockSessionOf(em, [tokenHash, ...previous]);
      await this.#renewHash(em, tokenHash, previous);
      const stored = await em.findOne(RefreshToken, { tokenHash });
      const now = clock.now();
      if (
        session === null ||
        stored === null ||
        stored.expiresAt <= now ||
        issuer.absoluteEndOf(session.createdAt) <= now
      )
        return new Unauthorized(BAD_REFRESH);
      if (session.revokedAt) {
        if (stored.usedAt) this.#noteReplay(session);
        return new SessionRevoked('The session has been logged out or revoked');
      }
      if (stored.usedAt) {
        const age = (now.getTime() - stored.usedAt.getTime()) / 1000;
        if (age > this.#deps.refreshGraceSeconds) this.#revokeStolen(em, session, now);
        else this.#noteReplay(session);
        return new Unauthorized(BAD_REFRESH);
      }
      stored.usedAt = now;
      session.lastActiveAt = now;
      session.expiresAt = issuer.endOf(session.createdAt, now);
      return issuer.issue(em, session, session.user as UserRecord, now);
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  /** The session that the token would renew now, or null. The call counts against its limit (spec/rules/limits.md#operation-limits). */
  async liveSessionOf(refreshToken: string | null): Promise<string | null> {
    const { issuer, lookups, clock } = this.#deps;
    if (refreshToken === null || refreshToken === '') return null;
    const values = [issuer.hashesOf(refreshToken), clock.now()];
    const { rows } = await translated(
      lookups.query<{ session_id: string }>({
        name: 'session-of-refresh',
        text: SELECT_SESSION_OF_LIVE_TOKEN,
        values,
        types: pg.types,
      }),
    );
    return rows[0]?.session_id ?? null;
  }

  /**
   * Locks the session of a refresh token, and through it all its tokens. Deleting a user locks in the same order, session before token, so
   * that no deadlock occurs.
   */
  async #lockSessionOf(em: EntityManager, tokenHashes: readonly string[]): Promise<SessionRecord | null> {
    const [row] = await em.execute<{ id: string }[]>(LOCK_SESSION_OF_TOKEN, [tokenHashes.join()]);
    return row === undefined ? null : em.findOne(Session, row.id, { populate: ['user'] });
  }

  /**
   * Stores the hash under the present secret, so that a replay is detected after the previous secret was dropped
   * (spec/rules/auth.md#changing-the-secret).
   */
  async #renewHash(em: EntityManager, present: string, previous: readonly string[]): Promise<void> {
    for (const stored of previous) await em.execute(RENEW_REFRESH_TOKEN_HASH, [present, stored]);
  }

  /** A session that ends is a change: its entry is never counted together with others. */
  #revokeStolen(em: EntityManager, session: SessionRecord, now: Date): void {
    session.revokedAt = now;
    const { id: targetId } = session;
    const details = { revoked: true };
    this.#deps.audit.record(em, { action: REPLAYED, actorId: null, targetType: 'session', targetId, details });
  }

  #noteReplay({ id: targetId }: SessionRecord): void {
    this.#deps.attempts.note({ action: REPLAYED, targetType: 'session', targetId });
  }
}
