import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { SELECT_AGENT, SELECT_FIRST_AGENT_WITH_ROLE } from '../statements.ts';

/** Whether the agent exists in the caller's transaction. */
export const agentExists = async (em: EntityManager, agentId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(SELECT_AGENT, [agentId]);
  return rows.length > 0;
};

/** The id of the first agent, in company order, with the role; null if there is none. */
export const firstHolderOf = async (em: EntityManager, role: string): Promise<string | null> => {
  const [row] = await em.execute<{ id: string }[]>(SELECT_FIRST_AGENT_WITH_ROLE, [nameKey(role)]);
  return row?.id ?? null;
};
