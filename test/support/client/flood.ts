import { connect, type Socket } from 'node:net';

/** Connections of an attacker. */
export interface Flood {
  /** How many are still open. */
  readonly open: number;
  /** The statuses of the responses; without those of connections that do not read. */
  readonly statuses: Readonly<Record<string, number>>;
  end(): Promise<void>;
}

interface Manner {
  readonly count: number;
  /** What each connection sends after connecting. */
  readonly bytes: string | Buffer;
  /** Whether it reads what it receives. */
  readonly isRead: boolean;
}

/** Opens this many connections in parallel and sends the bytes on each; waits until they are sent or refused. */
export const flood = async (baseUrl: string, { count, bytes, isRead }: Manner): Promise<Flood> => {
  const { hostname, port } = new URL(baseUrl);
  const sockets = new Set<Socket>();
  const statuses: Record<string, number> = {};
  const note = (text: string): void => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const openOne = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        resolve();
      });
      if (isRead) socket.setEncoding('utf8').on('data', (text: string) => note(text));
      socket.write(bytes, () => resolve());
      setTimeout(resolve, 5_000).unref();
    });
  await Promise.all(Array.from({ length: count }, openOne));
  return {
    get open() {
      return sockets.size;
    },
    statuses,
    end: async () => {
      const ended = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve).destroy()));
      await Promise.all(ended);
    },
  };
};
