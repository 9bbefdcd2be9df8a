import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between a server under test and a database, which a test can cut and restore. */
export interface Forwarder {
  readonly port: number;
  /** Closes all connections and refuses new ones. */
  sever(): Promise<void>;
  mend(): Promise<void>;
  /** Forwards nothing and closes nothing, like a frozen or unreachable machine; `thaw` continues. */
  freeze(): void;
  thaw(): void;
}

/** Forwards connections of a TCP port to the unix socket that `target` returns at that time. */
export const startForwarder = async (target: () => string): Promise<Forwarder> => {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(target());
    join(client, upstream);
    join(upstream, client);
  });
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
    if (isFrozen) from.pause();
  };
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    sever: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(port),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
};
