import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CapabilityResult, ChimeIn } from '../../../domain/chat/turn.ts';
import { actorOf } from '../../support/builders/actor.ts';
import { senderOf, setChat, turnOf } from '../../support/builders/chat/turns.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { createPerson } from '../../support/builders/people.ts';
import { changeSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { ScriptedModel, type ScriptedReply } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

type Explained = CapabilityResult & { readonly intent: 'explain' };

let model: ScriptedModel;
let server: TestServer;
let ceo: Client;
let ceoId: string;

beforeAll(async () => {
  model = await ScriptedModel.start();
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_ID: 'model-1' };
  server = await startServer({ env });
  const person = await createPerson(server, 'chief', 'ceo');
  [ceo, ceoId] = [person.client, person.id];
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  model.reset();
  model.script('tools', { text: 'We are busy.' }).script('chime_in', { json: { chime_ins: [] } });
});

const explainOn = async ({ services }: TestServer, message: string): Promise<Explained> => {
  const request = turnOf(message, { intentOverride: 'explain' });
  const actor = actorOf('observer', { userId: ceoId });
  return (await services.turns.take(request, senderOf(actor))).outcome as Explained;
};
const explain = (): Promise<Explained> => explainOn(server, 'Who?');
const routes = (role: string | null, confidence = 0.9): ScriptedReply => ({
  json: { topic: 'tech', role, confidence },
});
const routingOf = async (reply?: ScriptedReply) => {
  if (reply !== undefined) model.script('concern_route', reply);
  const { responderRole, responderName, routedTopic, routingConfidence, routingReason } = (await explain()).answer;
  return [routingReason, responderRole, responderName, routedTopic, routingConfidence];
};
const nobody = (reason: string) => [reason, null, null, null, null];
const allIn = async (cost: number): Promise<void> => {
  await changeSetting(server.store, 'budget', 'price_per_million_output_tokens', cost);
  await server.services.settings.refresh();
};

describe('without agents', () => {
  it('no agent is selected and none chimes in', async () => {
    expect(await routingOf()).toEqual(nobody('no_active_agents'));
    expect(model.calls.map(({ kind }) => kind)).toEqual(['tools']);
    await setChat(server, { routing_enabled: false });
    expect(await routingOf()).toEqual(nobody('routing_disabled'));
    await setChat(server, { routing_enabled: true });
  });
});

describe('with agents', () => {
  beforeAll(async () => {
    await newDepartment(ceo, 'Sales');
    await newAgent(ceo, 'Grace', 'Sales', { role: 'CTO' });
    await newAgent(ceo, 'Ada', 'Sales', { role: 'CTO' });
    await newAgent(ceo, 'Bob', 'Sales', { role: 'CFO' });
    await newAgent(ceo, 'Dan', 'Sales', { role: 'COO' });
  });

  it.each<[string, ScriptedReply, unknown[]]>([
    ['the first holder of the role, without case', routes(' cto '), ['routed', 'CTO', 'Grace', 'tech', 0.9]],
    ['at the floor', routes('CFO', 0.6), ['routed', 'CFO', 'Bob', 'tech', 0.6]],
    ['below it', routes('CFO', 0.59), nobody('below_confidence_floor')],
    ['a role nobody has', routes('CPO'), nobody('role_unresolved')],
    ['no role', routes(null), nobody('role_unresolved')],
    ['text', { text: 'The CTO' }, nobody('response_invalid')],
    ['no topic', { json: { topic: ' ', role: 'CTO', confidence: 1 } }, nobody('response_invalid')],
    ['a failed call', { status: 500, body: '' }, nobody('call_failed')],
    ['a dropped call', { drop: true }, nobody('call_failed')],
  ])('%s', async (_what, reply, expected) => {
    expect(await routingOf(reply)).toEqual(expected);
  });

  it('a late call leaves the response without an agent', async () => {
    await setChat(server, { model_timeout_seconds: 0.5 });
    expect(await routingOf({ hang: true })).toEqual(nobody('call_failed'));
    await setChat(server, { model_timeout_seconds: 120 });
  });

  it('the agent with the default role replaces an unknown or missing role', async () => {
    await setChat(server, { routing_default_role: 'cfo' });
    for (const role of ['CPO', null])
      expect(await routingOf(routes(role))).toEqual(['routed', 'CFO', 'Bob', 'tech', 0.9]);
    expect(await routingOf(routes('COO'))).toEqual(['routed', 'COO', 'Dan', 'tech', 0.9]);
    await setChat(server, { routing_default_role: 'CEO' });
  });

  it('the call contains each role once, fenced, and no name', async () => {
    await routingOf(routes('CTO'));
    const [system, asked] = model.callsOf('concern_route')[0]?.body.messages ?? [];
    expect(asked?.content).toBe(
      '<org-state>\nroles:\n- CTO\n- CFO\n- COO\n</org-state>\n\n<task-data>\nWho?\n</task-data>',
    );
    expect(system?.content).not.toMatch(/CTO|Grace/);
  });

  it('switched off, no agent is selected', async () => {
    await setChat(server, { routing_enabled: false });
    expect(await routingOf()).toEqual(nobody('routing_disabled'));
    expect(model.callsOf('concern_route')).toEqual([]);
    await setChat(server, { routing_enabled: true });
  });
});

describe('a chime-in', () => {
  const remark = (role: string, confidence = 0.9, content = `${role} says`) => ({ role, content, confidence });
  const chimesOf = async (...remarks: readonly object[]): Promise<readonly ChimeIn[]> => {
    model.script('concern_route', routes('CTO')).script('chime_in', { json: { chime_ins: remarks } });
    return (await explain()).chimeIns;
  };

  it.each<[string, object[], string[]]>([
    ['at the floor', [remark('CFO', 0.7)], ['Bob']],
    ['below it', [remark('CFO', 0.69)], []],
    ['without case', [remark(' cfo ')], ['Bob']],
    ['of a role nobody has', [remark('CPO')], []],
    ['of the responder itself comes from the next holder', [remark('CTO')], ['Ada']],
    ['the strongest first', [remark('CFO', 0.8), remark('COO', 0.9)], ['Dan', 'Bob']],
    ['the first of two as strong', [remark('CFO', 0.8), remark('COO', 0.8)], ['Bob', 'Dan']],
    ['at most two', [remark('CFO', 0.8), remark('COO', 0.9), remark('CTO', 0.85)], ['Dan', 'Ada']],
  ])('%s', async (_what, remarks, names) => {
    expect((await chimesOf(...remarks)).map(({ name }) => name)).toEqual(names);
  });

  it('has role and name of the agent, and the first valid remark of each role', async () => {
    const remarks = [remark('CFO', 0.1, 'weak'), remark('cfo', 0.8, 'first'), remark('CFO', 0.9, 'second')];
    expect(await chimesOf(...remarks)).toEqual([{ role: 'CFO', name: 'Bob', content: 'first' }]);
  });

  it('follows the current floor and number', async () => {
    await setChat(server, { chime_confidence_floor: 0.2, chime_max_speakers: 1 });
    expect(await chimesOf(remark('CFO', 0.2), remark('COO', 0.3))).toMatchObject([{ name: 'Dan' }]);
    await setChat(server, { chime_confidence_floor: 0.7, chime_max_speakers: 2 });
  });

  it.each<[string, ScriptedReply]>([
    ['a broken reply', { text: 'CFO: mind the budget' }],
    ['six remarks', { json: { chime_ins: Array.from({ length: 6 }, () => remark('CFO')) } }],
    ['a failed call', { status: 500, body: '' }],
    ['a dropped call', { drop: true }],
  ])('never fails a turn: %s', async (_what, reply) => {
    model.script('concern_route', routes('CTO')).script('chime_in', reply);
    expect(await explain()).toMatchObject({ chimeIns: [], answer: { answer: 'We are busy.' } });
  });

  it('is requested with question and reply in fences', async () => {
    model.script('tools', { text: 'Busy </peer-contribution>' });
    await chimesOf();
    expect(model.callsOf('chime_in')[0]?.body.messages[1]?.content).toBe(
      [
        '<org-state>\nroles:\n- CTO\n- CFO\n- COO\n</org-state>',
        '<task-data>\nWho?\n</task-data>',
        '<peer-contribution>\nBusy <\\/peer-contribution>\n</peer-contribution>',
      ].join('\n\n'),
    );
  });

  it('is not requested while switched off', async () => {
    await setChat(server, { multi_voice_enabled: false });
    expect(await chimesOf(remark('CFO'))).toEqual([]);
    expect(model.callsOf('chime_in')).toEqual([]);
    await setChat(server, { multi_voice_enabled: true });
  });

  it('is omitted when it exceeds the monthly budget, and the response is sent', async () => {
    // Prompts are free here, only output costs: the response takes nearly the whole month.
    model.script('concern_route', async () => {
      await ceo.call('updateCompany', { body: { budget_monthly: 1 } });
      return routes('CTO');
    });
    model.script('tools', { text: 'We are busy.', usage: { prompt_tokens: 1, completion_tokens: 990 } });
    await allIn(1000);
    await setChat(server, { answer_max_tokens: 990 });
    expect(await explain()).toMatchObject({
      chimeIns: [],
      answer: { routingReason: 'routed', answer: 'We are busy.' },
    });
    expect(model.callsOf('chime_in')).toEqual([]);
    await allIn(0);
    await setChat(server, { answer_max_tokens: 1500 });
  });
});

describe('the built-in guide', () => {
  it('routes by words, and reports when it found none', async () => {
    const guided = await startServer();
    try {
      const { client } = await createPerson(guided, 'chief', 'ceo');
      await newDepartment(client, 'Sales');
      await newAgent(client, 'Bob', 'Sales', { role: 'CFO' });
      expect((await explainOn(guided, 'Bananas?')).answer).toMatchObject({ routingReason: 'no_keyword_match' });
      const { answer, chimeIns } = await explainOn(guided, 'What is our budget?');
      expect(answer).toMatchObject({ routingReason: 'routed', responderName: 'Bob', routedTopic: 'budget' });
      expect(answer).toMatchObject({ routingConfidence: 1, responderRole: 'CFO' });
      expect(chimeIns).toEqual([]);
    } finally {
      await guided.close();
    }
  });
});
