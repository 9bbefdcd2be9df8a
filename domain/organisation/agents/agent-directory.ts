import type { EntityManager } from '@mikro-orm/postgresql';
import { readPrepared } from '../../foundation/database/connections/prepared-connection.ts';
import { nameKey } from '../../foundation/kernel/text/text.ts';
import { SELECT_AGENT, SELECT_AUTONOMY, SELECT_FIRST_AGENT_WITH_ROLE } from '../statements.ts';
import type { AutonomyLevel } from '../value/enumerations.ts';

/** Whether the agent exists in the caller's transaction. */
export const agentExists = async (em: EntityManager, agentId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(SELECT_AGENT, [agentId]);
  return rows.length > 0;
};

/** The autonomy level that applies to the agent, in the caller's transaction; null if the agent does not exist. */
export const autonomyOf = async (em: EntityManager, agentId: string): Promise<AutonomyLevel | null> => {
  const [row] = await readPrepared<{ autonomy: AutonomyLevel }>(em, SELECT_AUTONOMY, [agentId]);
  return row?.autonomy ?? null;
};

/** The id of the first agent, in company order, with the role; null if there is none. */
export const firstHolderOf = async (em: EntityManager, role: string): Promise<string | null> => {
  const [row] = await em.execute<{ id: string }[]>(SELECT_FIRST_AGENT_WITH_ROLE, [nameKey(role)]);
  return row?.id ?? null;
};
