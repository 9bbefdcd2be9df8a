import type { Body, Client } from '../../client/client.ts';
import type { TestServer } from '../../server/server.ts';
import { eventually } from '../../time/eventually.ts';
import { newDepartment } from '../organisation/organisation.ts';

/** An endpoint of the caller, and its secret. */
export const newEndpoint = async (
  client: Client,
  url: string,
  more: object = {},
): Promise<{
  readonly id: string;
  readonly secret: string;
  readonly at: { readonly path: { endpoint_id: string } };
}> => {
  const { status, text, body } = await client.call('createWebhookEndpoint', { body: { url, ...more } });
  if (status !== 201) throw new Error(`no endpoint was made: ${text}`);
  const { endpoint, secret } = body.data;
  return { id: endpoint.id, secret, at: { path: { endpoint_id: endpoint.id } } };
};

/** A disabled endpoint of this user, whose present role may not create one: `lead` creates it, then it is transferred. */
export const endpointOf = async ({ store }: TestServer, userId: string, lead: Client): Promise<string> => {
  const { id } = await newEndpoint(lead, 'https://hooks.example.com/platform', { enabled: false });
  await store.pool.query('update webhook_endpoints set created_by = $1 where id = $2', [userId, id]);
  return id;
};

/** Waits until every committed event has a number. */
export const numbered = ({ store }: TestServer): Promise<void> =>
  eventually(async () => {
    const { rows } = await store.pool.query('select count(*)::int as count from outbox_events where number is null');
    return rows[0].count === 0;
  });

/** Queues numbered events and makes the due attempts, until none are left. */
export const deliverAll = async (server: TestServer): Promise<void> => {
  await numbered(server);
  await server.services.webhookWork.distributor.distribute();
  // Another replica may be delivering at the same time.
  const runners = server.replicas.map(({ services }) => services.webhookWork.runner);
  for (const runner of runners) runner.wake();
  await Promise.all(runners.map((runner) => runner.settled()));
};

/** The deliveries of an endpoint, newest first. */
export const deliveriesOf = async (client: Client, endpointId: string, query = {}): Promise<readonly Body[]> =>
  (await client.call('listWebhookDeliveries', { path: { endpoint_id: endpointId }, query })).body.data;

/** Publishes an event that every user may see, a new department; resolves with its id in the feed. */
export const newEvent = async (server: TestServer, ceo: Client, name: string): Promise<string> => {
  const { id } = await newDepartment(ceo, name);
  const { rows } = await server.store.pool.query(
    `select event_id as id from outbox_events where event_type = 'department.created' and payload ->> 'department_id' = $1`,
    [id],
  );
  return rows[0].id;
};
