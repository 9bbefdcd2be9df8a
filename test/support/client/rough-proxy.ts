import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy that treats connections badly at random. */
export interface RoughProxy {
  readonly url: string;
  /** How often it did each. */
  readonly deeds: Readonly<Record<'cut' | 'stalled' | 'delayed', number>>;
  /** Forwards correctly from now on. */
  calm(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

const LONGEST_STALL_MS = 3_000;
const LONGEST_DELAY_MS = 400;

/** Forwards everything between its own port and `target`; from time to time it cuts, stalls or delays open connections. */
export const startRoughProxy = async (target: string, everyMs: number): Promise<RoughProxy> => {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  const deeds = { cut: 0, stalled: 0, delayed: 0 };
  const timers = new Set<NodeJS.Timeout>();
  let delayMs = 0;

  const later = (work: () => void, milliseconds: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer);
  };
  const pass = (from: Socket, to: Socket): void => {
    let passed = Promise.resolve();
    from.on('data', (piece) => {
      const wait = delayMs;
      passed = passed.then(() => new Promise<void>((resolve) => (wait === 0 ? resolve() : later(resolve, wait))));
      passed.then(() => to.writable && to.write(piece));
    });
    from.on('end', () => passed.then(() => to.end()));
    from.on('close', () => to.destroy());
    from.on('error', () => {});
  };
  const listener = createServer((client) => {
    const server = connect(Number(port), hostname);
    const pair = { client, server };
    pairs.add(pair);
    client.on('close', () => pairs.delete(pair));
    pass(client, server);
    pass(server, client);
  });

  const cut = ({ client, server }: Pair): void => {
    deeds.cut += 1;
    client.destroy();
    server.destroy();
  };
  const stall = ({ client, server }: Pair): void => {
    deeds.stalled += 1;
    for (const socket of [client, server]) socket.pause();
    later(() => {
      for (const socket of [client, server]) socket.resume();
    }, Math.random() * LONGEST_STALL_MS);
  };
  const delay = (): void => {
    deeds.delayed += 1;
    delayMs = Math.random() * LONGEST_DELAY_MS;
    later(() => {
      delayMs = 0;
    }, everyMs);
  };
  const mischief = setInterval(() => {
    const chance = Math.random();
    if (chance < 0.3) delay();
    else for (const pair of pairs) chance < 0.65 ? cut(pair) : stall(pair);
  }, everyMs);

  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const calm = (): void => clearInterval(mischief);
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    deeds,
    calm,
    close: () => {
      calm();
      for (const timer of timers) clearTimeout(timer);
      for (const { client, server } of pairs) for (const socket of [client, server]) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
};
