import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDepartment } from '../../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../../support/builders/people.ts';
import type { Client } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';

const MAX = 1_000_000_000_000;

let server: TestServer;
let ceo: Client;
const shares: Readonly<Record<string, number>> = { a: 12.5, b: 40, c: 100, d: 0.01 };
const ids = new Map<string, string>();
beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  for (const [name, budget_percent] of Object.entries(shares))
    ids.set((await newDepartment(ceo, name, { budget_percent })).id, name);
});
afterAll(() => server.close());

/** The cap of every department by its name. */
const caps = async (): Promise<Record<string, unknown>> => {
  const { departments } = (await ceo.call('getBudget')).body.data;
  return Object.fromEntries(departments.map(({ id, cap }: { id: string; cap: unknown }) => [ids.get(id), cap]));
};
const company = async () => (await ceo.call('getCompanySettings')).body.data;
const versionCount = async () => (await ceo.call('listCompanyVersions', { query: { limit: 1 } })).body.pagination.total;

describe('the budget of the company', () => {
  const set = (budget_monthly: number) => ceo.call('updateCompany', { body: { budget_monthly } });

  it('400/2001 for 1e307, which gave departments without a cap: nothing changes', async () => {
    const before = [await company(), await caps(), await versionCount()];
    for (const amount of [1e307, 1e300, MAX + 1]) expect(errorOf(await set(amount))).toEqual([400, 2001]);
    expect([await company(), await caps(), await versionCount()]).toEqual(before);
  });

  it('200 for a million millions, and every department has its share as its cap', async () => {
    expect((await set(MAX)).status).toBe(200);
    expect(await caps()).toEqual({ a: 125e9, b: 400e9, c: 1e12, d: 1e8 });
    expect((await ceo.call('getBudget')).body.data.company.cap).toBe(MAX);
  });

  it('a budget so small that a share rounds to nothing is a cap all the same', async () => {
    expect((await set(5e-324)).status).toBe(200);
    expect((await caps()).d).toBe(0);
  });

  it('one from before the limit existed counts as the largest, and no version restores it', async () => {
    await set(7);
    const version = await versionCount();
    await set(8);
    const { pool } = server.store;
    await pool.query(
      `update company_history set record = (record::jsonb || '{"budget_monthly": 1e307}')::json
       where part = 'company' and $1::int <@ valid`,
      [version],
    );
    expect(errorOf(await ceo.callRaw('restoreCompanyVersion', { path: { version } }))).toEqual([409, 4000]);
    expect((await company()).budget_monthly).toBe(8);
    await pool.query(`update company set budget_monthly = 1e307, tag = 'old', version = version + 1`);
    expect((await company()).budget_monthly).toBe(1e307);
    expect(await caps()).toEqual({ a: 125e9, b: 400e9, c: 1e12, d: 1e8 });
    await pool.query(`update company set budget_monthly = 8, tag = 'new', version = version + 1`);
  });
});

describe('every other amount of a request', () => {
  const envelope = (amount: number) => ({ envelope: { amount, currency: 'USD' } });
  type WithAmount = 'createAgent' | 'createSetupCompany' | 'createProject' | 'editCharter';
  const requests: readonly [WithAmount, (amount: number) => object, number, number][] = [
    [
      'createAgent',
      (budget_limit_monthly) => ({ name: 'Rich', role: 'CEO', department: 'none', budget_limit_monthly }),
      1_000_000,
      422,
    ],
    ['createSetupCompany', (budget) => ({ company_name: 'Rich', budget }), MAX, 201],
    ['createProject', (budget) => ({ name: 'Rich', budget }), MAX, 201],
    ['editCharter', envelope, MAX, 404],
  ];
  // An amount within the limit continues to the next check, or to the end.
  it.each(requests)('%s: 400/2001 above its limit, and not at it', async (operation, bodyOf, bound, status) => {
    const path = { charter_id: 'unknown' };
    for (const amount of [1e307, MAX * 2, bound + 1])
      expect([amount, errorOf(await ceo.call(operation, { path, body: bodyOf(amount) }))]).toEqual([
        amount,
        [400, 2001],
      ]);
    expect((await ceo.call(operation, { path, body: bodyOf(bound) })).status).toBe(status);
  });

  it('a price among the settings is 422/2000 above the limit', async () => {
    const path = { namespace: 'budget', key: 'price_per_million_input_tokens' };
    const save = (value: number) => ceo.call('saveSetting', { path, body: { value } });
    for (const value of [1e307, MAX + 1]) expect(errorOf(await save(value))).toEqual([422, 2000]);
    expect((await save(MAX)).body.data).toMatchObject({ value: MAX, maximum: MAX });
    expect((await ceo.call('resetSetting', { path })).status).toBe(204);
  });
});
