import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actorNamed } from '../../support/builders/actor.ts';
import { newApproval } from '../../support/builders/approvals.ts';
import { draftCharter } from '../../support/builders/organisation/charters.ts';
import { parkPlan } from '../../support/builders/organisation/plans.ts';
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

/** Runs `work` whenever the rows of this statement were read. */
const afterStatement = (name: string, work: () => Promise<unknown>) => {
  const { pool } = server.store;
  const query = pool.query.bind(pool) as (...given: readonly unknown[]) => Promise<unknown>;
  const queryThenWork = async (...given: readonly unknown[]): Promise<unknown> => {
    const found = await query(...given);
    const [statement] = given as [{ readonly name?: string }];
    if (statement.name === name) await work();
    return found;
  };
  return vi.spyOn(pool, 'query').mockImplementation(queryThenWork as typeof pool.query);
};

describe('what is decided while the list is read is left out', () => {
  it('an approval', async () => {
    const { id } = await newApproval(ceo);
    const between = afterStatement('waiting-approvals', () =>
      ceo.call('approveApproval', { path: { approval_id: id } }),
    );
    const { items } = await server.services.approvals.waiting(null, 10, null);
    between.mockRestore();
    expect(items.map(({ approval }) => approval.id)).not.toContain(id);
  });

  it('a plan', async () => {
    const { planId, approvalId } = await parkPlan(server, ceo);
    const between = afterStatement('waiting-plans', () =>
      ceo.call('approveApproval', { path: { approval_id: approvalId } }),
    );
    const { items } = await server.services.plans.waiting(null, 10, null);
    between.mockRestore();
    expect(items.map(({ id }) => id)).not.toContain(planId);
  });

  it('a charter', async () => {
    const { id: charter_id } = await draftCharter(ceo);
    const between = afterStatement('waiting-charters', () => ceo.call('cancelCharter', { path: { charter_id } }));
    const { items } = await server.services.charters.waiting(actorNamed('boss'), null, 10);
    between.mockRestore();
    expect(items.map(({ id }) => id)).not.toContain(charter_id);
  });
});
