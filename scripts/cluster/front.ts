import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Where the front listens; port 0 is any free one. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A round-robin balancer of connections, which looks at no byte that it passes. */
export interface Front {
  readonly port: number;
  /** Takes no more connections; those that are open continue. */
  refuse(): void;
  /** Ends all of them. */
  close(): Promise<void>;
}

/** Clients in parallel; more are closed unanswered. Each has a connection to a replica, too. */
const MAX_CLIENTS = 10_000;
/** Of a connection that one side has ended the other side may say nothing for so long. */
const HALF_OPEN_MS = 30_000;

/** Passes what comes from one side to the other at the pace of its reader, and its end too. */
const pass = (from: Socket, to: Socket): void => {
  from.pipe(to);
  from.on('end', () => {
    for (const socket of [from, to]) socket.setTimeout(HALF_OPEN_MS, () => socket.destroy());
  });
  from.on('error', () => to.resetAndDestroy());
  // What has been read is still written; a connection that broke off is not an end.
  from.on('close', () => to.destroySoon());
};

/**
 * Listens, and joins each client to the next of the ports that `round` names at that time, on the loopback address. A replica that
 * refuses is passed over; a client whom nobody takes is closed. Rejects with the system's error when the place is taken.
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
    // One that goes before a replica was found.
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
