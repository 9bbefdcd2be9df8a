import pg, { type ClientConfig, type Pool, type PoolConfig } from 'pg';
import { traceStatements } from '../../tracing/traced-statements.ts';
import { joinWrites } from './joined-writes.ts';
import { reclaimLostConnections } from './lost-connections.ts';

/** The most connections of a side pool; unused ones are closed. */
const SIDE_CONNECTIONS = 8;

/**
 * A few connections next to the main pool, to the same database with the same settings, for statements that must not wait for busy
 * connections: they respond however many writes wait for a lock.
 */
export const openSidePool = (main: Pool, purpose: string): Pool =>
  open({
    ...main.options,
    // The driver hides it from copies of its options.
    password: main.options.password,
    application_name: `${main.options.application_name} ${purpose}`,
    max: SIDE_CONNECTIONS,
  });

/** Up to `max` separate connections to the database itself, where the main pool leads through a pooler. */
export const openDirectPool = (direct: ClientConfig, purpose: string, max: number): Pool =>
  open({ ...direct, application_name: `organisation-platform ${purpose}`, max });

const open = (config: PoolConfig): Pool => {
  const pool = new pg.Pool(config);
  // A connection lost while it is idle is replaced; without this handler it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  reclaimLostConnections(pool);
  traceStatements(pool);
  joinWrites(pool);
  return pool;
};
