import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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
  expect(items.map(({ urgencyLevel }) => urgencyLevel)).toEqual(['critical', 'high', 'high', 'normal']);
  expect(Object.fromEntries(items.map(({ approval, urgencyLevel }) => [approval.title, urgencyLevel]))).toEqual({
    ...{ 3600: 'critical', 3601: 'high', 14400: 'high', 14401: 'normal' },
  });
});

it('an approval that is decided while the list is read is left out', async () => {
  const body = { action_type: 'deploy:web', title: 'late', description: 'd', risk_level: 'low' } as const;
  const { id } = (await ceo.call('createApproval', { body })).body.data;
  const { pool } = server.store;
  const query = pool.query.bind(pool) as (...given: readonly unknown[]) => Promise<unknown>;
  const queryThenDecide = async (...given: readonly unknown[]): Promise<unknown> => {
    const found = await query(...given);
    const [statement] = given as [{ readonly name?: string }];
    if (statement.name === 'waiting-approvals') await ceo.call('approveApproval', { path: { approval_id: id } });
    return found;
  };
  const between = vi.spyOn(pool, 'query').mockImplementation(queryThenDecide as typeof pool.query);
  const { items } = await server.services.approvals.waiting(null, 10, null);
  between.mockRestore();
  expect(items.map(({ approval }) => approval.title)).not.toContain('late');
});
