import { drain } from '../../../handlers/http/limits/drain.ts';
import { startFront } from '../../../scripts/cluster/front.ts';
import { Client } from '../client/client.ts';
import { createDatabase, type TestDatabase } from '../database/database.ts';
import { checkStoredEvents } from '../database/stored-events.ts';
import { REPLICAS } from '../run/replicas.ts';
import { type ReplicaOptions, startReplica, type TestReplica } from './replica.ts';

/** The server of a test with its own database: one replica, or several behind one address. The fields are those of the first replica. */
export interface TestServer extends TestReplica {
  readonly client: Client;
  readonly replicas: readonly [TestReplica, ...TestReplica[]];
  close(): Promise<void>;
}

export interface TestServerOptions extends ReplicaOptions {
  /** A database shared with another server; `close` does not drop it. */
  readonly database?: TestDatabase;
  /** 1 for tests of the state of a single process; by default as many as the run has. */
  readonly replicas?: 1;
}

/** No request is in flight when a test closes its server. */
const AT_ONCE = { servingMs: 0, longestMs: 1_000 };

/** Starts a server; rate limits are off unless the test enables them. */
export const startServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const database = options.database ?? (await createDatabase());
  const replicas: [TestReplica, ...TestReplica[]] = [await startReplica(options, database)];
  while (replicas.length < (options.replicas ?? REPLICAS)) replicas.push(await startReplica(options, database));
  const front = await frontOf(replicas);
  const close = async (): Promise<void> => {
    await Promise.all(replicas.map(({ server, services }) => drain(server, services.subscribers, AT_ONCE)));
    await front.close();
    for (const { services } of replicas) await services.close();
    const [first, ...others] = replicas.map(({ store }) => store);
    for (const store of others) await store.close();
    if (first !== undefined) await checkStoredEvents(first.pool).finally(() => first.close());
    if (options.database === undefined) await database.drop();
  };
  const { baseUrl } = front;
  return { ...replicas[0], baseUrl, client: new Client(baseUrl), replicas, close };
};

/** The address of all of them: a single replica needs no balancer. */
const frontOf = async (
  replicas: readonly [TestReplica, ...TestReplica[]],
): Promise<{ baseUrl: string; close(): Promise<void> }> => {
  if (replicas.length === 1) return { baseUrl: replicas[0].baseUrl, close: async () => {} };
  const ports = replicas.map(({ baseUrl }) => Number(new URL(baseUrl).port));
  const { port, close } = await startFront({ host: '127.0.0.1', port: 0 }, () => ports);
  return { baseUrl: `http://127.0.0.1:${port}`, close };
};
