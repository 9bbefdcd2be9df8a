import type { Pool, PoolClient } from 'pg';

/** The socket of a connection, which the types of the driver do not declare. */
interface Wire {
  readonly connection: { readonly stream: Pick<NodeJS.WritableStream, 'write'> & { cork(): void; uncork(): void } };
}

/**
 * Combines the socket writes of one tick into one system call. Otherwise each parallel statement of a transaction would cost a system call and wake
 * the database again.
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
