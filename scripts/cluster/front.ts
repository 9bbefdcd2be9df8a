import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The address of the front; port 0 selects a free one. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A round-robin load balancer for TCP connections. */
export interface Front {
  readonly port: number;
  /** Accepts no more connections; open ones continue. */
  refuse(): void;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** The maximum number of parallel clients; further ones are closed. Each also has a connection to a replica. */
const MAX_CLIENTS = 10_000;
/** The idle timeout of a connection that one side has closed. */
const HALF_OPEN_MS = 30_000;

/** Forwards data and the end of the stream from one side to the other, with backpressure. */
const pass = (from: Socket, to: Socket): void => {
  from.pipe(to);
  from.on('end', () => {
    for (const socket of [from, to]) socket.setTimeout(HALF_OPEN_MS, () => socket.destroy());
  });
  from.on('error', () => to.resetAndDestroy());
  // Data that was read is still written. An aborted connection is not a regular end.
  from.on('close', () => to.destroySoon());
};

/**
 * Listens, and connects each client to the next of the current ports of `round` on the loopback address. A replica that refuses the
 * connection is skipped; without an available replica the client is closed. Rejects with the system error if the address is in use.
 */
export const startFront = async ({ host, port }: Place, round: () => readonly number[]): Promise<Front> => {
  let turn = 0;
  const open = new Set<Socket>();

  const join = (client: Socket, ports: readonly number[]): void => {
    const [first, ...others] = ports;
    if (first === undefined || client.destroyed) return void client.resetAndDestroy();
    const replica = connect({ port: first, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    const next = (): void => join(client, others);
    replica.once('error', next).once('connect', () => {
      replica.off('error', next);
      if (client.destroyed) return void replica.destroy();
      pass(client, replica);
      pass(replica, client);
    });
  };

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true, noDelay: true }, (client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    // The client disconnected before a replica was found.
    client.on('error', () => {});
    const ports = round();
    const at = turn++ % Math.max(1, ports.length);
    join(client, [...ports.slice(at), ...ports.slice(0, at)]);
  });
  server.maxConnections = MAX_CLIENTS;
  await listening(server, host, port);
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  const refuse = (): void => void server.close();
  return {
    port: (server.address() as AddressInfo).port,
    refuse,
    close: () => {
      refuse();
      for (const client of open) client.destroy();
      return closed;
    },
  };
};

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
