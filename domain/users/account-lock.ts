import type { EntityManager } from '@mikro-orm/postgresql';
import { Forbidden, Unauthorized } from '../foundation/errors/errors.ts';
import type { Actor } from '../foundation/kernel/actor.ts';

/**
 * Makes what belongs to one account wait its turn until the transaction ends; false where there is no such account any more. `no key`
 * lets rows that only refer to the account be written meanwhile.
 */
export const holdAccount = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>('select 1 from users where id = ? for no key update', [userId]);
  return rows.length > 0;
};

/** The same for the account behind a credential. Throws Unauthorized when it was deleted after that had been looked at. */
export const lockAccount = async (em: EntityManager, userId: string): Promise<void> => {
  if (!(await holdAccount(em, userId))) throw new Unauthorized('The account does not exist any more');
};

/** Makes changes of users and their roles wait for one another, so that the rules on the ceo hold under races. */
export const serialiseUsers = (em: EntityManager): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock(hashtext('users'))`);

/**
 * The same for what the ceo alone does with users: who asked may have handed the office over since the guard looked, while they waited
 * (spec/rules/auth.md#still-the-ceo). Throws Forbidden.
 */
export const serialiseByCeo = async (em: EntityManager, { userId }: Actor): Promise<void> => {
  await serialiseUsers(em);
  const rows = await em.execute<unknown[]>(`select 1 from users where id = ? and role = 'ceo'`, [userId]);
  if (rows.length === 0) throw new Forbidden('You are not the ceo any more');
};
