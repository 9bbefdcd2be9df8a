import type { Pool, PoolClient } from 'pg';

/** The socket of a connection, which the types of the driver do not declare. */
interface Wire {
  readonly connection: { readonly stream: Pick<NodeJS.WritableStream, 'write'> & { cork(): void; uncork(): void } };
}

/**
 * Writes what one turn of the event loop sends on a connection to its socket together. Parallel statements of a transaction would otherwise each
 * cost a system call here, and wake up the database again.
 */
export const joinWrites = (pool: Pool): void => {
  pool.on('connect', (client) => joinWritesOf(client));
};

const joinWritesOf = (client: PoolClient): void => {
  const { stream } = (client as unknown as Wire).connection;
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
  let isCorked = false;
  const uncork = (): void => {
    isCorked = false;
    stream.uncork();
  };
  const joined = (...given: unknown[]): boolean => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    return write(...given);
  };
  Object.assign(stream, { write: joined });
};
