import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOOLS } from '../../../clients/conformance/document.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

// The official clients of both eras, with an API key, over HTTP.
let server: TestServer;
let ceo: Client;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  const { api_key: key } = (await ceo.call('createApiKey', { body: { name: 'assistant', role: 'manager' } })).body.data;
  headers = { authorization: `Bearer ${key}` };
});
afterAll(() => server.close());

const ABOUT = { name: 'test', version: '1.0.0' };
const address = () => new URL(`${server.baseUrl}/mcp`);

const clients = {
  'the client of revision 2026-07-28': async () => {
    const client = new NewClient(ABOUT, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new NewTransport(address(), { requestInit: { headers } }));
    return client;
  },
  'the same client, detecting the protocol version': async () => {
    const client = new NewClient(ABOUT, { versionNegotiation: { mode: 'auto' } });
    await client.connect(new NewTransport(address(), { requestInit: { headers } }));
    return client;
  },
  'the same client with a handshake': async () => {
    const client = new NewClient(ABOUT);
    await client.connect(new NewTransport(address(), { requestInit: { headers } }));
    return client;
  },
  'the client of the revisions with a handshake': async () => {
    const client = new OldClient(ABOUT);
    // Its declaration of the session is not exact about absent values.
    await client.connect(
      new OldTransport(address(), { requestInit: { headers } }) as Parameters<OldClient['connect']>[0],
    );
    return client as unknown as NewClient;
  },
};

describe.each(Object.entries(clients))('%s', (name, connect) => {
  it('lists the tools and calls them', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(TOOLS.length);
    const created = await client.callTool({
      name: 'departments.create',
      arguments: { name, idempotency_key: crypto.randomUUID() },
    });
    expect(created.structuredContent).toMatchObject({ name });
    const listed = await client.callTool({ name: 'departments.list', arguments: { limit: 1 } });
    expect(listed.structuredContent).toMatchObject({ items: [{ name }] });
    const refused = await client.callTool({ name: 'departments.create', arguments: { name } });
    expect(refused).toMatchObject({ isError: true });
    await expect(client.callTool({ name: 'nothing.of_this', arguments: {} })).rejects.toThrow('Unknown tool');
    await client.close();
  });
});
