import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newConversation } from '../../support/builders/chat/conversations.ts';
import { createPerson, type Person, setUpCeo } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { openStream } from '../../support/client/event-stream.ts';
import { errorOf } from '../../support/client/expect.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';
import { ManualClock } from '../../support/time/clock.ts';

// A permission lost during a model call applies to that call (spec/rules/chat.md#permissions-during-a-turn).
const clock = new ManualClock();
let model: ScriptedModel;
let server: TestServer;
let ceo: Client;
let person: Person;
let made = 0;

beforeAll(async () => {
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ env, clock });
  ceo = await setUpCeo(server.client);
  await changeSetting(server.store, 'chat', 'routing_enabled', false);
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  made += 1;
  person = await createPerson(server, `person-${made}`, 'manager');
  model.reset();
});

const PLAN = { message: 'Plan the migration of our billing system', intent_override: 'propose' };
const QUESTION = {
  json: { needs_clarification: true, clarifying_question: 'Which system?', plan: null },
};

const demote = async (): Promise<void> => {
  const answer = await ceo.call('updateUserRole', { path: { user_id: person.id }, body: { role: 'observer' } });
  expect(answer.status).toBe(200);
};
const signOut = async (): Promise<void> => {
  expect((await person.client.call('logout')).status).toBe(204);
};
const countTurns = async (conversation_id: string): Promise<number> => {
  const { rows } = await server.store.pool.query(
    'select count(*)::int as count from conversation_turns where conversation_id = $1',
    [conversation_id],
  );
  return rows[0].count;
};

describe('a long turn', () => {
  it.each([
    ['403/1001: of somebody demoted while the model thought', demote, [403, 1001]],
    ['401/1002: of somebody who signed out while the model thought', signOut, [401, 1002]],
  ])('%s, and nothing of it is stored', async (_what, happen, refused) => {
    const conversation_id = await newConversation(server, person.id);
    const before = await countTurns(conversation_id);
    model.script('propose_decision', async () => {
      await happen();
      clock.advance(2);
      return QUESTION;
    });
    expect(errorOf(await person.bearer.callRaw('sendTurn', { body: { ...PLAN, conversation_id } }))).toEqual(refused);
    expect(await countTurns(conversation_id)).toBe(before);
  });

  it('403/1001: of a user demoted during the classification, before the model call of the turn', async () => {
    model.script('turn_intent', async () => {
      await demote();
      clock.advance(2);
      return { json: { intent: 'propose', confidence: 0.9, named_targets: [] } };
    });
    expect(errorOf(await person.bearer.call('sendTurn', { body: { message: PLAN.message } }))).toEqual([403, 1001]);
    expect(model.callsOf('propose_decision')).toEqual([]);
  });

  it('a stream ends with 1002 as its last frame, and nothing of it is stored', async () => {
    const conversation_id = await newConversation(server, person.id);
    const before = await countTurns(conversation_id);
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    model.script('stream', { pieces: ['Nothing ', held, 'more.'] });
    const body = { message: 'What is under way?', intent_override: 'explain', conversation_id };
    const stream = await openStream(person.bearer, 'streamTurn', body);
    await stream.next();
    await signOut();
    clock.advance(2);
    go();
    const frames = await stream.rest();
    expect(frames.at(-1)).toMatchObject({ event: 'error', data: { error_detail: { error_code: 1002 } } });
    expect(await countTurns(conversation_id)).toBe(before);
  });
});
