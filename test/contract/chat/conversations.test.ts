import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONS } from '../../security/access/oracle.ts';
import { newConversation } from '../../support/builders/chat/conversations.ts';
import { useKey } from '../../support/builders/idempotency.ts';
import {
  draftCharter,
  eventsOf,
  storedConversation,
  storedTurns,
} from '../../support/builders/organisation/charters.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { UNKNOWN_IDS } from '../../support/builders/unknown-ids.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { countResults, errorOf, inParallel } from '../../support/client/expect.ts';
import { known } from '../../support/client/known.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

const clock = new ManualClock();
let server: TestServer;
let owner: Person;
let others: Person[];
let mine: Client;
beforeAll(async () => {
  server = await startServer({ clock });
  owner = await createPerson(server, 'owner', 'manager');
  others = [];
  for (const role of PERSONS) others.push(await createPerson(server, `other ${role}`, role));
  mine = owner.bearer;
});
afterAll(() => server.close());

const at = (conversation_id: string) => ({ path: { conversation_id } });
/** A conversation of the owner, later than all before it. */
const open = (said?: Parameters<typeof newConversation>[2]): Promise<string> => {
  clock.advance(1);
  return newConversation(server, owner.id, said);
};
const idsOf = (items: readonly Body[]): string[] => items.map(({ id }) => id);

describe('the owner of a conversation', () => {
  const OWN = ['getConversation', 'listConversationTurns', 'closeConversation', 'deleteConversation'] as const;

  it.each(OWN)('404/3000 on %s for every other user, the ceo included, and nothing is changed', async (operation) => {
    const id = await open();
    for (const { role, bearer } of others) {
      const isRefusedBefore = operation.match(/^(close|delete)/) && ['board_member', 'observer'].includes(role);
      const expected = isRefusedBefore ? [403, 1001] : [404, 3000];
      expect([role, ...errorOf(await bearer.call(operation, at(id)))]).toEqual([role, ...expected]);
    }
    expect((await mine.call('getConversation', at(id))).body.data).toMatchObject({ status: 'active', turn_count: 2 });
  });

  it.each(OWN)('404/3000 on %s for an unknown id', async (operation) => {
    for (const id of UNKNOWN_IDS) expect(errorOf(await mine.call(operation, at(id)))).toEqual([404, 3000]);
  });

  it('finds it only in the own list', async () => {
    const id = await open();
    for (const { bearer } of others) expect((await bearer.call('listConversations')).text).not.toContain(id);
  });
});

describe('listConversations', () => {
  it('200: the own ones, newest first, page by page', async () => {
    const ids = [await open(), await open({ kind: 'group' }), await open()].reverse();
    expect(idsOf((await mine.call('listConversations', { query: { limit: 3 } })).body.data)).toEqual(ids);
    const first = (await mine.call('listConversations', { query: { limit: 2 } })).body;
    expect(idsOf(first.data)).toEqual(ids.slice(0, 2));
    const query = { limit: 1, cursor: known(first.pagination.next_cursor) } as const;
    expect(idsOf((await mine.call('listConversations', { query })).body.data)).toEqual(ids.slice(2));
  });

  it('200: with a status, with a kind, with both', async () => {
    const closed = await open({ kind: 'group' });
    const routed = await open({ kind: 'routed' });
    await mine.call('closeConversation', at(closed));
    const found = async (query: Record<string, string>) =>
      idsOf((await mine.call('listConversations', { query })).body.data);
    expect(await found({ kind: 'routed' })).toEqual([routed]);
    expect(await found({ status: 'closed', kind: 'group' })).toEqual([closed]);
    expect(await found({ status: 'closed', kind: 'routed' })).toEqual([]);
    expect(await found({ status: 'proposed' })).toEqual([]);
  });

  it('400/2001: an unknown status or kind', async () => {
    for (const query of [{ status: 'open' }, { kind: 'Direct' }])
      expect(errorOf(await mine.callRaw('listConversations', { query }))).toEqual([400, 2001]);
  });
});

describe('getConversation', () => {
  it('200: with a tag that changes when it does; the id is compared in lower case', async () => {
    const id = await open({ message: 'Draft a plan for a status page' });
    const { body, headers } = await mine.call('getConversation', at(id.toUpperCase()));
    expect(body.data).toEqual({
      id,
      created_by: owner.id,
      kind: 'direct',
      status: 'active',
      title: 'Draft a plan for a status page',
      charter_id: null,
      plan_id: null,
      participants: [],
      turn_count: 2,
      created_at: clock.now().toISOString(),
      updated_at: clock.now().toISOString(),
    });
    await mine.call('closeConversation', at(id));
    expect((await mine.call('getConversation', at(id))).headers.etag).not.toBe(headers.etag);
  });

  it('304: with the tag of what was read', async () => {
    const id = await open();
    const { headers } = await mine.call('getConversation', at(id));
    const again = await mine.call('getConversation', { ...at(id), headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('responds below the prefix of all other operations too', async () => {
    const id = await open();
    const { status } = await mine.send('get', `/api/v1/meta/chat/conversations/${id}`);
    expect(status).toBe(200);
  });
});

describe('listConversationTurns', () => {
  const page = async (id: string, query: Record<string, string | number>) =>
    (await mine.call('listConversationTurns', { ...at(id), query })).body;
  const numbers = (items: readonly Body[]): number[] => items.map(({ sequence }) => sequence);

  it('200: by number from the first, or from the last, page by page', async () => {
    const id = await open({ turns: 5 });
    expect(numbers((await page(id, {})).data)).toEqual([0, 1, 2, 3, 4]);
    for (const [order, all] of [
      ['asc', [0, 1, 2, 3, 4]],
      ['desc', [4, 3, 2, 1, 0]],
    ] as const) {
      const first = await page(id, { order, limit: 3 });
      const rest = await page(id, { order, limit: 3, cursor: known(first.pagination.next_cursor) });
      expect([...numbers(first.data), ...numbers(rest.data)]).toEqual(all);
      expect(rest.pagination).toMatchObject({ next_cursor: null, has_more: false });
    }
  });

  it('200: author and text, masked as stored', async () => {
    const id = await open({ message: 'My password: hunter2' });
    const { data } = await page(id, { limit: 1 });
    expect(data[0]).toMatchObject({ conversation_id: id, role: 'user', content: 'My password: *** 0' });
    expect(data[0]).toMatchObject({ author_agent_id: null, author_name: null, routed_topic: null });
  });

  it('400/2001: another order', async () => {
    const request = { ...at(await open()), query: { order: 'newest' } };
    expect(errorOf(await mine.callRaw('listConversationTurns', request))).toEqual([400, 2001]);
  });
});

describe('closeConversation', () => {
  it('200: it is closed for good, and subscribers are notified once', async () => {
    const id = await open();
    const answer = await mine.call('closeConversation', at(id));
    expect(answer.body.data).toMatchObject({ id, status: 'closed', turn_count: 2 });
    const heard = (await eventsOf(server, 'conversation.status_changed')).filter(({ payload }) => {
      return payload.conversation_id === id;
    });
    expect(heard).toMatchObject([{ audience: owner.id, payload: { status: 'closed' } }]);
  });

  it('409/4000: closing it again; of many in parallel one closes it', async () => {
    const id = await open();
    const answers = await inParallel(5, () => mine.call('closeConversation', at(id)));
    expect(countResults(answers)).toEqual({ 200: 1, '409/4000': 4 });
  });

  it('409/4000: a turn on a closed conversation', async () => {
    const charter = await draftCharter(mine, { project: 'Closed in between' });
    await mine.call('closeConversation', at(charter.conversation_id));
    const body = { message: 'Go on', conversation_id: charter.conversation_id };
    expect(errorOf(await mine.call('interviewCharter', { body }))).toEqual([409, 4000]);
    expect((await mine.call('getCharter', { path: { charter_id: charter.id } })).body.data.status).toBe('drafted');
  });
});

describe('deleteConversation', () => {
  it('204: title and turns are deleted for good, and it does not exist any more', async () => {
    const id = await open();
    expect((await mine.call('deleteConversation', at(id))).status).toBe(204);
    expect(errorOf(await mine.call('getConversation', at(id)))).toEqual([404, 3000]);
    expect(errorOf(await mine.call('listConversationTurns', at(id)))).toEqual([404, 3000]);
    expect(errorOf(await mine.call('deleteConversation', at(id)))).toEqual([404, 3000]);
    expect((await mine.call('listConversations')).text).not.toContain(id);
    expect(await storedTurns(server, id)).toEqual([]);
    expect(await storedConversation(server, id)).toMatchObject({ title: '', turnCount: 0, status: 'closed' });
  });

  it('204: a closed one as well; its charter stays and can be decided', async () => {
    const charter = await draftCharter(mine, { project: 'Erased in between' });
    await mine.call('closeConversation', at(charter.conversation_id));
    expect((await mine.call('deleteConversation', at(charter.conversation_id))).status).toBe(204);
    const cancelled = await mine.call('cancelCharter', { path: { charter_id: charter.id } });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', conversation_id: charter.conversation_id });
    expect(await storedConversation(server, charter.conversation_id)).toMatchObject({ title: '', status: 'closed' });
  });

  it('204: stored responses of its turns are deleted, and no others', async () => {
    const [id, kept] = [await open(), await open()];
    for (const each of [id, kept]) {
      const claim = { operation: 'turn', userId: owner.id, key: each, content: each };
      await useKey(server, claim, JSON.stringify({ data: { conversation_id: each } }));
    }
    await mine.call('deleteConversation', at(id));
    const { rows } = await server.store.pool.query('select key from idempotency_claims where key = any($1)', [
      [id, kept],
    ]);
    expect(rows).toEqual([{ key: kept }]);
  });

  it('409/4002: it was changed since the tag; nothing is erased', async () => {
    const id = await open();
    const { etag = '' } = (await mine.call('getConversation', at(id))).headers;
    await mine.call('closeConversation', at(id));
    const request = { ...at(id), headers: { 'if-match': etag } };
    expect(errorOf(await mine.call('deleteConversation', request))).toEqual([409, 4002]);
    expect(await storedTurns(server, id)).toHaveLength(2);
  });

  it('409/4000: a turn that runs in the meantime stores nothing', async () => {
    const id = await open();
    await mine.call('deleteConversation', at(id));
    const { conversations } = server.services;
    await expect(server.store.unitOfWork.write((em) => conversations.lockOpen(em, id))).rejects.toMatchObject({
      code: 4000,
    });
  });
});
