import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftCharter, eventsOf, interview, storedConversation } from '../../support/builders/organisation/charters.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
/** Users who may write and approve; only write; only approve; only read. */
let manager: Client;
let managerId: string;
let programmer: Client;
let board: Client;
let observer: Client;

beforeAll(async () => {
  server = await startServer();
  ({ client: manager, id: managerId } = await createPerson(server, 'manager', 'manager'));
  programmer = (await createPerson(server, 'programmer', 'pair_programmer')).client;
  board = (await createPerson(server, 'board', 'board_member')).client;
  observer = (await createPerson(server, 'observer', 'observer')).client;
});
afterAll(() => server.close());

const at = (charter: { id: string }) => ({ path: { charter_id: charter.id } });
const UNKNOWN = { id: '0193c5b4-5f63-7a76-8b86-8293a4b5c637' };

describe('listCharters', () => {
  it('200: own ones newest first, page by page; filters combine', async () => {
    const { client } = await createPerson(server, 'lister', 'manager');
    const { id: project } = (await client.call('createProject', { body: { name: 'Listed' } })).body.data;
    const plain = await draftCharter(client);
    const bound = await draftCharter(client, { project });
    const cancelled = await draftCharter(client, { project });
    await client.call('cancelCharter', at(cancelled));
    const ids = async (query: Record<string, string | number>) =>
      (await client.call('listCharters', { query })).body.data.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([cancelled.id, bound.id, plain.id]);
    expect(await ids({ status: 'drafted' })).toEqual([bound.id, plain.id]);
    expect(await ids({ project_id: project.toUpperCase() })).toEqual([cancelled.id, bound.id]);
    expect(await ids({ project_id: project, status: 'cancelled' })).toEqual([cancelled.id]);
    expect(await ids({ project_id: 'nothing' })).toEqual([]);
    const page = await client.call('listCharters', { query: { limit: 2 } });
    expect(page.body.pagination.has_more).toBe(true);
    expect(await ids({ limit: 2, cursor: known(page.body.pagination.next_cursor) })).toEqual([plain.id]);
    expect(errorOf(await client.callRaw('listCharters', { query: { status: 'DRAFTED' } }))).toEqual([400, 2001]);
    expect(errorOf(await client.callRaw('listCharters', { query: { scope: 'mine' } }))).toEqual([400, 2001]);
  });

  it('200: those of every user for approvers; 403 for others; own is the default for all', async () => {
    const foreign = await draftCharter(programmer);
    for (const client of [manager, board]) {
      const { body } = await client.call('listCharters', { query: { scope: 'all', limit: 200 } });
      expect(body.data.map(({ id }: { id: string }) => id)).toContain(foreign.id);
    }
    for (const client of [programmer, observer])
      expect(errorOf(await client.call('listCharters', { query: { scope: 'all' } }))).toEqual([403, 1001]);
    expect((await board.call('listCharters')).body.data).toEqual([]);
  });
});

describe('getCharter', () => {
  it('200: with the tag that a later edit returns too; 304 for a client that has it', async () => {
    const charter = await draftCharter(programmer);
    const { status, body, headers } = await programmer.call('getCharter', at(charter));
    expect([status, body.data]).toEqual([200, charter]);
    const again = await programmer.call('getCharter', {
      ...at(charter),
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    const edited = await programmer.call('editCharter', { ...at(charter), body: { title: 'Other' } });
    expect(edited.headers.etag).not.toBe(headers.etag);
    expect((await programmer.call('getCharter', at(charter))).headers.etag).toBe(edited.headers.etag);
  });

  it('200 for approvers, 404 for other users', async () => {
    const foreign = await draftCharter(programmer);
    for (const client of [manager, board]) expect((await client.call('getCharter', at(foreign))).status).toBe(200);
    expect(errorOf(await observer.call('getCharter', at(foreign)))).toEqual([404, 3000]);
    const charter = await draftCharter(manager);
    expect(errorOf(await programmer.call('getCharter', at(charter)))).toEqual([404, 3000]);
    for (const id of [UNKNOWN.id, 'nothing'])
      expect(errorOf(await manager.call('getCharter', at({ id })))).toEqual([404, 3000]);
    expect(errorOf(await manager.call('getCharter', at({ id: 'x'.repeat(129) })))).toEqual([400, 2001]);
  });
});

describe('editCharter', () => {
  it('200: replaces given fields as a whole and increases the version; null skips', async () => {
    const charter = await draftCharter(manager);
    const { status, body } = await manager.call('editCharter', {
      ...at(charter),
      body: {
        title: 'A new title',
        brief: null,
        goals: ['One'],
        success_criteria: [],
        scope: { in_scope: ['Only this'] },
        envelope: { amount: 7.5, currency: 'EUR', deadline: '2031-03-01T12:00:00+02:00' },
      },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...charter,
      version: 2,
      updated_at: body.data.updated_at,
      title: 'A new title',
      goals: ['One'],
      success_criteria: [],
      scope: { in_scope: ['Only this'], out_of_scope: [] },
      envelope: { amount: 7.5, currency: 'EUR', deadline: '2031-03-01T10:00:00.000Z', time_horizon: null },
    });
    const [event] = (await eventsOf(server, 'charter.edited')).filter(
      ({ payload }) => payload.charter_id === charter.id,
    );
    expect(event).toMatchObject({
      channel: 'charters',
      audience: managerId,
      payload: { version: 2, status: 'drafted' },
    });
  });

  it('200: an empty change keeps version, tag and time', async () => {
    const charter = await draftCharter(manager);
    const { headers } = await manager.call('getCharter', at(charter));
    for (const body of [
      {},
      { title: null },
      { title: charter.title, scope: charter.scope, envelope: charter.envelope },
    ]) {
      const answer = await manager.call('editCharter', { ...at(charter), body });
      expect([answer.body.data, answer.headers.etag]).toEqual([charter, headers.etag]);
    }
  });

  it('400: fields that an edit does not have, and limits', async () => {
    const charter = await draftCharter(manager);
    const envelope = { amount: 1, currency: 'USD' };
    for (const body of [
      { status: 'approved' },
      { project_id: UNKNOWN.id },
      { proposed_project_name: 'x' },
      { version: 3 },
      { title: '' },
      { title: 'x'.repeat(201) },
      { brief: 'x'.repeat(10_001) },
      { goals: Array.from({ length: 51 }, () => 'x') },
      { goals: [' '] },
      { scope: { in_scope: ['x'.repeat(1001)] } },
      { envelope: { ...envelope, amount: 0 } },
      { envelope: { ...envelope, amount: 1e12 + 1 } },
      { envelope: { ...envelope, currency: 'usd' } },
      { envelope: { ...envelope, deadline: '2031-03-01T12:00:00' } },
      { envelope: { amount: 1 } },
    ]) {
      expect(errorOf(await manager.callRaw('editCharter', { ...at(charter), body }))).toEqual([400, 2001]);
    }
    const infinite = '{"envelope":{"amount":1e999,"currency":"USD"}}';
    const raw = { text: infinite, type: 'application/json' };
    expect(errorOf(await manager.callRaw('editCharter', { ...at(charter), raw }))).toEqual([400, 2001]);
    expect((await manager.call('getCharter', at(charter))).body.data).toEqual(charter);
  });

  it('422: a currency that does not exist', async () => {
    const charter = await draftCharter(manager);
    const body = { envelope: { amount: 1, currency: 'QQQ' } };
    expect(errorOf(await manager.call('editCharter', { ...at(charter), body }))).toEqual([422, 2000]);
  });

  it('403 for readers, 404 for those who may not read it, 403 without the organisation permission', async () => {
    const foreign = await draftCharter(programmer);
    const body = { title: 'Mine now' };
    expect(errorOf(await manager.call('editCharter', { ...at(foreign), body }))).toEqual([403, 1001]);
    const other = await draftCharter(manager);
    expect(errorOf(await programmer.call('editCharter', { ...at(other), body }))).toEqual([404, 3000]);
    expect(errorOf(await observer.call('editCharter', { ...at(other), body }))).toEqual([403, 1001]);
    expect(errorOf(await manager.call('editCharter', { ...at(UNKNOWN), body }))).toEqual([404, 3000]);
  });

  it('409/4002: an outdated tag changes nothing; of two edits with one tag one passes', async () => {
    const charter = await draftCharter(manager);
    const { headers } = await manager.call('getCharter', at(charter));
    const tagged = (title: string) =>
      manager.call('editCharter', { ...at(charter), body: { title }, headers: { 'if-match': headers.etag ?? '' } });
    const answers = await Promise.all(['One', 'Two', 'Three'].map(tagged));
    expect(countResults(answers)).toEqual({ 200: 1, '409/4002': 2 });
    expect(errorOf(await tagged('Four'))).toEqual([409, 4002]);
    expect((await manager.call('getCharter', at(charter))).body.data.version).toBe(2);
  });

  it('two edits at the same time: both apply, one after the other', async () => {
    const charter = await draftCharter(manager);
    const edits = [
      { title: 'A title' },
      { brief: 'A brief' },
      { goals: ['A goal'] },
      { constraints: ['A constraint'] },
    ];
    const answers = await Promise.all(edits.map((body) => manager.call('editCharter', { ...at(charter), body })));
    expect(countResults(answers)).toEqual({ 200: 4 });
    expect(answers.map(({ body }) => body.data.version).sort()).toEqual([2, 3, 4, 5]);
    const { body } = await manager.call('getCharter', at(charter));
    expect(body.data).toMatchObject({ version: 5, ...Object.assign({}, ...edits) });
  });
});

describe('cancelCharter', () => {
  it('200: discards the draft and closes the conversation; the charter can still be read', async () => {
    const charter = await draftCharter(manager);
    const { status, body } = await manager.call('cancelCharter', at(charter));
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...charter, status: 'cancelled', updated_at: body.data.updated_at });
    expect(Date.parse(body.data.updated_at)).toBeGreaterThan(Date.parse(charter.updated_at));
    expect((await storedConversation(server, charter.conversation_id)).status).toBe('closed');
    expect((await manager.call('getCharter', at(charter))).body.data.status).toBe('cancelled');
    const types = ['charter.cancelled', 'conversation.status_changed'];
    const told = (await eventsOf(server, ...types)).filter(
      ({ payload }) => payload.conversation_id === charter.conversation_id,
    );
    expect(told.map(({ type, audience, payload }) => [type, audience, payload.status])).toEqual([
      ['conversation.status_changed', managerId, 'proposed'],
      ['conversation.status_changed', managerId, 'closed'],
      ['charter.cancelled', managerId, 'cancelled'],
    ]);
  });

  it('409: a cancelled one is neither edited, cancelled, approved nor discussed again', async () => {
    const charter = await draftCharter(manager);
    await manager.call('cancelCharter', at(charter));
    expect(errorOf(await manager.call('editCharter', { ...at(charter), body: { title: 'x' } }))).toEqual([409, 4000]);
    expect(errorOf(await manager.call('cancelCharter', at(charter)))).toEqual([409, 4000]);
    expect(errorOf(await manager.call('approveCharter', at(charter)))).toEqual([409, 4000]);
    expect(errorOf(await interview(manager, 'x', charter.conversation_id))).toEqual([409, 4000]);
  });

  it('403 for readers, 404 for those who may not read it', async () => {
    const foreign = await draftCharter(programmer);
    expect(errorOf(await manager.call('cancelCharter', at(foreign)))).toEqual([403, 1001]);
    const other = await draftCharter(manager);
    expect(errorOf(await programmer.call('cancelCharter', at(other)))).toEqual([404, 3000]);
    expect(errorOf(await observer.call('cancelCharter', at(other)))).toEqual([403, 1001]);
    expect(errorOf(await manager.call('cancelCharter', at(UNKNOWN)))).toEqual([404, 3000]);
  });

  it('of many parallel cancellations, edits and approvals exactly one decision is kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const charter = await draftCharter(manager);
      const answers = await inParallel(6, (index) =>
        manager.call(index % 2 === 0 ? 'cancelCharter' : 'approveCharter', at(charter)),
      );
      expect(countResults(answers)).toEqual({ 200: 1, '409/4000': 5 });
      const { body } = await manager.call('getCharter', at(charter));
      const { rows } = await server.store.pool.query('select count(*)::int as n from tasks where charter_id = $1', [
        charter.id,
      ]);
      expect(rows[0].n).toBe(body.data.status === 'approved' ? 1 : 0);
    }
  });
});
