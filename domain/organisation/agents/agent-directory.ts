import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../foundation/kernel/text/text.ts';

/** Whether the agent exists in the caller's transaction. */
export const agentExists = async (em: EntityManager, agentId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>('select 1 from agents where id = ?', [agentId]);
  return rows.length > 0;
};

/** The id of the first agent, in company order, with the role; null if there is none. */
export const firstHolderOf = async (em: EntityManager, role: string): Promise<string | null> => {
  const [row] = await em.execute<{ id: string }[]>(
    'select id from agents where role_key = ? order by position limit 1',
    [nameKey(role)],
  );
  return row?.id ?? null;
};
