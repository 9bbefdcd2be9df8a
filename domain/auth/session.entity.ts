import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import { User } from '../users/user.entity.ts';

/**
 * A sign-in. `id` is the claim `jti`: a UUID4 as 32 hex characters. Revoked sessions stay until they expire, so that their tokens get 1002.
 */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  indexes: [{ name: 'sessions_user_id_created_at_index', properties: ['user', 'createdAt'] }],
  properties: {
    id: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(false),
    ipAddress: p.text(),
    userAgent: p.text(),
    createdAt: p.datetime(3),
    lastActiveAt: p.datetime(3),
    expiresAt: p.datetime(3),
    revokedAt: p.datetime(3).nullable(),
  },
});
export type SessionRecord = InferEntity<typeof Session>;

/** A single-use refresh token, stored as a keyed hash. Used ones are kept until they expire, so that a replay is detected. */
export const RefreshToken = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_tokens',
  properties: {
    tokenHash: p.text().primary(),
    session: () => p.manyToOne(Session).deleteRule('cascade'),
    issuedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
  },
});
