import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../../domain/foundation/jobs/housekeeping.ts';
import { changesIn } from '../../../domain/organisation/changes/version-changes.ts';
import { outdatedRows } from '../../../domain/services.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo, withApiKey } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

// The data in every read, change and version of the company is limited, and so is the retention of versions: otherwise forty requests create
// a company and a history of 42 MB each.

const DAY_SECONDS = 24 * 3600;
const MAX_STRATEGY = 16 * 1024;
const MAX_SNAPSHOT = 32 * 1024 * 1024;

let server: TestServer;
let ceo: Client;
/** Sessions expire before versions do. */
let key: Client;
const clock = new ManualClock();
const sql = async (text: string, values: unknown[] = []) => (await server.store.pool.query(text, values)).rows;

beforeAll(async () => {
  server = await startServer({ clock });
  ceo = await setUpCeo(server.client);
  key = await withApiKey(ceo, 'ceo');
});
afterAll(() => server.close());

/** A strategy of this many bytes as JSON; two bytes for each letter. */
const strategyOf = (bytes: number): { readonly note: string } => {
  const letters = Math.floor((bytes - '{"note":""}'.length) / 2);
  const note = 'é'.repeat(letters);
  return { note: note + 'x'.repeat(bytes - Buffer.byteLength(JSON.stringify({ note }))) };
};
const newestVersion = async (): Promise<number> => (await server.services.company.read()).version;

describe('strategy_config', () => {
  it('422/2000: more than 16 KiB as JSON, by every operation; exactly 16 KiB is stored', async () => {
    const { id: department_id } = await newDepartment(ceo, 'strategic');
    const path = { department_id };
    const tool = async (bytes: number) => {
      const { tools } = server.services;
      const actor = actorOf('ceo', { userId: (await ceo.call('getCurrentUser')).body.data.id });
      const update = tools.find('departments.update');
      if (update === null) throw new Error('no such tool');
      const args = tools.check(update, { department_id, ceremony_policy: { strategy_config: strategyOf(bytes) } });
      return tools.run({ tool: update, args, actor, agentId: null, signal: new AbortController().signal });
    };
    const ways = (bytes: number) => [
      ceo.call('setCeremonyPolicy', { path, body: { strategy_config: strategyOf(bytes) } }),
      ceo.call('setCeremonyPolicy', { path, query: { dry_run: true }, body: { strategy_config: strategyOf(bytes) } }),
      ceo.call('updateDepartment', { path, body: { ceremony_policy: { strategy_config: strategyOf(bytes) } } }),
    ];
    const before = await newestVersion();
    for (const way of ways(MAX_STRATEGY + 1)) expect(errorOf(await way)).toEqual([422, 2000]);
    expect(await tool(MAX_STRATEGY + 1)).toMatchObject({ isError: true, failure: { errorCode: 2000 } });
    expect(await newestVersion()).toBe(before);
    expect(await tool(MAX_STRATEGY)).toMatchObject({ isError: false });
    for (const way of ways(MAX_STRATEGY)) expect((await way).status).toBe(200);
  });

  it('an existing larger one may be kept or reduced, and is restored only if the present one is as large', async () => {
    const { id: department_id } = await newDepartment(ceo, 'grown');
    const path = { department_id };
    await ceo.call('setCeremonyPolicy', { path, body: { strategy_config: { note: 'old' } } });
    const large = await newestVersion();
    const change = (table: string, column: string, bytes: number, where: string) =>
      sql(`update ${table} set ${column} = (${column}::jsonb || $1)::json where ${where}`, [
        JSON.stringify(
          table === 'departments'
            ? { strategy_config: strategyOf(bytes) }
            : { ceremony_policy: { strategy_config: strategyOf(bytes) } },
        ),
      ]);
    await change(
      'company_history',
      'record',
      MAX_STRATEGY + 100,
      `record_id = '${department_id}' and upper_inf(valid)`,
    );
    await ceo.call('setCeremonyPolicy', { path, body: { strategy_config: { note: 'new' } } });
    const restored = await ceo.call('restoreCompanyVersion', { path: { version: large } });
    expect(errorOf(restored)).toEqual([422, 2000]);
    await change('departments', 'ceremony_policy', MAX_STRATEGY + 200, `id = '${department_id}'`);
    await sql(`update company set tag = 'changed beside the server'`);
    const set = async (bytes: number) => {
      const body = { strategy_config: strategyOf(bytes) };
      return (await ceo.call('setCeremonyPolicy', { path, body })).status;
    };
    expect((await ceo.call('updateDepartment', { path, body: { description: 'stays' } })).status).toBe(200);
    expect(await set(MAX_STRATEGY + 201)).toBe(422);
    expect(await set(MAX_STRATEGY + 150)).toBe(200);
    expect((await ceo.call('restoreCompanyVersion', { path: { version: large } })).status).toBe(200);
    await sql(`update departments set ceremony_policy = null`);
    await sql(`update company set tag = 'changed beside the server'`);
  });
});

describe('the whole company', () => {
  it('409/4000: a change that makes it larger than 32 MiB; a larger one may be kept or reduced', async () => {
    const { id: department_id } = await newDepartment(ceo, 'large');
    const path = { department_id };
    const fill = async (bytes: number) => {
      await sql('update departments set description = $2 where id = $1', [department_id, 'x'.repeat(bytes)]);
      await sql(`update company set tag = 'changed beside the server', version = version + 1`);
      return (await server.services.company.read()).bytes;
    };
    const empty = await fill(0);
    expect(await fill(MAX_SNAPSHOT - empty - 2)).toBe(MAX_SNAPSHOT - 2);
    const pattern = (await ceo.call('getCompanySettings')).body.data.communication_pattern;
    const rename = async (added: string, query = {}) => {
      const body = { communication_pattern: pattern + added };
      return ceo.call('updateCompany', { body, query });
    };
    const before = await newestVersion();
    expect(errorOf(await rename('xyz'))).toEqual([409, 4000]);
    expect(errorOf(await rename('xyz', { dry_run: true }))).toEqual([409, 4000]);
    expect(await newestVersion()).toBe(before);
    expect((await rename('xy')).status).toBe(200);
    await fill(MAX_SNAPSHOT);
    expect(errorOf(await rename('xyz'))).toEqual([409, 4000]);
    expect((await rename('yx')).status).toBe(200);
    expect((await rename('x')).status).toBe(200);
    expect((await ceo.call('updateDepartment', { path, body: { description: '' } })).status).toBe(200);
    expect((await rename('xyz')).status).toBe(200);
  });
});

describe('versions', () => {
  const sweep = () => deleteExpired(server.store.pool, clock, server.services.settings, outdatedRows);
  const range = async (list: 'listCompanyVersions' | 'listRoleVersions', path = {}) => {
    const { data, pagination } = (await key.callRaw(list, { path, query: { snapshots: false } })).body;
    const numbers = data.map(({ version }: { version: number }) => version);
    return { newest: numbers[0], oldest: numbers.at(-1), total: pagination.total, begins: pagination.oldest_version };
  };
  const kept = (newest: number, oldest: number) => ({ newest, oldest, total: newest - oldest + 1, begins: oldest });
  const change = async (times: number): Promise<number> => {
    for (let count = 0; count < times; count += 1)
      await key.call('updateCompany', { body: { budget_monthly: 1000 + ((await newestVersion()) % 2) } });
    return newestVersion();
  };

  it('of roles are deleted after their days, except for the newest of each role', async () => {
    const put = (role_name: string, description: string) =>
      key.call('setRole', {
        path: { role_name },
        body: { department: 'design', description },
      });
    for (const description of ['one', 'two', 'three']) await put('long kept', description);
    await key.call('deleteRole', { path: { role_name: 'long kept' } });
    await put('other', 'one');
    clock.advance(91 * DAY_SECONDS);
    await changeSetting(server.store, 'retention', 'versions_minimum', 2);
    await sweep();
    expect(await range('listRoleVersions', { role_name: 'long kept' })).toEqual(kept(3, 2));
    expect(await range('listRoleVersions', { role_name: 'other' })).toEqual(kept(1, 1));
    const path = { role_name: 'long kept', version: 1 } as const;
    expect(errorOf(await key.callRaw('getRoleVersion', { path }))).toEqual([404, 3000]);
    expect(errorOf(await key.callRaw('restoreRoleVersion', { path }))).toEqual([404, 3000]);
    expect((await key.call('restoreRoleVersion', { path: { ...path, version: 2 } })).body.data.version).toBe(4);
  });

  it('of the company are deleted after their days, except for the newest, oldest first, and are 404 from then on', async () => {
    await newDepartment(key, 'kept from the first version on');
    await sql(`delete from company_versions`);
    await sql(`delete from company_history where not upper_inf(valid)`);
    await changeSetting(server.store, 'retention', 'versions_minimum', 1000);
    const first = await change(1);
    await change(9);
    clock.advance(10 * DAY_SECONDS);
    const newest = await change(5);
    const records = (await key.call('getCompanyVersion', { path: { version: newest } })).body.data;
    clock.advance(90 * DAY_SECONDS);
    await sweep();
    // A thousand are kept whatever their age.
    expect(await range('listCompanyVersions')).toEqual(kept(newest, first));
    await changeSetting(server.store, 'retention', 'versions_minimum', 3);
    await changeSetting(server.store, 'retention', 'versions_days', 0);
    await sweep();
    expect(await range('listCompanyVersions')).toEqual(kept(newest, first));
    await changeSetting(server.store, 'retention', 'versions_days', 90);
    await sweep();
    const oldest = newest - 4;
    expect(await range('listCompanyVersions')).toEqual(kept(newest, oldest));
    const gone = oldest - 1;
    for (const [operation, options] of [
      ['getCompanyVersion', { path: { version: gone } }],
      ['getCompanyVersionDiff', { path: { version: gone } }],
      ['getCompanyVersionDiff', { path: { version: oldest } }],
      ['getCompanyVersionDiff', { path: { version: newest }, query: { against: gone } }],
      ['restoreCompanyVersion', { path: { version: gone } }],
    ] as const)
      expect(errorOf(await key.call(operation, options as never))).toEqual([404, 3000]);
    expect((await key.call('getCompanyVersion', { path: { version: newest } })).body.data).toEqual(records);
    const page = (await key.call('listCompanyVersions', { query: { offset: 3, limit: 2 } })).body;
    expect(page.pagination).toEqual({ offset: 3, limit: 2, total: 5, has_more: false, oldest_version: oldest });
    const unused = await sql('select 1 from company_history where upper(valid) < $1', [oldest]);
    expect(unused).toEqual([]);
    const changes = await server.store.unitOfWork.read((em) => changesIn(em, oldest, oldest));
    expect(changes.map(({ kind }) => kind)).toEqual(['changed']);
    clock.advance(20 * DAY_SECONDS);
    await sweep();
    expect(await range('listCompanyVersions')).toEqual(kept(newest, newest - 2));
    await changeSetting(server.store, 'retention', 'versions_minimum', 1);
    await sweep();
    expect(await range('listCompanyVersions')).toEqual(kept(newest, newest));
    expect((await key.call('getCompanyVersion', { path: { version: newest } })).body.data).toEqual(records);
    expect(await change(1)).toBe(newest + 1);
  });
});
