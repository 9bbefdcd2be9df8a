import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditFilters, AuditService } from '../../domain/foundation/audit/audit-service.ts';
import { newDepartment } from '../support/builders/organisation/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
const deleted: string[] = [];

beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  ceo = await setUpCeo(server.client);
  for (const name of ['one', 'two', 'three']) {
    const { id } = await newDepartment(ceo, name);
    await ceo.call('deleteDepartment', { path: { department_id: id }, query: { reason: name } });
    deleted.unshift(id);
  }
});
afterAll(() => server.close());

describe('listAuditLog', () => {
  const targets = async (query: Record<string, string | number>) => {
    const { body } = await ceo.call('listAuditLog', { query });
    return body.data.map(({ target_id }) => target_id);
  };

  it('200: newest first, page by page', async () => {
    const all = (await ceo.call('listAuditLog')).body.data;
    expect(all.slice(0, 3).map(({ target_id }) => target_id)).toEqual(deleted);
    const first = (await ceo.call('listAuditLog', { query: { limit: 2 } })).body;
    const rest = (await ceo.call('listAuditLog', { query: { cursor: known(first.pagination.next_cursor) } })).body;
    expect([...first.data, ...rest.data]).toEqual(all);
    expect(rest.pagination.has_more).toBe(false);
  });
  it('200: filters compare exactly, and combine', async () => {
    const [newest = '', older = ''] = deleted;
    expect(await targets({ action: 'department.deleted' })).toEqual(deleted);
    expect(await targets({ action: 'Department.deleted' })).toEqual([]);
    expect(await targets({ target_id: older })).toEqual([older]);
    expect(await targets({ action: 'department.deleted', target_id: newest })).toEqual([newest]);
    expect(await targets({ action: 'user.created', target_id: newest })).toEqual([]);
  });
  it('200: a cursor continues with the same filters', async () => {
    const action = 'department.deleted';
    const first = (await ceo.call('listAuditLog', { query: { action, limit: 1 } })).body;
    expect(await targets({ action, cursor: known(first.pagination.next_cursor) })).toEqual(deleted.slice(1));
  });
  it('200: by actor, address and time; from is included, to is not', async () => {
    const manager = await createPerson(server, 'filtered', 'manager');
    const headers = { 'x-forwarded-for': '2001:db8::7' };
    const made: string[] = [];
    for (const name of ['k1', 'k2', 'k3']) {
      const { body } = await manager.client.call('createApiKey', { body: { name, role: 'observer' }, headers });
      made.unshift(body.data.key.id);
    }
    const [newest, middle, oldest] = made;
    expect(await targets({ actor_id: manager.id })).toEqual(made);
    expect(await targets({ address: '2001:DB8:0:0::0007' })).toEqual(made);
    expect(await targets({ address: '2001:db8::8' })).toEqual([]);
    const times = (await ceo.call('listAuditLog', { query: { actor_id: manager.id } })).body.data.map(
      ({ at }: { at: string }) => at,
    );
    await server.store.pool.query(`update audit_entries set at = at + interval '1 hour' where target_id = $1`, [
      newest,
    ]);
    await server.store.pool.query(`update audit_entries set at = at - interval '1 hour' where target_id = $1`, [
      oldest,
    ]);
    const own = { actor_id: manager.id };
    expect(await targets({ ...own, from: known(times[1]) })).toEqual([newest, middle]);
    expect(await targets({ ...own, to: known(times[1]) })).toEqual([oldest]);
    expect(
      await targets({ ...own, from: known(times[1]), to: new Date(Date.parse(known(times[1])) + 1).toISOString() }),
    ).toEqual([middle]);
    expect(await targets({ ...own, from: known(times[1]), to: known(times[1]) })).toEqual([]);
    expect(await targets({ ...own, from: known(times[1]).replace('Z', '-00:30') })).toEqual([newest]);
    expect(await targets({ address: '2001:db8::7', action: 'key.created', target_id: middle ?? '' })).toEqual([middle]);
    const first = (await ceo.call('listAuditLog', { query: { ...own, limit: 2 } })).body;
    expect(await targets({ ...own, cursor: known(first.pagination.next_cursor) })).toEqual([oldest]);
    const { data } = (await ceo.call('listAuditLog', { query: own })).body;
    expect(data[0]).toMatchObject({ address: '2001:db8::7', key_id: null });
    expect(data[0]?.session_id).toMatch(/^[0-9a-f]{32}$/);
  });
  it('200: entries with the same timestamp are in the order of writing, over all pages', async () => {
    const { pool } = server.store;
    await pool.query(
      `insert into audit_entries (id, action, target_id, at)
       select gen_random_uuid(), 'same.moment', n::text, '2020-01-01T00:00:00Z' from generate_series(1, 5) n`,
    );
    const query = { action: 'same.moment', limit: 2 };
    const pages = [(await ceo.call('listAuditLog', { query })).body];
    while (known(pages.at(-1)).pagination.has_more)
      pages.push(
        (
          await ceo.call('listAuditLog', {
            query: { ...query, cursor: known(known(pages.at(-1)).pagination.next_cursor) },
          })
        ).body,
      );
    expect(pages.flatMap(({ data }) => data).map(({ target_id }) => target_id)).toEqual(['5', '4', '3', '2', '1']);
  });
  it.each<[AuditFilters]>([
    [{}],
    [{ action: 'filler.done' }],
    [{ actorId: '00000000-0000-4000-8000-000000000007' }],
    [{ targetId: 'target 7' }],
    [{ address: '10.0.0.7' }],
    [{ from: new Date('2021-01-01T00:00:00Z'), to: new Date('2021-01-02T00:00:00Z') }],
    [{ action: 'filler.done', to: new Date('2020-02-02T00:00:00Z') }],
    [{ address: '10.0.0.7', from: new Date('2021-01-01T00:00:00Z') }],
  ])('reads an index from its end, however long the log is: %j', async (filters: AuditFilters) => {
    const { pool } = server.store;
    const { rows } = await pool.query(`select 1 from audit_entries where action = 'filler.done' limit 1`);
    if (rows.length === 0) {
      await pool.query(
        `insert into audit_entries (id, action, actor_id, target_id, address, at)
         select gen_random_uuid(), 'filler.done', '00000000-0000-4000-8000-00000000000' || n % 10, 'target ' || n % 10, '10.0.0.' || n % 10,
           timestamptz '2020-01-01' + n * interval '30 minutes' from generate_series(1, 20000) n`,
      );
      await pool.query('analyze audit_entries');
    }
    const asked: { text: string; values: unknown[] }[] = [];
    const watching = {
      query: (statement: never) => {
        asked.push(statement);
        return pool.query(statement);
      },
    };
    const log = new AuditService(watching as never, { settle: async () => {} });
    expect((await log.list(filters, { limit: 50, position: null })).items).toHaveLength(
      filters.from !== undefined && filters.to !== undefined ? 48 : 50,
    );
    const [{ text, values }] = asked as [{ text: string; values: unknown[] }];
    const { rows: lines } = await pool.query(`explain (analyze, buffers, timing off, summary off) ${text}`, values);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan Backward');
    // Above it only the rows of one page are measured.
    expect(plan.slice(plan.indexOf('Limit'))).not.toMatch(/Sort|Filter|Seq Scan/);
    // One index look-up, then the rows of the page: newer rows are not scanned.
    const [, hit = '0', , read = '0'] = /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(plan) ?? [];
    expect(Number(hit) + Number(read)).toBeLessThan(60);
  });
  it('400: a broken cursor, a limit out of range, an empty filter', async () => {
    const broken = ['actor_id=', 'address=', 'from=', 'from=2030-01-01', 'to=yesterday', 'to=2030-01-01T00:00:00'];
    for (const query of ['cursor=x', 'limit=0', 'action=', 'target_id=', ...broken])
      expect(errorOf(await ceo.callRaw('listAuditLog', { query }))).toEqual([400, 2001]);
  });
  it('403: for everyone except ceo and manager', async () => {
    const manager = await createPerson(server, 'audit manager', 'manager');
    const board = await createPerson(server, 'audit board', 'board_member');
    expect((await manager.client.call('listAuditLog')).status).toBe(200);
    expect(errorOf(await board.client.call('listAuditLog'))).toEqual([403, 1001]);
  });
});
