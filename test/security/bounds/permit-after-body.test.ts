import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import { newEndpoint } from '../../support/builders/webhooks/webhooks.ts';
import type { Client } from '../../support/client/client.ts';
import { openRaw } from '../../support/client/raw.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// A concurrency slot is taken after the body of the request (spec/rules/limits.md#concurrency-limits).
let server: TestServer;
let lead: Client;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'on' } });
  await setUpCeo(server.client);
  lead = (await createPerson(server, 'lead', 'manager')).bearer;
});
afterAll(() => server.close());

it('redeliverWebhook: a slow body does not hold a concurrency slot', async () => {
  const { id, at } = await newEndpoint(lead, 'https://example.com/hook');
  const body = JSON.stringify({ since: new Date(Date.now() - 60_000).toISOString() });
  const slow = openRaw(server.baseUrl);
  const { host } = new URL(server.baseUrl);
  slow.send(
    [
      `POST /api/v1/webhook-endpoints/${id}/redeliver HTTP/1.1`,
      `host: ${host}`,
      `authorization: Bearer ${lead.identity.bearer}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
      '',
      body.slice(0, 5),
    ].join('\r\n'),
  );
  // It is admitted as soon as its window is counted.
  const counted = `select 1 from rate_windows w where w::text like '%redeliverWebhook:%'`;
  await expect.poll(async () => (await server.store.pool.query(counted)).rowCount).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await lead.call('redeliverWebhook', { ...at, body: JSON.parse(body) })).status).toBe(202);
  slow.send(body.slice(5));
  expect((await slow.response).status).toBe(202);
});
