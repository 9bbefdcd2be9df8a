import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginChange,
  countVersions,
  editAsBefore,
  giveVersions,
  upgradeAgain,
} from '../../support/builders/organisation/charter-versions.ts';
import { draftCharter, interview } from '../../support/builders/organisation/charters.ts';
import { createPerson } from '../../support/builders/people.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { untilWaiting } from '../../support/database/held-lock.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { MISSING_VERSIONS, NOT_VERSIONS } from '../../support/sweep/not-versions.ts';

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

interface Named {
  readonly id: string;
}
const at = ({ id }: Named) => ({ path: { charter_id: id } });
const atVersion = ({ id }: Named, version: number | string) => ({ path: { charter_id: id, version: String(version) } });
const edit = async (charter: Named, body: object, client = manager): Promise<Body> =>
  (await client.call('editCharter', { ...at(charter), body })).body.data;
const versionsOf = async (charter: Named, query = {}, client = manager): Promise<Body> =>
  (await client.call('listCharterVersions', { ...at(charter), query })).body;
const numbersOf = async (charter: Named): Promise<number[]> =>
  (await versionsOf(charter, { limit: 200 })).data.map(({ version }: Body) => version);
const get = async (charter: Named, version: number): Promise<Body> =>
  (await manager.call('getCharterVersion', atVersion(charter, version))).body.data;

/** The content of a charter response, in the form of a version. */
const saidIn = ({ id, conversation_id: _conversation, status: _status, created_by: _by, ...charter }: Body): Body => {
  const {
    created_at: _at,
    updated_at,
    approved_at,
    approved_by,
    forecast_id,
    correlation_id,
    task_id,
    ...said
  } = charter;
  return { charter_id: id, saved_by: managerId, saved_at: updated_at, ...said };
};

describe('listCharterVersions', () => {
  it('200: newest first, with author, time and kind of each; a new draft, an edit, and what both replaced', async () => {
    const first = await draftCharter(manager);
    const second = await edit(first, { title: 'Edited' });
    const third = (await interview(manager, 'budget: 70k by 2031-03-01', first.conversation_id)).body.data.charter;
    expect(third.version).toBe(3);
    const head = ({ version, title, updated_at }: Body, source: string) => ({
      version,
      title,
      source,
      saved_by: managerId,
      saved_at: updated_at,
    });
    expect(await versionsOf(first)).toMatchObject({
      data: [head(third, 'interview'), head(second, 'edit'), head(first, 'interview')],
      pagination: { limit: 50, next_cursor: null, has_more: false },
    });
  });

  it('200: a decision creates no version, and changes none', async () => {
    const approved = await draftCharter(manager, { project: 'Approved in its second version' });
    await edit(approved, { title: 'Second' });
    const cancelled = await draftCharter(manager);
    const [before, other] = [await versionsOf(approved), await versionsOf(cancelled)];
    expect((await manager.call('approveCharter', at(approved))).status).toBe(200);
    expect((await manager.call('cancelCharter', at(cancelled))).status).toBe(200);
    expect([await versionsOf(approved), await versionsOf(cancelled)]).toEqual([before, other]);
  });

  it('200: no version of an empty or refused change', async () => {
    const charter = await draftCharter(manager);
    const { headers } = await manager.call('getCharter', at(charter));
    await edit(charter, {});
    await edit(charter, { title: charter.title, envelope: charter.envelope });
    await edit(charter, { envelope: { amount: 1, currency: 'QQQ' } });
    await edit(charter, { title: 'Mine now' }, board);
    await edit(charter, { title: 'Second' });
    const stale = { ...at(charter), body: { title: 'Third' }, headers: { 'if-match': headers.etag ?? '' } };
    expect(errorOf(await manager.call('editCharter', stale))).toEqual([409, 4002]);
    expect([await numbersOf(charter), await countVersions(server, charter.id)]).toEqual([[2, 1], 1]);
  });

  it('200: page by page, and a change between two pages repeats and omits nothing', async () => {
    const charter = await draftCharter(manager);
    for (const title of ['Two', 'Three']) await edit(charter, { title });
    const pageByPage = async (afterPage: (count: number) => Promise<unknown>): Promise<number[]> => {
      const seen: number[] = [];
      let query: Record<string, string | number> | null = { limit: 1 };
      while (query !== null) {
        const { data, pagination }: Body = await versionsOf(charter, query);
        seen.push(...data.map(({ version }: Body) => version));
        await afterPage(seen.length);
        query = pagination.next_cursor === null ? null : { limit: 1, cursor: pagination.next_cursor };
      }
      return seen;
    };
    expect(await pageByPage(async () => {})).toEqual([3, 2, 1]);
    expect(await pageByPage((count) => edit(charter, { title: `After ${count}` }))).toEqual([3, 2, 1]);
    expect(await numbersOf(charter)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('200: a change while the list is read is visible as a whole or not at all', async () => {
    const charter = await draftCharter(manager);
    const endChange = await beginChange(server, charter.id);
    const list = numbersOf(charter);
    await untilWaiting(server.store.pool);
    await endChange();
    expect(await list).toEqual([1]);
    expect(await numbersOf(charter)).toEqual([2, 1]);
  });

  it('200: of many parallel edits each creates one version', async () => {
    const charter = await draftCharter(manager);
    const answers = await inParallel(8, (index) =>
      manager.call('editCharter', { ...at(charter), body: { title: `Edit ${index}` } }),
    );
    expect(countResults(answers)).toEqual({ 200: 8 });
    expect(await numbersOf(charter)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    for (const { body } of answers) {
      const { source: _source, ...said } = await get(charter, body.data.version);
      expect(said).toEqual(saidIn(body.data));
    }
  });

  it('200: the latest hundred are kept in addition to the present one', async () => {
    const charter = await draftCharter(manager);
    await giveVersions(server, charter.id, 149);
    await edit(charter, { title: 'The next' });
    const numbers = await numbersOf(charter);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([101, 151, 51]);
    expect(await countVersions(server, charter.id)).toBe(100);
    expect(errorOf(await manager.call('getCharterVersion', atVersion(charter, 50)))).toEqual([404, 3000]);
    expect((await manager.call('getCharterVersion', atVersion(charter, 51))).status).toBe(200);
  });

  it('200 for readers of the charter; 404 for others, and for an unknown charter', async () => {
    const own = await draftCharter(programmer);
    for (const client of [programmer, manager, board]) {
      expect((await client.call('listCharterVersions', at(own))).status).toBe(200);
      expect((await client.call('getCharterVersion', atVersion(own, 1))).status).toBe(200);
    }
    const foreign = await draftCharter(manager);
    await edit(foreign, { title: 'Second' });
    for (const client of [programmer, observer]) {
      expect(errorOf(await client.call('listCharterVersions', at(foreign)))).toEqual([404, 3000]);
      for (const version of [1, 2])
        expect(errorOf(await client.call('getCharterVersion', atVersion(foreign, version)))).toEqual([404, 3000]);
    }
    for (const id of ['0193c5b4-5f63-7a76-8b86-8293a4b5c637', 'nothing', "' or 1=1 --", '%00'])
      expect(errorOf(await manager.call('listCharterVersions', at({ id })))).toEqual([404, 3000]);
  });

  it('400: a cursor of another list, and limits', async () => {
    const charter = await draftCharter(manager);
    await draftCharter(manager);
    const { body } = await manager.call('listCharters', { query: { limit: 1 } });
    const bad = ['x', 'eyJwb3NpdGlvbiI6WyIxIl19', body.pagination.next_cursor];
    for (const query of [...bad.map((cursor) => ({ cursor: String(cursor) })), { limit: 0 }, { limit: 201 }])
      expect(errorOf(await manager.callRaw('listCharterVersions', { ...at(charter), query }))).toEqual([400, 2001]);
  });
});

describe('getCharterVersion', () => {
  it('200: the exact content at that time, whatever happened since', async () => {
    const project = (await manager.call('createProject', { body: { name: 'A home for it' } })).body.data;
    const first = await draftCharter(manager, { project: project.id });
    const answers = [first];
    for (const change of [
      { title: 'Second', goals: ['One', 'Two'], constraints: [] },
      { brief: 'Another brief', success_criteria: ['All of it'], scope: { in_scope: ['This'] } },
      { envelope: { amount: 7.5, currency: 'EUR', deadline: '2031-03-01T12:00:00+02:00', time_horizon: 'Soon' } },
    ])
      answers.push(await edit(first, change));
    await manager.call('cancelCharter', at(first));
    for (const [index, charter] of answers.entries()) {
      const source = index === 0 ? 'interview' : 'edit';
      expect(await get(first, index + 1)).toEqual({ ...saidIn(charter), source });
    }
    expect((await get(first, 1)).project_id).toBe(project.id);
  });

  it('200: the tag of a version stays when it is replaced; 304 for a client that has it', async () => {
    const charter = await draftCharter(manager);
    const { headers } = await manager.call('getCharterVersion', atVersion(charter, 1));
    await edit(charter, { title: 'Second' });
    const again = await manager.call('getCharterVersion', {
      ...atVersion(charter, 1),
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await manager.call('getCharterVersion', atVersion(charter, 2))).headers.etag).not.toBe(headers.etag);
  });

  it('404: texts that are not version numbers', async () => {
    const charter = await draftCharter(manager);
    await edit(charter, { title: 'Second' });
    const hostile = ['NaN', 'null', "1' or '1'='1", '3'];
    for (const version of [...NOT_VERSIONS, ...MISSING_VERSIONS, ...hostile]) {
      const answer = await manager.call('getCharterVersion', atVersion(charter, version));
      expect([version, ...errorOf(answer)]).toEqual([version, 404, 3000]);
    }
  });
});

describe('versions next to a release without them', () => {
  it('what it omits is missing, the present version never is, and the next change keeps it', async () => {
    const charter = await draftCharter(manager);
    await edit(charter, { title: 'Second' });
    await editAsBefore(server, charter.id, 'Third');
    const { updated_at } = (await manager.call('getCharter', at(charter))).body.data;
    const third = { version: 3, title: 'Third', source: null, saved_by: managerId, saved_at: updated_at };
    expect((await versionsOf(charter)).data[0]).toEqual(third);
    expect(await numbersOf(charter)).toEqual([3, 1]);
    expect(errorOf(await manager.call('getCharterVersion', atVersion(charter, 2)))).toEqual([404, 3000]);
    await edit(charter, { title: 'Fourth' });
    expect(await numbersOf(charter)).toEqual([4, 3, 1]);
    expect((await versionsOf(charter)).data[1]).toEqual(third);
    expect((await get(charter, 3)).title).toBe('Third');
  });

  it('the upgrade gives each charter its present version, and no decision changes it', async () => {
    const drafted = await draftCharter(manager);
    const edited = await edit(await draftCharter(manager), { title: 'Second' });
    await upgradeAgain(server);
    const expected = (charter: Body, source: string | null) => [
      expect.objectContaining({ version: charter.version, source, saved_by: managerId, saved_at: charter.updated_at }),
    ];
    for (const charter of [drafted, edited]) await manager.call('cancelCharter', at(charter));
    expect((await versionsOf(drafted)).data).toEqual(expected(drafted, 'interview'));
    expect((await versionsOf(edited)).data).toEqual(expected(edited, null));
  });
});
