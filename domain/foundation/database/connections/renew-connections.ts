import type { Pool } from 'pg';

/** Ends what is idle, so that what is decided about connections counts for all of them. */
export const renewConnections = async (pool: Pool): Promise<void> => {
  while (pool.idleCount > 0) (await pool.connect()).release(true);
};
