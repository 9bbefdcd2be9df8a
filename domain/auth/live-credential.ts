import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { SessionRevoked, Unauthorized } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { ApiKey } from './api-key.entity.ts';
import { Session } from './session.entity.ts';

const MEANWHILE = 'The credential ended meanwhile';

/**
 * Looks again at the session or the key behind a request, which nobody ends from here on until the transaction does: what outlives a
 * request must not come after the end of its credential (spec/rules/auth.md#credentials-that-end-meanwhile). The account is locked first,
 * then this, as by everything that ends all credentials of a user. The end of a key, or null. Throws SessionRevoked or Unauthorized.
 */
export const holdCredential = async (
  em: EntityManager,
  { credential: { sessionId, keyId } }: Actor,
): Promise<Date | null> => {
  const held = { lockMode: LockMode.PESSIMISTIC_READ };
  if (sessionId !== null) {
    const session = await em.findOne(Session, { id: sessionId }, held);
    if (session === null) throw new Unauthorized(MEANWHILE);
    if (session.revokedAt) throw new SessionRevoked('The session has been logged out or revoked');
  }
  if (keyId === null) return null;
  const key = await em.findOne(ApiKey, { id: keyId }, held);
  if (key === null || key.revokedAt) throw new Unauthorized(MEANWHILE);
  return key.expiresAt ?? null;
};
