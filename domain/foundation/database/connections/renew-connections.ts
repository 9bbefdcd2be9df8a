import type { Pool } from 'pg';

/** Closes idle connections, so that new settings apply to all connections. */
export const renewConnections = async (pool: Pool): Promise<void> => {
  while (pool.idleCount > 0) (await pool.connect()).release(true);
};
