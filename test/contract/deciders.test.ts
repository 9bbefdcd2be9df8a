import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestApproval } from '../support/builders/approvals.ts';
import { draftCharter } from '../support/builders/organisation/charters.ts';
import { parkPlan } from '../support/builders/organisation/plans.ts';
import { createPerson, type Person, setUpCeo, withApiKey } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf, outcome } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let ceoId: string;
let ceoKey: Client;
let manager: Person;
let managerKey: Client;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
  ceoKey = await withApiKey(ceo, 'ceo');
  manager = await createPerson(server, 'manager', 'manager');
  managerKey = await withApiKey(manager.client, 'manager');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.store.pool.query('delete from plans');
  await server.store.pool.query('delete from charters');
  await server.store.pool.query('delete from approvals');
});

const decidedBy = async (value: string): Promise<void> => {
  const path = { namespace: 'approvals', key: 'deciders' };
  expect((await ceo.call('saveSetting', { path, body: { value } })).status).toBe(200);
};

type Decide = (client: Client, headers?: Record<string, string>) => Promise<string>;
/** Each creates something that the ceo requests, and how it is decided. */
const made: Readonly<Record<string, () => Promise<Decide>>> = {
  approveApproval: async () => {
    const { id } = await requestApproval(server, ceoId);
    return async (client, headers = {}) =>
      outcome(await client.call('approveApproval', { path: { approval_id: id }, headers }));
  },
  rejectApproval: async () => {
    const { id } = await requestApproval(server, ceoId);
    const body = { reason: 'no' };
    return async (client, headers = {}) =>
      outcome(await client.call('rejectApproval', { path: { approval_id: id }, body, headers }));
  },
  'approveApproval of a parked call': async () => {
    const { id } = await requestApproval(server, ceoId, { source: 'parked_context', requestedBy: 'Ada, an agent' });
    return async (client, headers = {}) =>
      outcome(await client.call('approveApproval', { path: { approval_id: id }, headers }));
  },
  'rejectApproval of a plan': async () => {
    const { approvalId } = await parkPlan(server, ceo);
    const body = { reason: 'no' };
    return async (client, headers = {}) =>
      outcome(await client.call('rejectApproval', { path: { approval_id: approvalId }, body, headers }));
  },
  approveCharter: async () => {
    const { id } = await draftCharter(ceo);
    return async (client, headers = {}) =>
      outcome(await client.call('approveCharter', { path: { charter_id: id }, headers }));
  },
};
const cancelling = async (): Promise<Decide> => {
  const { id } = await draftCharter(ceo);
  return async (client, headers = {}) =>
    outcome(await client.call('cancelCharter', { path: { charter_id: id }, headers }));
};
const STALE = { 'if-match': '"stale"' };

describe('the approvers', () => {
  it.each(Object.entries(made))('anyone: %s by the requester, by a key too', async (_name, make) => {
    await decidedBy('anyone');
    expect(await (await make())(ceoKey)).toBe('200');
  });

  it.each(Object.entries(made))(
    'people: %s with a key is 403, whatever the tag; with a session 200',
    async (_name, make) => {
      await decidedBy('people');
      const decide = await make();
      for (const key of [ceoKey, managerKey]) {
        expect(await decide(key)).toBe('403/1001');
        expect(await decide(key, STALE)).toBe('403/1001');
      }
      expect(await decide(ceo, STALE)).toBe('409/4002');
      expect(await decide(ceo)).toBe('200');
      expect(await decide(managerKey)).toBe('403/1001');
    },
  );

  it.each(Object.entries(made))(
    'another_person: %s by the requester is 403, decided or not; by another user 200',
    async (_name, make) => {
      await decidedBy('another_person');
      const decide = await make();
      expect(await decide(ceo)).toBe('403/1001');
      expect(await decide(ceo, STALE)).toBe('403/1001');
      expect(await decide(managerKey)).toBe('403/1001');
      expect(await decide(manager.client, STALE)).toBe('409/4002');
      expect(await decide(manager.client)).toBe('200');
      expect(await decide(ceo)).toBe('403/1001');
      expect(await decide(manager.client)).toBe('409/4000');
    },
  );

  it.each(['people', 'another_person'])('%s: a charter is cancelled by its author, not with a key', async (value) => {
    await decidedBy(value);
    const cancel = await cancelling();
    expect(await cancel(ceoKey)).toBe('403/1001');
    expect(await cancel(manager.client)).toBe('403/1001');
    expect(await cancel(ceo)).toBe('200');
  });

  it('404: an unknown record, for a key as well', async () => {
    await decidedBy('people');
    const id = crypto.randomUUID();
    const path = { approval_id: id };
    expect(errorOf(await ceoKey.call('approveApproval', { path }))).toEqual([404, 3000]);
    expect(errorOf(await ceoKey.call('rejectApproval', { path, body: { reason: 'no' } }))).toEqual([404, 3000]);
    expect(errorOf(await ceoKey.call('approveCharter', { path: { charter_id: id } }))).toEqual([404, 3000]);
    expect(errorOf(await ceoKey.call('cancelCharter', { path: { charter_id: id } }))).toEqual([404, 3000]);
  });

  it('an approval whose requester no longer exists is decided by every user', async () => {
    await decidedBy('another_person');
    const { id } = await requestApproval(server, ceoId);
    await server.store.pool.query('update approvals set requested_by_id = null where id = $1', [id]);
    expect((await ceo.call('approveApproval', { path: { approval_id: id } })).status).toBe(200);
  });
});

describe('the setting itself', () => {
  const path = { namespace: 'approvals', key: 'deciders' };
  const save = (client: Client, value: string, headers = {}) =>
    client.call('saveSetting', { path, body: { value }, headers });
  const reset = (client: Client) => client.call('resetSetting', { path });

  it.each(['people', 'another_person'])('403/1001: under %s for a key of the ceo, whatever the tag', async (value) => {
    await decidedBy(value);
    for (const wish of ['anyone', 'people', 'another_person', 'nobody'])
      expect(outcome(await save(ceoKey, wish))).toBe('403/1001');
    expect(outcome(await save(ceoKey, 'anyone', STALE))).toBe('403/1001');
    expect(outcome(await reset(ceoKey))).toBe('403/1001');
    expect((await ceo.call('getSetting', { path })).body.data.value).toBe(value);
    expect(outcome(await reset(ceo))).toBe('204');
  });
  it('200: under anyone for a key of the ceo, which then loses its own permission', async () => {
    await decidedBy('anyone');
    expect(outcome(await save(ceoKey, 'people'))).toBe('200');
    expect(outcome(await save(ceoKey, 'anyone'))).toBe('403/1001');
  });
});

describe('the inbox', () => {
  const countIn = async (client: Client): Promise<readonly [number, string[]]> => {
    const answer = await client.call('getInbox');
    const kinds = answer.body.data.map(({ kind }: { kind: string }) => kind);
    return [Number(answer.headers['inbox-count']), kinds.toSorted()];
  };
  const ALL = [3, ['approval', 'charter', 'plan']] as const;
  const NONE = [0, []] as const;

  it.each([
    ['anyone', ALL, ALL, ALL],
    ['people', ALL, NONE, ALL],
    ['another_person', NONE, NONE, ALL],
  ])('200: %s: contains what the caller may decide', async (value, own, withKey, ofOthers) => {
    await decidedBy(value);
    await requestApproval(server, ceoId, { ttlSeconds: null });
    await draftCharter(ceo);
    await parkPlan(server, ceo);
    expect(await countIn(ceo)).toEqual(own);
    expect(await countIn(ceoKey)).toEqual(withKey);
    expect(await countIn(manager.client)).toEqual(ofOthers);
  });
});
