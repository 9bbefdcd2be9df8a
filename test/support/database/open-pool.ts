import pg, { type Pool, type PoolConfig } from 'pg';
import { eventually } from '../time/eventually.ts';

/** A busy database may take this long to end the process of a connection. */
const PATIENCE_SECONDS = 60;

/**
 * A pool on the database of a test. Its `end` waits until the database has closed every connection. That of the driver does not: dropping the
 * database then terminates the remaining ones, and a terminated connection emits an error (57P01) that nothing handles.
 */
export const openPool = (url: string, options: PoolConfig = {}): Pool => {
  const pool = new pg.Pool({ connectionString: url, ...options });
  let open = 0;
  pool.on('connect', () => {
    open += 1;
  });
  pool.on('remove', () => {
    open -= 1;
  });
  const end = pool.end.bind(pool);
  return Object.assign(pool, {
    end: async (): Promise<void> => {
      await end();
      await eventually(() => open === 0, PATIENCE_SECONDS);
    },
  });
};
