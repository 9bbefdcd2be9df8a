import type { ApiKeyRecord } from '../../domain/auth/api-key.entity.ts';
import type { CookieSession } from '../../domain/auth/sessions/issuer.ts';
import type { SessionView } from '../../domain/auth/sessions/service.ts';
import type { WsTicket } from '../../domain/auth/ticket-service.ts';
import type { Actor } from '../../domain/foundation/kernel/actor.ts';
import type { UserRecord } from '../../domain/users/user.entity.ts';
import type { Schema } from './schemas.ts';

/** A new session as the browser sees it: the token is only in the cookie. */
export const presentCookieSession = (session: CookieSession): Schema<'CookieSessionResponse'> => ({
  expires_in: session.sessionSeconds,
  must_change_password: session.mustChangePassword,
});

/** The authenticated caller. API keys and the system token have no org roles. */
export const presentActor = (actor: Actor): Schema<'UserInfoResponse'> => {
  const isPerson = actor.credential.sessionId !== null;
  return {
    id: actor.userId,
    username: actor.username,
    role: actor.role,
    must_change_password: actor.mustChangePassword,
    org_roles: isPerson ? [...actor.orgRoles] : [],
    scoped_departments: isPerson ? [...actor.scopedDepartments] : [],
  };
};

/** The caller after a change of the own record, with the same credential. */
export const presentChangedActor = (actor: Actor, user: UserRecord): Schema<'UserInfoResponse'> =>
  presentActor({ ...actor, mustChangePassword: user.mustChangePassword });

export const presentTicket = (ticket: WsTicket): Schema<'WsTicketResponse'> => ({
  ticket: ticket.ticket,
  expires_in: ticket.expiresInSeconds,
});

export const presentSession = ({ session, username, isCurrent }: SessionView): Schema<'SessionResponse'> => ({
  session_id: session.id,
  user_id: session.user.id,
  username,
  ip_address: session.ipAddress,
  user_agent: session.userAgent,
  created_at: session.createdAt.toISOString(),
  last_active_at: session.lastActiveAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
  is_current: isCurrent,
});

/** A key without its secret. */
export const presentApiKey = (key: ApiKeyRecord): Schema<'ApiKeyResponse'> => ({
  id: key.id,
  name: key.name,
  role: key.role,
  user_id: key.user.id,
  last_four: key.lastFour,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked: Boolean(key.revokedAt),
  created_by_key_id: key.createdByKeyId ?? null,
});
