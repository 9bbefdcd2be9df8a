import type { EntityManager } from '@mikro-orm/postgresql';
import { takeLock } from '../foundation/database/named-lock.ts';
import { Forbidden, Unauthorized } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';
import { isCeo } from './account-standing.ts';
import { LOCK_ACCOUNT } from './statements.ts';

/**
 * Locks an account until the transaction ends; false when it does not exist. `no key` allows writes of rows that only refer to the account.
 */
export const lockAccountIfExists = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(LOCK_ACCOUNT, [userId]);
  return rows.length > 0;
};

/** The same for the account of a credential. Throws Unauthorized when it was deleted after the credential was checked. */
export const lockAccount = async (em: EntityManager, userId: string): Promise<void> => {
  if (!(await lockAccountIfExists(em, userId))) throw new Unauthorized('The account was deleted');
};

/** Serialises changes of users and their roles, so that the rules on the ceo hold under races. */
export const serialiseUsers = (em: EntityManager): Promise<void> => takeLock(em, 'users');

/**
 * Checks the session or key of the caller again, under the lock of their account. Throws SessionRevoked or Unauthorized for one that has
 * ended, Forbidden for a key whose owner must change the password now.
 */
export type LockCredential = (em: EntityManager, actor: Actor) => Promise<unknown>;

/**
 * Serialises what only the ceo does with users. While the caller waited, for a password hash or for others, their credential may have ended
 * (spec/rules/auth.md#credentials-that-end-during-a-request) or the role of the ceo may have been transferred
 * (spec/rules/auth.md#ceo-re-check). The order of locks is: users, account of the caller, credential, account of another user,
 * records of another user. Throws the errors of `hold`, then Forbidden.
 */
export const serialiseByCeo = async (em: EntityManager, actor: Actor, hold: LockCredential): Promise<void> => {
  await serialiseUsers(em);
  await lockAccount(em, actor.userId);
  await hold(em, actor);
  if (!(await isCeo(em, actor.userId))) throw new Forbidden('You are no longer the CEO');
};
