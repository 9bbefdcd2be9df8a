import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestDatabase } from './database.ts';
import { createDatabase } from './database.ts';

/** A database behind a line that a test can cut and mend. */
export interface SeverableDatabase extends TestDatabase {
  /** Ends all connections and refuses new ones. */
  sever(): Promise<void>;
  mend(): Promise<void>;
}

/** Clones the template and puts a forwarder between it and the server under test. */
export const createSeverableDatabase = async (): Promise<SeverableDatabase> => {
  const database = await createDatabase();
  const { host, port } = inject('environment');
  const sockets = new Set<Socket>();
  const forwarder = createServer((client) => {
    const upstream = connect(join(host, `.s.PGSQL.${port}`));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const listen = (onPort: number): Promise<void> =>
    new Promise((resolve) => forwarder.listen(onPort, '127.0.0.1', () => resolve()));
  await listen(0);
  const address = forwarder.address() as AddressInfo;
  const sever = (): Promise<void> =>
    new Promise((resolve) => {
      forwarder.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: `postgres://postgres@127.0.0.1:${address.port}${new URL(database.url).pathname}`,
    sever,
    mend: () => listen(address.port),
    drop: async () => {
      if (forwarder.listening) await sever();
      await database.drop();
    },
  };
};
