import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestApproval } from '../../support/builders/approvals.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

it.each(['a:b?', "o'clock:x", 'back\\slash:$1', 'a:??', "a:' or '1'='1"])(
  'a filter is a value and not part of the statement: %j',
  async (actionType) => {
    const { id } = await requestApproval(server, 'system', { actionType, ttlSeconds: null });
    const { status, body } = await ceo.call('listApprovals', { query: { action_type: actionType } });
    expect([status, body.data.map((found: { id: string }) => found.id)]).toEqual([200, [id]]);
  },
);
