import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToolStepCall } from '../../../domain/llm/provider.ts';
import { setChat } from '../../support/builders/chat/turns.ts';
import { newAgent, newDepartment } from '../../support/builders/organisation/organisation.ts';
import { setUpCeo } from '../../support/builders/people.ts';
import type { Body, Client } from '../../support/client/client.ts';
import { errorOf } from '../../support/client/expect.ts';
import type { FieldOf } from '../../support/client/operation-types.ts';
import { createDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ScriptedModel } from '../../support/doubles/scripted-model.ts';
import { startServer, type TestServer } from '../../support/server/server.ts';

const KEY = 'the key of the east';
let main: ScriptedModel;
let east: ScriptedModel;
let database: TestDatabase;
let server: TestServer;
let ceo: Client;
const folder = mkdtempSync(join(tmpdir(), 'models-'));

/** A file of providers: the second endpoint with these models, and one whose key is missing. */
const providersFile = (...models: readonly string[]): string => {
  const offered = (ids: readonly string[]) => ids.map((id) => ({ id }));
  const common = { kind: 'openai-compatible', base_url: east.url };
  const providers = [
    { ...common, name: 'east', api_key_env: 'EAST_KEY', models: offered(models) },
    { ...common, name: 'keyless', api_key_env: 'NO_SUCH_KEY', models: offered(['m-k']) },
    { name: 'house', kind: 'guided' },
  ];
  const file = join(folder, `${models.join('-')}.json`);
  writeFileSync(file, JSON.stringify({ providers }));
  return file;
};
const startWith = (file: string, env: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
  startServer({ database, env: { MODEL_PROVIDERS_FILE: file, ...env } });
const byModel = () => ({ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: main.url, MODEL_ID: 'model-1' });

/** Name, role, provider and model. */
const AGENTS = [
  ['Ada', 'CTO', 'east', 'm-a'],
  ['Bob', 'CFO', 'east', 'm-b'],
  ['Cid', 'COO', null, null],
  ['Dee', 'CPO', 'keyless', 'm-k'],
  ['Eve', 'CEO', 'house', 'guide-1'],
  ['Fay', 'CIO', 'default', 'model-1'],
] as const;

beforeAll(async () => {
  vi.stubEnv('EAST_KEY', KEY);
  [main, east, database] = await Promise.all([ScriptedModel.start(), ScriptedModel.start(), createDatabase()]);
  server = await startWith(providersFile('m-a', 'm-b'), byModel());
  ceo = await setUpCeo(server.client);
  await newDepartment(ceo, 'Sales');
  for (const [name, role, model_provider, model_id] of AGENTS)
    await newAgent(ceo, name, 'Sales', { role, model_provider, model_id });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await Promise.all([main.close(), east.close(), database.drop()]);
});
beforeEach(() => {
  for (const model of [main, east]) {
    model.reset();
    model
      .script('tools', { text: 'Busy.' })
      .script('text', { text: 'Busy.' })
      .script('stream', { pieces: ['Bu', 'sy.'] });
    model.script('group_contribution', { json: { message: 'I say.', invite: null } });
    const asked = { needs_clarification: true, clarifying_question: 'Which?', plan: null };
    model.script('propose_decision', { json: asked });
  }
  main.script('chime_in', { json: { chime_ins: [] } });
});

/** The calls of an endpoint: kind and model. */
const callsOf = ({ calls }: ScriptedModel): string[] => calls.map(({ kind, body }) => `${kind} ${body.model}`);
const routeTo = (role: string): void =>
  void main.script('concern_route', { json: { topic: 'tech', role, confidence: 0.9 } });
const ask = async (
  intent: FieldOf<'sendTurn', 'intent_override'>,
  fields: object = {},
): Promise<{ readonly status: number; readonly body: Body }> =>
  ceo.call('sendTurn', { body: { message: 'How is our architecture?', intent_override: intent, ...fields } });
const madeBy = (model: string) => ({ provider: 'openai-compatible', model, built_in: false });
const GUIDE = { provider: 'guided', model: 'guide-1', built_in: true };

describe('a reply in the voice of an agent', () => {
  it.each([
    ['CTO', 'm-a'],
    ['CFO', 'm-b'],
  ])('comes from the model that the %s is bound to, with the key of its endpoint', async (role, model) => {
    routeTo(role);
    const { body } = await ask('explain');
    expect(body.data).toMatchObject({ answer: { responder_role: role }, generated_by: madeBy(model) });
    expect(callsOf(east)).toEqual([`tools ${model}`]);
    expect(east.calls[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(callsOf(main)).toEqual(['concern_route model-1', 'chime_in model-1']);
  });

  it.each([
    ['COO', 'is bound to none'],
    ['CIO', 'is bound to the one of the deployment'],
    ['CPO', 'is bound to an endpoint whose key is not there'],
  ])('comes from the model of the deployment if the %s %s', async (role) => {
    routeTo(role);
    const { body } = await ask('explain');
    expect(body.data).toMatchObject({ answer: { responder_role: role }, generated_by: madeBy('model-1') });
    expect([callsOf(east), callsOf(main)[1]]).toEqual([[], 'tools model-1']);
    expect(main.calls[1]?.headers.authorization).toBeUndefined();
  });

  it('comes from the guide if the agent is bound to it', async () => {
    routeTo('CEO');
    const answer = await ceo.call('sendTurn', { body: { message: 'Who?', intent_override: 'explain' } });
    expect([answer.headers['x-model-provider'], answer.body.data.generated_by]).toEqual(['guided', GUIDE]);
    expect([callsOf(east), callsOf(main)]).toEqual([[], ['concern_route model-1', 'chime_in model-1']]);
  });

  it('fails when its endpoint fails, without a replacement', async () => {
    routeTo('CTO');
    east.script('tools', { status: 500, body: '' });
    const body = { message: 'Who?', intent_override: 'explain' };
    expect(errorOf(await ceo.callRaw('sendTurn', { body }))).toEqual([502, 7000]);
    expect(main.callsOf('tools')).toEqual([]);
  });

  it('is streamed by that model too', async () => {
    routeTo('CTO');
    const { frames } = await ceo.call('streamTurn', { body: { message: 'Who?', intent_override: 'explain' } });
    expect(frames.map(({ event }) => event)).toEqual(['delta', 'delta', 'complete']);
    expect(frames[2]?.data.generated_by).toEqual(madeBy('m-a'));
    expect(callsOf(east)).toEqual(['stream m-a']);
  });

  it('is proposed by that model too', async () => {
    routeTo('CFO');
    expect((await ask('propose')).body.data.generated_by).toEqual(madeBy('m-b'));
    expect(callsOf(east)).toEqual(['propose_decision m-b']);
  });

  it('without an agent comes from the model of the deployment', async () => {
    await setChat(server, { routing_enabled: false });
    for (const intent of ['explain', 'propose'] as const)
      expect((await ask(intent)).body.data.generated_by).toEqual(madeBy('model-1'));
    expect(callsOf(east)).toEqual([]);
    await setChat(server, { routing_enabled: true });
  });
});

describe('a group', () => {
  beforeAll(() => setChat(server, { invite_enabled: true }));
  afterAll(() => setChat(server, { invite_enabled: false }));
  const convene = (...named_targets: readonly string[]) => ask('group_convene', { named_targets });
  const said = ({ body }: { readonly body: Body }): string[] =>
    body.data.group.contributions.map(({ agent_name, content }: Body) => `${agent_name}: ${content}`);

  it("calls each agent's own model, and names the model of the first message", async () => {
    east.script('group_contribution', ({ body }) => ({ json: { message: `${body.model} says.`, invite: null } }));
    main.script('group_contribution', ({ body }) => ({ json: { message: `${body.model} says.`, invite: null } }));
    const round = await convene('Bob', 'Ada', 'Cid');
    expect(said(round)).toEqual(['Bob: m-b says.', 'Ada: m-a says.', 'Cid: model-1 says.']);
    expect(round.body.data.generated_by).toEqual(madeBy('m-b'));
    expect(callsOf(east)).toEqual(['group_contribution m-b', 'group_contribution m-a']);
  });

  it('names the model of a first message that violated its schema', async () => {
    east.script('group_contribution', { text: 'Just so.' });
    const round = await convene('Ada', 'Cid');
    expect([said(round)[0], round.body.data.generated_by]).toEqual(['Ada: Just so.', madeBy('m-a')]);
  });

  it('gets plain text from them too, the guide included', async () => {
    await setChat(server, { invite_enabled: false });
    const round = await convene('Eve', 'Ada');
    expect(round.body.data).toMatchObject({ generated_by: GUIDE, group: { participants_skipped: [] } });
    expect(callsOf(east)).toEqual(['text m-a']);
    await setChat(server, { invite_enabled: true });
  });

  it('omits agents that cannot reply, without a replacement', async () => {
    east.script('group_contribution', { status: 500, body: '' });
    const round = await convene('Ada', 'Cid');
    expect(said(round)).toEqual(['Cid: I say.']);
    expect(round.body.data.generated_by).toEqual(madeBy('model-1'));
  });
});

describe('a step with tools', () => {
  const step = (choice: ToolStepCall['choice']): ToolStepCall => ({
    messages: [{ role: 'user', content: 'Do it.' }],
    ...{ temperature: 0.3, maxOutputTokens: 10, timeoutSeconds: 30, signal: new AbortController().signal },
    tools: [{ name: 'company_read', description: 'Reads it.', parameters: { type: 'object' } }],
    ...(choice === undefined ? {} : { choice }),
  });

  it('is made by the model that is chosen, otherwise by the one of the deployment', async () => {
    for (const model of [main, east]) model.script('tools', { text: 'Done.' });
    const { gateway } = server.services;
    const made = [
      await gateway.toolStep(step({ provider: 'east', modelId: 'm-b' }), {}),
      await gateway.toolStep(step({ provider: 'east', modelId: 'm-c' }), {}),
      await gateway.toolStep(step({ provider: 'west', modelId: 'm-b' }), {}),
      await gateway.toolStep(step(null), {}),
      await gateway.toolStep(step(undefined), {}),
    ];
    expect(made.map(({ generatedBy }) => generatedBy.model)).toEqual(['m-b', ...Array(4).fill('model-1')]);
    expect([callsOf(east), callsOf(main)]).toEqual([['tools m-b'], Array(4).fill('tools model-1')]);
  });
});

describe('on another server', () => {
  it('a model that is no longer offered is replaced by the one of the deployment', async () => {
    const other = await startWith(providersFile('m-a'), byModel());
    const body = { message: 'Talk.', intent_override: 'group_convene', named_targets: ['Ada', 'Bob'] } as const;
    const round = await other.client.as(ceo.identity).call('sendTurn', { body });
    expect(round.status).toBe(200);
    expect([callsOf(east), callsOf(main)]).toEqual([['text m-a'], ['text model-1']]);
    await other.close();
  });

  it('with the guide, the response header names the provider of the speaker', async () => {
    const guided = await startWith(providersFile('m-a', 'm-b'));
    const client = guided.client.as(ceo.identity);
    const providerOf = async (operation: 'sendTurn' | 'streamTurn', message: string) =>
      (await client.call(operation, { body: { message, intent_override: 'explain' } })).headers['x-model-provider'];
    for (const operation of ['sendTurn', 'streamTurn'] as const) {
      expect(await providerOf(operation, 'How is our software architecture?')).toBe('openai-compatible');
      expect(await providerOf(operation, 'How is everybody?')).toBe('guided');
    }
    expect(callsOf(east)).toEqual(['tools m-a', 'stream m-a']);
    await guided.close();
  });
});
