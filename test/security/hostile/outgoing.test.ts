import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  // With the default settings.
  server = await startServer({ env: { WEBHOOK_ALLOW_PRIVATE: 'off' } });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

/** An address of this many characters. */
const addressOf = (length: number): string => 'https://hooks.example.com/'.padEnd(length, 'a');

const endpoint = (url: string) => ceo.call('createWebhookEndpoint', { body: { url } });
const account = (url: string) => {
  const body = {
    name: `account-${url.length}`,
    kind: 'oauth',
    authorization_url: url,
    token_url: url,
    client_id: 'x',
  } as const;
  return ceo.call('createConnection', { body });
};

it.each([
  ['a private address', 'https://10.1.2.3/'],
  ['a link-local address', 'https://169.254.169.254/latest/meta-data'],
  ['a private address of IPv6', 'https://[fd00::1]/'],
  ['a mapped private address', 'https://[::ffff:192.168.0.1]/'],
  ['the unspecified address', 'https://0.0.0.0/'],
  ['a loopback address', 'http://127.0.0.1:5432/'],
  ['a loopback address, by TLS', 'https://127.0.0.1/'],
  ['a loopback address in another form', 'http://2130706433:22/'],
  ['a loopback address of IPv6', 'http://[::1]:6379/'],
  ['the name of the machine itself', 'http://localhost:8080/'],
])('422/2000: the server sends nothing to %s, unless its operator allows it', async (_what, url) => {
  expect(errorOf(await endpoint(url))).toEqual([422, 2000]);
  expect(errorOf(await account(url))).toEqual([422, 2000]);
  const { body } = await endpoint('https://hooks.example.com/');
  const at = { path: { endpoint_id: body.data.endpoint.id } };
  expect(errorOf(await ceo.call('updateWebhookEndpoint', { ...at, body: { url } }))).toEqual([422, 2000]);
});

it('400/2001: an address that the server would call has at most 2048 characters', async () => {
  for (const create of [endpoint, account]) {
    expect((await create(addressOf(2048))).status).toBe(201);
    expect(errorOf(await create(addressOf(2049)))).toEqual([400, 2001]);
  }
});

it('422/2000: the server sends nothing to its own port, whatever its operator allows', async () => {
  const open = await startServer({ replicas: 1, env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
  const lead = await setUpCeo(open.client);
  const { port } = new URL(open.baseUrl);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]']) {
    const create = (url: string) => lead.call('createWebhookEndpoint', { body: { url } });
    expect(errorOf(await create(`http://${host}:${port}/api/v1/livez`))).toEqual([422, 2000]);
    expect((await create(`http://${host}:9/`)).status).toBe(201);
  }
  await open.close();
});
