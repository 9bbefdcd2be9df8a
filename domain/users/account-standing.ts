import type { EntityManager } from '@mikro-orm/postgresql';

/** Whether the user is still the ceo; call it in the transaction that serialises changes of users. */
export const isCeo = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(`select 1 from users where id = ? and role = 'ceo'`, [userId]);
  return rows.length > 0;
};

/** Whether the password must be changed; call it in the transaction that holds the account. */
export const mustChangePassword = async (em: EntityManager, userId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>('select 1 from users where id = ? and must_change_password', [userId]);
  return rows.length > 0;
};
