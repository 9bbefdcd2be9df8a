import type { EntityManager } from '@mikro-orm/postgresql';
import { CHECK_CEO, CHECK_INITIAL_PASSWORD } from './statements.ts';

/** Whether the user is still the ceo; call it in the transaction that serialises changes of users. */
export const isCeo = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(CHECK_CEO, [userId]);
  return rows.length > 0;
};

/** Whether the password must be changed; call it in the transaction that holds the account. */
export const mustChangePassword = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(CHECK_INITIAL_PASSWORD, [userId]);
  return rows.length > 0;
};
