import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newConversation } from '../../support/builders/chat/conversations.ts';
import { spend } from '../../support/builders/organisation/budgets.ts';
import { createPerson, type Person } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import { NOBODY } from '../../support/builders/unknown-ids.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { errorOf } from '../../support/client/expect.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

let model: ScriptedModel;
let server: TestServer;
let owner: Person;
let mine: Client;
let observer: Client;
beforeAll(async () => {
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ env });
  owner = await createPerson(server, 'owner', 'manager');
  mine = owner.bearer;
  observer = (await createPerson(server, 'observer', 'observer')).bearer;
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => model.reset());

const EXPLAIN = { message: 'What is under way?', intent_override: 'explain' } as const;
const hold = () => {
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { held, go: () => go() };
};
const TURNS = ['sendTurn', 'streamTurn', 'classifyTurn'] as const;
const wants = (intent: string, confidence = 0.95, named_targets: string[] = []) =>
  model.script('turn_intent', { json: { intent, confidence, named_targets } });

describe('sendTurn', () => {
  it('200: an explanation, with its provider; an observer may ask', async () => {
    model.script('tools', { text: 'Nothing is under way.' });
    const answer = await observer.call('sendTurn', { body: EXPLAIN });
    expect(answer.headers['x-model-provider']).toBe('openai-compatible');
    expect(answer.body.data).toMatchObject({
      intent: 'explain',
      intent_reason: 'explicit_override',
      intent_confidence: null,
      conversation_id: null,
      answer: { answer: 'Nothing is under way.' },
      propose: null,
      group: null,
      act: null,
      charter: null,
      generated_by: { provider: 'openai-compatible', model: 'model-1', built_in: false },
    });
  });

  it('200: with a key it runs once, and is stored with its messages', async () => {
    const conversation_id = await newConversation(server, owner.id);
    model.script('tools', { text: 'First.' }, { text: 'Second.' });
    const request = { body: { ...EXPLAIN, conversation_id }, headers: { 'idempotency-key': 'explained' } } as const;
    const first = await mine.call('sendTurn', request);
    const again = await mine.call('sendTurn', request);
    expect([again.text, model.callsOf('tools').length]).toEqual([first.text, 1]);
    const turns = await mine.call('listConversationTurns', { path: { conversation_id }, query: { order: 'desc' } });
    expect(turns.body.data.map(({ content }: { content: string }) => content).slice(0, 2)).toEqual([
      'First.',
      'What is under way?',
    ]);
  });

  it('403/1001: an intent with side effects by a user who may only read', async () => {
    const body = { message: 'Draft a plan.', intent_override: 'propose' };
    expect(errorOf(await observer.callRaw('sendTurn', { body }))).toEqual([403, 1001]);
    expect(model.calls).toEqual([]);
  });

  it('502/7000: the model failed; the conversation is unchanged', async () => {
    const conversation_id = await newConversation(server, owner.id);
    model.script('tools', { drop: true });
    const answer = await mine.call('sendTurn', { body: { ...EXPLAIN, conversation_id } });
    expect(errorOf(answer)).toEqual([502, 7000]);
    const { data } = (await mine.call('getConversation', { path: { conversation_id } })).body;
    expect(data.turn_count).toBe(2);
  });
});

describe('streamTurn', () => {
  it('200: the deltas as the model sends them, joined in the whole response', async () => {
    const { held, go } = hold();
    model.script('stream', { pieces: ['Nothing ', held, 'is under way.'] });
    const stream = await openStream(mine, 'streamTurn', EXPLAIN);
    expect(await stream.next()).toContain('"delta":"Nothing "');
    go();
    const frames = await stream.rest();
    const deltas = frames.filter(({ event }) => event === 'delta').map(({ data }) => (data as { delta: string }).delta);
    expect(frames.at(-1)).toMatchObject({
      event: 'complete',
      data: { answer: { answer: deltas.join('') }, chime_ins: [] },
    });
    expect(deltas.join('')).toBe('Nothing is under way.');
  });

  it('200: an intent other than explain is deferred, for an observer too', async () => {
    wants('group_convene', 0.9, ['Ada', 'Lin']);
    const { frames } = await observer.call('streamTurn', { body: { message: 'Let Ada and Lin talk.' } });
    expect(frames).toEqual([
      {
        event: 'deferred',
        data: {
          intent: 'group_convene',
          intent_reason: 'classified',
          intent_confidence: 0.9,
          named_targets: ['Ada', 'Lin'],
        },
      },
    ]);
  });

  it('200: a model that fails after the opening is an error frame, and nothing is stored', async () => {
    const conversation_id = await newConversation(server, owner.id);
    const { held, go } = hold();
    model.script('stream', { pieces: ['Nothing ', held], finish: 'drop' });
    const stream = await openStream(mine, 'streamTurn', { ...EXPLAIN, conversation_id });
    await stream.next();
    go();
    const frames = await stream.rest();
    expect(frames.map(({ event }) => event)).toEqual(['delta', 'error']);
    expect(frames[1]?.data).toMatchObject({ data: null, success: false, error_detail: { error_code: 7000 } });
    const { data } = (await mine.call('getConversation', { path: { conversation_id } })).body;
    expect(data.turn_count).toBe(2);
  });

  it('a caller who disconnects aborts the model call, and nothing is stored', async () => {
    const conversation_id = await newConversation(server, owner.id);
    model.script('stream', { pieces: ['Nothing ', new Promise(() => {})] });
    const stream = await openStream(mine, 'streamTurn', { ...EXPLAIN, conversation_id });
    await stream.next();
    stream.leave();
    expect(await model.callsOf('stream')[0]?.ended).toBe(true);
    model.script('tools', { text: 'Later.' });
    expect((await mine.call('sendTurn', { body: { ...EXPLAIN, conversation_id } })).status).toBe(200);
    const { data } = (await mine.call('getConversation', { path: { conversation_id } })).body;
    expect(data.turn_count).toBe(4);
  });

  it('409/4000: a kind of conversation that accepts no explanation, before the stream opens', async () => {
    const conversation_id = await newConversation(server, owner.id, { kind: 'group' });
    expect(errorOf(await mine.callRaw('streamTurn', { body: { ...EXPLAIN, conversation_id } }))).toEqual([409, 4000]);
  });
});

describe('classifyTurn', () => {
  it('200: the verdict and its provider, without side effects', async () => {
    wants('propose');
    const answer = await observer.call('classifyTurn', { body: { message: 'Draft a plan for a status page.' } });
    expect(answer.headers['x-model-provider']).toBe('openai-compatible');
    expect(answer.body.data).toEqual({
      intent: 'propose',
      intent_reason: 'classified',
      intent_confidence: 0.95,
      named_targets: [],
      generated_by: { provider: 'openai-compatible', model: 'model-1', built_in: false },
    });
    expect(model.calls.map(({ kind }) => kind)).toEqual(['turn_intent']);
  });

  it('200: names no provider in the header if no model was called', async () => {
    const answer = await observer.call('classifyTurn', { body: EXPLAIN });
    expect([answer.headers['x-model-provider'], model.calls.length]).toEqual([undefined, 0]);
  });
});

describe.each(TURNS)('%s, before anything is done', (operation) => {
  it('404/3000: a conversation that is unknown or of another user', async () => {
    for (const conversation_id of [NOBODY, await newConversation(server, owner.id)])
      expect(errorOf(await observer.callRaw(operation, { body: { ...EXPLAIN, conversation_id } }))).toEqual([
        404, 3000,
      ]);
  });

  it('404/3000 and 409/4000: an erased conversation, and a closed one', async () => {
    const conversation_id = await newConversation(server, owner.id);
    const body = { ...EXPLAIN, conversation_id };
    await mine.call('closeConversation', { path: { conversation_id } });
    expect(errorOf(await mine.callRaw(operation, { body }))).toEqual([409, 4000]);
    await mine.call('deleteConversation', { path: { conversation_id } });
    expect(errorOf(await mine.callRaw(operation, { body }))).toEqual([404, 3000]);
  });

  it('503/8001: the chat is switched off', async () => {
    await changeSetting(server.store, 'chat', 'turn_router_enabled', false);
    expect(errorOf(await mine.callRaw(operation, { body: EXPLAIN }))).toEqual([503, 8001]);
    await changeSetting(server.store, 'chat', 'turn_router_enabled', true);
  });
});

describe('an exhausted monthly budget', () => {
  const REPLAYED = { 'idempotency-key': 'before-the-end' } as const;
  beforeAll(async () => {
    const ceo = (await createPerson(server, 'ceo', 'ceo')).bearer;
    await ceo.call('updateCompany', { body: { budget_monthly: 100 } });
    model.script('tools', { text: 'In time.' });
    await observer.call('sendTurn', { body: EXPLAIN, headers: REPLAYED });
    await spend(server, 100);
  });

  it.each(TURNS)('402/6000 on %s', async (operation) => {
    expect(errorOf(await mine.callRaw(operation, { body: EXPLAIN }))).toEqual([402, 6000]);
  });
  it('does not prevent a replay', async () => {
    expect((await observer.call('sendTurn', { body: EXPLAIN, headers: REPLAYED })).status).toBe(200);
  });
});
