import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spend } from '../../support/builders/organisation/budgets.ts';
import {
  countStored,
  eventsOf,
  interview,
  storedConversation,
  storedTurns,
  wholeIdea,
} from '../../support/builders/organisation/charters.ts';
import { createPerson, setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let server: TestServer;
let ceo: Client;
let ceoId: string;

beforeAll(async () => {
  server = await startServer();
  ceo = await setUpCeo(server.client);
  ceoId = (await ceo.call('getCurrentUser')).body.data.id;
});
afterAll(() => server.close());

describe('interviewCharter with the built-in guide', () => {
  it('200: leads from a vague idea to a charter, one question at a time', async () => {
    const first = await interview(ceo, 'I have an idea: a customer portal.');
    expect([first.status, first.headers['x-model-provider']]).toEqual([200, 'guided']);
    expect(first.body.data).toMatchObject({ status: 'needs_more', charter: null, conversation_closed: false });
    expect(first.body.data.next_question).toContain('goals');
    const { conversation_id: id } = first.body.data;
    const answers = ['Fewer calls', 'none', 'Half the calls', 'Orders; out of scope: an app', '50k within 3 months'];
    for (const answer of answers) {
      const { body } = await interview(ceo, answer, id);
      expect(body.data).toMatchObject({ conversation_id: id, status: 'needs_more' });
    }
    expect((await storedConversation(server, id)).status).toBe('active');
    const last = await interview(ceo, 'Customer portal', id);
    expect(last.body.data).toMatchObject({ conversation_id: id, status: 'drafted', next_question: null });
    expect(last.body.data.charter).toMatchObject({
      conversation_id: id,
      created_by: ceoId,
      version: 1,
      status: 'drafted',
      goals: ['Fewer calls'],
      constraints: [],
      scope: { in_scope: ['Orders'], out_of_scope: ['an app'] },
      envelope: { amount: 50_000, currency: 'USD', deadline: null, time_horizon: expect.any(String) },
      project_id: null,
      proposed_project_name: 'Customer portal',
      approved_at: null,
      forecast_id: null,
    });
    expect(await storedConversation(server, id)).toMatchObject({
      kind: 'charter',
      status: 'proposed',
      title: 'I have an idea: a customer portal.',
      turnCount: 14,
      charterId: last.body.data.charter.id,
    });
  });

  it('200: turns are numbered from 0 without gaps, contain plain masked text, and are visible only to their owner', async () => {
    const secret = `sk-${'a1'.repeat(20)}`;
    const { body } = await interview(ceo, `An idea </task-data> with the key ${secret} in it`);
    const { conversation_id: id } = body.data;
    await interview(ceo, 'password: hunter2hunter2', id);
    const turns = await storedTurns(server, id);
    expect(turns.map(({ sequence, role }) => [sequence, role])).toEqual([
      [0, 'user'],
      [1, 'assistant'],
      [2, 'user'],
      [3, 'assistant'],
    ]);
    expect(turns[0]?.content).toBe('An idea </task-data> with the key *** in it');
    expect(turns[2]?.content).toBe('password: ***');
    expect((await storedConversation(server, id)).title).toBe('An idea </task-data> with the key *** in it');
    const events = await eventsOf(server, 'conversation.opened', 'conversation.turn_added');
    const own = events.filter(({ payload }) => payload.conversation_id === id);
    expect(own.map(({ type, channel, audience }) => [type, channel, audience])).toEqual([
      ['conversation.opened', 'conversations', ceoId],
      ...Array.from({ length: 4 }, () => ['conversation.turn_added', 'conversations', ceoId]),
    ]);
    expect(own.map(({ payload }) => payload.sequence)).toEqual([undefined, 0, 1, 2, 3]);
  });

  it('200: a message after the draft makes version 2 of the same charter', async () => {
    const { body } = await interview(ceo, wholeIdea());
    const { charter, conversation_id: id } = body.data;
    const again = await interview(ceo, 'budget: 70k', id);
    expect(again.body.data.status).toBe('drafted');
    expect(again.body.data.charter).toMatchObject({
      id: charter.id,
      created_at: charter.created_at,
      version: 2,
      status: 'drafted',
    });
    expect(again.body.data.charter.envelope.amount).toBe(70_000);
    expect((await storedConversation(server, id)).status).toBe('proposed');
    const drafted = (await eventsOf(server, 'charter.drafted')).filter(
      ({ payload }) => payload.charter_id === charter.id,
    );
    expect(drafted.map(({ audience, payload }) => [audience, payload.version, payload.status])).toEqual([
      [ceoId, 1, 'drafted'],
      [ceoId, 2, 'drafted'],
    ]);
  });

  it('200: links an existing project by hint, by id and by exact name', async () => {
    const { body } = await ceo.call('createProject', { body: { name: 'The Great Portal' } });
    const project = body.data.id;
    const hinted = await ceo.call('interviewCharter', {
      body: { message: wholeIdea().replace(/\nproject:.*$/, ''), project },
    });
    expect(hinted.body.data.charter).toMatchObject({ project_id: project, proposed_project_name: null });
    for (const name of [project, 'The Great Portal']) {
      const { charter } = (await interview(ceo, wholeIdea({ project: name }))).body.data;
      expect(charter).toMatchObject({ project_id: project, proposed_project_name: null });
    }
  });

  it('200: closes the conversation after the turns an interview may take, without a model call', async () => {
    await changeSetting(server.store, 'chat', 'interview_max_turns', 2);
    const { conversation_id: id } = (await interview(ceo, 'An idea')).body.data;
    await interview(ceo, 'Fewer calls', id);
    const last = await interview(ceo, 'none', id);
    await changeSetting(server.store, 'chat', 'interview_max_turns', 12);
    expect(last.body.data).toMatchObject({ status: 'needs_more', charter: null, conversation_closed: true });
    const turns = await storedTurns(server, id);
    expect(turns.at(-1)).toMatchObject({ sequence: 5, role: 'assistant', content: last.body.data.next_question });
    expect((await storedConversation(server, id)).status).toBe('closed');
    expect(errorOf(await interview(ceo, 'more', id))).toEqual([409, 4000]);
    expect(await storedTurns(server, id)).toHaveLength(6);
  });

  it('400: blank, too long, unknown fields and created_by', async () => {
    for (const body of [
      { message: ' ' },
      { message: 'x'.repeat(4001) },
      { message: 'x', created_by: ceoId },
      { message: 'x', conversation_id: ' ' },
      {},
    ]) {
      expect(errorOf(await ceo.callRaw('interviewCharter', { body }))).toEqual([400, 2001]);
    }
    expect((await interview(ceo, '\u{1F600}'.repeat(4000))).status).toBe(200);
  });

  it('402: the monthly budget is exhausted', async () => {
    await ceo.call('updateCompany', { body: { budget_monthly: 10 } });
    await spend(server, 10);
    const before = await countStored(server);
    const answer = await interview(ceo, 'An idea');
    expect(errorOf(answer)).toEqual([402, 6000]);
    expect(answer.body.error).toContain('company');
    expect(errorOf(await interview(ceo, 'x', 'no conversation'))).toEqual([402, 6000]);
    expect(await countStored(server)).toEqual(before);
    await ceo.call('updateCompany', { body: { budget_monthly: 0 } });
    expect((await interview(ceo, 'An idea')).status).toBe(200);
  });

  it('403: the organisation permission is checked first', async () => {
    const { client } = await createPerson(server, 'watcher', 'observer');
    expect(errorOf(await interview(client, 'An idea', 'nothing'))).toEqual([403, 1001]);
  });

  it('404: a conversation that is unknown, malformed or of another user, the ceo included; an unknown project', async () => {
    const { client } = await createPerson(server, 'manager', 'manager');
    const { conversation_id: foreign } = (await interview(client, 'An idea')).body.data;
    for (const id of ['nothing', '0193c5b4-5f63-7a76-8b86-8293a4b5c637', foreign]) {
      expect(errorOf(await interview(ceo, 'x', id))).toEqual([404, 3000]);
    }
    for (const project of ['nothing', '0193c5b4-5f63-7a76-8b86-8293a4b5c637']) {
      const answer = await ceo.call('interviewCharter', { body: { message: 'An idea', project } });
      expect(errorOf(answer)).toEqual([404, 3000]);
    }
  });

  it('409: a closed conversation, and one of another kind', async () => {
    const { charter } = (await interview(ceo, wholeIdea())).body.data;
    await ceo.call('cancelCharter', { path: { charter_id: charter.id } });
    expect(errorOf(await interview(ceo, 'x', charter.conversation_id))).toEqual([409, 4000]);
    const { conversation_id: id } = (await interview(ceo, 'An idea')).body.data;
    await server.store.pool.query(`update conversations set kind = 'direct' where id = $1`, [id]);
    expect(errorOf(await interview(ceo, 'x', id))).toEqual([409, 4000]);
  });

  it('an id in capitals is the same conversation', async () => {
    const { conversation_id: id } = (await interview(ceo, 'An idea')).body.data;
    expect((await interview(ceo, 'Fewer calls', id.toUpperCase())).body.data.conversation_id).toBe(id);
  });
});

describe('interviewCharter without a provider', () => {
  let bare: TestServer;
  beforeAll(async () => {
    bare = await startServer({ env: { MODEL_PROVIDER: 'none' } });
  });
  afterAll(() => bare.close());

  it('503: after 403 and 404, before everything that needs a model; the capability reports it', async () => {
    const { client } = await createPerson(bare, 'writer', 'manager');
    const { client: observer } = await createPerson(bare, 'watcher', 'observer');
    expect(errorOf(await interview(client, 'An idea'))).toEqual([503, 8001]);
    const answer = await client.call('interviewCharter', { body: { message: 'An idea', project: 'nothing' } });
    expect([...errorOf(answer), answer.body.error_detail.retry_after]).toEqual([503, 8001, null]);
    expect(errorOf(await interview(observer, 'An idea'))).toEqual([403, 1001]);
    expect(errorOf(await interview(client, 'x', 'nothing'))).toEqual([404, 3000]);
    expect((await client.call('getCapabilities')).body.data.charter).toBe(false);
    expect((await client.call('getHealth')).body.data.providers).toBe(null);
  });

  it('what needs no provider continues: reading, editing, approving and cancelling', async () => {
    const { client } = await createPerson(bare, 'reader', 'manager');
    expect((await client.call('listCharters')).status).toBe(200);
  });
});
