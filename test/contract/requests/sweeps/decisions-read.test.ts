import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStored, draftCharter } from '../../../support/builders/organisation/charters.ts';
import { createPerson, setUpCeo } from '../../../support/builders/people.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { holdLock, untilWaiting } from '../../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { ManualClock } from '../../../support/time/clock.ts';

const clock = new ManualClock();
let database: TestDatabase;
let server: TestServer;
let replica: TestServer;
let ceo: Client;
beforeAll(async () => {
  database = await createDatabase();
  server = await startServer({ database, clock });
  replica = await startServer({ database, clock });
  ceo = await setUpCeo(server.client);
});
afterAll(async () => {
  await replica.close();
  await server.close();
  await database.drop();
});

/** A kind of decision: how to create its record, how to read it with its tag, and how to decide. */
interface Decision {
  readonly title: string;
  make(): Promise<string>;
  read(id: string): Promise<OperationResponse>;
  decide(id: string, ifMatch: string): Promise<OperationResponse>;
  readonly pending: string;
}

const charter = (operation: 'approveCharter' | 'cancelCharter'): Decision => ({
  title: operation,
  make: async () => (await draftCharter(ceo)).id,
  read: (charter_id) => ceo.call('getCharter', { path: { charter_id } }),
  decide: (charter_id, ifMatch) => ceo.call(operation, { path: { charter_id }, headers: { 'if-match': ifMatch } }),
  pending: 'drafted',
});

const APPROVAL = {
  action_type: 'deploy:release',
  title: 'Release',
  description: 'It waits.',
  risk_level: 'low',
} as const;
const approval = (operation: 'approveApproval' | 'rejectApproval'): Decision => ({
  title: operation,
  make: async () => (await ceo.call('createApproval', { body: { ...APPROVAL, ttl_seconds: 3600 } })).body.data.id,
  read: (approval_id) => ceo.call('getApproval', { path: { approval_id } }),
  decide: (approval_id, ifMatch) =>
    ceo.call(operation, {
      path: { approval_id },
      body: operation === 'rejectApproval' ? { reason: 'Not today.' } : {},
      headers: { 'if-match': ifMatch },
    }),
  pending: 'pending',
});

const decisions = [
  charter('approveCharter'),
  charter('cancelCharter'),
  approval('approveApproval'),
  approval('rejectApproval'),
];

describe.each(decisions)('$title with If-Match', ({ make, read, decide, pending }) => {
  it('409/4002 for a tag that is not the present one, weak or strong, and nothing is decided', async () => {
    const id = await make();
    const before = await read(id);
    const stored = await countStored(server);
    for (const stale of ['"stale"', '"a", "b"', `W/${before.headers.etag}`])
      expect([stale, errorOf(await decide(id, stale))]).toEqual([stale, [409, 4002]]);
    expect(errorOf(await decide(id, 'no tag'))).toEqual([400, 2001]);
    const after = await read(id);
    expect([after.headers.etag, after.body.data.status]).toEqual([before.headers.etag, pending]);
    expect(await countStored(server)).toEqual(stored);
  });

  it('200 for the tag that was read, and for a list with it, however long the reading took', async () => {
    for (const surround of ['%', '"other", % , W/"weak"']) {
      const id = await make();
      const tag = (await read(id)).headers.etag ?? '';
      clock.advance(600);
      expect((await decide(id, surround.replace('%', tag))).status).toBe(200);
    }
  });

  it('* requires existence: 404 without, 409/4000 when it is decided, and an outdated tag is 4002', async () => {
    expect(errorOf(await decide('unknown', '*'))).toEqual([404, 3000]);
    expect(errorOf(await decide('unknown', '"stale"'))).toEqual([404, 3000]);
    const id = await make();
    const tag = (await read(id)).headers.etag ?? '';
    expect((await decide(id, '*')).status).toBe(200);
    expect(errorOf(await decide(id, '*'))).toEqual([409, 4000]);
    expect(errorOf(await decide(id, tag))).toEqual([409, 4002]);
  });
});

describe('a charter that is edited during a decision', () => {
  const edit = (charter_id: string, amount: number, client = ceo) =>
    client.call('editCharter', {
      path: { charter_id },
      body: { envelope: { amount, currency: 'USD', deadline: '2031-03-01T12:00:00Z', time_horizon: null } },
    });

  it('is not approved by a user who has read 5 000 and would approve 999 999', async () => {
    const { client, id: creator } = await createPerson(server, 'creator', 'pair_programmer');
    const { id } = await draftCharter(client, { budget: '5000 by 2031-03-01' });
    const read = await ceo.call('getCharter', { path: { charter_id: id } });
    expect(read.body.data).toMatchObject({ created_by: creator, envelope: { amount: 5000 } });
    expect((await edit(id, 999_999, client)).status).toBe(200);
    const stored = await countStored(server);
    const approve = (headers: Record<string, string>) =>
      ceo.call('approveCharter', { path: { charter_id: id }, headers });
    expect(errorOf(await approve({ 'if-match': read.headers.etag ?? '' }))).toEqual([409, 4002]);
    expect((await ceo.call('getCharter', { path: { charter_id: id } })).body.data.status).toBe('drafted');
    expect(await countStored(server)).toEqual(stored);
    const fresh = (await ceo.call('getCharter', { path: { charter_id: id } })).headers.etag ?? '';
    expect((await approve({ 'if-match': fresh })).status).toBe(200);
  });

  /** Both wait for the charter at the same time, in this order, each on a separate server. */
  const inOrder = async (
    id: string,
    first: () => Promise<OperationResponse>,
    second: () => Promise<OperationResponse>,
  ) => {
    const release = await holdLock(server.store.pool, 'select 1 from charters where id = $1 for update', [id]);
    try {
      const earlier = first();
      await untilWaiting(server.store.pool, 1);
      const later = second();
      await untilWaiting(server.store.pool, 2);
      await release();
      return [errorOf(await earlier), errorOf(await later)];
    } catch (error) {
      await release().catch(() => {});
      throw error;
    }
  };
  const readDraft = async () => {
    const { id } = await draftCharter(ceo, { budget: '5000 by 2031-03-01' });
    const tag = (await ceo.call('getCharter', { path: { charter_id: id } })).headers.etag ?? '';
    const approve = () => ceo.call('approveCharter', { path: { charter_id: id }, headers: { 'if-match': tag } });
    return { id, approve, change: () => edit(id, 999_999, replica.client.as(ceo.identity)) };
  };
  const outcomeOf = async (charter_id: string) => {
    const { envelope, status } = (await ceo.call('getCharter', { path: { charter_id } })).body.data;
    return [status, envelope.amount];
  };

  it('409/4002: is not approved when the edit comes first, on either server', async () => {
    const { id, approve, change } = await readDraft();
    expect(await inOrder(id, change, approve)).toEqual([
      [200, undefined],
      [409, 4002],
    ]);
    expect(await outcomeOf(id)).toEqual(['drafted', 999_999]);
  });

  it('409/4000: is not edited when the approval comes first, on either server', async () => {
    const { id, approve, change } = await readDraft();
    expect(await inOrder(id, approve, change)).toEqual([
      [200, undefined],
      [409, 4000],
    ]);
    expect(await outcomeOf(id)).toEqual(['approved', 5000]);
  });
});

describe('the tag of an approval', () => {
  it('changes when it expires: a decision with the tag read before is 409/4002', async () => {
    const body = { ...APPROVAL, ttl_seconds: 3600 } as const;
    const { id } = (await ceo.call('createApproval', { body })).body.data;
    const path = { approval_id: id };
    const tag = (await ceo.call('getApproval', { path })).headers.etag ?? '';
    clock.advance(3601);
    expect(errorOf(await ceo.call('approveApproval', { path, headers: { 'if-match': tag } }))).toEqual([409, 4002]);
    expect(errorOf(await ceo.call('approveApproval', { path }))).toEqual([409, 4000]);
  });
});

describe('POST of other operations', () => {
  it('ignores If-Match', async () => {
    const headers = { 'if-match': '"stale"' } as const;
    expect((await ceo.call('createApproval', { body: APPROVAL, headers })).status).toBe(201);
  });
});
