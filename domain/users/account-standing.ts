import type { EntityManager } from '@mikro-orm/postgresql';

/** Whether the office is theirs still; for the transaction, where changes of users wait for one another. */
export const isCeo = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(`select 1 from users where id = ? and role = 'ceo'`, [userId]);
  return rows.length > 0;
};

/** Whether the password has to be changed by now; for the transaction that holds the account. */
export const mustChangePassword = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>('select 1 from users where id = ? and must_change_password', [userId]);
  return rows.length > 0;
};
