import pg, { type ClientConfig, type Pool, type PoolConfig } from 'pg';
import { traceStatements } from '../../tracing/traced-statements.ts';
import { reclaimLostConnections } from './lost-connections.ts';

/** Connections of a side pool; none is open while nobody needs it. */
const SIDE_CONNECTIONS = 8;

/**
 * A few connections beside the main pool, to the same database by the same settings, for statements that must not wait for what
 * occupies the others: however many writes stand before a lock, these answer.
 */
export const openSidePool = (main: Pool, purpose: string): Pool =>
  open({
    ...main.options,
    // The driver hides it from copies of its options.
    password: main.options.password,
    application_name: `${main.options.application_name} ${purpose}`,
    max: SIDE_CONNECTIONS,
  });

/** Up to `max` connections of their own to the database itself, where the main pool leads through a pooler. */
export const openDirectPool = (direct: ClientConfig, purpose: string, max: number): Pool =>
  open({ ...direct, application_name: `organisation-platform ${purpose}`, max });

const open = (config: PoolConfig): Pool => {
  const pool = new pg.Pool(config);
  // A connection lost while it is idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  reclaimLostConnections(pool);
  traceStatements(pool);
  return pool;
};
