import type { Socket } from 'node:net';
import type { ClientBase, Pool, PoolClient } from 'pg';

/** What the driver has and its types do not name. `readyForQuery` is false while an answer is owed. */
interface Wire {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}
const wireOf = (client: ClientBase): Wire => client as unknown as Wire;

/**
 * Ends connections on which the database owes an answer and says nothing for `silenceMs`. A machine that is frozen or gone without a
 * word ends no statement by its own time bound, and its connections stay open for a quarter of an hour
 * (spec/rules/limits.md#time-bounds).
 */
export const endSilentConnections = (pool: Pool, silenceMs: number): void => {
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const wire = wireOf(client);
    const { stream } = wire.connection;
    allowSilence(client, silenceMs);
    stream.on('timeout', () => {
      if (!wire.readyForQuery) stream.destroy();
    });
  });
};

/** How long the next answers on this connection may take; how long they were allowed before, in milliseconds. */
export const allowSilence = (client: PoolClient, silenceMs: number): number => {
  const { stream } = wireOf(client).connection;
  const before = stream.timeout ?? 0;
  stream.setTimeout(silenceMs);
  return before;
};

/** Ends a connection on which something is told again and again, when nothing was for `silenceMs`. */
export const endWhenSilent = (client: ClientBase, silenceMs: number): void => {
  const { stream } = wireOf(client).connection;
  stream.setTimeout(silenceMs, () => stream.destroy());
};
