import type { EntityManager } from '@mikro-orm/postgresql';
import { Unauthorized } from '../foundation/errors/errors.ts';

/**
 * Makes what belongs to one account wait its turn until the transaction ends. Throws Unauthorized when the account was deleted after
 * its credential had been looked at. `no key` lets rows that only refer to the account be written meanwhile.
 */
export const lockAccount = async (em: EntityManager, userId: string): Promise<void> => {
  const rows = await em.execute<unknown[]>('select 1 from users where id = ? for no key update', [userId]);
  if (rows.length === 0) throw new Unauthorized('The account does not exist any more');
};

/** Makes changes of users and their roles wait for one another, so that the rules on the ceo hold under races. */
export const serialiseUsers = (em: EntityManager): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock(hashtext('users'))`);
