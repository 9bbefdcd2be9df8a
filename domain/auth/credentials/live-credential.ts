import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Forbidden, SessionRevoked, Unauthorized } from '../../foundation/errors/errors.ts';
import type { Actor } from '../../foundation/kernel/actor.ts';
import { lockAccount, serialiseUsers } from '../../users/account-lock.ts';
import { isCeo, mustChangePassword } from '../../users/account-standing.ts';
import { ApiKey } from '../api-key.entity.ts';
import { Session } from '../session.entity.ts';

const ENDED = 'The credential ended in the meantime';

/**
 * Checks the session or key behind a request again and locks it until the transaction ends: what outlives a request must not be created
 * after its credential has ended (spec/rules/auth.md#credentials-that-end-during-a-request). The account is locked first, in the same order
 * as by everything that ends all credentials of a user. Returns the expiry of a key, or null. Throws SessionRevoked or Unauthorized, or
 * Forbidden for a key whose owner must change the password now. A session ends when another user sets the password; a key stays.
 */
export const lockCredential = async (
  em: EntityManager,
  { userId, mustChangePassword: wasForced, credential: { sessionId, keyId } }: Actor,
): Promise<Date | null> => {
  const held = { lockMode: LockMode.PESSIMISTIC_READ };
  if (sessionId !== null) {
    const session = await em.findOne(Session, { id: sessionId }, held);
    if (session === null) throw new Unauthorized(ENDED);
    if (session.revokedAt) throw new SessionRevoked('The session has been logged out or revoked');
  }
  if (keyId === null) return null;
  const key = await em.findOne(ApiKey, { id: keyId }, held);
  if (key === null || key.revokedAt) throw new Unauthorized(ENDED);
  if (!wasForced && (await mustChangePassword(em, userId))) throw new Forbidden('Change your password first');
  return key.expiresAt ?? null;
};

/**
 * The same, with its locks, for operations that users run on their own records and the ceo on all. Returns whether the caller is still the
 * ceo. Two successive ceos never wait for each other's sessions: a caller who started as the ceo runs alone, and others lock only their own
 * rows.
 */
export const lockCaller = async (em: EntityManager, actor: Actor): Promise<boolean> => {
  const asksAsCeo = actor.role === 'ceo';
  if (asksAsCeo) await serialiseUsers(em);
  await lockAccount(em, actor.userId);
  await lockCredential(em, actor);
  return asksAsCeo && (await isCeo(em, actor.userId));
};
