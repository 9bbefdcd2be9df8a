import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { refusal } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

/** An address of so many characters. */
const addressOf = (length: number): string => 'https://hooks.example.com/'.padEnd(length, 'a');

it('400/2001: an address that the server would call has 2048 characters at most', async () => {
  const endpoint = (url: string) => ceo.call('createWebhookEndpoint', { body: { url } });
  const account = (url: string) => {
    const body = {
      name: `account-${url.length}`,
      kind: 'oauth',
      authorization_url: url,
      token_url: url,
      client_id: 'x',
    };
    return ceo.call('createConnection', { body });
  };
  for (const create of [endpoint, account]) {
    expect((await create(addressOf(2048))).status).toBe(201);
    expect(refusal(await create(addressOf(2049)))).toEqual([400, 2001]);
  }
});
