import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSettings } from '../../../domain/conversations/chat-settings.ts';
import { countChat } from '../../support/builders/chat/chat-scene.ts';
import { type GroupScene, namesOf, says, startGroups } from '../../support/builders/chat/group-scene.ts';
import { failureOf } from '../../support/builders/chat/model-calls.ts';
import { storedTurns } from '../../support/builders/organisation/charters.ts';
import { changeSetting, withSetting } from '../../support/builders/settings.ts';
import type { Client } from '../../support/client/client.ts';
import { known } from '../../support/client/known.ts';
import type { ScriptedModel, ScriptedReply } from '../../support/doubles/scripted-model.ts';
import type { TestServer } from '../../support/server/server.ts';

let scene: GroupScene;
let model: ScriptedModel;
let server: TestServer;
let ceo: Client;
let idOf: GroupScene['idOf'];
let convene: GroupScene['convene'];

beforeAll(async () => {
  scene = await startGroups();
  ({ model, server, ceo, idOf, convene } = scene);
});
afterAll(() => scene.close());
beforeEach(() => model.reset());

describe('the limits of a round', () => {
  it.each([
    [99, ['Ada', 'Bob', 'Cid'], null],
    [700, ['Ada'], 'token_budget_exhausted'],
    [699, ['Ada', 'Bob'], 'token_budget_exhausted'],
  ] as const)('tokens: with %i for each, %j speak', async (each, speakers, truncatedReason) => {
    await changeSetting(server.store, 'chat', 'group_round_token_budget', 1000);
    await changeSetting(server.store, 'chat', 'group_reserve_ratio', 0.3);
    model.script('text', says('Hm', each));
    const round = await convene({ targets: ['Ada', 'Bob', 'Cid'] });
    await changeSetting(server.store, 'chat', 'group_round_token_budget', 12_000);
    await changeSetting(server.store, 'chat', 'group_reserve_ratio', 0.2);
    expect(namesOf(round.contributions)).toEqual(speakers);
    const silent = ['Ada', 'Bob', 'Cid'].slice(speakers.length);
    expect(round).toMatchObject({ truncatedReason, participantsSkipped: silent.map(idOf) });
    expect(model.calls).toHaveLength(speakers.length);
  });

  it('tokens: the remaining share is computed in decimals', async () => {
    await changeSetting(server.store, 'chat', 'group_round_token_budget', 1000);
    await changeSetting(server.store, 'chat', 'group_reserve_ratio', 0.7);
    model.script('text', says('Hm', 300));
    const round = await convene();
    await changeSetting(server.store, 'chat', 'group_round_token_budget', 12_000);
    await changeSetting(server.store, 'chat', 'group_reserve_ratio', 0.2);
    expect(namesOf(round.contributions)).toEqual(['Ada']);
  });

  it('lifetime: no agent speaks beyond it, however the rounds are split; the message is stored all the same', async () => {
    await withSetting(server, chatSettings.groupMaxTotalTurns, 3, async () => {
      model.script('text', says('Hm'));
      const { conversationId, truncatedReason } = await convene();
      expect(truncatedReason).toBeNull();
      const second = await convene({ conversationId });
      expect(second).toMatchObject({ truncatedReason: 'max_total_turns_reached', participantsSkipped: [idOf('Bob')] });
      expect(namesOf(second.contributions)).toEqual(['Ada']);
      const third = await convene({ conversationId });
      expect(third).toMatchObject({ contributions: [], truncatedReason: 'max_total_turns_reached' });
      expect(third.participantsSkipped).toEqual([idOf('Ada'), idOf('Bob')]);
      expect(model.calls).toHaveLength(3);
      expect((await storedTurns(server, conversationId)).map(({ role }) => role)).toEqual([
        ...['user', 'agent', 'agent', 'user', 'agent', 'user'],
      ]);
    });
  });

  it('lifetime: it stays exceeded, however much users wrote since', async () => {
    await withSetting(server, chatSettings.groupMaxTotalTurns, 2, async () => {
      model.script('text', says('Hm'));
      const { conversationId } = await convene();
      await server.store.unitOfWork.write(async (em) => {
        const { conversations } = server.services;
        const said = Array.from({ length: 1_001 }, () => ({ role: 'user', content: 'And?' }) as const);
        conversations.append(em, await conversations.lockOpen(em, conversationId), ...said);
      });
      expect(await convene({ conversationId })).toMatchObject({
        contributions: [],
        truncatedReason: 'max_total_turns_reached',
      });
      expect(model.calls).toHaveLength(2);
    });
  });
});

describe('an agent that', () => {
  it.each([
    ['says nothing', { text: ' \n' }],
    ['fails', { status: 500, body: 'no' }],
    ['breaks the line', { drop: true }],
  ] as [string, ScriptedReply][])('%s is skipped, the others continue', async (_name, reply) => {
    model.script('text', reply, says('I am here'));
    const round = await convene();
    expect(namesOf(round.contributions)).toEqual(['Bob']);
    expect(round).toMatchObject({ participantsSkipped: [idOf('Ada')], truncatedReason: null });
    expect(round.contributions[0]?.sequence).toBe(1);
  });

  it('does not respond in time is skipped', async () => {
    await withSetting(server, chatSettings.modelTimeoutSeconds, 0.5, async () => {
      model.script('text', { hang: true }, says('I am here'));
      expect((await convene()).participantsSkipped).toEqual([idOf('Ada')]);
    });
  });

  it('fails is skipped, but if every call failed the turn fails and nothing is stored', async () => {
    model.script('text', says('Yes'));
    const { conversationId } = await convene();
    const before = await countChat(server);
    model.script('text', { status: 500, body: 'no' });
    for (const conversation of [null, conversationId])
      expect(await failureOf(convene({ conversationId: conversation }))).toMatchObject({ code: 7000 });
    expect(await countChat(server)).toEqual(before);
  });

  it('returns no text next to one that fails does not make the turn fail: the message is stored', async () => {
    model.script('text', { text: '' }, { drop: true });
    const round = await convene();
    expect(round).toMatchObject({ contributions: [], participantsSkipped: [idOf('Ada'), idOf('Bob')] });
    expect(await storedTurns(server, round.conversationId)).toHaveLength(1);
  });
});

describe('the money of a round', () => {
  beforeAll(async () => {
    await changeSetting(server.store, 'budget', 'price_per_million_output_tokens', 1_000_000);
    await ceo.call('updateCompany', { body: { budget_monthly: 100_000 } });
  });
  afterAll(async () => {
    await changeSetting(server.store, 'budget', 'price_per_million_output_tokens', 0);
  });
  const share = async (department: string, budget_percent: number): Promise<void> => {
    const { data } = (await ceo.call('listDepartments')).body;
    const { id } = known(data.find(({ name }: { name: string }) => name === department));
    const answer = await ceo.call('updateDepartment', { path: { department_id: id }, body: { budget_percent } });
    expect(answer.status).toBe(200);
  };

  it('is that of the department of each agent: an agent without budget is skipped without a call', async () => {
    await share('Finance', 1);
    model.script('text', says('Here'));
    const round = await convene();
    expect(namesOf(round.contributions)).toEqual(['Ada']);
    expect(round.participantsSkipped).toEqual([idOf('Bob')]);
    expect(model.calls).toHaveLength(1);
  });

  it('is refused when no agent has any, and nothing is stored; a failed call takes precedence', async () => {
    const before = await countChat(server);
    const asked = { targets: ['Bob', 'Cid'] };
    expect(await failureOf(convene(asked))).toMatchObject({
      code: 6000,
      detail: expect.stringContaining('department'),
    });
    expect(model.calls).toHaveLength(0);
    expect(await countChat(server)).toEqual(before);
    model.script('text', { drop: true });
    expect(await failureOf(convene({ targets: ['Bob', 'Ada'] }))).toMatchObject({ code: 7000 });
    await share('Finance', 0);
  });
});
