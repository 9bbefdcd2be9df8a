import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftCharter, interview, questionReply } from '../../../support/builders/organisation/charters.ts';
import { createPerson } from '../../../support/builders/people.ts';
import { changeSetting } from '../../../support/builders/settings.ts';
import type { Client, OperationResponse } from '../../../support/client/client.ts';
import { errorOf } from '../../../support/client/expect.ts';
import { createDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { holdLock, ORGANISATION_LOCK, untilWaiting } from '../../../support/database/held-lock.ts';
import { ScriptedModel } from '../../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../../support/server/server.ts';
import { eventually } from '../../../support/time/eventually.ts';

const KIND = 'interview_decision';

let database: TestDatabase;
let model: ScriptedModel;
let server: TestServer;
let replica: TestServer;
let ceo: Client;
beforeAll(async () => {
  database = await createDatabase();
  model = await ScriptedModel.start();
  const env = {
    RATE_LIMITS: 'on',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.url,
    MODEL_ID: 'model-1',
  };
  server = await startServer({ database, env });
  replica = await startServer({ database, env });
  ceo = (await createPerson(server, 'chief', 'ceo')).client;
});
afterAll(async () => {
  await server.close();
  await replica.close();
  await model.close();
  await database.drop();
});
beforeEach(() => model.reset());

/** The buckets of the concurrency slots in use. */
const held = async (): Promise<string[]> => {
  const { rows } = await server.store.pool.query('select bucket from permits order by bucket');
  return rows.map(({ bucket }) => bucket);
};
const elsewhere = (client: Client): Client => replica.client.as(client.identity);
const expectCapped = (answer: OperationResponse): void => {
  expect(errorOf(answer)).toEqual([429, 5002]);
  expect(answer.body.error_detail).toMatchObject({ retryable: true, retry_after: 1 });
  expect(answer.headers['retry-after']).toBe('1');
};
const untilFree = () => eventually(async () => (await held()).length === 0);
let people = 0;
const newcomer = () => {
  people += 1;
  return createPerson(server, `newcomer ${people}`, 'manager');
};

describe('the cap of completeSetup: one per deployment', () => {
  const complete = (client: Client) => client.call('completeSetup');

  it('429/5002 while one is running, on every replica; the concurrency slot is released after 422, 201 and 409 alike', async () => {
    expect(errorOf(await complete(ceo))).toEqual([422, 2000]);
    expect(await held()).toEqual([]);
    const body = { company_name: 'Acme', template_name: 'startup' };
    expect((await ceo.call('createSetupCompany', { body })).status).toBe(201);
    const release = await holdLock(server.store.pool, ORGANISATION_LOCK);
    const first = complete(ceo);
    await untilWaiting(server.store.pool);
    expect(await held()).toEqual(['completeSetup:deployment']);
    expectCapped(await complete(ceo));
    expectCapped(await complete(elsewhere(ceo)));
    await release();
    expect((await first).status).toBe(201);
    expect(await held()).toEqual([]);
    expect(errorOf(await complete(elsewhere(ceo)))).toEqual([409, 4000]);
    expect(await held()).toEqual([]);
  });
});

describe('the cap of approveCharter: one per charter', () => {
  const approve = (client: Client, id: string) => client.call('approveCharter', { path: { charter_id: id } });
  let guided: TestServer;
  beforeAll(async () => {
    guided = await startServer({ database });
  });
  afterAll(() => guided.close());

  it('429/5002 while it is being approved, for any spelling of the id; others pass', async () => {
    const author = guided.client.as(ceo.identity);
    const [charter, other] = [await draftCharter(author), await draftCharter(author, { project: 'Another' })];
    const release = await holdLock(server.store.pool, 'select 1 from charters where id = $1 for update', [charter.id]);
    const first = approve(ceo, charter.id);
    await untilWaiting(server.store.pool);
    expect(await held()).toEqual([`approveCharter:${charter.id}`]);
    expectCapped(await approve(ceo, charter.id));
    expectCapped(await approve(elsewhere(ceo), charter.id.toUpperCase()));
    expectCapped(await approve((await newcomer()).client, charter.id));
    expect((await approve(ceo, other.id)).status).toBe(200);
    await release();
    expect((await first).status).toBe(200);
    expect(await held()).toEqual([]);
    expect(errorOf(await approve(ceo, charter.id))).toEqual([409, 4000]);
  });
});

describe('the cap of interviewCharter: two per user', () => {
  /** As many turns as given, all with the model; `finish` lets it reply to them. */
  const startTurns = async (client: Client, count: number) => {
    let finish: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    model.script(KIND, async () => {
      await asked;
      return { json: questionReply('Which goals?') };
    });
    const before = model.callsOf(KIND).length;
    const turns = Array.from({ length: count }, (_, index) =>
      interview(index % 2 === 0 ? client : elsewhere(client), 'An idea'),
    );
    await eventually(() => model.callsOf(KIND).length === before + count);
    return { turns: Promise.all(turns), finish };
  };

  it('429/5002 for the third on any replica; another user passes, and all do afterwards', async () => {
    const { client, id } = await newcomer();
    const { turns, finish } = await startTurns(client, 2);
    expect(await held()).toEqual([`interviewCharter:${id}`, `interviewCharter:${id}`]);
    expectCapped(await interview(client, 'A third'));
    expectCapped(await interview(elsewhere(client), 'A fourth'));
    const stranger = interview((await newcomer()).client, 'Mine');
    await eventually(() => model.callsOf(KIND).length === 3);
    finish();
    expect((await turns).map(({ status }) => status)).toEqual([200, 200]);
    expect((await stranger).status).toBe(200);
    expect(await held()).toEqual([]);
    expect((await interview(client, 'A fifth')).status).toBe(200);
  });

  it('is the live setting from the next request on, and 0 switches it off', async () => {
    const { client } = await newcomer();
    await changeSetting(server.store, 'concurrency', 'interviewCharter', 1);
    const one = await startTurns(client, 1);
    expectCapped(await interview(client, 'A second'));
    await changeSetting(server.store, 'concurrency', 'interviewCharter', 0);
    const rest = await startTurns(client, 3);
    expect(await held()).toHaveLength(1);
    one.finish();
    rest.finish();
    expect((await rest.turns).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await one.turns).map(({ status }) => status)).toEqual([200]);
    await changeSetting(server.store, 'concurrency', 'interviewCharter', 2);
  });

  it('a concurrency slot is released when the request is malformed, finds nothing, or fails at the model or within', async () => {
    const { client } = await newcomer();
    const malformed = await client.callRaw('interviewCharter', { body: { message: 7 } });
    expect([errorOf(malformed), await held()]).toEqual([[400, 2001], []]);
    const unread = await client.callRaw('interviewCharter', { raw: { text: '{', type: 'application/json' } });
    expect([errorOf(unread), await held()]).toEqual([[400, 2001], []]);
    const lost = await interview(client, 'x', crypto.randomUUID());
    expect([errorOf(lost), await held()]).toEqual([[404, 3000], []]);
    model.script(KIND, { drop: true });
    const dropped = await interview(client, 'An idea');
    expect([errorOf(dropped), await held()]).toEqual([[502, 7000], []]);
    model.script(KIND, { json: questionReply('Which goals?') });
    await server.store.pool.query('alter table conversation_turns rename to hidden_turns');
    const broken = await interview(client, 'An idea');
    await server.store.pool.query('alter table hidden_turns rename to conversation_turns');
    expect([errorOf(broken), await held()]).toEqual([[500, 8002], []]);
  });

  it('a refused request releases nothing that it did not take', async () => {
    const { client } = await newcomer();
    const { turns, finish } = await startTurns(client, 2);
    for (let count = 0; count < 3; count += 1) expectCapped(await interview(client, 'A third'));
    expect(await held()).toHaveLength(2);
    finish();
    await turns;
  });

  it('a concurrency slot is released when the caller disconnects during the model call', async () => {
    const { bearer } = await newcomer();
    model.script(KIND, { hang: true });
    const leaving = new AbortController();
    const call = fetch(`${server.baseUrl}/api/v1/meta/charters/interview`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer.identity.bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'An idea' }),
      signal: leaving.signal,
    });
    await eventually(() => model.callsOf(KIND).length === 1);
    expect(await held()).toHaveLength(1);
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
    await untilFree();
    expect(await model.callsOf(KIND)[0]?.ended).toBe(true);
  });
});
