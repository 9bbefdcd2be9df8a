import type { Pool, PoolClient } from 'pg';

/** How long whoever holds a dead connection has to give it back, in milliseconds. */
const GRACE_MS = 500;

/**
 * Takes back connections that died while they were in use. A transaction whose connection is gone cannot even be rolled back, and
 * the ORM then keeps its connection for ever; as many of those as the pool is large would stop the process for good.
 */
export const reclaimLostConnections = (pool: Pool): void => {
  const held = new Set<PoolClient>();
  const watched = new WeakSet<PoolClient>();
  const watch = (client: PoolClient): void => {
    if (watched.has(client)) return;
    watched.add(client);
    client.once('end', () => {
      if (!held.has(client)) return;
      const reclaim = (): void => {
        if (!held.has(client)) return;
        client.release(true);
        // Whoever held it may give it back yet; the pool lends no connection again that was ended.
        client.release = () => {};
      };
      setTimeout(reclaim, GRACE_MS).unref();
    });
  };
  pool.on('acquire', (client) => {
    held.add(client);
    watch(client);
  });
  pool.on('release', (_error, client) => held.delete(client));
};
