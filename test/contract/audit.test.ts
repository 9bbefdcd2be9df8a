import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDepartment } from '../support/builders/organisation.ts';
import { createPerson, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { refusal } from '../support/client/expect.ts';
import { startServer, type TestServer } from '../support/server/server.ts';

let server: TestServer;
let ceo: Client;
const deleted: string[] = [];

beforeAll(async () => {
  server = await startServer();
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
    return body.data.map(({ target_id }: { target_id: string }) => target_id);
  };

  it('200: newest first, page by page', async () => {
    const all = (await ceo.call('listAuditLog')).body.data;
    expect(all.slice(0, 3).map(({ target_id }: { target_id: string }) => target_id)).toEqual(deleted);
    const first = (await ceo.call('listAuditLog', { query: { limit: 2 } })).body;
    const rest = (await ceo.call('listAuditLog', { query: { cursor: first.pagination.next_cursor } })).body;
    expect([...first.data, ...rest.data]).toEqual(all);
    expect(rest.pagination.has_more).toBe(false);
  });
  it('200: filters compare exactly, and both hold', async () => {
    const [newest = '', older = ''] = deleted;
    expect(await targets({ action: 'department.deleted' })).toEqual(deleted);
    expect(await targets({ action: 'Department.deleted' })).toEqual([]);
    expect(await targets({ target_id: older })).toEqual([older]);
    expect(await targets({ action: 'department.deleted', target_id: newest })).toEqual([newest]);
    expect(await targets({ action: 'user.created', target_id: newest })).toEqual([]);
  });
  it('200: a cursor goes on under the same filters', async () => {
    const action = 'department.deleted';
    const first = (await ceo.call('listAuditLog', { query: { action, limit: 1 } })).body;
    expect(await targets({ action, cursor: first.pagination.next_cursor })).toEqual(deleted.slice(1));
  });
  it('400: a broken cursor, a limit out of range, an empty filter', async () => {
    for (const query of ['cursor=x', 'limit=0', 'action=', 'target_id='])
      expect(refusal(await ceo.call('listAuditLog', { query }))).toEqual([400, 2001]);
  });
  it('403: for ceo and manager alone', async () => {
    const manager = await createPerson(server, 'audit manager', 'manager');
    const board = await createPerson(server, 'audit board', 'board_member');
    expect((await manager.client.call('listAuditLog')).status).toBe(200);
    expect(refusal(await board.client.call('listAuditLog'))).toEqual([403, 1001]);
  });
});
