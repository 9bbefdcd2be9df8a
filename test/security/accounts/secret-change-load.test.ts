import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, withApiKey } from '../../support/builders/people.ts';
import { newWebhookConnection, signedMessage } from '../../support/builders/webhooks/connections.ts';
import { newEndpoint, newEvent } from '../../support/builders/webhooks/webhooks.ts';
import type { Client, OperationResponse } from '../../support/client/client.ts';
import { countResults, inParallel } from '../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { captureLog } from '../../support/doubles/captured-log.ts';
import { Receiver } from '../../support/doubles/receiver.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { eventually } from '../../support/time/eventually.ts';

// Credentials from one replica at its neighbours: test/contract/auth/changed-secret.test.ts. Here the whole change under load.

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)] as const;
const STEPS = [
  [OLD, NEW],
  [NEW, OLD],
  [NEW, ''],
] as const;
const REPLICAS = 2;
const CALLERS = 2;

/** A replica behind the balancer, with its number of requests in progress. */
interface Replica {
  readonly server: TestServer;
  underWay: number;
}

const log = captureLog('info');
const responses: OperationResponse[] = [];
let database: TestDatabase;
let receiver: Receiver;
const live: Replica[] = [];
let next = 0;

const start = async (secret: string, previous: string): Promise<TestServer> => {
  const env = { JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous };
  const server = await startServer({ database, logger: log.logger, env, replicas: 1 });
  await server.services.startBackground();
  return server;
};

beforeAll(async () => {
  database = await createDatabase();
  receiver = await Receiver.start();
  for (let index = 0; index < REPLICAS; index += 1) live.push({ server: await start(OLD, ''), underWay: 0 });
});
afterAll(async () => {
  for (const { server } of live) await server.close();
  await receiver.close();
  await database.drop();
});

const first = (): TestServer => (live[0] as Replica).server;

/** Sends the request to the next replica, and keeps the response. */
const balanced = async (
  identity: Client['identity'],
  send: (client: Client) => Promise<OperationResponse>,
): Promise<OperationResponse> => {
  next += 1;
  const replica = live[next % live.length] as Replica;
  replica.underWay += 1;
  const answer = await send(replica.server.client.as(identity)).finally(() => {
    replica.underWay -= 1;
  });
  responses.push(answer);
  return answer;
};

/** Restarts the replicas one after another; the balancer sends nothing to one that stops. */
const restartAll = async (secret: string, previous: string): Promise<void> => {
  for (let count = 0; count < REPLICAS; count += 1) {
    const old = live.shift() as Replica;
    await eventually(async () => old.underWay === 0);
    await old.server.close();
    live.push({ server: await start(secret, previous), underWay: 0 });
  }
};

/** Waits until a replica that was started after all others logs that nothing is sealed with the previous secret. */
const untilSealedAnew = async (secret: string, previous: string): Promise<void> => {
  log.lines.length = 0;
  const last = await start(secret, previous);
  await eventually(async () => log.lines.some((line) => line.includes('needs JWT_SECRET_PREVIOUS any more')));
  await last.close();
};

/** A caller with a session and an API key, which uses and refreshes them without a pause. */
const newCaller = async (index: number, isOver: () => boolean) => {
  const person = await createPerson(first(), `caller ${index}`, 'manager');
  const key = await withApiKey(person.bearer, 'manager');
  const hook = await newWebhookConnection(person.bearer);
  let session = person.client.identity;
  let rounds = 0;
  const use = async (): Promise<void> => {
    while (!isOver()) {
      await balanced(session, (client) => client.call('getCurrentUser'));
      await balanced(key.identity, (client) => client.call('listDepartments'));
      await balanced({}, (client) => client.callRaw('receiveWebhook', signedMessage(hook)));
      const refreshed = await balanced(session, (client) => client.call('refreshSession'));
      if (refreshed.status === 200) session = first().client.withSession(refreshed).identity;
      rounds += 1;
    }
  };
  return { use, rounds: () => rounds };
};

it('a change of JWT_SECRET in three steps under load: no valid credential is refused, secrets stay readable', async () => {
  const lead = await createPerson(first(), 'chief', 'ceo');
  const leadKey = (await withApiKey(lead.bearer, 'ceo')).identity;
  const url = receiver.newUrl();
  const endpoint = await newEndpoint(lead.bearer, url, { event_types: ['department.created'] });
  let isOver = false;
  const callers = await inParallel(CALLERS, (index) => newCaller(index, () => isOver));
  const load = Promise.all(callers.map(({ use }) => use()));
  /** Requests sent before a step must not count as part of it. */
  const untilAllUsed = async (): Promise<void> => {
    const before = callers.map(({ rounds }) => rounds());
    await eventually(async () => callers.every(({ rounds }, index) => rounds() > (before[index] as number) + 1));
  };
  try {
    for (const [index, [secret, previous]] of STEPS.entries()) {
      await restartAll(secret, previous);
      await untilAllUsed();
      if (previous === OLD) await untilSealedAnew(secret, previous);
      const eventId = await newEvent(first(), first().client.as(leadKey), `department of step ${index + 1}`);
      await eventually(async () => receiver.of(eventId, url).length > 0);
      const [told] = receiver.of(eventId, url);
      new Webhook(endpoint.secret).verify(told?.body ?? '', told?.headers as Record<string, string>);
    }
  } finally {
    isOver = true;
    await load;
  }
  expect(Object.keys(countResults(responses)).sort()).toEqual(['200', '202']);
  expect(responses.length).toBeGreaterThan(100);
});
