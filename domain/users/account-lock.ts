import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../foundation/database/named-lock.ts';
import { Forbidden, Unauthorized } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { isCeo } from './account-standing.ts';

/**
 * Makes what belongs to one account wait its turn until the transaction ends; false where there is no such account any more. `no key`
 * lets rows that only refer to the account be written meanwhile.
 */
export const lockAccountIfExists = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>('select 1 from users where id = ? for no key update', [userId]);
  return rows.length > 0;
};

/** The same for the account behind a credential. Throws Unauthorized when it was deleted after that had been looked at. */
export const lockAccount = async (em: EntityManager, userId: string): Promise<void> => {
  if (!(await lockAccountIfExists(em, userId))) throw new Unauthorized('The account was deleted');
};

/** Makes changes of users and their roles wait for one another, so that the rules on the ceo hold under races. */
export const serialiseUsers = (em: EntityManager): Promise<void> => takeLock(em, 'users');

/**
 * Looks again at the session or key of whoever asks, under the lock of their account. Throws SessionRevoked or Unauthorized for one that
 * was ended, Forbidden for a key whose owner has to change the password by now.
 */
export type LockCredential = (em: EntityManager, actor: Actor) => Promise<unknown>;

/**
 * Makes what the ceo alone does with users wait its turn like that: while who asked waited, for a password to be hashed or for others,
 * their credential may have ended (spec/rules/auth.md#credentials-that-end-during-a-request) or the office been handed over
 * (spec/rules/auth.md#ceo-re-check). All who hold several of these locks take them in this order: users, account of the caller,
 * credential, account of somebody else, what is somebody else's. Throws what `hold` throws, then Forbidden.
 */
export const serialiseByCeo = async (em: EntityManager, actor: Actor, hold: LockCredential): Promise<void> => {
  await serialiseUsers(em);
  await lockAccount(em, actor.userId);
  await hold(em, actor);
  if (!(await isCeo(em, actor.userId))) throw new Forbidden('You are no longer the CEO');
};
