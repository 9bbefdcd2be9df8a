import type { Pool, PoolClient } from 'pg';

/** How long the holder of a dead connection has to release it, in milliseconds. */
const GRACE_MS = 500;

/**
 * Releases connections that died while they were in use. A transaction without its connection cannot be rolled back, and the ORM then never
 * releases the connection; as many of those as the pool has would stop the process.
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
        // The holder may still release it; the pool never lends a closed connection again.
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
