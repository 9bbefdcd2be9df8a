import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestApproval } from '../support/builders/approvals.ts';
import { draftCharter } from '../support/builders/organisation/charters.ts';
import { parkPlan } from '../support/builders/organisation/plans.ts';
import { createPerson, type Person, setOrgRoles, setUpCeo } from '../support/builders/people.ts';
import type { Client } from '../support/client/client.ts';
import { errorOf } from '../support/client/expect.ts';
import { known } from '../support/client/known.ts';
import { startServer, type TestServer } from '../support/server/server.ts';
import { eventually } from '../support/time/eventually.ts';

let server: TestServer;
let ceo: Client;
let board: Person;
let observer: Person;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  board = await createPerson(server, 'board', 'board_member');
  observer = await createPerson(server, 'observer', 'observer');
});
afterAll(() => server.close());

interface Item {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly urgency_level: string;
  readonly etag: string;
  readonly actions: readonly string[];
}
const inboxOf = async (client: Client, query: Record<string, string | number> = {}) => {
  const answer = await client.call('getInbox', { query });
  return { items: answer.body.data as Item[], total: Number(answer.headers['inbox-count']), body: answer.body };
};
const kindsAndIds = (items: readonly Item[]) => items.map(({ kind, id }) => [kind, id]);

describe('getInbox', () => {
  it('200: the most urgent first, then the oldest; a plan once, as a plan', async () => {
    const later = await requestApproval(server, board.id, { ttlSeconds: null });
    const charter = await draftCharter(ceo, { title: 'First idea' });
    const plan = await parkPlan(server, ceo);
    const calm = await requestApproval(server, board.id, { ttlSeconds: 600_000 });
    const soon = await requestApproval(server, board.id, { ttlSeconds: 7_200 });
    const first = await requestApproval(server, board.id, { ttlSeconds: 3_000 });
    // Of two in the same millisecond neither is older.
    await eventually(() => Date.now() > first.createdAt.getTime());
    const second = await requestApproval(server, board.id, { ttlSeconds: 60 });
    const { items, total } = await inboxOf(ceo);
    expect(kindsAndIds(items)).toEqual([
      ['approval', first.id],
      ['approval', second.id],
      ['approval', soon.id],
      ['approval', calm.id],
      ['approval', later.id],
      ['charter', charter.id],
      ['plan', plan.planId],
    ]);
    expect(items.map(({ urgency_level }) => urgency_level)).toEqual([
      ...['critical', 'critical', 'high', 'normal'],
      ...['no_expiry', 'no_expiry', 'no_expiry'],
    ]);
    expect(total).toBe(7);
  });
  it('200: each item names the operations that decide it', async () => {
    const { items } = await inboxOf(ceo);
    const decide = ['approveApproval', 'rejectApproval'];
    const ofKind = { approval: decide, plan: decide, charter: ['approveCharter', 'editCharter'] };
    expect(items.map(({ kind, actions }) => [kind, actions])).toEqual(
      items.map(({ kind }) => [kind, ofKind[kind as keyof typeof ofKind]]),
    );
  });
  it('200: the same page by page, for any page size', async () => {
    const { items: whole } = await inboxOf(ceo);
    for (const limit of [1, 2, 3]) {
      const seen: Item[] = [];
      let query: Record<string, string | number> = { limit };
      for (;;) {
        const { items, body, total } = await inboxOf(ceo, query);
        expect(total).toBe(whole.length);
        seen.push(...items);
        if (!body.pagination.has_more) break;
        query = { limit, cursor: known(body.pagination.next_cursor) };
      }
      expect(kindsAndIds(seen)).toEqual(kindsAndIds(whole));
    }
  });
  it('200: what a user may not decide does not wait for them', async () => {
    expect((await inboxOf(observer.client)).items).toEqual([]);
    const kinds = (items: readonly Item[]) => new Set(items.map(({ kind }) => kind));
    expect(kinds((await inboxOf(board.client)).items)).toEqual(new Set(['approval', 'plan']));
    const editor = await createPerson(server, 'editor', 'pair_programmer');
    const own = await draftCharter(editor.client);
    expect(kindsAndIds((await inboxOf(editor.client)).items)).toEqual([['charter', own.id]]);
    await setOrgRoles(server, editor.id, ['viewer']);
    expect((await inboxOf(editor.client)).items).toEqual([]);
  });
  it('"What waits for me?" gets a reply with the same list, for each caller their own', async () => {
    for (const { client } of [{ client: ceo }, board, observer]) {
      const { items, total } = await inboxOf(client);
      const { body } = await client.call('sendTurn', { body: { message: 'What waits for me?' } });
      const listed = items.map(({ kind, title, urgency_level }) => `${title} (${kind}, ${urgency_level})`);
      const lines: string[] = known(body.data.answer).answer.split('\n');
      expect(lines).toContain(`Waiting for your decision: ${total}.`);
      expect(lines.find((line) => line.startsWith('Most urgent first'))).toBe(
        total === 0 ? undefined : `Most urgent first: ${listed.join('; ')}.`,
      );
    }
  });
  it('the ETag is the one that the decision accepts, and what was decided waits no more', async () => {
    const { items, total } = await inboxOf(ceo);
    for (const { kind, id, etag } of items) {
      const headers = { 'if-match': etag };
      const approval_id =
        kind === 'plan' ? (await ceo.call('getPlan', { path: { plan_id: id } })).body.data.approval_id : id;
      const answer =
        kind === 'charter'
          ? await ceo.call('approveCharter', { path: { charter_id: id }, headers })
          : await ceo.call('approveApproval', { path: { approval_id }, headers });
      expect([kind, answer.status]).toEqual([kind, 200]);
    }
    expect(total).toBe(items.length);
    expect(await inboxOf(ceo)).toMatchObject({ items: [], total: 0 });
  });
  it('200: expired items are missing before they are swept', async () => {
    const { id } = await requestApproval(server, board.id, { ttlSeconds: 60 });
    await server.store.pool.query(`update approvals set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect((await inboxOf(ceo)).items).toEqual([]);
  });
  it('400/2001: a cursor of another list', async () => {
    const { body } = await ceo.call('listUsers', { query: { limit: 1 } });
    const cursor = body.pagination.next_cursor ?? 'x';
    expect(errorOf(await ceo.call('getInbox', { query: { cursor } }))).toEqual([400, 2001]);
  });
});
