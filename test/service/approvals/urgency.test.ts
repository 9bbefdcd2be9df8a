import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

let server: TestServer;
let ceo: Client;
beforeAll(async () => {
  server = await startServer({ clock: new ManualClock() });
  ceo = await setUpCeo(server.client);
});
afterAll(() => server.close());

it('at exactly its limit an approval has the higher urgency, and is listed with those that have it', async () => {
  for (const ttl_seconds of [14_401, 14_400, 3601, 3600]) {
    const body = {
      action_type: 'deploy:web',
      title: `${ttl_seconds}`,
      description: 'd',
      risk_level: 'low',
      ttl_seconds,
    } as const;
    await ceo.call('createApproval', { body });
  }
  const { items } = await server.services.approvals.waiting(null, 10, null);
  expect(items.map(({ approval, urgencyLevel }) => [approval.title, urgencyLevel])).toEqual([
    ['3600', 'critical'],
    ['14400', 'high'],
    ['3601', 'high'],
    ['14401', 'normal'],
  ]);
});
