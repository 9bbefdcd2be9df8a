import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Forbidden, SessionRevoked, Unauthorized } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { lockAccount, serialiseUsers } from '../../users/account-lock.ts';
import { isCeo, mustChangePassword } from '../../users/account-standing.ts';
import { ApiKey } from '../api-key.entity.ts';
import { Session } from '../session.entity.ts';

const MEANWHILE = 'The credential ended in the meantime';

/**
 * Looks again at the session or the key behind a request, which nobody ends from here on until the transaction does: what outlives a
 * request must not come after the end of its credential (spec/rules/auth.md#credentials-that-end-during-a-request). The account is locked first,
 * then this, as by everything that ends all credentials of a user. The end of a key, or null. Throws SessionRevoked or Unauthorized, or
 * Forbidden for a key whose owner has to change the password by now: a session ends when somebody else sets that, a key goes on.
 */
export const lockCredential = async (
  em: EntityManager,
  { userId, mustChangePassword: wasForced, credential: { sessionId, keyId } }: Actor,
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
  if (!wasForced && (await mustChangePassword(em, userId))) throw new Forbidden('Change your password first');
  return key.expiresAt ?? null;
};

/**
 * The same, with its locks, for what everybody does with their own and the ceo with everybody's; whether the caller is the ceo, still.
 * Two who were the ceo one after the other never wait for each other's sessions: whoever asked as the ceo comes alone, and whoever is
 * not the ceo waits for nothing of others.
 */
export const lockCaller = async (em: EntityManager, actor: Actor): Promise<boolean> => {
  const asksAsCeo = actor.role === 'ceo';
  if (asksAsCeo) await serialiseUsers(em);
  await lockAccount(em, actor.userId);
  await lockCredential(em, actor);
  return asksAsCeo && (await isCeo(em, actor.userId));
};
